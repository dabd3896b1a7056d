"""Truth: the words of a scene follow from what is drawn, and its author is told where they do not.

A scene lists every word that is true of it.  Each must come from somewhere:

- a motif that shows it;
- the number of characters: ``seul``, ``duo``, ``groupe``, ``sans-personnage``;
- the colours measured in the picture (``colour.py`` has the threshold);
- the author's eye, for the words that only the whole picture can show (MOODS).

What a motif shows must be listed too, if only as arguable.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from studio.colour import BANDS, HARDLY, SEEN, Pixels, spots
from studio.drawing import Seen
from studio.scene import Scene
from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say

MOODS = frozenset(
    {"calme", "chute", "danger", "dynamique", "fete", "froid", "imaginaire", "jour", "mystere",
     "nuit", "reflet", "voyage"}
)  # fmt: skip
OPPOSITE = (("jour", "nuit"), ("calme", "dynamique"), ("calme", "danger"))  # never both are true
COUNTED = ("sans-personnage", "seul", "duo", "groupe")  # by the number of characters; three or more


class Untrue(TesselleError):
    """A scene whose words and whose picture disagree."""


@dataclass(frozen=True)
class Finding:
    """One disagreement: the word, and what is wrong with it."""

    word: str
    what: str


def counted(seen: Iterable[Seen]) -> str:
    """Give the word for how many characters there are."""
    return COUNTED[min(3, sum(each.living for each in seen))]


def findings(
    scene: Scene, seen: tuple[Seen, ...], pixels: Pixels, words: frozenset[str]
) -> list[Finding]:
    """Compare a scene's words with its motifs and its picture; ``words`` are the deck's."""
    found = [
        Finding(word, "is no word of the deck") for word in (scene.yes | scene.arguable) - words
    ]
    found += [Finding(word, "is both yes and arguable") for word in scene.yes & scene.arguable]
    found += [
        Finding(one, f"and {other!r} cannot both be true")
        for one, other in OPPOSITE
        if {one, other} <= scene.yes
    ]
    found += _of_colours(scene, pixels) + _of_count(scene, seen) + _of_motifs(scene, seen, words)
    return sorted(found, key=lambda finding: finding.word)


def _of_colours(scene: Scene, pixels: Pixels) -> list[Finding]:
    found = []
    for word, count in spots(pixels).items():
        if count >= SEEN and word not in scene.yes:
            found.append(Finding(word, f"fills {count} pixels and is not under yes"))
        elif count < SEEN and word in scene.yes:
            found.append(Finding(word, f"fills only {count} pixels, not {SEEN}"))
        elif count >= HARDLY and word not in scene.yes | scene.arguable:
            found.append(Finding(word, f"fills {count} pixels and is not even arguable"))
    return found


def _of_count(scene: Scene, seen: tuple[Seen, ...]) -> list[Finding]:
    right = counted(seen)
    names = ", ".join(each.motif for each in seen if each.living) or "nobody"
    found = [
        Finding(word, f"is wrong: the characters are {names}")
        for word in sorted(scene.yes.intersection(COUNTED) - {right})
    ]
    if right not in scene.yes:
        found.append(Finding(right, f"is missing: the characters are {names}"))
    return found


def _of_motifs(scene: Scene, seen: tuple[Seen, ...], words: frozenset[str]) -> list[Finding]:
    shown: dict[str, str] = {}
    for each in seen:
        for word in each.words:
            shown.setdefault(word, each.motif)
    found = [
        Finding(word, f"is shown by the motif {motif!r} and stands neither under yes nor arguable")
        for word, motif in shown.items()
        if word in words and word not in scene.yes | scene.arguable
    ]
    found += [
        Finding(word, f"is shown by the motif {motif!r}, and is no word of the deck")
        for word, motif in shown.items()
        if word not in words
    ]
    measured = frozenset(COUNTED) | BANDS.keys()
    found += [
        Finding(word, "is shown by no motif, and the whole picture cannot show it")
        for word in (scene.yes & words) - shown.keys() - MOODS - measured
    ]
    return found


def check(scene: Scene, seen: tuple[Seen, ...], pixels: Pixels, words: frozenset[str]) -> None:
    """Raise ``Untrue``, with every finding, unless words and picture agree."""
    found = findings(scene, seen, pixels, words)
    if found:
        told = "; ".join(f"{finding.word!r} {finding.what}" for finding in found)
        name = f"{scene.number} ({scene.layers.__name__})"
        raise Untrue(Say(f"scene {name}: {told}", f"scène {name} : {told}"))
