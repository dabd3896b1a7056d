"""Ranks the players of a real table from their six tracks (R14, R15)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tesselle.engine.errors import BadPosition, cut, mismatch, shown
from tesselle.engine.say import Say, listed
from tesselle.engine.tally import Line, Tally
from tesselle.games.genial.rules.scoring import places
from tesselle.games.genial.rules.state import LAST, MOST_SEATS
from tesselle.games.genial.rules.tiles import SYMBOLS
from tesselle.games.genial.text.decision import difference
from tesselle.games.genial.words import say

FORMAT = say("count-format")
LETTERED = re.compile(r"([A-Z])\s*([0-9]+)", re.ASCII)


@dataclass(frozen=True)
class Player:
    """One line of the text: a name and its tracks, in the order R G B O Y P."""

    name: str
    tracks: tuple[int, ...]

    @property
    def rising(self) -> tuple[int, ...]:
        """The tracks from the lowest to the highest."""
        return tuple(sorted(self.tracks))

    @property
    def mastered(self) -> bool:
        """Whether all six tracks are at their end (R14)."""
        return min(self.tracks) == LAST


def count(text: str) -> Tally:
    """Rank the players written in ``text`` (see FORMAT), or raise BadPosition.

    A line's points, and the total, are lowest tracks: the winner's is the total.
    """
    players = list(_players(text))
    if not players:
        raise BadPosition(say("count-nothing"))
    tracks = np.array([player.tracks for player in players], np.int8)
    place = np.zeros(len(players), np.int32)
    places(tracks, len(players), place)
    order = sorted(range(len(players)), key=lambda seat: int(place[seat]))
    ranked = [(int(place[seat]), players[seat]) for seat in order]
    lines = tuple(_line(ranked, at) for at in range(len(ranked)))
    return Tally(lines, min(ranked[0][1].tracks), _winner(ranked), summed=False)


def _players(text: str) -> Iterator[Player]:
    seen: dict[str, int] = {}
    master = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        player = _player(number, line)
        if player.name in seen:
            known = say("count-name-known", player=cut(player.name), number=seen[player.name])
            raise _bad(number, say("count-name-new"), known)
        seen[player.name] = number
        if len(seen) > MOST_SEATS:
            raise _bad(number, say("count-players"), say("count-players-got"))
        if player.mastered and master:
            got = say("count-one-master-got", player=cut(player.name), other=cut(master))
            raise _bad(number, say("count-one-master"), got)
        master = player.name if player.mastered else master
        yield player


def _player(number: int, line: str) -> Player:
    name, colon, rest = line.partition(":")
    if not colon or not name.strip():
        raise _bad(number, say("count-name-and-tracks"), shown(line.strip()))
    tracks = _tracks(rest.replace(",", " ").upper())
    if tracks is None:
        raise _bad(number, say("count-six-numbers"), shown(rest.strip()))
    for track in tracks:
        if track > LAST:
            raise _bad(number, say("count-track-range"), str(track))
    return Player(name.strip(), tracks)


def _tracks(text: str) -> tuple[int, ...] | None:
    """Read six numbers, plain or each after its letter; ``None`` when they are not."""
    if re.fullmatch(r"\s*([0-9]{1,4}\s+){5}[0-9]{1,4}\s*", text, re.ASCII):
        return tuple(map(int, text.split()))
    if not re.fullmatch(r"\s*([RGBOYP]\s*[0-9]{1,4}\s*){6}", text, re.ASCII):
        return None
    named = dict(LETTERED.findall(text))
    return tuple(int(named[letter]) for letter in SYMBOLS) if len(named) == len(SYMBOLS) else None


def _bad(number: int, expected: Say, got: Say | str) -> BadPosition:
    return BadPosition(mismatch(expected, got).within(say("count-line", number=number)))


def _line(ranked: list[tuple[int, Player]], at: int) -> Line:
    place, player = ranked[at]
    tracks = " ".join(map(str, player.rising))
    what = say("count-place", place=place, player=player.name, tracks=tracks)
    note = _why(ranked, at)
    return Line("R14" if player.mastered else "R15", what, min(player.tracks), note=note)


def _why(ranked: list[tuple[int, Player]], at: int) -> Say | None:
    """Say what put this player below the one before, or, for the first, above the next."""
    player = ranked[at][1]
    if player.mastered:
        return say("count-master")
    if len(ranked) == 1:
        return None
    other = ranked[at - 1 if at else 1][1]
    rank = difference(player.rising, other.rising)
    if rank is None:
        return say("count-same", other=other.name)
    mine, theirs = player.rising[rank], other.rising[rank]
    if rank == 0:
        return say("count-lowest", mine=mine, other=other.name, theirs=theirs)
    shared = ", ".join(map(str, player.rising[:rank]))
    return say("count-level", other=other.name, shared=shared, rank=rank, mine=mine, theirs=theirs)


def _winner(ranked: list[tuple[int, Player]]) -> Say:
    firsts = [player.name for place, player in ranked if place == 1]
    name, lowest = firsts[0], min(ranked[0][1].tracks)
    if len(ranked) == 1:
        return say("count-alone", player=name, lowest=lowest)
    if ranked[0][1].mastered:
        return say("count-wins-at-once", player=name)
    if len(firsts) > 1:
        return say("count-share", names=listed(firsts))
    return say("count-wins", player=name, lowest=lowest)
