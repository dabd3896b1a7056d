"""One play of a game: the state, whose turn it is, and everything that happened."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypedDict

import numpy as np

from tesselle.engine import entropy, registry
from tesselle.engine.ending import BadEnding, Ending
from tesselle.engine.errors import IllegalMove, mismatch, shown
from tesselle.engine.game import SPECTATOR, Game, Note, Options, State, View
from tesselle.engine.pinned import check_pinned
from tesselle.engine.say import Say, say
from tesselle.engine.seats import checked_names
from tesselle.engine.state import copied
from tesselle.engine.tally import Tally
from tesselle.engine.tuning import Tuning


class Event(NamedTuple):
    """One move that was played, with what chance gave because of it."""

    number: int  # from 1, in the order they were played
    seat: int
    move: str  # "Rd4-Bd5"
    action: int
    dealt: dict[str, Any]  # {"draw": ["YP"]}
    notes: tuple[Note, ...] = ()  # to be said besides; no part of a record, for it follows

    def data(self) -> dict[str, Any]:
        """Return the event as it stands in a record."""
        plain: dict[str, Any] = {"seat": self.seat, "move": self.move}
        return plain | {"dealt": self.dealt} if self.dealt else plain


class MatchView(TypedDict):
    """What a view says of the match, whatever the game."""

    game: str
    seats: int
    seat: int | None  # whose view it is; none of somebody who looks on
    names: list[str]  # by seat
    waiting: list[int]  # the seats that may act
    over: bool  # whether it has ended, by the rules or before


class Match:
    """A match in progress or finished; ``tesselle.new`` makes one.

    Truth is the game, its options, the secret seed and the events: the same four
    always give the same state, byte for byte.
    """

    # What was found out about the state, until it changes.
    _waiting: tuple[int, ...] | None
    _legal: dict[int, list[int]]  # actions by seat, as far as anybody asked
    _open_view: View | None  # where everybody sees the same

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int | bytes | None = None,
        names: Sequence[str] | None = None,
        pinned: Mapping[str, Any] | None = None,  # what it was begun with, if it is opened again
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options: Options = game.check_options(options)
        exact = game.recalled(self.options, pinned) if pinned else self.options
        self.pinned = game.pinned(exact)  # {"deck": {"name": …, "sha256": …}}
        self.names = checked_names(names, seats)
        self.events: list[Event] = []
        self.revealed = 0  # how many of the events everybody may know
        self.ended: Ending | None = None  # set when it ended before the rules say so
        self._seed = entropy.seed_bytes(seed)
        self._state = game.blank(seats, exact)
        game.setup(self._state, entropy.word_of_event(self._seed, 0))
        self.dealt = game.dealt(None, self._state, SPECTATOR)

    @classmethod
    def at(cls, game: Game, position: str, seed: int = 0) -> "Match":
        """Begin at a position as ``write_position`` writes it, or raise BadPosition.

        For lessons and analysis: what was played before is not known, so such a
        match has no record that could be played again.
        """
        state = game.read_position(position)
        seats, options = game.opened_with(state)
        match = cls(game, seats, options, seed)
        match._state, match.dealt = state, {}
        return match

    @classmethod
    def reopened(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: bytes,
        names: Sequence[str] | None,
        pinned: Mapping[str, Any],
    ) -> "Match":
        """Open a match once more, before its first event, or raise Exchanged."""
        match = cls(game, seats, options, seed, names, pinned)
        check_pinned(pinned, match.pinned)
        return match

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
        if self._waiting is None:
            mask = 0 if self.ended else int(self.game.waiting(self._state))
            self._waiting = _seats_in(mask)
        return self._waiting

    @property
    def tuning(self) -> Tuning:
        """How to search the game at a table of so many seats."""
        tuning = self.game.tuning
        return tuning.alone if self.seats == 1 and tuning.alone else tuning

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.waiting

    @property
    def scores(self) -> list[Any]:
        """The game's own points as they stand, one entry for each seat."""
        out = np.zeros((self.seats, self.game.score_numbers), np.int32)
        self.game.scores(self._state, out.reshape(-1))
        points: list[Any] = (out if self.game.score_numbers > 1 else out[:, 0]).tolist()
        return points

    def collected(self, seat: int) -> int:
        """Return all the numbers of a seat's score, added up: a move brings what they rise by."""
        return int(np.sum(self.scores[seat]))

    @property
    def summaries(self) -> list[Say]:
        """The same in words, seat by seat: "31 tiles"."""
        return [self.game.summary(score) for score in self.scores]

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, from 1; equal seats share one."""
        if self.ended:
            return self.ended.ranking(self.seats)
        out = np.zeros(self.seats, np.int32)
        self.game.ranking(self._state, out)
        places: list[int] = out.tolist()
        return places

    @property
    def decided(self) -> Say | None:
        """What decided a match that is over: nothing is told where somebody ended it early."""
        if self.game.decided is None or self.ended or not self.over:
            return None
        ranking = self.ranking
        first, *others = sorted(range(self.seats), key=lambda seat: ranking[seat])
        return self.game.decided(self._state, first, others[0] if others else None)

    @property
    def position(self) -> str:
        """The whole state as text, secrets included."""
        return self.game.write_position(self._state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what ``seat`` may see, as plain data; ``None`` is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        waiting = self.waiting
        common: MatchView = {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "names": list(self.names),
            "waiting": list(waiting),
            "over": not waiting,
        }
        return {**self._seen(seat), **common}

    def actions(self, seat: int) -> list[int]:
        """Return the seat's legal actions as numbers, rising; none out of turn."""
        self._check_seat(seat)
        return list(self._legal_actions(seat))

    def legal(self, seat: int) -> list[str]:
        """Return the seat's legal moves as text, in the order of ``actions``."""
        self._check_seat(seat)
        actions = self._legal_actions(seat)
        if self.game.texts:
            return list(map(self.game.texts(self._state).__getitem__, actions))
        return [self.game.write_move(self._state, seat, action) for action in actions]

    def read(self, seat: int, move: str) -> int:
        """Return the legal action that ``move`` means, or raise IllegalMove with the reason."""
        self._check_turn(seat)
        if not isinstance(move, str):
            raise IllegalMove(mismatch(say("move-as-text"), shown(move)))
        action = self.game.read_move(self._state, seat, move)
        if action not in self._legal_actions(seat):
            why = self.game.reason(self._state, seat, action)
            raise IllegalMove(why.said, why.cells)
        return action

    def preview(self, seat: int, move: str) -> Tally:
        """Return what a legal move would earn at once, and where; nothing is played."""
        return self.preview_action(seat, self.read(seat, move))

    def preview_action(self, seat: int, action: int) -> Tally:
        """Return the same of a legal action."""
        return self.game.preview(self._state, seat, action)

    def describe_action(self, seat: int, action: int) -> Say:
        """Return a legal action in words that follow a name."""
        return self.game.described(self._state, seat, action)

    def advise_action(self, seat: int, action: int) -> Say:
        """Return a legal action in words of advice."""
        return self.game.advised(self._state, seat, action)

    def play(self, seat: int, move: str) -> Event:
        """Play ``move``; an IllegalMove leaves the match untouched."""
        return self._apply(seat, self.read(seat, move))

    def play_action(self, seat: int, action: int) -> Event:
        """Play a legal action given as its number."""
        self._check_turn(seat)
        if type(action) is not int or action not in self._legal_actions(seat):
            raise IllegalMove(say("not-legal", action=shown(action), seat=seat))
        return self._apply(seat, action)

    def end(self, seat: int, by: str) -> None:
        """End the match here: ``seat`` resigned, or ran out of time."""
        self._check_seat(seat)
        if self.over:
            raise BadEnding(say("match-over"))
        self.ended = Ending(seat, by)
        self.revealed = len(self.events)
        self._forget()

    def imagine(self, seat: int, word: entropy.Word) -> State:
        """Return a state that ``seat`` cannot tell from the real one.

        All that is hidden from the seat is dealt anew, so a bot that thinks on
        the result cannot peek.
        """
        state = self.state
        self.game.resample(state, seat, np.uint64(word))
        return state

    def imagined(self, seat: int, word: entropy.Word) -> "Match":
        """Return a match that ``seat`` cannot tell from this one, dealt anew as by ``imagine``."""
        other = self.copy()
        other._state = self.imagine(seat, word)
        return other

    def without(self, last: int) -> "Match":
        """Return the match without its last events, played again, or raise Exchanged."""
        match = Match.reopened(
            self.game, self.seats, self.options, self.seed, self.names, self.pinned
        )
        for event in self.events[: len(self.events) - last]:
            match.play_action(event.seat, event.action)
        return match

    def check_pinned(self) -> None:
        """Raise Exchanged if the match could not be opened again now."""
        exact = self.game.recalled(self.options, self.pinned)
        check_pinned(self.pinned, self.game.pinned(exact))

    def copy(self) -> "Match":
        """Return a match that goes its own way from here."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.events = list(self.events)
        other._legal = dict(self._legal)
        return other

    def events_for(self, seat: int | None) -> list[Event]:
        """Return the events ``seat`` may know: not what others chose in secret just now."""
        pending = self.events[self.revealed :]
        return self.events[: self.revealed] + [event for event in pending if event.seat == seat]

    def record(self, *, secret: bool = False) -> dict[str, Any]:
        """Return the match as one JSON-able object.

        Until the match is over the seed, all that was dealt and choices not yet
        revealed are left out; ``secret=True`` keeps them, to go on later.
        """
        from tesselle.engine.record import write_record

        return write_record(self, secret=secret)

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that the match does not have."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove(mismatch(say("seat-up-to", last=self.seats - 1), shown(seat)))

    def _check_turn(self, seat: int) -> None:
        """Refuse a seat that is not to act now, and say which are."""
        self._check_seat(seat)
        if self.over:
            raise IllegalMove(say("match-over"))
        if seat not in self.waiting:
            others = ", ".join(map(str, self.waiting))
            raise IllegalMove(say("not-your-turn", seat=seat, waiting=others))

    def _apply(self, seat: int, action: int) -> Event:
        before, after = self._state, copied(self._state)
        pending = self.waiting != (seat,) and self.game.secret(before, seat)
        move = self.game.write_move(before, seat, action)
        number = len(self.events) + 1
        self.game.apply(after, seat, action, self._chance(number))
        self._state = after
        dealt = self.game.dealt(before, after, seat)
        notes = self.game.notes(before, after, seat) if self.game.notes else ()
        event = Event(number, seat, move, action, dealt, notes)
        self.events.append(event)
        if not pending:  # the last to choose reveals what all chose
            self.revealed = len(self.events)
        return event

    def _chance(self, event: int) -> np.uint64:
        return entropy.word_of_event(self._seed, event) if self.game.chance else entropy.NONE

    @property
    def _state(self) -> State:
        return self._now

    @_state.setter
    def _state(self, state: State) -> None:
        self._now = state  # never changed from here on: copies of the match share it
        self._forget()

    def _forget(self) -> None:
        """Drop what was found out: the state has just changed, or the match ended."""
        self._waiting = None
        self._legal = {}
        self._open_view = None

    def _legal_actions(self, seat: int) -> list[int]:
        if seat not in self._legal:
            out = np.empty(self.game.most_actions, np.int32)
            count = self.game.legal(self._state, seat, out) if seat in self.waiting else 0
            self._legal[seat] = out[:count].tolist()
        return self._legal[seat]

    def _seen(self, seat: int | None) -> View:
        if not self.game.open:
            return self.game.view(self._state, seat)
        if self._open_view is None:
            self._open_view = self.game.view(self._state, None)
        return self._open_view


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


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
