"""What each kind of event does to a match: one function for each kind.

An event is stored once and folded by every process that serves the match, so a
fold uses nothing but the match and the event.
"""

from collections.abc import Callable

from tesselle.engine import registry
from tesselle.engine.again import reopened
from tesselle.engine.ending import RESIGNATION
from tesselle.engine.ending import TIME as ON_TIME
from tesselle.server import kinds
from tesselle.server.downtime import Downtime
from tesselle.server.kinds import MOVE
from tesselle.server.live import Live, opened
from tesselle.server.store.append import Fact
from tesselle.server.store.matches import Stored
from tesselle.server.undo import Asked, without
from tesselle.server.words import written

ENDINGS = {kinds.RESIGN: RESIGNATION, kinds.TIME: ON_TIME}


def replayed(stored: Stored, downtime: Downtime | None = None) -> Live:
    """Play a stored match again, all its events; raise Exchanged if that is not possible."""
    row = stored.match
    pinned = row.pinned or {}  # matches of older servers have none
    game = registry.get(row.game)
    match = reopened(game, row.seats, row.options, stored.seed, row.names, pinned)
    live = opened(stored, match, downtime)
    for fact in stored.facts:
        fold(live, fact)
    return live


def fold(live: Live, fact: Fact) -> list[Fact]:
    """Take one more event into a match; give the secret choices it reveals."""
    if fact.seq != live.seq + 1:
        raise RuntimeError(f"match {live.id}: expected event {live.seq + 1}, got {fact.seq}")
    FOLDS[fact.kind](live, fact)
    return live.note(fact)


def fold_move(live: Live, fact: Fact) -> None:
    """Play the move, and keep what is to be said of it."""
    action = live.match.read(fact.seat, fact.move)
    live.words[fact.seq] = written(live.match, fact, action)
    live.match.play_action(fact.seat, action)


def fold_exit(live: Live, fact: Fact) -> None:
    """Hand the seat over to the bot that is named, or end the match."""
    if fact.move:
        live.hand_over(fact.seat, fact.move)
    else:
        live.match.end(fact.seat, ENDINGS[fact.kind])


def fold_undo_ask(live: Live, fact: Fact) -> None:
    """Remember who would like to take back what."""
    live.undo = Asked(fact.seat, int(fact.move))


def fold_undo_yes(live: Live, fact: Fact) -> None:
    """Count a seat among those that agree."""
    if live.undo:
        live.undo = Asked(live.undo.seat, live.undo.moves, (*live.undo.agreed, fact.seat))


def fold_undo_no(live: Live, fact: Fact) -> None:
    """Forget the wish, as `Live.note` does after any event that does not further it."""


def fold_undo(live: Live, fact: Fact) -> None:
    """Take the moves back."""
    live.match = without(live.match, int(fact.move))


FOLDS: dict[str, Callable[[Live, Fact], None]] = {
    MOVE: fold_move,
    kinds.RESIGN: fold_exit,
    kinds.LEAVE: fold_exit,
    kinds.TIME: fold_exit,
    kinds.UNDO_ASK: fold_undo_ask,
    kinds.UNDO_YES: fold_undo_yes,
    kinds.UNDO_NO: fold_undo_no,
    kinds.UNDO: fold_undo,
}
