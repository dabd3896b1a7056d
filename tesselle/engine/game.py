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

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below
from tesselle.engine.errors import BadOption, BadSeats, shown
from tesselle.engine.kernel import kernel
from tesselle.engine.option import Option
from tesselle.engine.say import Say
from tesselle.engine.tally import Tally

State: TypeAlias = np.void  # one record: the whole state of one match
States: TypeAlias = npt.NDArray[np.void]  # several, or one for a kernel to write to
Actions: TypeAlias = npt.NDArray[np.int32]
Numbers: TypeAlias = npt.NDArray[np.int32]
Flags: TypeAlias = npt.NDArray[np.int8]
Floats: TypeAlias = npt.NDArray[np.float64]
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


def name_of(view: View, seat: int, language: str, most: int = 20) -> str:
    """Give the name to show for a seat, cut to ``most`` characters."""
    if "names" not in view:
        return Say(f"seat {seat}", f"siège {seat}").to(language)
    name: str = view["names"][seat]
    return name if len(name) <= most else name[: most - 1] + "…"


@kernel
def nothing_secret(state: State, seat: int) -> bool:
    """Tell that choices are seen at once: what most games do."""
    return False


@kernel
def any_listed(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Give one of all legal actions: what most games do."""
    return int(room[below(entropy, 0, anygame.legal(state, seat, room))])


def _never_judges(state: State, seat: int) -> bool:
    return False


def _nothing_pinned(options: Options) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What a search wants to know about a game, found by playing matches."""

    # The simulations of levels 1 to 6; 0: what looks best one step ahead.
    budgets: tuple[int, int, int, int, int, int] = (0, 0, 30, 100, 300, 1000)
    guided: bool = True  # by `worth`; without it the search knows nothing but the rules
    depth: int = 1000  # events a play-out may take before `evaluate` judges
    widest: int = 16  # actions looked at in one place, the best by `worth`
    curiosity: float = 1.4  # how much actions attract that were little tried but looked good
    warmth: float = 1.0  # by how much `worth` may differ and two actions still compete
    spread: float = 8.0  # points of a lead with which a match is still open
    slip: float = 0.1  # how often a play-out takes the second best
    margin: float = 0.05  # how much of an outcome is the margin, not the place
    alone: "Tuning | None" = None  # all of this for one seat, where it differs

    def at(self, seats: int) -> "Tuning":
        """Give how to search at a table of so many seats."""
        return self.alone if seats == 1 and self.alone else self


@dataclass(frozen=True)
class Solved:
    """What exact search found for the seat to move."""

    action: int  # a best one
    share: float  # of the first place that it makes sure of: 1.0, or 0.5 for a draw, or 0.0


def _earns_nothing(state: State, seat: int, action: int) -> Tally:
    return Tally((), 0)


def _points(score: Any) -> Say:
    few = abs(score) < 2  # French counts 0 as one, English as many
    return Say(f"{score} point{'' if score == 1 else 's'}", f"{score} point{'' if few else 's'}")


def _never_solved(state: State) -> Solved | None:
    return None


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
    open: bool = False  # everybody sees everything: what one sees need not be made for each
    chance: bool = True  # whether anything is random after the deal: without it no word is made

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
    # One legal action, each as likely, (state, seat, entropy, room), where no list is needed.
    lot: Callable[[State, int, Word, Actions], int] = field(default=any_listed)
    evaluate: Callable[[State, Floats], None]  # how well each seat stands, in points
    # How good actions look, one step ahead, (state, seat, actions, out); all are of one step.
    worths: Callable[[State, int, Actions, Floats], None]
    tuning: Tuning = field(default_factory=Tuning)

    # Plain Python.
    blank: Callable[[int, Options], State]  # all that is known before chance speaks
    view: Callable[[State, int | None], View]  # what a seat, or a spectator, may see
    write_move: Callable[[State, int, int], str]  # (state, seat, action) -> "Rd4-Bd5"
    # All moves as text, by action, where none depends on the position: quicker to look up.
    texts: Callable[[State], Mapping[int, str]] | None = None
    read_move: Callable[[State, int, str], int]  # raises IllegalMove for what is no move
    reason: Callable[[State, int, int], Say]  # why this readable action is not legal
    write_position: Callable[[State], str]
    read_position: Callable[[str], State]  # raises BadPosition
    dealt: Callable[[State | None, State, int], dict[str, Any]]  # (before, after, seat)
    draw: Draw  # the table in a terminal
    # What a record must name besides the options: {"deck": {"name": …, "sha256": …}}.
    pinned: Callable[[Options], dict[str, Any]] = field(default=_nothing_pinned)
    # Whether the seat is to judge rather than to play: a table may give it little time for
    # that, and the action of the highest `worth` is taken where it says nothing.
    judges: Callable[[State, int], bool] = field(default=_never_judges)
    # Exact search, within a budget of its own; for two seats, and where nothing is hidden.
    solve: Callable[[State], Solved | None] = field(default=_never_solved)
    # What an action would earn its seat at once and where, from what the seat may see.
    preview: Callable[[State, int, int], Tally] = field(default=_earns_nothing)
    # An action in words that follow a name: "lays red on d4 and blue on d5".
    describe: Callable[[State, int, int], Say] | None = None
    # A seat's entry of `Match.scores` in words: "31 tiles".
    summary: Callable[[Any], Say] = field(default=_points)
    count: Callable[[str], Tally] | None = None  # scores a real table written as text
    count_format: Say | None = None  # what that text looks like

    @property
    def credit(self) -> Say:
        """Who made the game: "by Reiner Knizia"; to be shown wherever its title is."""
        of = "d'" if self.author[0] in VOWELS else "de "
        return Say(f"by {self.author}", f"{of}{self.author}")

    def described(self, state: State, seat: int, action: int) -> Say:
        """Give an action in words, or as it is written where the game has none."""
        if self.describe is not None:
            return self.describe(state, seat, action)
        move = self.write_move(state, seat, action)
        return Say(f"plays {move}", f"joue {move}")

    def worth(self, state: State, seat: int, action: int) -> float:
        """Judge one action as ``worths`` judges many."""
        out = np.empty(1)
        self.worths(state, seat, np.array([action], np.int32), out)
        return float(out[0])

    @property
    def usual_seats(self) -> int:
        """Two, or as few above that as the game allows."""
        return min(count for count in self.seats if count >= min(2, max(self.seats)))

    def check_seats(self, seats: int) -> int:
        """Give ``seats`` back, or raise BadSeats with what the game allows."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            wanted, got = ", ".join(map(str, self.seats)), shown(seats)
            raise BadSeats(
                Say(
                    f"{self.title} is played by {wanted} seats, got {got}",
                    f"{self.title} se joue à {wanted} sièges ; reçu {got}",
                )
            )
        return seats

    def check_options(self, chosen: Mapping[str, Any]) -> Options:
        """Give every option with its value, defaults filled in, or raise BadOption."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise self.no_option(name)
        return {
            name: option.checked(chosen.get(name, option.default)) for name, option in known.items()
        }

    def no_count(self) -> BadOption:
        """Give the error of a game that counts no real table."""
        return BadOption(
            Say(
                f"{self.title} has no score counting",
                f"{self.title} n’a pas de décompte des points",
            )
        )

    def no_option(self, name: object) -> BadOption:
        """Give the error that names the options there are."""
        got, known = shown(name), ", ".join(option.name for option in self.options)
        return BadOption(
            Say(
                f"{self.title} has no option {got}; its options: {known or 'none'}",
                f"{self.title} n’a pas d’option {got} ; ses options : {known or 'aucune'}",
            )
        )
