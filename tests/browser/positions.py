"""Random positions of a game, and all that is asked about each."""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator

from tesselle.engine.contract import Case
from tesselle.engine.match import Match
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.text.layout import grid_images, grid_words
from tesselle.games.mozaika.text.layout import rows
from tests.browser.programs import Both, Question

LOOKED_AT = 0.25  # of the positions of a random match
MOVES = 4  # of each seat that may act
KNOWN = 200  # moves of other positions, most of which are refused in this one


def positions(case: Case, chance: random.Random) -> Iterator[Match]:
    """Yield random matches without end, each at some of its positions and at its last."""
    while True:
        match = Match(case.game, case.seats, case.options, chance.getrandbits(60))
        while not match.over:
            if chance.random() < LOOKED_AT:
                yield match
            seat = chance.choice(match.waiting)
            match.play_action(seat, chance.choice(match.actions(seat)))
        yield match


class Asking:
    """What is asked about positions of one way to play."""

    def __init__(self, case: Case, chance: random.Random) -> None:
        self._case, self._chance = case, chance
        self._known: list[str] = []  # moves that were legal elsewhere

    def about(self, match: Match) -> list[Question]:
        """Return the questions about a position; the last one changes the match."""
        seats = range(self._case.seats)
        questions: list[Question] = [("position",), ("scores",), ("ranking",), ("summaries",)]
        questions += [("decided",)]
        questions += [("view", seat) for seat in (None, *seats)]
        questions += [("legal", seat) for seat in seats]
        for seat in match.waiting:
            questions += self._about_moves(match, seat)
        questions += [("read", seat, move) for seat in seats for move in self._other_moves()]
        if match.waiting:
            mover = self._chance.choice(match.waiting)
            questions += [("play", mover, self._chance.choice(match.legal(mover))), ("position",)]
        return questions

    def _about_moves(self, match: Match, seat: int) -> Iterator[Question]:
        actions, texts = match.actions(seat), match.legal(seat)
        for place in self._chance.sample(range(len(actions)), min(MOVES, len(actions))):
            yield "preview", seat, texts[place]
            yield "describe_action", seat, actions[place]
            yield "advise_action", seat, actions[place]
            self._known.append(texts[place])
        del self._known[:-KNOWN]

    def _other_moves(self) -> list[str]:
        """Return moves of other positions, and one that somebody mistyped."""
        if not self._known:
            return ["?"]
        move = self._chance.choice(self._known)
        cut = self._chance.randrange(len(move))
        return [*self._chance.choices(self._known, k=MOVES), move[:cut] + move[cut + 1 :]]


def compared(both: Both, case: Case, number: int, chance: random.Random) -> Counter[str]:
    """Ask Python and a page about so many positions; return what was asked, by its name."""
    asking, asked = Asking(case, chance), Counter[str]()
    for match in itertools.islice(positions(case, chance), number):
        questions = asking.about(match)
        asked["refused"] += both.look(match.position, questions)
        asked.update(str(what) for what, *_ in questions)
        if case.game.name in WRITTEN:
            text = WRITTEN[case.game.name](match, chance.randrange(case.seats))
            both.ask("counted", case.game.name, {"text": text})
            asked["counted"] += 1
    return asked


def _tracks(match: Match, _: int) -> str:
    pairs = zip(match.names, match.scores, strict=True)
    return "\n".join(f"{name}: {' '.join(map(str, tracks))}" for name, tracks in pairs)


def _grid(match: Match, seat: int) -> str:
    state = match.state
    lying = [f"{cell} {image}" for cell, image in grid_images(state, seat).items()]
    words = grid_words(state, loaded.of(state), seat)
    return "\n".join(lying + [f"{end} {placed['word']}" for end, placed in words.items()])


def _mosaic(match: Match, seat: int) -> str:
    state = match.state
    flies = ["*" if fly else "" for fly in state["flies"][seat]]
    lines = [
        " ".join(f"{tile}{flies[4 * row + column]}" for column, tile in enumerate(tiles))
        for row, tiles in enumerate(rows(state, seat))
    ]
    return "\n".join([*lines, f"coins {len(match.events)}"])


# What somebody with the real box would write down.
WRITTEN: dict[str, Callable[[Match, int], str]] = {
    "genial": _tracks,
    "mozaik": _grid,
    "mozaika": _mosaic,
}
