"""Building the deck: pictures and their words, from the scenes, into MozaiK's data.

A scene that is not drawn yet keeps its old data, so the deck can always be played.
"""

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from studio import truth
from studio.colour import Pixels
from studio.raster import pixels
from studio.scene import Scene, scenes
from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import deckfile
from tesselle.owndecks import safe_svg

DECK = "tesselle"
PICTURES = deckfile.DATA / "pictures"


class NoScene(TesselleError):
    """A number that no scene has."""


@dataclass(frozen=True)
class Picture:
    """A scene that was drawn and found true."""

    scene: Scene
    svg: str
    pixels: Pixels

    def data(self) -> dict[str, object]:
        """Give what the deck says of it."""
        return {
            "about_fr": self.scene.fr,
            "about_en": self.scene.en,
            "yes": sorted(self.scene.yes),
            "arguable": sorted(self.scene.arguable),
        }


def chosen(only: Collection[int] = ()) -> list[Scene]:
    """Give the scenes of these numbers, or all of them."""
    known = scenes()
    for number in only:
        if number not in known:
            drawn = ", ".join(map(str, known))
            raise NoScene(
                Say(
                    f"scene {number} is not drawn; drawn are {drawn}",
                    f"la scène {number} n’est pas dessinée ; le sont : {drawn}",
                )
            )
    return [scene for number, scene in known.items() if not only or number in only]


def picture(scene: Scene) -> Picture:
    """Draw a scene and check it: its file, its colours, its words."""
    svg = scene.svg()
    safe_svg.check(svg, f"p{scene.number}")
    seen = pixels(svg)
    truth.check(scene, scene.drawing().seen, seen, words())
    return Picture(scene, svg, seen)


def words() -> frozenset[str]:
    """Give the keys of the deck's words."""
    return frozenset(word.key for word in deckfile.load(DECK).words)


def checked(only: Collection[int] = ()) -> Iterator[Picture | TesselleError]:
    """Draw scenes one by one: each as a picture, or as what is wrong with it."""
    for scene in chosen(only):
        try:
            yield picture(scene)
        except TesselleError as error:
            yield error


def write(drawn: Collection[Picture], folder: Path = deckfile.DATA) -> None:
    """Write pictures to ``folder``/pictures and their words into the deck's file there."""
    file = folder / f"{DECK}.json"
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    (folder / "pictures").mkdir(exist_ok=True)
    for each in drawn:
        (folder / "pictures" / f"{each.scene.number}.svg").write_text(each.svg, encoding="utf-8")
        data["images"][str(each.scene.number)] = each.data()
    deckfile.read_deck(data, DECK)  # refuse to write what could not be read
    file.write_text(written(data), encoding="utf-8")


def written(data: dict[str, Any]) -> str:
    """Write a deck's data: a line for each word, and one for each field of an image."""
    words = [f"    {_json(key)}: {_json(word)}" for key, word in data["words"].items()]
    images = []
    for number, image in data["images"].items():
        fields = [f"      {_json(name)}: {_json(value)}" for name, value in image.items()]
        images.append(f"    {_json(number)}: {{\n" + ",\n".join(fields) + "\n    }")
    blocks = [
        f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }"
        for name, lines in (("words", words), ("images", images))
    ]
    return f'{{\n  "name": {_json(data["name"])},\n' + ",\n".join(blocks) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
