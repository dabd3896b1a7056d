"""What a seat may do besides moving: resign, leave, ask to take back, answer.

Each act makes an event, by the same way as a move.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from tesselle.engine.undo import CannotUndo, undoable
from tesselle.server.errors import Conflict, NotYours
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.match.undo import UndoRequest
from tesselle.server.play.matches import Added, Matches, Proposal
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database
from tesselle.server.store.players import BOT, one_among_bots
from tesselle.server.store.schema import Player
from tesselle.server.wire import kinds
from tesselle.server.wire.matches import NewAct
from tesselle.server.words import say

FAREWELL = "farewell:"  # the id of who leaves for good; no client can send such a one
REMOVED = "removed:"  # likewise, of whom the host sent away
ALONE = 2  # seats of a match that ends when one of them gives up


@dataclass(frozen=True)
class Acts:
    """Does what people ask for."""

    _matches: Matches

    async def do(self, match_id: str, player: Player, act: NewAct) -> Added:
        """Do what a person asks; sent again it gives the same event."""
        live, seat = await self._matches.seen_by(match_id, player, None, act.seat)
        if seat is None:
            done = live.exit_of(player.id, act.id)  # sent again by somebody who has left
            if done is not None:
                return Added(live, done, [], repeated=True)
            raise NotYours(say("seated-act"))

        def propose(live: LiveMatch) -> Proposal:
            return ACTS[act.act](live, seat)

        return await self._matches.add(live, seat, act.id, None, propose, act.act)

    async def remove(self, match_id: str, player_id: str) -> None:
        """Hand the seats of whom the host sends away over to a bot; nothing if there are none."""
        live = await self._matches.fresh(match_id)
        seats = [seat for seat in live.seats_of(player_id) if live.players[seat].kind != BOT]
        if seats and live.rated:
            raise Conflict(say("rated-stay"))
        for seat in seats:
            propose = partial(leave, seat=seat)
            await self._matches.add(live, seat, REMOVED, None, propose, "leave")

    async def leave_all(self, database: Database, player_id: str) -> None:
        """Hand every seat that a player holds in a match that goes on over to a bot."""
        for match_id in await store.going_on(database, player_id):
            live = await self._matches.fresh(match_id)
            for seat in live.seats_of(player_id):
                propose = partial(leave, seat=seat)
                with suppress(Conflict):  # it is over by now
                    await self._matches.add(live, seat, FAREWELL, None, propose, "leave")


def resign(live: LiveMatch, seat: int) -> Proposal:
    """Give up: of two the other has won; where more play, a bot goes on in one's place."""
    _check_playing(live)
    ends = len(live.players) <= ALONE or _counts_against_bots(live)
    return Proposal(kinds.RESIGN, "" if ends else live.terms.stand_in)


def leave(live: LiveMatch, seat: int) -> Proposal:
    """Go away: a bot takes the seat, unless one would only leave a loss behind."""
    if _counts_against_bots(live):
        return resign(live, seat)
    _check_playing(live)
    return Proposal(kinds.LEAVE, live.terms.stand_in)


def ask_undo(live: LiveMatch, seat: int) -> Proposal:
    """Ask to take back one's last move and what followed; bots agree at once.

    Where a rating hangs on it they would let nobody lose.
    """
    if _counts_against_bots(live):
        raise Conflict(say("rated-no-undo"))
    kind = kinds.UNDO_ASK if _others(live, seat) else kinds.UNDO
    return Proposal(kind, _undoable(live, seat))


def accept_undo(live: LiveMatch, seat: int) -> Proposal:
    """Agree that another takes back; the last one to agree makes it so."""
    asked = _check_asked(live, seat)
    agreed = {*asked.agreed, *live.seats_of(live.holder(seat))}
    if _others(live, asked.seat) - agreed:
        return Proposal(kinds.UNDO_YES, "")
    return Proposal(kinds.UNDO, str(asked.moves))


def refuse_undo(live: LiveMatch, seat: int) -> Proposal:
    """Refuse; whoever asked may also think better of it."""
    if live.undo is None or live.undo.seat != seat:
        _check_asked(live, seat)
    return Proposal(kinds.UNDO_NO, "")


def _others(live: LiveMatch, seat: int) -> set[int]:
    """Return the seats of people at other screens."""
    own = live.seats_of(live.holder(seat))
    people = {other for other, player in enumerate(live.players) if player.kind != BOT}
    return people - set(own)


def _counts_against_bots(live: LiveMatch) -> bool:
    return live.rated and one_among_bots(live.players)


def _check_playing(live: LiveMatch) -> None:
    if live.over:
        raise Conflict(say("match-over"))


def _undoable(live: LiveMatch, seat: int) -> str:
    try:
        return str(undoable(live.match, seat))
    except CannotUndo as error:
        raise Conflict(error.say) from None


def _check_asked(live: LiveMatch, seat: int) -> UndoRequest:
    asked = live.undo
    if asked is None or seat == asked.seat or seat in asked.agreed:
        raise Conflict(say("nobody-waits"))
    return asked


ACTS: dict[str, Callable[[LiveMatch, int], Proposal]] = {
    "resign": resign,
    "leave": leave,
    "ask_undo": ask_undo,
    "accept_undo": accept_undo,
    "refuse_undo": refuse_undo,
}
