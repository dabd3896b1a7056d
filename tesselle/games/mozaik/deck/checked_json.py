"""JSON as people write it into the files of a deck: read, or refused with its place."""

import json
import unicodedata
from typing import Any, NoReturn, TypeGuard

from tesselle.engine.errors import cut
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck.deck import BadDeck, Place, shown_json

UNWRITABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})  # Unicode: control, surrogate, line, paragraph


def parsed(content: bytes, place: Place) -> Any:
    """Read the bytes of a file as JSON; errors call it by ``place``."""

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            place.refuse(
                Say("each field of an object once", "chaque champ d'un objet une seule fois"),
                Say(f"{shown_json(twice)} twice", f"{shown_json(twice)} deux fois"),
            )
        return fields

    def constant(text: str) -> NoReturn:
        place.refuse("JSON", text)

    try:
        return json.loads(
            content.decode("utf-8"), object_pairs_hook=unique, parse_constant=constant
        )
    except BadDeck:
        raise
    except UnicodeDecodeError as error:
        byte = f"{content[error.start]:#04x}"
        place.refuse(
            Say("text in UTF-8", "du texte en UTF-8"),
            Say(f"byte {byte} at {error.start}", f"l'octet {byte} en {error.start}"),
        )
    except RecursionError:
        place.refuse(
            Say("JSON of three levels", "du JSON à trois niveaux"),
            Say("too many levels to read", "trop de niveaux"),
        )
    except ValueError as error:  # not JSON, or a number of too many digits
        place.refuse("JSON", cut(str(error)))


def fields_of(value: object, names: tuple[str, ...], place: Place) -> dict[str, object]:
    """Read an object that has exactly the fields ``names``."""
    fields = object_of(value, place)
    listed = ", ".join(names)
    expected = Say(f"the fields {listed}", f"les champs {listed}")
    for name in fields:
        if name not in names:
            text = shown_json(name)
            place.refuse(expected, Say(f"unknown field {text}", f"le champ inconnu {text}"))
    for name in names:
        if name not in fields:
            place.refuse(expected, Say(f"no {name}", f"pas de {name}"))
    return fields


def object_of(value: object, place: Place) -> dict[str, object]:
    """Read an object."""
    if not isinstance(value, dict):
        place.refuse(Say("an object", "un objet"), shown_json(value))
    return value


def text_of(value: object, longest: int, place: Place) -> str:
    """Read one line of text that can be written in UTF-8."""
    if not isinstance(value, str) or not value.strip():
        place.refuse(Say("a text", "un texte"), shown_json(value))
    if len(value) > longest:
        most = Say(f"at most {longest} characters", f"au plus {longest} caractères")
        place.refuse(most, str(len(value)))
    for letter in value:
        if unicodedata.category(letter) in UNWRITABLE:
            code = f"U+{ord(letter):04X}"
            place.refuse(
                Say("one line of plain text", "une ligne de texte simple"),
                Say(f"the character {code}", f"le caractère {code}"),
            )
    return value


def is_whole(value: object) -> TypeGuard[int]:
    """Tell a whole number from all else, ``true`` and ``false`` too."""
    return isinstance(value, int) and not isinstance(value, bool)
