"""Decks of people's own on this machine: installed, replaced, removed, each whole or not at all."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from tesselle.engine.errors import TesselleError, cut
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import deckfile, installed, texts
from tesselle.owndecks.import_deck import ImportedDeck


class Taken(TesselleError):
    """There is a deck of this name already."""


class NotInstalled(TesselleError):
    """There is no deck of this name that could be removed."""


def install(imported: ImportedDeck, home: Path | None = None, replace: bool = False) -> Path:
    """Write a deck where it is found by its name, whole or not at all; give its folder."""
    name = imported.deck.name
    target = installed.file(name, home).parent
    if name in deckfile.shipped() or (target.exists() and not replace):
        raise Taken(
            Say(
                f"there is a deck {name} already: choose another --name, or --replace your own",
                f"il y a déjà un jeu {name} : choisissez un autre --name, ou --replace le vôtre",
            )
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".new-") as draft:
        made = Path(draft) / name
        installed.pictures(name, Path(draft)).mkdir(parents=True)
        for number, (ending, content) in imported.pictures.items():
            (installed.pictures(name, Path(draft)) / f"{number}{ending}").write_bytes(content)
        file = installed.file(name, Path(draft))
        _write(file, imported.deck.data())
        for language in texts.languages(imported.deck):
            _write(texts.file_of(file, language), texts.texts_of(imported.deck, language))
        if target.exists():
            shutil.rmtree(target)
        made.rename(target)
    return target


def _write(file: Path, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def remove(name: str) -> Path:
    """Delete an installed deck, its pictures too; give the folder that it lay in."""
    if name in deckfile.shipped():
        raise NotInstalled(
            Say(
                f"the deck {name} comes with Tesselle and cannot be removed",
                f"le jeu {name} est fourni avec Tesselle et ne s’enlève pas",
            )
        )
    if name not in installed.names():
        yours = ", ".join(installed.names())
        raise NotInstalled(
            Say(
                f"no deck {cut(name)} of yours; there are: {yours or 'none'}",
                f"pas de jeu {cut(name)} à vous ; il y a : {yours or 'aucun'}",
            )
        )
    target = installed.file(name).parent
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".old-") as bin:
        target.rename(Path(bin) / name)  # so that nobody ever finds half a deck
    return target
