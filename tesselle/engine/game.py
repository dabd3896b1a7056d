"""What a game hands over: the whole contract on one screen.

A game is a NumPy record and a handful of kernels.  Its folder's ``__init__.py``
holds ``GAME = Game(...)``, and nothing else is needed for the game to be played
in the library, the terminal, by bots and on a server.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine.entropy import Word
from tesselle.engine.errors import BadOption, BadSeats, shown
from tesselle.engine.kernel import kernel
from tesselle.engine.say import Say
from tesselle.engine.tally import Tally

State: TypeAlias = np.void  # one record: the whole state of one match
Actions: TypeAlias = npt.NDArray[np.int32]
Numbers: TypeAlias = npt.NDArray[np.int32]
Flags: TypeAlias = npt.NDArray[np.int8]
View: TypeAlias = dict[str, Any]  # plain data, ready for JSON
Options: TypeAlias = dict[str, Any]
Span: TypeAlias = tuple[str, str]  # a text and its style: ("R", "bold white on red")
Drawing: TypeAlias = list[list[Span]]  # lines of spans, for a terminal

VOWELS = "AEIOUYÉÈÊÎÔH"  # French drops the e of "de" before them
TERMINAL = 80  # columns a drawing may use where nothing wider is known
SPECTATOR = -1  # the seat of somebody who only looks on, for `resample`


class Draw(Protocol):
    """Draws what a view shows."""

    def __call__(self, view: View, language: str, width: int = TERMINAL) -> Drawing:
        """Give lines of styled text, at most ``width`` columns wide if that can be."""
        ...


def zeroed(kind: np.dtype[np.void]) -> State:
    """Give one record of this type, all zero."""
    record: State = np.zeros(1, kind)[0]
    return record


def copied(state: State) -> State:
    """Give a copy, byte for byte; NumPy's own ``copy`` leaves padding undefined."""
    record: State = np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]
    return record


def name_of(view: View, seat: int, language: str, most: int = 20) -> str:
    """Give the name to show for a seat, cut to ``most`` characters."""
    if "names" not in view:
        return Say(f"seat {seat}", f"siège {seat}").to(language)
    name: str = view["names"][seat]
    return name if len(name) <= most else name[: most - 1] + "…"


@dataclass(frozen=True, kw_only=True)
class Option:
    """One thing a table may choose before a match; ``choices`` empty means any text."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    about: Say

    def checked(self, value: Any) -> Any:
        """Give ``value`` back, or raise BadOption with what was expected."""
        if type(value) is not type(self.default):
            wanted = type(self.default).__name__
            raise BadOption(f"option {self.name}: expected {wanted}, got {shown(value)}")
        if self.choices and value not in self.choices:
            wanted = ", ".join(map(str, self.choices))
            raise BadOption(f"option {self.name}: expected one of {wanted}; got {shown(value)}")
        return value

    def read(self, text: str) -> Any:
        """Read a value as typed on a command line."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        return self.checked(text)


@kernel
def nothing_secret(state: State, seat: int) -> bool:
    """Tell that choices are seen at once: what most games do."""
    return False


def _nothing_pinned(options: Options) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What a search wants to know about a game, found by playing matches."""

    depth: int = 1000  # events a play-out may take before `evaluate` judges
    widest: int = 16  # actions looked at in one place, the best by `worth`
    warmth: float = 1.0  # by how much `worth` may differ and two actions still compete
    spread: float = 8.0  # by how much `evaluate` may differ and a match is still open
    slip: float = 0.1  # how often a play-out takes the second best
    margin: float = 0.05  # how much of an outcome is the margin, not the place


@dataclass(frozen=True, kw_only=True)
class Game:
    """The rules of one game, and the words and pictures to show it with."""

    name: str  # "genial": its folder, and what one types
    title: str  # "Génial!"
    author: str  # "Reiner Knizia": shown wherever the game is
    about: Say  # one line for somebody who does not know the game
    minutes: int  # how long people take, roughly
    seats: tuple[int, ...]  # (2, 3, 4)
    options: tuple[Option, ...] = ()
    rules: str = "1"  # changes when old records would play out differently

    state: np.dtype[np.void]
    room: int  # no seat ever has more legal actions than this
    longest: int  # no match ever has more events than this
    width: int = 1  # how many numbers one seat's score has

    # Kernels.  `entropy` is a 64-bit word to be expanded with `entropy.below`.
    setup: Callable[[State, Word], None]  # deals: completes a blank state in place
    waiting: Callable[[State], int]  # a bit per seat that may act; 0 = over
    legal: Callable[[State, int, Actions], int]  # (state, seat, out) -> count, rising
    apply: Callable[[State, int, int, Word], None]  # (state, seat, action, entropy)
    resample: Callable[[State, int, Word], None]  # (state, seat or SPECTATOR, entropy)
    scores: Callable[[State, Numbers], None]  # seats × width numbers, seat by seat
    ranking: Callable[[State, Numbers], None]  # places from 1, equal ones shared
    # Whether what the seat chooses now stays hidden until all have chosen.
    secret: Callable[[State, int], bool] = field(default=nothing_secret)
    evaluate: Callable[[State, int], float]  # how well a seat stands, in points
    worth: Callable[[State, int, int], float]  # how good an action looks, one step ahead
    tuning: Tuning = field(default_factory=Tuning)

    # Plain Python.
    blank: Callable[[int, Options], State]  # all that is known before chance speaks
    view: Callable[[State, int | None], View]  # what a seat, or a spectator, may see
    write_move: Callable[[State, int, int], str]  # (state, seat, action) -> "Rd4-Bd5"
    read_move: Callable[[State, int, str], int]  # raises IllegalMove for what is no move
    reason: Callable[[State, int, int], Say]  # why this readable action is not legal
    write_position: Callable[[State], str]
    read_position: Callable[[str], State]  # raises BadPosition
    dealt: Callable[[State | None, State, int], dict[str, Any]]  # (before, after, seat)
    draw: Draw  # the table in a terminal
    # What a record must name besides the options: {"deck": {"name": …, "sha256": …}}.
    pinned: Callable[[Options], dict[str, Any]] = field(default=_nothing_pinned)
    count: Callable[[str], Tally] | None = None  # scores a real table written as text
    count_format: Say | None = None  # what that text looks like

    @property
    def credit(self) -> Say:
        """Who made the game: "by Reiner Knizia"; to be shown wherever its title is."""
        of = "d'" if self.author[0] in VOWELS else "de "
        return Say(f"by {self.author}", f"{of}{self.author}")

    @property
    def usual_seats(self) -> int:
        """Two, or as few above that as the game allows."""
        return min(count for count in self.seats if count >= min(2, max(self.seats)))

    def check_seats(self, seats: int) -> int:
        """Give ``seats`` back, or raise BadSeats with what the game allows."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            wanted = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.title} is played by {wanted} seats, got {shown(seats)}")
        return seats

    def check_options(self, chosen: Mapping[str, Any]) -> Options:
        """Give every option with its value, defaults filled in, or raise BadOption."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                wanted = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option {shown(name)}; its options: {wanted}")
        return {
            name: option.checked(chosen.get(name, option.default)) for name, option in known.items()
        }
