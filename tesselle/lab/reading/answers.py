"""What the tools answer, as plain data; their types become the output schemas that clients get."""

from typing import Any

from typing_extensions import TypedDict  # the SDK reads no other before Python 3.12


class OptionInfo(TypedDict):
    """One thing a match may choose."""

    name: str
    about: str
    default: Any
    choices: list[Any]


class GameInfo(TypedDict):
    """One game, with its author."""

    name: str
    title: str
    credit: str
    about: str
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    sections: list[str]  # of its rules


class BotInfo(TypedDict):
    """One kind of bot."""

    name: str
    about: str


class Games(TypedDict):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Told(TypedDict):
    """One event, as far as the seat may know it."""

    number: int
    seat: int
    move: str | None  # none of a resignation, and of a choice that is still secret
    said: str  # in words that follow the name
    earned: int | None  # points it earned at once
    notes: list[str]


class Outcome(TypedDict):
    """How a match ended."""

    scores: list[Any]
    ranking: list[int]
    results: list[str]  # in words, by seat
    decided: str | None
    ended: str | None  # where somebody ended it early


class Sight(TypedDict):
    """A match as one seat sees it."""

    match: str
    game: str
    title: str
    credit: str
    seat: int  # whose view it is
    own: list[int]  # the seats you play
    names: list[str]
    events: int  # so far
    since: list[Told]  # what happened since this seat was last told
    view: dict[str, Any]
    waiting: list[int]  # the seats that may act
    your_turn: bool
    legal: int  # how many moves the seat has
    moves: list[str] | None  # them, unless they are withheld or many
    over: bool
    outcome: Outcome | None


class Moves(TypedDict):
    """Legal moves, or a part of them."""

    total: int  # of those asked for
    start: int
    moves: list[str]


class Rules(TypedDict):
    """Rules as Markdown."""

    game: str
    text: str


class Regret(TypedDict):
    """One move beside the best that our search found, from what the mover could see."""

    number: int
    seat: int
    played: str
    best: str
    lost: float  # of the chance to come first
    chances: list[float]


class SeatRegret(TypedDict):
    """The moves of one seat together."""

    seat: int
    moves: int  # that were judged: those with an alternative
    mean: float


class Record(TypedDict):
    """A match as a record that ``tesselle verify`` takes once it is over."""

    record: dict[str, Any]
    regrets: list[Regret]
    seats: list[SeatRegret]
