"""What a game hands over: the whole contract on one screen.

A game is a NumPy record and a handful of kernels.  Its folder's ``__init__.py``
holds ``GAME = Game(...)``, and nothing else is needed for the game to be played
in the library, the terminal, by bots and on a server.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine import defaults
from tesselle.engine.drawing import Draw, listing
from tesselle.engine.entropy import Word
from tesselle.engine.errors import BadOption, BadSeats, shown
from tesselle.engine.option import Option
from tesselle.engine.plainposition import PlainReader, write_plainly
from tesselle.engine.reason import Reason
from tesselle.engine.say import Say, say
from tesselle.engine.say import points as points_said
from tesselle.engine.seats import MOST_SEATS
from tesselle.engine.sight import Sight
from tesselle.engine.tally import Tally
from tesselle.engine.tuning import Tuning

State: TypeAlias = np.void  # one record: the whole state of one match
States: TypeAlias = npt.NDArray[np.void]  # several, or one for a kernel to write to
Actions: TypeAlias = npt.NDArray[np.int32]
Numbers: TypeAlias = npt.NDArray[np.int32]
Int8s: TypeAlias = npt.NDArray[np.int8]
Floats: TypeAlias = npt.NDArray[np.float64]
View: TypeAlias = Mapping[str, Any]  # plain data, ready for JSON; a game may say more
Options: TypeAlias = dict[str, Any]

VOWELS = "AEIOUYÉÈÊÎÔH"  # French drops the e of "de" before them
SPECTATOR = -1  # the seat of somebody who only looks on, for `resample`


class Note(NamedTuple):
    """What an event brought about for a seat, for all to know: its turn is skipped."""

    seat: int
    said: Say  # in words that follow the seat's name
    to_seat: Say  # the same as a sentence, to the seat itself

    def data(self) -> dict[str, Any]:
        """Return the note as plain data, ready for JSON."""
        return {"seat": self.seat, "said": self.said.data(), "to_seat": self.to_seat.data()}


@dataclass(frozen=True)
class Solved:
    """What exact search found for the seat to move."""

    action: int  # a best one
    share: float  # of the first place that it makes sure of: 1.0, or 0.5 for a draw, or 0.0


@dataclass(frozen=True, kw_only=True)
class Game:
    """The rules of one game, and the words and pictures to show it with.

    First what every game says, then what it may say: ``defaults`` tells what holds otherwise.
    """

    name: str  # "genial": its folder, and what one types
    title: str  # "Génial!"
    author: str  # "Reiner Knizia": shown wherever the game is
    about: Say  # one line for somebody who does not know the game
    minutes: int  # how long people take, roughly
    seats: tuple[int, ...]  # (2, 3, 4)
    state: np.dtype[np.void]
    most_actions: int  # no seat ever has more legal actions than this
    most_events: int  # no match ever has more events than this

    # Kernels.  `entropy` is a 64-bit word to be expanded with `entropy.below`.
    waiting: Callable[[State], int]  # a bit per seat that may act; 0 = over
    legal: Callable[[State, int, Actions], int]  # (state, seat, out) -> count, rising
    apply: Callable[[State, int, int, Word], None]  # (state, seat, action, entropy)
    scores: Callable[[State, Numbers], None]  # seats × score_numbers, seat by seat
    # Plain Python.
    blank: Callable[[int, Options], State]  # all that is known before chance speaks
    view: Callable[[State, int | None], View]  # what a seat, or a spectator, may see
    write_move: Callable[[State, int, int], str]  # (state, seat, action) -> "Rd4-Bd5"
    read_move: Callable[[State, int, str], int]  # raises IllegalMove for what is no move

    options: tuple[Option, ...] = ()
    view_type: type[Any] | None = None  # the TypedDict that `view` returns: its board's types
    rules: str = "1"  # changes when old records would play out differently
    score_numbers: int = 1  # how many numbers one seat's score has
    open: bool = False  # everybody sees everything: what one sees need not be made for each
    chance: bool = True  # whether anything is random after the deal: without it no word is made

    # Kernels.
    setup: Callable[[State, Word], None] = field(default=defaults.nothing_dealt)
    # Deals anew what (state, seat or SPECTATOR, entropy) cannot see; to be given unless `open`.
    resample: Callable[[State, int, Word], None] = field(default=defaults.nothing_hidden)
    # Whether what the seat chooses now stays hidden until all have chosen.
    secret: Callable[[State, int], bool] = field(default=defaults.nothing_secret)
    # One legal action, each as likely, (state, seat, entropy, room), where no list is needed.
    random_action: Callable[[State, int, Word, Actions], int] = field(default=defaults.any_listed)
    points: Callable[[Numbers], int] = field(default=defaults.added_up)  # one seat's score's worth
    # Places from 1, equal ones shared.
    ranking: Callable[[State, Numbers], None] = field(default=defaults.most_points_first)
    # How well each seat stands, in points.
    evaluate: Callable[[State, Floats], None] = field(default=defaults.points_now)
    # How good actions look, one step ahead, (state, seat, actions, out); all are of one step.
    worths: Callable[[State, int, Actions, Floats], None] = field(default=defaults.all_alike)
    tuning: Tuning = field(default_factory=Tuning)
    sight: Sight | None = None  # the table as numbers, and masks, for programs that learn

    # Plain Python.
    # All moves as text, by action, where none depends on the position: quicker to look up.
    texts: Callable[[State], Mapping[int, str]] | None = None
    # Why this readable action is not legal, from what the seat may see.
    reason: Callable[[State, int, int], Reason] = field(default=defaults.not_now)
    # The names of all places on a seat's board: reasons, and lines of a tally, light some of them.
    cells: Callable[[State], tuple[str, ...]] = field(default=defaults.no_cells)
    write_position: Callable[[State], str] = field(default=write_plainly)
    read_position: Callable[[str], State] = field(default=PlainReader())  # raises BadPosition
    # The seats and, as far as it tells, the options that a state was opened with.
    opened_with: Callable[[State], tuple[int, Options]] = field(default=defaults.seats_field)
    # What chance gave, (before, after, seat).
    dealt: Callable[[State | None, State, int], dict[str, Any]] = field(
        default=defaults.nothing_told
    )
    draw: Draw = field(default=listing)  # the table in a terminal
    # What a record must name besides the options: {"deck": {"name": …, "sha256": …}}.
    pinned: Callable[[Options], dict[str, Any]] = field(default=defaults.nothing_pinned)
    # The options by which `pinned` and `blank` find what a match of old had pinned, where it is
    # still kept; as they are where it is not, and the match is refused.
    recalled: Callable[[Options, Mapping[str, Any]], Options] = field(
        default=defaults.nothing_to_recall
    )
    # Whether the seat is to judge rather than to play: a table may give it little time for
    # that, and the action of the highest `worths` is taken where it says nothing.
    judges: Callable[[State, int], bool] = field(default=defaults.never_judges)
    # Exact search, within a budget of its own; for two seats, and where nothing is hidden.
    solve: Callable[[State], Solved | None] = field(default=defaults.never_solved)
    # What an action would earn its seat at once and where, from what the seat may see.
    preview: Callable[[State, int, int], Tally] = field(default=defaults.earns_nothing)
    # An action in words that follow a name or advise: "[lays|lay] red on d4 and blue on d5".
    describe: Callable[[State, int, int], Say] | None = None
    # What the seat's action brought about besides, for all to know, (before, after, seat).
    notes: Callable[[State, State, int], tuple[Note, ...]] | None = None
    # A seat's entry of `Match.scores` in words: "31 tiles".
    summary: Callable[[Any], Say] = field(default=points_said)
    # What set the first apart from the next, once it is over: "31 tiles against 30"; alone there
    # is no next.
    decided: Callable[[State, int, int | None], Say] | None = None
    # How much an action does of what each step of the lesson shows, by its name and the most
    # telling first: of two actions, the first step of which one does more fits the other.
    taught: Callable[[State, int, int], dict[str, int]] = field(default=defaults.nothing_taught)
    count: Callable[[str], Tally] | None = None  # scores a real table written as text
    count_format: Say | None = None  # what that text looks like
    credit: Say = field(init=False)  # "by Reiner Knizia": to be shown wherever the title is

    def __post_init__(self) -> None:
        if max(self.seats) > MOST_SEATS:
            raise TypeError(f"{self.name}: at most {MOST_SEATS} seats, got {max(self.seats)}")
        if self.resample is defaults.nothing_hidden and not self.open:
            raise TypeError(f"{self.name}: expected resample, or open=True where nothing is hidden")
        if isinstance(self.read_position, PlainReader):
            object.__setattr__(self, "read_position", PlainReader(self.state))
        vowel = "yes" if self.author[0] in VOWELS else "no"
        object.__setattr__(self, "credit", say("credit", author=self.author, vowel=vowel))

    @property
    def checks_positions(self) -> bool:
        """Whether ``read_position`` refuses what cannot be, so that strangers may write one."""
        return not isinstance(self.read_position, PlainReader)

    def described(self, state: State, seat: int, action: int) -> Say:
        """Return an action in words that follow a name: "lays red on d4 and blue on d5"."""
        return self._in_words(state, seat, action).told()

    def advised(self, state: State, seat: int, action: int) -> Say:
        """Return an action in words of advice: "lay red on d4 and blue on d5"."""
        return self._in_words(state, seat, action).advised()

    def _in_words(self, state: State, seat: int, action: int) -> Say:
        if self.describe is not None:
            return self.describe(state, seat, action)
        return say("plays", move=self.write_move(state, seat, action))

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
        """Return ``seats``, or raise BadSeats with what the game allows."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            wanted = ", ".join(map(str, self.seats))
            raise BadSeats(say("bad-seats", game=self.title, seats=wanted, got=shown(seats)))
        return seats

    def check_options(self, chosen: Mapping[str, Any]) -> Options:
        """Return every option with its value, defaults filled in, or raise BadOption."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise self.no_option(name)
        return {
            name: option.checked(chosen.get(name, option.default)) for name, option in known.items()
        }

    def no_count(self) -> BadOption:
        """Return the error of a game that counts no real table."""
        return BadOption(say("no-count", game=self.title))

    def no_option(self, name: object) -> BadOption:
        """Return the error that names the options there are."""
        known = ", ".join(option.name for option in self.options) or say("no-options")
        return BadOption(say("no-option", game=self.title, option=shown(name), known=known))
