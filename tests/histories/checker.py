"""Proves of a history that nothing was lost, doubled, taken back or made up; or says what was.

Each property is a function of the whole history that yields what speaks against it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tests.histories import history
from tests.histories.history import (
    ANSWER,
    DONE,
    MOVE,
    READ,
    REFUSED,
    UNKNOWN,
    Line,
)

FAILED = (401, 404, 500)  # HTTP: everybody is signed in, and asks for what there is
SOCKET_FAILED = 1011  # the code that a socket is closed with
CLOCK_MS = 3600_000  # what players give each other for a match (`players.CLOCK_S`)
SKEW_S = 5.0  # processes may be so far apart, and a short stop counts as time played

Property: TypeAlias = Callable[["Story"], Iterator[str]]
Spot: TypeAlias = tuple[str, int]  # a match and a number


class Deed(NamedTuple):
    """Something a client asked, with its answer; one without an answer is unknown."""

    ask: Line
    answer: Line

    @property
    def fate(self) -> str:
        """How it ended."""
        return str(self.answer["fate"])

    @property
    def id(self) -> tuple[str, int, str]:
        """What names a move: its match, its seat and the client's own id."""
        return self.ask["match"], self.ask["seat"], self.ask["id"]


class Seen(NamedTuple):
    """An event as somebody was told it."""

    by: str
    match: str
    event: Line


class Sight(NamedTuple):
    """How far a match had gone when a client looked, or was told."""

    client: str
    match: str
    begun: float
    ended: float
    seq: int
    looked: bool  # it asked for what there is now


@dataclass
class Story:
    """A history, sorted."""

    deeds: list[Deed] = field(default_factory=list)
    told: list[Line] = field(default_factory=list)
    faults: list[Line] = field(default_factory=list)
    closed: list[Line] = field(default_factory=list)
    stored: dict[str, Line] = field(default_factory=dict)  # by match

    @classmethod
    def of(cls, lines: Iterable[Line]) -> "Story":
        """Sort the lines of a history."""
        story, asks, answers = cls(), {}, {}
        for line in lines:
            match line["kind"]:
                case history.ASK:
                    asks[line["n"]] = line
                case history.ANSWER:
                    answers[line["n"]] = line
                case history.TOLD:
                    story.told.append(line)
                case history.CLOSED:
                    story.closed.append(line)
                case history.FAULT:
                    story.faults.append(line)
                case history.STORED:
                    story.stored[line["match"]] = line
        endless = {"kind": ANSWER, "fate": UNKNOWN, "at": float("inf")}
        story.deeds = [Deed(ask, answers.get(number, endless)) for number, ask in asks.items()]
        return story

    def moves(self, fate: str) -> list[Deed]:
        """The moves that ended like this."""
        return [deed for deed in self.deeds if deed.ask["op"] == MOVE and deed.fate == fate]

    def reads(self) -> list[Deed]:
        """What was read, and told."""
        return [deed for deed in self.deeds if deed.ask["op"] == READ and deed.fate == DONE]

    def events(self, match: str) -> dict[int, Line]:
        """The stored events of a match, by number."""
        found = self.stored.get(match)
        return {event["seq"]: event for event in found["events"]} if found else {}

    def seen(self) -> Iterator[Seen]:
        """Every event that anybody was told, in any way."""
        for deed in self.moves(DONE):
            yield Seen(deed.ask["client"], deed.ask["match"], deed.answer["event"])
        for deed in self.reads():
            for event in deed.answer["events"]:
                yield Seen(deed.ask["client"], deed.ask["match"], event)
        for line in self.told:
            for event in line["events"]:
                yield Seen(line["client"], line["match"], event)

    def sights(self) -> Iterator[Sight]:
        """How far everybody saw every match."""
        for deed in self.moves(DONE):
            seq = deed.answer["event"]["seq"]
            yield _sight(deed, seq, looked=False)
        for deed in self.reads():
            yield _sight(deed, deed.answer["seq"], looked=True)
        for line in self.told:
            at = line["at"]
            yield Sight(line["client"], line["match"], at, at, line["seq"], looked=False)


