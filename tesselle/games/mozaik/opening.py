"""How a MozaiK match begins: the deck is copied into the state, then cards are dealt (R1, R16)."""

from tesselle.engine.entropy import Word
from tesselle.engine.errors import BadOption
from tesselle.engine.game import Options, State
from tesselle.engine.kernel import kernel
from tesselle.engine.say import Say
from tesselle.engine.state import zeroed
from tesselle.games.mozaik import shelf
from tesselle.games.mozaik.cards import draw, open_words
from tesselle.games.mozaik.deck import Deck, check_size
from tesselle.games.mozaik.deckfile import load
from tesselle.games.mozaik.judging import forget_rulings
from tesselle.games.mozaik.solo import WORDS_A_TURN
from tesselle.games.mozaik.state import (
    ABSENT,
    DECK,
    DECK_JUDGES,
    GEMS,
    HAND,
    IMAGES,
    LADDERS,
    LAY,
    NONE,
    PICK,
    RESERVE,
    STATE,
    TABLE_JUDGES,
)

JUDGES = {"deck": DECK_JUDGES, "table": TABLE_JUDGES}  # R10


def blank(seats: int, options: Options) -> State:
    """Give the table before chance speaks; raise BadDeck or BadOption for a deck that will not do.

    The deck is also put on the ``shelf``, where views and texts find it.
    """
    return table(load(options["deck"]), seats, options["judge"], options["colours"])


def table(deck: Deck, seats: int, judge: str, colours: bool) -> State:
    """Give the table for a deck that is at hand."""
    check_size(deck, seats, colours)
    state = zeroed(STATE)
    state["seats"] = seats
    state["judge"] = JUDGES[judge]
    copy_deck(state, deck, colours)
    shelf.put(deck)
    return state


def copy_deck(state: State, deck: Deck, colours: bool) -> None:
    """Write what the kernels need of ``deck``: who matches what, and for how many points."""
    ladders = sorted({word.ladder for word in deck.words})
    if len(ladders) > LADDERS:
        count = len(ladders)
        raise BadOption(
            Say(
                f"a deck has at most {LADDERS} ladders, {deck.name} has {count}",
                f"un jeu a au plus {LADDERS} échelles, {deck.name} en a {count}",
            )
        )
    index = {word.key: number for number, word in enumerate(deck.words)}
    state["deck"] = shelf.number(deck)
    state["words"] = sum(1 << index[word.key] for word in deck.words_in_play(colours))
    state["images"] = len(deck.images)
    state["ladder"][: len(ladders)] = ladders
    for number, word in enumerate(deck.words):
        state["tier"][number] = ladders.index(word.ladder)
        state["often"][number] = sum(word.key in image.yes for image in deck.images)
    state["where"][:] = ABSENT
    for image in deck.images:
        state["where"][image.number - 1] = DECK
        state["yes"][image.number - 1] = sum(1 << index[key] for key in image.yes)
        state["arguable"][image.number - 1] = sum(1 << index[key] for key in image.arguable)


@kernel
def setup(state: State, entropy: Word) -> None:
    """Deal the hands and open the first words (R1, R16)."""
    clear(state)
    seats = int(state["seats"])
    turn = 0
    for seat in range(seats):
        turn = draw(state, seat, HAND, entropy, turn)
    if seats == 1:
        state["step"], state["seat"] = LAY, 0
        state["gems"], state["reserve"] = GEMS, RESERVE
        open_words(state, WORDS_A_TURN, entropy, turn)
    else:
        open_words(state, seats + 1, entropy, turn)


@kernel
def clear(state: State) -> None:
    """Put all cards back, ready for the first round."""
    state["left"] = 0
    for image in range(IMAGES):
        if state["where"][image] != ABSENT:
            state["where"][image] = DECK
            state["left"] += 1
    state["pool"] = state["words"]
    state["cells"][:, :] = NONE
    state["ends"][:, :] = NONE
    state["matched"][:, :] = 0
    state["pick"][:] = NONE
    state["discarded"][:] = 0
    state["disputed"][:] = NONE
    state["gems"] = state["reserve"] = state["bought"] = 0
    state["round"] = 1
    state["step"] = PICK
    state["seat"] = NONE
    forget_rulings(state)
