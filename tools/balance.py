"""Plays MozaiK's deck alone, with bots, and says whether its words are worth what they pay.

For each word: how many pictures it matches, its level and ladder, how often it is
taken when it is offered, what it has paid at the end when it was.  For each bot:
how its scores spread over the rulebook's bands.  Then what stands out: words nearly
always or never taken, and levels that do not fit the frequencies.

    python -m tools.balance                       # a few minutes
    python -m tools.balance --games 100 --deep 0  # quick
    python -m tools.balance --deck holidays       # another deck
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import tesselle
from tesselle.bots.bot import Bot
from tesselle.bots.roster import make
from tesselle.engine.match import Match
from tesselle.games.mozaik.deck.deck import Deck, Word
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.owndecks import levels

BANDS = {"under 30": 29, "30–39": 39, "40–45": 45, "46–50": 50, "over 50": 999}  # R23: up to
ALWAYS, NEVER = 0.85, 0.10  # taken so often when offered: no choice is left
FEW = 20  # offers that say too little to judge by


@dataclass
class Fate:
    """What became of one word over many games."""

    offered: int = 0
    taken: int = 0
    points: int = 0

    @property
    def rate(self) -> float:
        """Give how often it was taken when offered."""
        return self.taken / self.offered if self.offered else 0.0

    @property
    def mean(self) -> float:
        """Give what it paid when it was taken."""
        return self.points / self.taken if self.taken else 0.0


@dataclass
class Study:
    """Many games alone by one bot."""

    bot: str
    scores: list[int] = field(default_factory=list)
    fates: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))


def main() -> None:
    """Play, and print what was found."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--deck", default="tesselle", help="a deck by name or path")
    reader.add_argument("--bot", default="greedy", help="whose choices the table is about")
    reader.add_argument("--games", type=int, default=400, help="games of that bot")
    reader.add_argument("--strong", default="level5", help="a bot that searches, for its scores")
    reader.add_argument("--deep", type=int, default=30, help="games of the strong bot")
    asked = reader.parse_args()
    deck = load(asked.deck)
    study = played(asked.deck, asked.bot, asked.games)
    print("\n".join(table(deck, study)))
    print()
    for each in (study, played(asked.deck, asked.strong, asked.deep)):
        if each.scores:
            print(bands(each))
    print()
    print("\n".join(findings(deck, study)))


def played(deck: str, bot: str, games: int) -> Study:
    """Play alone, each game with a shuffle of its own."""
    study = Study(bot)
    for seed in range(games):
        match = tesselle.new("mozaik", seats=1, seed=seed, deck=deck)
        follow(match, make(bot, seed), study)
        study.scores.append(match.scores[0])
    return study


def follow(match: Match, player: Bot, study: Study) -> None:
    """Play to the end, and note which words were offered, taken, and what they paid."""
    offered: set[str] = set()
    while not match.over:
        offered |= set(match.view(0)["open"])
        match.play_action(0, player.choose(match, 0))
    for word in offered:
        study.fates[word].offered += 1
    for end in match.view(0)["players"][0]["ends"].values():
        study.fates[end["word"]].taken += 1
        study.fates[end["word"]].points += end["points"]


def table(deck: Deck, study: Study) -> Iterator[str]:
    """Write a line of Markdown for each word, the most frequent first."""
    matches = levels.frequencies((word.key for word in deck.words), deck.images)
    yield f"| word | pictures | level | ladder | taken by {study.bot} | points when taken |"
    yield "|---|---:|:---:|:---:|---:|---:|"
    for word in by_frequency(deck.words, matches):
        fate = study.fates[word.key]
        ladder = "/".join(map(str, word.ladder))
        share = matches[word.key] / len(deck.images)
        yield (
            f"| {word.key} | {matches[word.key]} ({share:.0%}) | {word.level} | {ladder} "
            f"| {fate.rate:.0%} | {fate.mean:.1f} |"
        )


def by_frequency(words: Sequence[Word], matches: dict[str, int]) -> list[Word]:
    """Sort words, the most frequent first."""
    return sorted(words, key=lambda word: (-matches[word.key], word.key))


def bands(study: Study) -> str:
    """Write how scores spread over the rulebook's bands."""
    games = len(study.scores)
    found = Counter(
        next(name for name, most in BANDS.items() if score <= most) for score in study.scores
    )
    parts = [f"{name}: {found[name] / games:.0%}" for name in BANDS]
    mean = sum(study.scores) / games
    return f"{study.bot}, {games} games alone: mean {mean:.1f}; {', '.join(parts)}"


def findings(deck: Deck, study: Study) -> Iterator[str]:
    """Tell which words leave no choice, and which levels do not fit."""
    matches = levels.frequencies((word.key for word in deck.words), deck.images)
    told = False
    for word in by_frequency(deck.words, matches):
        fate = study.fates[word.key]
        fitting = levels.level_of(matches[word.key], len(deck.images))
        if word.level != fitting:
            told = True
            ladder = "/".join(map(str, levels.LADDERS[fitting]))
            yield (
                f"{word.key}: on {matches[word.key]} pictures, level {word.level}; "
                f"by frequency it would be level {fitting}, {ladder}"
            )
        if fate.offered >= FEW and not NEVER <= fate.rate <= ALWAYS:
            told = True
            often = "always" if fate.rate > ALWAYS else "never"
            yield f"{word.key}: nearly {often} taken, {fate.taken} times of {fate.offered}"
    if not told:
        yield "no word is always or never taken, and every level fits"


if __name__ == "__main__":
    main()
