"""Who plays whom: a plan, and every game it asks for.

A *table* is the bots of one game, whoever sits where.  Every table plays the same
shuffles, and each shuffle is played once from each seating, the bots moving one
chair on; every second shuffle they sit the other way round.  So each bot has each
chair, and each deal, equally often.

A game's id follows from what is played and nothing else.  A plan with more games
or more bots therefore contains the games of the smaller one.
"""

import hashlib
import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

from tesselle.bots import roster
from tesselle.engine import registry
from tesselle.engine.errors import too_few

SEED_BYTES = 6  # of a shuffle: any JSON reader takes the number as it is

Table = tuple[str, ...]


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int  # of the shuffle
    bots: Table  # by seat

    def seed_of(self, seat: int) -> int:
        """Return the seed of the bot at ``seat``."""
        return _number(self.id, seat)


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What an arena is asked for; ``plan`` makes one and checks it."""

    game: str
    bots: Table  # one named twice sits down twice
    seats: int
    games: int  # of each table, rounded up to whole rounds of seatings
    seed: int
    ladder: bool  # each bot against the next one only
    options: dict[str, Any]

    def tables(self) -> list[Table]:
        """Return every table, each once: a ladder's neighbours, or all combinations."""
        groups = pairwise(self.bots) if self.ladder else [self.bots]
        found = (table for group in groups for table in _tables(group, self.seats))
        return list(dict.fromkeys(tuple(sorted(table)) for table in found))

    @property
    def shuffles(self) -> int:
        """How many deals there are; each is played once from each seating of each table."""
        return -(-self.games // self.seats)

    def fixtures(self, first: int = 0, last: int | None = None) -> Iterator[Fixture]:
        """Return every game, shuffle by shuffle, so that a part of the plan is balanced too.

        ``first`` and ``last`` choose some of the shuffles, as of a list.
        """
        tables = self.tables()
        for shuffle in range(self.shuffles)[first:last]:
            seed = _number(self.seed, shuffle)
            for table in tables:
                for turn in range(self.seats):
                    yield self._fixture(seed, _seating(table, shuffle, turn), turn)

    def command(self, verb: str = "arena") -> str:
        """Return the command line that plays this plan."""
        words = ["tesselle", verb, self.game, *self.bots]
        words += ["--seats", str(self.seats), "--games", str(self.games)]
        words += ["--seed", str(self.seed), *(["--ladder"] if self.ladder else [])]
        for name, value in self.options.items():
            words += ["-o", f"{name}={value}"]
        return shlex.join(words)

    def _fixture(self, seed: int, bots: Table, turn: int) -> Fixture:
        rules = registry.get(self.game).rules
        name = _digest(self.game, rules, self.options, seed, bots, turn).hex()[:16]
        return Fixture(f"{self.game}-{name}", self.game, self.options, seed, bots)


def plan(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    ladder: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Make a plan, or say what is wrong with it; without ``seats`` it is the usual number."""
    found = registry.get(game)
    least = 2 if ladder else 1
    if len(bots) < least:
        raise too_few("bots", len(bots), least)
    if games < 1:
        raise too_few("games", games)
    return Plan(
        game=game,
        bots=tuple(roster.check(spec) for spec in bots),
        seats=found.check_seats(found.usual_seats if seats is None else seats),
        games=games,
        seed=seed,
        ladder=ladder,
        options=found.check_options(options or {}),
    )


def _tables(bots: Table, seats: int) -> Iterator[Table]:
    if len(bots) >= seats:
        yield from combinations(bots, seats)
        return
    for table in combinations_with_replacement(dict.fromkeys(bots), seats):
        if len(set(table)) > 1 or len(set(bots)) == 1:  # a bot against itself tells nothing
            yield table


def _seating(table: Table, shuffle: int, turn: int) -> Table:
    order = table[::-1] if shuffle % 2 else table
    return order[turn:] + order[:turn]


def _number(*facts: Any) -> int:
    return int.from_bytes(_digest(*facts)[:SEED_BYTES], "big")


def _digest(*facts: Any) -> bytes:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).digest()
