"""One play of a game: the state, whose turn it is, and everything that happened."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tesselle.engine import entropy, registry
from tesselle.engine.errors import BadSeats, IllegalMove, shown
from tesselle.engine.game import SPECTATOR, Game, Options, State, View, copied
from tesselle.engine.say import Say

LONGEST_NAME = 64


@dataclass(frozen=True)
class Event:
    """One move that was played, with what chance gave because of it."""

    seat: int
    move: str  # "Rd4-Bd5"
    action: int
    dealt: dict[str, Any]  # {"draw": ["YP"]}
    gained: int  # how much the seat's points rose by it

    def data(self) -> dict[str, Any]:
        """Give the event as it stands in a record."""
        plain: dict[str, Any] = {"seat": self.seat, "move": self.move}
        return plain | {"dealt": self.dealt} if self.dealt else plain


class Match:
    """A match in progress or finished; ``tesselle.new`` makes one.

    Truth is the game, its options, the secret seed and the events: the same four
    always give the same state, byte for byte.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int | bytes | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options: Options = game.check_options(options)
        self.names = _checked_names(names, seats)
        self.events: list[Event] = []
        self.revealed = 0  # how many of the events everybody may know
        self._seed = entropy.seed_bytes(seed)
        self._state = game.blank(seats, self.options)
        game.setup(self._state, entropy.word_of_event(self._seed, 0))
        self.dealt = game.dealt(None, self._state, SPECTATOR)
        self._room = np.zeros(game.room, np.int32)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, which may be published from the start."""
        return entropy.commitment(self._seed)

    @property
    def seed(self) -> bytes:
        """The secret behind every draw: not to be shown before the end."""
        return self._seed

    @property
    def state(self) -> State:
        """A copy of the state, secrets included."""
        return copied(self._state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        mask = int(self.game.waiting(self._state))
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.waiting

    @property
    def scores(self) -> list[Any]:
        """The game's own points as they stand, one entry for each seat."""
        out = np.zeros((self.seats, self.game.width), np.int32)
        self.game.scores(self._state, out.reshape(-1))
        points: list[Any] = (out if self.game.width > 1 else out[:, 0]).tolist()
        return points

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, from 1; equal seats share one."""
        out = np.zeros(self.seats, np.int32)
        self.game.ranking(self._state, out)
        places: list[int] = out.tolist()
        return places

    @property
    def position(self) -> str:
        """The whole state as text, secrets included."""
        return self.game.write_position(self._state)

    def view(self, seat: int | None) -> View:
        """Give what ``seat`` may see, as plain data; ``None`` is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._state, seat) | {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "names": list(self.names),
            "waiting": list(self.waiting),
            "over": self.over,
        }

    def actions(self, seat: int) -> list[int]:
        """Give the seat's legal actions as numbers, rising; none out of turn."""
        self._check_seat(seat)
        count = self.game.legal(self._state, seat, self._room) if seat in self.waiting else 0
        actions: list[int] = self._room[:count].tolist()
        return actions

    def legal(self, seat: int) -> list[str]:
        """Give the seat's legal moves as text, in the order of ``actions``."""
        return [self.game.write_move(self._state, seat, each) for each in self.actions(seat)]

    def read(self, seat: int, move: str) -> int:
        """Give the legal action that ``move`` means, or raise IllegalMove with the reason."""
        self._check_turn(seat)
        if not isinstance(move, str):
            raise IllegalMove(f"a move is a text, got {shown(move)}")
        action = self.game.read_move(self._state, seat, move)
        if action not in self.actions(seat):
            raise IllegalMove(self.game.reason(self._state, seat, action))
        return action

    def play(self, seat: int, move: str) -> Event:
        """Play ``move``; an IllegalMove leaves the match untouched."""
        return self._apply(seat, self.read(seat, move))

    def play_action(self, seat: int, action: int) -> Event:
        """Play a legal action given as its number."""
        self._check_turn(seat)
        if type(action) is not int or action not in self.actions(seat):
            raise IllegalMove(f"action {shown(action)} is not legal for seat {seat}")
        return self._apply(seat, action)

    def imagine(self, seat: int, word: entropy.Word) -> State:
        """Give a state that ``seat`` cannot tell from the real one.

        All that is hidden from the seat is dealt anew, so a bot that thinks on
        the result cannot peek.
        """
        state = self.state
        self.game.resample(state, seat, np.uint64(word))
        return state

    def copy(self) -> "Match":
        """Give a match that goes its own way from here."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.events = list(self.events)
        other._state = self.state
        other._room = np.zeros_like(self._room)
        return other

    def told(self, seat: int | None) -> list[Event]:
        """Give the events ``seat`` may know: not what others chose in secret just now."""
        pending = self.events[self.revealed :]
        return self.events[: self.revealed] + [event for event in pending if event.seat == seat]

    def record(self, *, secret: bool = False) -> dict[str, Any]:
        """Give the match as one JSON-able object.

        Until the match is over the seed, all that was dealt and choices not yet
        revealed are left out; ``secret=True`` keeps them, to go on later.
        """
        from tesselle.engine.record import write_record

        return write_record(self, secret=secret)

    def _apply(self, seat: int, action: int) -> Event:
        before = self.state
        pending = self.game.secret(before, seat) and self.waiting != (seat,)
        move = self.game.write_move(before, seat, action)
        chance = entropy.word_of_event(self._seed, len(self.events) + 1)
        points = self._total(seat)
        self.game.apply(self._state, seat, action, chance)
        dealt = self.game.dealt(before, self._state, seat)
        event = Event(seat, move, action, dealt, self._total(seat) - points)
        self.events.append(event)
        if not pending:  # the last to choose reveals what all chose
            self.revealed = len(self.events)
        return event

    def _total(self, seat: int) -> int:
        points = self.scores[seat]
        return sum(points) if self.game.width > 1 else int(points)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove(f"expected a seat from 0 to {self.seats - 1}, got {shown(seat)}")

    def _check_turn(self, seat: int) -> None:
        self._check_seat(seat)
        waiting = self.waiting
        if not waiting:
            raise IllegalMove(Say("the match is over", "la partie est terminée"))
        if seat not in waiting:
            others = _listed(waiting)
            raise IllegalMove(
                Say(
                    f"seat {seat} is not to act now; waiting for seat {others}",
                    f"ce n'est pas au siège {seat} de jouer ; on attend : {others}",
                )
            )


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """Open a match: ``new("genial", seats=3, seed=7)``.

    Without ``seats`` it is the usual number; without ``seed`` a fresh secret is drawn.
    """
    found = registry.get(game)
    return Match(found, found.usual_seats if seats is None else seats, options, seed, names)


def _checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"seat {seat}" for seat in range(seats))
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise BadSeats(f"expected {seats} names, got {shown(names)}")
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise BadSeats(f"a name has 1 to {LONGEST_NAME} characters, got {shown(name)}")
    return tuple(names)


def _listed(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