def _sight(deed: Deed, seq: int, *, looked: bool) -> Sight:
    ask = deed.ask
    return Sight(ask["client"], ask["match"], ask["at"], deed.answer["at"], seq, looked)


def acknowledged_moves_persist(story: Story) -> Iterator[str]:
    """What a client was told is done is stored, as it was told, under the id it sent."""
    for deed in story.moves(DONE):
        told, (match, seat, id) = deed.answer["event"], deed.id
        kept = story.events(match).get(told["seq"])
        if kept is None:
            yield f"lost: move {id} of seat {seat}, told as event {told['seq']} of {match}"
        elif (kept["seat"], kept["id"]) != (seat, id) or not _same(told, kept):
            yield f"changed: event {told['seq']} of {match} was {told}, and is {kept}"


def one_id_gives_one_event(story: Story) -> Iterator[str]:
    """However often a move is sent, it is one event."""
    numbers = defaultdict(set)
    for deed in story.moves(DONE):
        numbers[deed.id].add(deed.answer["event"]["seq"])
    for match in story.stored:
        for seq, event in story.events(match).items():
            numbers[match, event["seat"], event["id"]].add(seq)
    for (match, seat, id), seqs in numbers.items():
        if len(seqs) > 1:
            yield f"doubled: move {id} of seat {seat} in {match} is events {sorted(seqs)}"


def no_number_is_given_twice(story: Story) -> Iterator[str]:
    """Whoever is told of a number is told of the same event."""
    first: dict[Spot, Seen] = {}
    for seen in story.seen():
        spot = seen.match, seen.event["seq"]
        other = first.setdefault(spot, seen)
        if not _same(seen.event, other.event):
            yield f"two events {spot}: {other.event} to {other.by}, {seen.event} to {seen.by}"
        if other.event["move"] is None:  # it was a secret
            first[spot] = seen
    for match, found in story.stored.items():
        numbers = [event["seq"] for event in found["events"]]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"the events of {match} are numbered {numbers}"


def nobody_is_told_what_is_not_stored(story: Story) -> Iterator[str]:
    """Every event that anybody heard of is stored."""
    for seen in story.seen():
        kept = story.events(seen.match).get(seen.event["seq"])
        if kept is None or not _same(seen.event, kept):
            yield f"made up: {seen.by} was told {seen.event} of {seen.match}; stored is {kept}"


def reads_are_monotonic(story: Story) -> Iterator[str]:
    """A client that asks is never shown less than it has seen before."""
    yield from _older(story, lambda sight: (sight.client, sight.match))


def reads_see_what_was_acknowledged(story: Story) -> Iterator[str]:
    """Nor less than anybody has seen before, at whichever process."""
    yield from _older(story, lambda sight: ("", sight.match))


def _older(story: Story, whose: Callable[[Sight], tuple[str, str]]) -> Iterator[str]:
    """Yield what was read that is older than what somebody had seen when it was asked for."""
    by = defaultdict(list)
    for sight in story.sights():
        by[whose(sight)].append(sight)
    for sights in by.values():
        ended = sorted(sights, key=lambda sight: sight.ended)
        furthest, done = 0, 0
        for look in sorted((each for each in sights if each.looked), key=lambda each: each.begun):
            while done < len(ended) and ended[done].ended <= look.begun:
                furthest = max(furthest, ended[done].seq)
                done += 1
            if look.seq < furthest:
                yield f"stale: {look.client} read {look.seq} of {look.match} after {furthest}"


def sockets_tell_in_order(story: Story) -> Iterator[str]:
    """Over one socket each event of a match comes once, and after those before it."""
    last: dict[tuple[str, int, str], int] = defaultdict(int)
    for line in story.told:
        place = line["client"], line["socket"], line["match"]
        if line["seq"] <= last[place]:
            yield f"out of order: {place} was told {line['seq']} after {last[place]}"
        last[place] = line["seq"]


