"""What a seat or a spectator is told: the only place where a match becomes messages.

Everything comes from ``Match.view`` and ``Match.legal`` of the viewer's own seat
and from events the viewer may know; nothing else of the match is read.

Events are told most of all, so they are plain data in the form of ``wire.Event``;
checking our own words against it took longer than finding them.  A test does it.
"""

from typing import Any

import orjson

from tesselle.engine.say import Say
from tesselle.server.errors import NotYours
from tesselle.server.match.live_match import LiveMatch, bare
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.players import Seated
from tesselle.server.store.schema import Player
from tesselle.server.wire import matches as wire
from tesselle.server.wire.games import Said, TallyInfo
from tesselle.server.wire.people import Who
from tesselle.server.words import say


def who(player: Player | Seated) -> Who:
    """Return a player as others see it."""
    told = {"id": player.id, "kind": player.kind, "name": player.name}
    return Who.model_validate(told | ({"owner": player.owner_id} if player.owner_id else {}))


def said(say: Say) -> Said:
    """Return a sentence as it crosses the wire."""
    return Said(say.data())


def happened(
    live: LiveMatch, event: StoredEvent, seat: int | None
) -> dict[str, Any] | orjson.Fragment:
    """Return an event as far as ``seat`` may know it, for ``orjson`` to write.

    Of a secret choice that is only who chose.
    """
    if live.hidden(event, seat):
        return bare(event, None)
    kept = live.narrated.get(event.seq)
    return orjson.Fragment(kept) if kept else bare(event, event.move)


def snapshot(live: LiveMatch, seat: int | None, since: int) -> wire.Snapshot:
    """Return the match as it stands, with the events after ``since``."""
    seat = live.viewer(seat)
    events = [happened(live, event, seat) for event in live.log[since:]]
    told = {"match": live.id, "events": events, **_sight(live, seat)}
    return wire.Snapshot.model_validate_json(orjson.dumps(told))


def event(
    live: LiveMatch, event: StoredEvent, revealed: list[StoredEvent], seat: int | None
) -> dict[str, Any]:
    """Return one more event and what ``seat`` sees after it, which must be now.

    It is for ``orjson`` to write.
    """
    own = event.client_id if event.seat == seat else None
    seat = live.viewer(seat)
    return {
        "type": "event",
        "match": live.id,
        "event": happened(live, event, seat),
        "revealed": [happened(live, each, seat) for each in revealed],
        "id": own,
        **_sight(live, seat),
    }


def previewed(live: LiveMatch, seat: int | None, move: str) -> wire.Previewed:
    """Return what a move of the seat would earn at once."""
    if seat is None:
        raise NotYours(say("seated-preview"))
    action = live.match.read(seat, move)
    return wire.Previewed(
        match=live.id,
        seq=live.seq,
        move=move,
        said=said(live.match.advise_action(seat, action)),
        tally=TallyInfo.model_validate(live.match.preview_action(seat, action).data()),
    )


def info(live: LiveMatch) -> wire.MatchInfo:
    """Return what everybody who may see the match knows of it."""
    match = live.match
    return wire.MatchInfo(
        id=live.id,
        table=live.table_id,
        game=match.game.name,
        rules=match.game.rules,
        options=match.options,
        players=[who(player) for player in live.players],
        seq=live.seq,
        over=live.over,
        commitment=match.commitment,
        seed=match.seed.hex() if live.over else None,
        result=live.result,
        summaries=[said(each) for each in match.summaries] if live.over else None,
        decided=said(match.decided) if match.decided else None,
        ended=match.ended.data() if match.ended else None,
        rated=live.rated,
        terms=live.terms,
    )


def _sight(live: LiveMatch, seat: int | None) -> dict[str, Any]:
    waiting = live.waiting
    return {
        "seq": live.seq,
        "seat": seat,
        "view": live.match.view(seat),
        "legal": live.match.legal(seat) if seat is not None and seat in waiting else [],
        "waiting": list(waiting),
        "over": live.over,
        "clock": clock_info(live),
        "undo": vars(live.undo) if live.undo else None,
    }


def clock_info(live: LiveMatch) -> dict[str, Any] | None:
    """Return the clocks as they stand now, where there are any."""
    running = live.clock
    if running is None:
        return None
    left_ms = running.left_ms(running.downtime.clock())
    return {"left_ms": left_ms, "running": sorted(running.runs)}
