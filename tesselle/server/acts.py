"""What a seat may do besides moving: resign, leave, ask to take back, answer.

Each act makes an event, by the same way as a move.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tesselle.engine.ending import RESIGNATION
from tesselle.engine.say import Say
from tesselle.server import kinds
from tesselle.server.errors import Conflict, NotYours
from tesselle.server.live import Live, handed
from tesselle.server.matches import Matches
from tesselle.server.proposals import Added, Proposal
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database
from tesselle.server.store.players import BOT
from tesselle.server.store.schema import Player
from tesselle.server.undo import Asked, undoable, without
from tesselle.server.wire.matches import NewAct

FAREWELL = "farewell:"  # the id of who leaves for good; no client can send such a one
ALONE = 2  # seats of a match that ends when one of them gives up


class Acts:
    """Does what people ask for."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def do(self, match_id: str, player: Player, act: NewAct) -> Added:
        """Do what a person asks; sent again it gives the same event."""
        live, seat = await self._matches.seen_by(match_id, player, None, act.seat)
        if seat is None:
            done = live.exit_of(player.id, act.id)  # sent again by somebody who has left
            if done is not None:
                return Added(live, done, [], repeated=True)
            raise NotYours(
                Say(
                    "only those seated may do this in a match",
                    "seuls ceux qui sont assis peuvent faire cela dans une partie",
                )
            )

        def propose(live: Live) -> Proposal:
            return ACTS[act.act](live, seat)

        return await self._matches.add(live, seat, act.id, None, propose, act.act)

    async def leave_all(self, database: Database, player_id: str) -> None:
        """Hand every seat that a player holds in a match that goes on over to a bot."""
        for match_id in await store.going_on(database, player_id):
            live = await self._matches.fresh(match_id)
            for seat in live.seats_of(player_id):
                propose = partial(leave, seat=seat)
                with suppress(Conflict):  # it is over by now
                    await self._matches.add(live, seat, FAREWELL, None, propose, "leave")


def resign(live: Live, seat: int) -> Proposal:
    """Give up: of two the other has won; where more play, a bot goes on in one's place."""
    _check_playing(live)
    if len(live.players) > ALONE:
        return exit_to_bot(live, seat, kinds.RESIGN)
    return exit_to_end(live, seat, kinds.RESIGN, RESIGNATION)


def leave(live: Live, seat: int) -> Proposal:
    """Go away: a bot takes the seat."""
    _check_playing(live)
    return exit_to_bot(live, seat, kinds.LEAVE)


def ask_undo(live: Live, seat: int) -> Proposal:
    """Ask to take back one's last move and what followed; bots agree at once."""
    moves = undoable(live.match, seat)
    if _others(live, seat):
        return Proposal(kinds.UNDO_ASK, str(moves), live.match)
    return Proposal(kinds.UNDO, str(moves), without(live.match, moves))


def accept_undo(live: Live, seat: int) -> Proposal:
    """Agree that another takes back; the last one to agree makes it so."""
    asked = _check_asked(live, seat)
    agreed = {*asked.agreed, *live.seats_of(live.players[seat].holder)}
    if _others(live, asked.seat) - agreed:
        return Proposal(kinds.UNDO_YES, "", live.match)
    return Proposal(kinds.UNDO, str(asked.moves), without(live.match, asked.moves))


def refuse_undo(live: Live, seat: int) -> Proposal:
    """Refuse; whoever asked may also think better of it."""
    if live.undo is None or live.undo.seat != seat:
        _check_asked(live, seat)
    return Proposal(kinds.UNDO_NO, "", live.match)


def exit_to_bot(live: Live, seat: int, kind: str) -> Proposal:
    """Hand a seat over to the table's bot; such a match is not rated."""
    bot = live.terms.stand_in
    return Proposal(kind, bot, live.match, players=handed(live.players, seat, bot), unrated=True)


def exit_to_end(live: Live, seat: int, kind: str, by: str) -> Proposal:
    """End the match: the seat is last."""
    after = live.match.copy()
    after.end(seat, by)
    return Proposal(kind, "", after)


def _others(live: Live, seat: int) -> set[int]:
    """Give the seats of people at other screens."""
    own = live.seats_of(live.players[seat].holder)
    people = {other for other, player in enumerate(live.players) if player.kind != BOT}
    return people - set(own)


def _check_playing(live: Live) -> None:
    if live.over:
        raise Conflict(Say("the match is over", "la partie est terminée"))


def _check_asked(live: Live, seat: int) -> Asked:
    asked = live.undo
    if asked is None or seat == asked.seat or seat in asked.agreed:
        raise Conflict(
            Say("nobody waits for your answer here", "personne n'attend ici votre réponse")
        )
    return asked


ACTS: dict[str, Callable[[Live, int], Proposal]] = {
    "resign": resign,
    "leave": leave,
    "ask_undo": ask_undo,
    "accept_undo": accept_undo,
    "refuse_undo": refuse_undo,
}