def refused_moves_are_not_done(story: Story) -> Iterator[str]:
    """An id that was only ever refused is no event."""
    fates = defaultdict(set)
    for deed in story.deeds:
        if deed.ask["op"] == MOVE:
            fates[deed.id].add(deed.fate)
    for match in story.stored:
        for event in story.events(match).values():
            if fates.get((match, event["seat"], event["id"])) == {REFUSED}:
                yield f"refused, and yet done: {event} of {match}"


def no_door_fails(story: Story) -> Iterator[str]:
    """Whatever is broken, nobody is signed out, misses what is there, or is told of a mistake."""
    for deed in story.deeds:
        if deed.answer.get("status") in FAILED or deed.answer.get("code") == "internal":
            yield f"failed: {deed.ask['op']} of {deed.ask['client']} at {deed.ask['at']:.3f}"
    for line in story.closed:
        if line["code"] == SOCKET_FAILED:
            yield f"failed: a socket of {line['client']} at {line['at']:.3f}"


def no_clock_runs_wrong(story: Story) -> Iterator[str]:
    """No clock shows more than it was given, or less than went by; none of them runs out."""
    began = min((deed.ask["at"] for deed in story.deeds), default=0.0)
    lines = [(deed.ask["client"], deed.answer) for deed in story.reads()]
    lines += [(line["client"], line) for line in story.told]
    for client, line in lines:
        went_ms = (line["at"] - began + SKEW_S) * 1000
        for left in line.get("left") or ():
            if not CLOCK_MS - went_ms <= left <= CLOCK_MS:
                yield f"clock: {client} was shown {left} ms at {line['at']:.3f}"
    for match in story.stored:
        for event in story.events(match).values():
            if event["kind"] == "time":
                yield f"clock: time ran out in {match}, event {event['seq']}"


def every_match_verifies(story: Story) -> Iterator[str]:
    """Every match that somebody played is there, and replays from its seed."""
    played = {deed.ask["match"] for deed in story.deeds}
    for match in sorted(played - story.stored.keys()):
        yield f"match {match} is gone"
    for match, found in story.stored.items():
        if found["fault"]:
            yield f"match {match}: {found['fault']}"


PROPERTIES: tuple[Property, ...] = (
    acknowledged_moves_persist,
    one_id_gives_one_event,
    no_number_is_given_twice,
    nobody_is_told_what_is_not_stored,
    reads_are_monotonic,
    reads_see_what_was_acknowledged,
    sockets_tell_in_order,
    refused_moves_are_not_done,
    no_door_fails,
    no_clock_runs_wrong,
    every_match_verifies,
)


@dataclass(frozen=True)
class Verdict:
    """What the checker found."""

    acknowledged: int  # moves
    unknown: int  # moves whose sender was never told
    reads: int
    told: int
    matches: int
    against: dict[str, list[str]]  # by property

    @property
    def sound(self) -> bool:
        """Whether nothing speaks against any property."""
        return not any(self.against.values())

    def count(self, found: Property) -> int:
        """How much speaks against one property."""
        return len(self.against[found.__name__])


def check(lines: Iterable[Line]) -> Verdict:
    """Judge a history."""
    story = Story.of(lines)
    done, unknown = ({deed.id for deed in story.moves(fate)} for fate in (DONE, UNKNOWN))
    return Verdict(
        acknowledged=len(done),
        unknown=len(unknown - done),
        reads=len(story.reads()),
        told=len(story.told),
        matches=len(story.stored),
        against={each.__name__: list(each(story)) for each in PROPERTIES},
    )


def _same(told: Line, kept: Line) -> bool:
    """Whether what somebody was told of an event fits it; a secret tells no move."""
    moves = {event["move"] for event in (told, kept)} - {None}
    kinds = {event["kind"] for event in (told, kept) if "kind" in event}
    return told["seat"] == kept["seat"] and len(moves) <= 1 and len(kinds) <= 1
