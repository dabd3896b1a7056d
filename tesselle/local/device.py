"""What pages ask and tell on a device: the doors of the server that make sense alone.

Nothing here waits or stores: whoever calls stores an event before it is told, and lets the
bots think elsewhere.
"""

from typing import Any

from tesselle.engine import registry
from tesselle.engine.errors import TesselleError
from tesselle.engine.match import Match
from tesselle.engine.record import verify
from tesselle.engine.say import say
from tesselle.engine.undo import undoable
from tesselle.local.localmatch import MOVE, RESIGN, UNDO, Event, LocalMatch, Stored
from tesselle.local.positions import counted, foretold, tried


class NotHere(TesselleError):
    """There is no such match on this device, or nothing of the kind can be done with it."""


class OtherRules(TesselleError):
    """The match was begun by rules that this program does not have."""


class WrongSeq(TesselleError):
    """The move was meant for another moment of the match."""


class Device:
    """The matches that were opened, and everything that is answered without one."""

    def __init__(self) -> None:
        self._open: dict[str, LocalMatch] = {}

    def open(self, stored: Stored) -> None:
        """Play a stored match again, to go on with it; one of other rules can only be looked at."""
        begun, now = stored["rules"], registry.get(stored["game"]).rules
        if begun != now:
            raise OtherRules(say("other-rules", begun=begun, now=now))
        self._open[stored["id"]] = LocalMatch(stored)

    def match(self, id: str) -> LocalMatch:
        """Return a match that is open."""
        if id not in self._open:
            raise NotHere(say("no-match-here", id=id))
        return self._open[id]

    # ------------------------------------------------------------------ the line

    def watch(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer ``watch``."""
        live = self.match(message["match"])
        return live.snapshot(self._eyes(live, message), message.get("since", 0))

    def previewed(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer ``preview``."""
        live = self.match(message["match"])
        seat = self._seat(live, message)
        action = live.match.read(seat, message["move"])
        return {
            "type": "previewed",
            "match": live.id,
            "seq": live.seq,
            "move": message["move"],
            "said": live.match.advise_action(seat, action).data(),
            "tally": live.match.preview_action(seat, action).data(),
        }

    def wished(self, message: dict[str, Any]) -> Event:
        """Return the event that ``move`` or ``act`` asks for; nothing is changed yet."""
        live = self.match(message["match"])
        seat = self._seat(live, message)
        if known := live.answered(seat, message["id"]):
            return known
        if message["type"] == "move":
            expected, got = live.seq, message["seq"]
            if not live.free.get(seat, expected) <= got <= expected:
                raise WrongSeq(say("wrong-seq", expected=expected, got=got))
            live.match.read(seat, message["move"])
            return self._event(live, MOVE, seat, message["move"], message["id"])
        if message["act"] == "ask_undo":
            moves = str(undoable(live.match, seat))
            return self._event(live, UNDO, seat, moves, message["id"])
        return self._event(live, RESIGN, seat, "", message["id"])

    def bot_moved(self, id: str, seat: int, move: str) -> Event:
        """Return the event of a bot's move, if it still fits; nothing is changed yet."""
        live = self.match(id)
        live.match.read(seat, move)
        return self._event(live, MOVE, seat, move, f"bot-{live.seq + 1}")

    def advance(self, id: str, event: Event, seat: int | None) -> dict[str, Any]:
        """Take an event that is stored, and return what ``seat`` is told of it."""
        live = self.match(id)
        if event["seq"] <= live.seq:  # sent again
            return live.news(event, [], seat)
        return live.news(event, live.fold(event), seat)

    def owing(self, id: str) -> list[tuple[int, str]]:
        """Return the seats whose bots are to move, with their bots."""
        live = self.match(id)
        return [(seat, live.players[seat]["name"]) for seat in live.owing]

    # ------------------------------------------------------------------ questions

    def info(self, id: str) -> dict[str, Any]:
        """Return what is known of a match."""
        return self.match(id).info()

    def record(self, id: str) -> dict[str, Any]:
        """Return the record of a match."""
        return self.match(id).match.record()

    def verified(self, id: str) -> dict[str, Any]:
        """Play a finished match again, and check every draw against the seed."""
        found = verify(self.record(id))
        return {
            "match": id,
            "events": len(found.match.events),
            "draws": found.draws,
            "result": {"scores": found.match.scores, "ranking": found.match.ranking},
        }

    def tried(self, game: str, body: dict[str, Any]) -> dict[str, Any]:
        """Play moves from any position."""
        match = Match.at(registry.get(game), body["position"])
        return tried(match, body.get("seat"), body.get("moves", []))

    def foretold(self, game: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return what a move would earn in any position."""
        match = Match.at(registry.get(game), body["position"])
        return foretold(match, body["seat"], body["move"])

    def counted(self, game: str, body: dict[str, Any]) -> Any:
        """Count a real table that somebody wrote down."""
        return counted(registry.get(game), body["text"])

    # ------------------------------------------------------------------

    def _event(self, live: LocalMatch, kind: str, seat: int, move: str, id: str) -> Event:
        return {"seq": live.seq + 1, "kind": kind, "seat": seat, "move": move, "id": id}

    def _eyes(self, live: LocalMatch, message: dict[str, Any]) -> int | None:
        wish = message.get("seat")
        if wish is not None and (live.match.over or wish in live.own):
            return int(wish)
        return live.own[0] if live.own else None

    def _seat(self, live: LocalMatch, message: dict[str, Any]) -> int:
        seat = self._eyes(live, message)
        if seat is None:
            raise NotHere(say("nobody-plays-here"))
        return seat


def problem(error: TesselleError) -> dict[str, Any]:
    """Return the body that tells an error, as a server does."""
    return {
        "code": type(error).__name__,
        "message": error.say.en,
        "message_fr": error.say.fr,
        "messages": error.say.data(),
        "details": error.details,
    }
