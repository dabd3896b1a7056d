"""One match on this device: who plays, what happened, and what each seat is told of it.

As on a server, truth is the options, the seed and the events, which are numbered from 1.
"""

from typing import Any

from tesselle.engine import ending, registry
from tesselle.engine.match import Match
from tesselle.local.telling import telling

MOVE, UNDO, RESIGN, TIME = "move", "undo", "resign", "time"
BOT = "bot"

Event = dict[str, Any]  # {"seq": 3, "kind": "move", "seat": 0, "move": "Rd4-Bd5", "id": "…"}
Stored = dict[str, Any]  # what `begun` returns, with all events under "events"


def begun(
    id: str, game: str, options: dict[str, Any], players: list[dict[str, Any]], now_ms: int
) -> Stored:
    """Open a match with a fresh seed; return what is to be stored of it."""
    names = [player["name"] for player in players]
    match = Match(registry.get(game), len(players), options, None, names)
    return {
        "id": id,
        "game": game,
        "rules": match.game.rules,
        "options": match.options,
        "pinned": match.pinned,
        "seed": match.seed.hex(),
        "players": players,
        "started_ms": now_ms,
        "events": [],
    }


def opened(stored: Stored) -> Match:
    """Return a stored match before its first event."""
    return Match.reopened(
        registry.get(stored["game"]),
        len(stored["players"]),
        stored["options"],
        bytes.fromhex(stored["seed"]),
        [player["name"] for player in stored["players"]],
        stored["pinned"],
    )


def after(match: Match, event: Event) -> Match:
    """Return the match after one more event."""
    if event["kind"] == MOVE:
        match.play(event["seat"], event["move"])
    elif event["kind"] == UNDO:
        return match.without(int(event["move"]))
    else:
        by = ending.TIME if event["kind"] == TIME else ending.RESIGNATION
        match.end(event["seat"], by)
    return match


def _begins(event: Event, seat: int) -> bool:
    """Whether a seat that is to act must know ``event`` to do so."""
    moved: bool = event["kind"] == MOVE and event["seat"] == seat
    return moved or event["kind"] == UNDO


class LocalMatch:
    """A match that was stored, played again up to its last event, with words for all of them."""

    def __init__(self, stored: Stored) -> None:
        self.id: str = stored["id"]
        self.players: list[dict[str, Any]] = stored["players"]
        self.started_ms: int = stored["started_ms"]
        self.match = opened(stored)
        self.log: list[Event] = []
        # Seats that may act, and since which event: where several choose at once, whoever
        # has not seen the others' choices yet may still choose.
        self.free: dict[int, int] = dict.fromkeys(self.match.waiting, 0)
        self._told: dict[int, dict[str, Any]] = {}  # moves in words, by their numbers
        self._pending: list[int] = []  # numbers of secret choices not yet revealed
        for event in stored["events"]:
            self.fold(event)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def owing(self) -> list[int]:
        """The seats whose bot is to move."""
        return [seat for seat in self.match.waiting if self.players[seat]["kind"] == BOT]

    @property
    def own(self) -> list[int]:
        """The seats of the people at this device."""
        return [seat for seat, player in enumerate(self.players) if player["kind"] != BOT]

    def answered(self, seat: int, id: str) -> Event | None:
        """Return the event that somebody has sent already under this id."""
        return next((each for each in self.log if each["seat"] == seat and each["id"] == id), None)

    def fold(self, event: Event) -> list[Event]:
        """Let the match become what it is after one more event; return the choices it reveals."""
        told = self._words(event)
        self.match = after(self.match, event)
        if told:
            played = self.match.events[-1]
            event["move"] = played.move
            notes = [note.data() for note in played.notes]
            self._told[event["seq"]] = {**told, "notes": notes} if notes else told
        self.log.append(event)
        seq: int = event["seq"]
        self.free = {
            seat: seq if _begins(event, seat) else self.free.get(seat, seq)
            for seat in self.match.waiting
        }
        return self._revealed(event)

    def _words(self, event: Event) -> dict[str, Any]:
        """Return what is to be said of a move, before it is played."""
        if event["kind"] != MOVE:
            return {}
        return telling(self.match, event["seat"], self.match.read(event["seat"], event["move"]))

    def _revealed(self, event: Event) -> list[Event]:
        if self.match.revealed < len(self.match.events):
            if event["kind"] == MOVE:
                self._pending.append(event["seq"])
            return []
        revealed = [self.log[seq - 1] for seq in self._pending]
        self._pending = []
        return revealed

    # ------------------------------------------------------------------ what is told

    def happened(self, event: Event, seat: int | None) -> dict[str, Any]:
        """Return an event as far as ``seat`` may know it."""
        told = {"seq": event["seq"], "kind": event["kind"], "seat": event["seat"]}
        if event["seq"] in self._pending and event["seat"] != seat:
            return {**told, "move": None}
        return {**told, "move": event["move"], **self._told.get(event["seq"], {})}

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees and may do."""
        waiting = self.match.waiting
        acts = seat is not None and seat in waiting
        return {
            "match": self.id,
            "seq": self.seq,
            "seat": seat,
            "view": self.match.view(seat),
            "legal": self.match.legal(seat) if seat is not None and acts else [],
            "waiting": list(waiting),
            "over": self.match.over,
            "clock": None,
            "undo": None,
        }

    def snapshot(self, seat: int | None, since: int) -> dict[str, Any]:
        """Return the match as it stands, with the events after ``since``."""
        events = [self.happened(event, seat) for event in self.log[since:]]
        return {"type": "snapshot", "events": events, **self.sight(seat)}

    def news(self, event: Event, revealed: list[Event], seat: int | None) -> dict[str, Any]:
        """Return one more event, and what a seat sees after it."""
        return {
            "type": "event",
            "event": self.happened(event, seat),
            "revealed": [self.happened(each, seat) for each in revealed],
            "id": event["id"] if event["seat"] == seat else None,
            **self.sight(seat),
        }

    def info(self) -> dict[str, Any]:
        """Return what is known of the match besides its position."""
        match, over = self.match, self.match.over
        result = {"scores": match.scores, "ranking": match.ranking}
        return {
            "id": self.id,
            "table": "",
            "game": match.game.name,
            "rules": match.game.rules,
            "options": match.options,
            "players": self.players,
            "seq": self.seq,
            "over": over,
            "commitment": match.commitment,
            "seed": match.seed.hex() if over else None,
            "result": result if over else None,
            "summaries": [each.data() for each in match.summaries] if over else None,
            "decided": match.decided.data() if match.decided else None,
            "ended": match.ended.data() if match.ended else None,
            "rated": False,
            "terms": {
                "clock": {"kind": "none"},
                "on_time": "end",
                "stand_in": "level3",
                "judge_s": None,
            },
        }
