"""A record that somebody brought along, as a match on this device: to look back at."""

from typing import Any

from tesselle.bots import BOTS
from tesselle.engine.ending import RESIGNATION
from tesselle.engine.record import verify
from tesselle.local.localmatch import BOT, MOVE, RESIGN, TIME, Stored


def from_record(id: str, record: Any) -> Stored:
    """Play a finished record again, and return it as it would be stored; or raise BadRecord."""
    match = verify(record).match
    happened = [(MOVE, event.seat, event.move) for event in match.events]
    if match.ended:
        kind = RESIGN if match.ended.by == RESIGNATION else TIME
        happened.append((kind, match.ended.seat, ""))
    return {
        "id": id,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options,
        "pinned": match.pinned,
        "seed": match.seed.hex(),
        "players": [_player(seat, name) for seat, name in enumerate(match.names)],
        "started_ms": 0,
        "events": [
            {"seq": seq, "kind": kind, "seat": seat, "move": move, "id": f"record-{seq}"}
            for seq, (kind, seat, move) in enumerate(happened, 1)
        ],
    }


def _player(seat: int, name: str) -> dict[str, Any]:
    """Return who sat there: records name bots as we do, and nobody else is called so."""
    if name in BOTS:
        return {"id": name, "kind": BOT, "name": name}
    return {"id": f"seat-{seat}", "kind": "guest", "name": name}
