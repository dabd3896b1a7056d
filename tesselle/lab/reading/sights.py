"""A match as one seat of an agent sees it: as plain data, and as text."""

from dataclasses import asdict
from typing import Any

from tesselle.bots.analysis import Judged, review
from tesselle.bots.reading import page
from tesselle.engine.match import Match
from tesselle.lab.reading.answers import Outcome, Record, Regret, SeatRegret, Sight, Told
from tesselle.lab.reading.tables import Table
from tesselle.lab.words import say
from tesselle.local.localmatch import MOVE

MOST_LISTED = 100  # legal moves that are told unasked


def sight(table: Table, seat: int, language: str) -> Sight:
    """Return what a seat sees, and what happened since it was last told."""
    match = table.live.match
    legal = match.legal(seat) if seat in match.waiting else []
    return {
        "match": table.live.id,
        "game": match.game.name,
        "title": match.game.title,
        "credit": match.game.credit.to(language),
        "seat": seat,
        "own": table.own,
        "names": list(match.names),
        "events": table.live.seq,
        "since": [_told(event, language) for event in table.news(seat)],
        "view": match.view(seat),
        "waiting": list(match.waiting),
        "your_turn": bool(legal),
        "legal": len(legal),
        "moves": legal if table.listed and len(legal) <= MOST_LISTED else None,
        "over": match.over,
        "outcome": _outcome(match, language) if match.over else None,
    }


def sight_text(table: Table, seen: Sight, language: str) -> str:
    """Return the same to be read."""
    match, seat = table.live.match, seen["seat"]
    head = f"{seen['title']}, {seen['credit']}: {', '.join(seen['names'])}. {seen['match']}"
    since = "\n".join(_line(seen["names"], told) for told in seen["since"])
    now = [page.table(match, seat, language)]
    if table.erred:
        now.append(table.erred.to(language))
    if seen["outcome"]:
        now.append(_result(seen["names"], seen["outcome"], language))
    elif seen["your_turn"]:
        many = table.listed and seen["moves"] is None
        now.append(
            say("agent-many", count=seen["legal"]).to(language)
            if many
            else page.may(match, seat, language, listed=table.listed)
        )
        now.append(say("agent-turn", seat=seat).to(language))
    elif not set(match.waiting) & set(table.own):
        now.append(say("agent-thinking").to(language))
    return "\n\n".join(part for part in (head, since, *now) if part)


def record(table: Table, simulations: int | None) -> Record:
    """Return the record, and with ``simulations`` how good each move was once it is over."""
    told = table.live.match.record()
    found = [_regret(each) for each in review(told, simulations=simulations)] if simulations else []
    return {"record": told, "regrets": found, "seats": by_seat(found)}


def record_text(found: Record, language: str) -> str:
    """Return how the seats played, in words."""
    lines = []
    for each in found["seats"]:
        lost = f"{100 * each['mean']:.1f}"
        told = say("agent-regret", seat=each["seat"], moves=each["moves"], lost=lost)
        lines.append(told.to(language))
    return "\n".join(lines)


def by_seat(regrets: list[Regret]) -> list[SeatRegret]:
    """Add up the moves of each seat."""
    lost: dict[int, list[float]] = {}
    for each in regrets:
        lost.setdefault(each["seat"], []).append(each["lost"])
    return [
        {"seat": seat, "moves": len(lost[seat]), "mean": sum(lost[seat]) / len(lost[seat])}
        for seat in sorted(lost)
    ]


def _regret(judged: Judged) -> Regret:
    plain = asdict(judged)
    return {**plain, "chances": list(judged.chances)}  # type: ignore[typeddict-item]


def _told(event: dict[str, Any], language: str) -> Told:
    secret = event["kind"] == MOVE and event["move"] is None
    usual = say("agent-secret" if secret else "agent-resigned").to(language)
    earned = event.get("earned")
    return {
        "number": event["seq"],
        "seat": event["seat"],
        "move": event["move"] or None,
        "said": event["said"][language] if "said" in event else usual,
        "earned": earned["total"] if earned else None,
        "notes": [note["said"][language] for note in event.get("notes", [])],
    }


def _line(names: list[str], told: Told) -> str:
    move = f" [{told['move']}]" if told["move"] else ""
    earned = f" ({told['earned']:+d})" if told["earned"] else ""
    notes = "".join(f"; {note}" for note in told["notes"])
    return f"{told['number']}. {names[told['seat']]} {told['said']}{move}{earned}{notes}"


def _outcome(match: Match, language: str) -> Outcome:
    ended, decided = match.ended, match.decided
    return {
        "scores": match.scores,
        "ranking": match.ranking,
        "results": [each.to(language) for each in match.summaries],
        "decided": decided.to(language) if decided else None,
        "ended": ended.told(match.names[ended.seat], language) if ended else None,
    }


def _result(names: list[str], outcome: Outcome, language: str) -> str:
    places = outcome["ranking"]
    lines = [say("agent-over").to(language)]
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        told = say(
            "agent-ranked", place=places[seat], name=names[seat], result=outcome["results"][seat]
        )
        lines.append(told.to(language))
    return "\n".join([*lines, *filter(None, (outcome["decided"], outcome["ended"]))])
