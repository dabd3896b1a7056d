"""How strong players are: Glicko-2 among two, Plackett–Luce (openskill) among more.

A match is a rating period of its own: the rating
changes as soon as the match is over.

Whoever plays against bots alone has a rating of its own for that, by Glicko-2 too: bots are
as strong as ``anchors`` says, each counts as one opponent, and only the person's rating moves.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from tesselle.server.results.glicko2 import Rating, updated

SOLO = "solo"
DUEL = "duel"
TABLE = "table"
BOTS: Final = "bots"  # one person, all others bots
SHOWN = 400.0  # ten to one: whoever is stronger than that must show it against stronger bots
SURE = 2  # deviations below the value; so strong a player is with 97.7 %


@dataclass(frozen=True)
class Skill:
    """What is thought of a player."""

    value: float
    deviation: float
    volatility: float = 0.0  # of Glicko-2 alone

    @property
    def sure(self) -> float:
        """At least so strong, very likely."""
        return self.value - SURE * self.deviation


Learn: TypeAlias = Callable[[Sequence[Skill], Sequence[int]], list[Skill]]


@dataclass(frozen=True)
class System:
    """Where everybody begins, and what a match teaches about each seat."""

    new: Skill
    learn: Learn


def pool_of(seats: int) -> str:
    """Return the class of matches with so many seats."""
    return {1: SOLO, 2: DUEL}.get(seats, TABLE)


def duel(skills: Sequence[Skill], ranking: Sequence[int]) -> list[Skill]:
    """Learn from a match of two."""
    before = [_rating(each) for each in skills]
    return [
        Skill(*updated(before[seat], [(before[other], score(ranking[seat], ranking[other]))]))
        for seat, other in ((0, 1), (1, 0))
    ]


def plackett_luce(skills: Sequence[Skill], ranking: Sequence[int]) -> list[Skill]:
    """Learn from a match of three or more."""
    from openskill.models import PlackettLuce  # late: importing it takes a while

    model = PlackettLuce()
    teams = [[model.rating(mu=each.value, sigma=each.deviation)] for each in skills]
    learnt = model.rate(teams, ranks=[float(place) for place in ranking])
    return [Skill(team[0].mu, team[0].sigma) for team in learnt]


def against_bots(person: Skill, met: Sequence[tuple[Skill, float]]) -> Skill:
    """Learn about a person from bots of known strength, each with the person's score: 1, ½, 0.

    Nobody rises further above the strongest of them than a win over it can show.
    """
    found = Skill(*updated(_rating(person), [(_rating(bot), score) for bot, score in met]))
    ceiling = max(person.value, max(bot.value for bot, _ in met) + SHOWN)
    return replace(found, value=min(found.value, ceiling))


NEW = Skill(1500.0, 350.0, 0.06)  # in Glicko-2
SYSTEMS: dict[str, System] = {
    DUEL: System(NEW, duel),
    TABLE: System(Skill(25.0, 25 / 3), plackett_luce),
}

BEGINNERS = {BOTS: NEW, **{pool: system.new for pool, system in SYSTEMS.items()}}


def learnt(
    pool: str, known: dict[str, Skill], players: Sequence[str], ranking: Sequence[int]
) -> dict[str, Skill]:
    """Return what is thought of each player after a match.

    A bot that sits in several seats learns from each of them.
    """
    before = [known[player] for player in players]
    after = SYSTEMS[pool].learn(before, ranking)
    found = dict(known)
    for player, old, new in zip(players, before, after, strict=True):
        so_far = found[player]
        found[player] = Skill(
            so_far.value + new.value - old.value,
            so_far.deviation * new.deviation / old.deviation,
            new.volatility,
        )
    return found


def score(own: int, other: int) -> float:
    """Return what one place is worth against another: 1, ½ or 0."""
    if own == other:
        return 0.5
    return 1.0 if own < other else 0.0


def _rating(skill: Skill) -> Rating:
    return Rating(skill.value, skill.deviation, skill.volatility)
