"""What each kind of event does to a match: one function for each kind.

An event is stored once and folded by every process that serves the match, so a
fold uses nothing but the match and the event.
"""

from collections.abc import Callable

from tesselle.engine import registry
from tesselle.engine.ending import RESIGNATION
from tesselle.engine.ending import TIME as ON_TIME
from tesselle.engine.match import Match
from tesselle.server.match import narration
from tesselle.server.match.downtime import Downtime
from tesselle.server.match.live_match import LiveMatch, opened
from tesselle.server.match.undo import UndoRequest
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.matches import StoredMatch
from tesselle.server.wire import kinds
from tesselle.server.wire.kinds import MOVE

ASKED = "asked"  # in an event's data: what its sender wrote, where that differs
ENDINGS = {kinds.RESIGN: RESIGNATION, kinds.TIME: ON_TIME}


def replayed(stored: StoredMatch, downtime: Downtime | None = None) -> LiveMatch:
    """Play a stored match again, all its events; raise Exchanged if that is not possible."""
    row = stored.match
    pinned = row.pinned or {}  # matches of older servers have none
    game = registry.get(row.game)
    match = Match.reopened(game, row.seats, row.options, stored.seed, row.names, pinned)
    live = opened(stored, match, downtime)
    for event in stored.events:
        fold(live, event)
    return live


def fold(live: LiveMatch, event: StoredEvent) -> list[StoredEvent]:
    """Take one more event into a match; return the secret choices it reveals.

    This is the only way: for what is read from the store, for what another process tells,
    and for what somebody here wants to add, which is folded into a copy before it is stored.
    """
    if event.seq != live.seq + 1:
        raise RuntimeError(f"match {live.id}: expected event {live.seq + 1}, got {event.seq}")
    event = FOLDS[event.kind](live, event) or event
    live.log.append(event)
    live.answered[event.seat, event.client_id] = event
    live.free = {
        seat: event.seq if _begins(event, seat) else live.free.get(seat, event.seq)
        for seat in live.match.waiting
    }
    if event.kind not in (kinds.UNDO_ASK, kinds.UNDO_YES):
        live.undo = None
    if live.clock:
        live.clock.follow(live.match, live.players, event)
    return _revealed(live, event)


def _begins(event: StoredEvent, seat: int) -> bool:
    """Whether a seat that is to act must know ``event`` to do so."""
    return event.kind == kinds.UNDO or (event.kind == MOVE and event.seat == seat)


def _revealed(live: LiveMatch, event: StoredEvent) -> list[StoredEvent]:
    match = live.match
    if match.revealed < len(match.events):
        if event.kind == MOVE:
            live.pending.append(event.seq)
        return []
    revealed = [live.log[seq - 1] for seq in live.pending]
    live.pending.clear()
    if match.over:
        live.result = {"scores": match.scores, "ranking": match.ranking}
    return revealed


def fold_move(live: LiveMatch, event: StoredEvent) -> StoredEvent:
    """Play the move, and keep what is to be said of it; return it in the game's own spelling."""
    action = live.match.read(event.seat, event.move)
    told = narration.telling(live.match, event.seat, action)
    played = live.match.play_action(event.seat, action)
    if played.move != event.move:
        event = event._replace(move=played.move, data={ASKED: event.move})
    live.narrated[event.seq] = narration.written(event, told, played)
    return event


def fold_exit(live: LiveMatch, event: StoredEvent) -> None:
    """Hand the seat over to the bot that is named, or end the match."""
    if event.move:
        live.hand_over(event.seat, event.move)
    else:
        live.match.end(event.seat, ENDINGS[event.kind])


def fold_undo_ask(live: LiveMatch, event: StoredEvent) -> None:
    """Remember who would like to take back what."""
    live.undo = UndoRequest(event.seat, int(event.move))


def fold_undo_yes(live: LiveMatch, event: StoredEvent) -> None:
    """Count a seat among those that agree."""
    if live.undo:
        live.undo = UndoRequest(live.undo.seat, live.undo.moves, (*live.undo.agreed, event.seat))


def fold_undo_no(live: LiveMatch, event: StoredEvent) -> None:
    """Forget the wish, as `fold` does after any event that does not further it."""


def fold_undo(live: LiveMatch, event: StoredEvent) -> None:
    """Take the moves back."""
    live.match = live.match.without(int(event.move))


# Each returns nothing, or the event as it is to be stored.
FOLDS: dict[str, Callable[[LiveMatch, StoredEvent], StoredEvent | None]] = {
    MOVE: fold_move,
    kinds.RESIGN: fold_exit,
    kinds.LEAVE: fold_exit,
    kinds.TIME: fold_exit,
    kinds.UNDO_ASK: fold_undo_ask,
    kinds.UNDO_YES: fold_undo_yes,
    kinds.UNDO_NO: fold_undo_no,
    kinds.UNDO: fold_undo,
}
