"""The columns of a dataset: what they are called, of which type, and what they mean.

The meaning stands in the files themselves, as each column's ``about``, and in the data card.
"""

from typing import Any

import pyarrow as pa

from tesselle.engine.game import Game

INT8, INT16, INT32, INT64 = pa.int8(), pa.int16(), pa.int32(), pa.int64()
TEXT = pa.string()
NAME = pa.dictionary(INT32, TEXT)  # a text that comes again and again
OPTION = "option_"  # before the name of each option of the game
OPTION_TYPES: dict[type, Any] = {bool: pa.bool_(), int: INT32, str: NAME}


def matches_schema(game: Game) -> Any:
    """Return the columns of the matches; lists are by seat."""
    return pa.schema(
        [
            _column("match", INT64, "its number in the dataset, from 0: the key of both tables"),
            _column("id", TEXT, "follows from what was played by whom; the arena's id of it"),
            _column("shuffle", INT32, "which deal: each is played once from each seating"),
            _column("seed", INT64, "of the deal, and of every draw"),
            _column("bots", _list(NAME), "who sat there"),
            _column("bot_seeds", _list(INT64), "of each bot's own chance"),
            _column("scores", _list(_list(INT32)), "the numbers of each seat's score"),
            _column("points", _list(INT32), "what each seat's score is worth in points"),
            _column("ranks", _list(INT8), "places from 1; equal seats share one"),
            _column("length", INT32, "how many events"),
            _column("forfeit", INT8, "the seat of a bot that erred and so came last; mostly null"),
            _column("error", TEXT, "what it did"),
            _column("analysed", pa.bool_(), "whether a search judged its events"),
            _column("game", NAME, "the game's name"),
            _column("rules", NAME, "the version of its rules"),
            _column("seats", INT8, "how many play"),
            *(
                _column(OPTION + each.name, OPTION_TYPES[type(each.default)], each.about.en)
                for each in game.options
            ),
            _column("pinned", NAME, "what else the rules used, such as a deck's SHA-256, as JSON"),
            _column("tesselle", NAME, "the version of the package that played it"),
        ]
    )


def events_schema() -> Any:
    """Return the columns of the events, which lie in the order they were played."""
    return pa.schema(
        [
            _column("match", INT64, "the match it belongs to"),
            _column("number", INT32, "from 1, in the order they were played"),
            _column("seat", INT8, "who moved, from 0"),
            _column("bot", NAME, "which bot sat there"),
            _column("action", INT32, "the move as a number"),
            _column("move", NAME, "the move as text"),
            _column("legal", INT32, "how many moves were legal"),
            _column("secret", pa.bool_(), "whether it stayed hidden until all had chosen"),
            _column("points", _list(INT32), "of each seat, after the event"),
            _column("best", NAME, "the move a search likes best; null where it was not asked"),
            _column("lost", pa.float32(), "by how much the move lowers the chance to come first"),
            _column("chances", _list(pa.float32()), "of each seat to come first, before it"),
        ]
    )


def about(schema: Any) -> list[tuple[str, str, str]]:
    """Return name, type and meaning of each column."""
    return [(each.name, _typed(each.type), each.metadata[b"about"].decode()) for each in schema]


def _typed(kind: Any) -> str:
    if pa.types.is_dictionary(kind):
        return _typed(kind.value_type)
    if pa.types.is_list(kind):
        return f"list of {_typed(kind.value_type)}"
    return str(kind)


def _list(kind: Any) -> Any:
    return pa.list_(pa.field("element", kind))  # as Parquet calls it


def _column(name: str, kind: Any, meaning: str) -> Any:
    return pa.field(name, kind, metadata={"about": meaning})
