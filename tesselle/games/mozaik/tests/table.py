"""A toy deck and positions of it, so that tests read as play.

Words beginning with ``y`` match every image (ladder 1/3/6), with ``n`` none
(1/2/4), ``q`` are arguable everywhere (2/4/8), and the colours ``ca`` … ``cd``
match odd images (1/2/4).
"""

import string
from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.deck.deckfile import read_deck

LADDERS = {"y": [1, 3, 6], "n": [1, 2, 4], "q": [2, 4, 8], "c": [1, 2, 4]}
KEYS = [first + last for first in "ynq" for last in string.ascii_lowercase[:16]]
COLOURS = ["ca", "cb", "cc", "cd"]


def toy_data(images: int = 89) -> dict[str, Any]:
    words = {
        key: {
            "fr": f"Mot {key}",
            "en": f"Word {key}",
            "about_fr": "Un mot.",
            "about_en": "A word.",
            "level": 2,
            "ladder": LADDERS[key[0]],
            "colour": key in COLOURS,
        }
        for key in KEYS + COLOURS
    }
    scenes = {
        str(number): {
            "about_fr": f"Image {number}.",
            "about_en": f"Image {number}.",
            "yes": [k for k in words if k[0] == "y" or (k in COLOURS and number % 2)],
            "arguable": [k for k in words if k[0] == "q"],
        }
        for number in range(1, images + 1)
    }
    return {"name": "toy", "words": words, "images": scenes}


def toy(images: int = 89) -> Deck:
    deck = read_deck(toy_data(images), "toy")
    loaded.put(deck)
    return deck


TOY = toy()


def text(
    *seats: str, step: str, open: str = "", deck: Deck = TOY, gone: int | None = None, **fields: Any
) -> str:
    """Write a position; the words nobody took are filled in with unused ones."""
    table: dict[str, Any] = {"judge": "deck", "colours": "yes", "round": 1}
    table |= fields
    used = {word.partition("@")[0] for seat in seats for word in _list(seat, "words")}
    opened = open.split(",") if open else []
    turn = int(table["round"])
    if gone is None and len(seats) == 1:
        gone = 3 * turn - len(used) - len(opened)
    elif gone is None:
        gone = turn if step == "over" else turn - 1
    free = [key for key in reversed(KEYS) if key not in used | set(opened)]
    parts = {"deck": f"toy:{deck.digest[:16]}", **table, "step": step, "open": open}
    parts["gone"] = ",".join(free[:gone])
    head = " ".join(f"{name}={value}" for name, value in parts.items() if value != "")
    return " | ".join([head, *seats])


def _list(seat: str, name: str) -> list[str]:
    for part in seat.split():
        if part.startswith(f"{name}="):
            return part.partition("=")[2].split(",")
    return []


def position(*seats: str, **fields: Any) -> State:
    return GAME.read_position(text(*seats, **fields))


def start(*hands: str, open: str, judge: str = "deck") -> State:
    """Return a first round with these hands and open words."""
    return position(*(f"hand={hand}" for hand in hands), step="pick", open=open, judge=judge)


def alone(seat: str, **fields: Any) -> State:
    """Return a solo position; the reserve follows from the gems and words."""
    gems = fields.setdefault("gems", 7)
    fields.setdefault("reserve", 36 - gems - len(_list(seat, "words")))
    if fields["step"] != "over":
        fields.setdefault("seat", 0)
    return position(seat, **fields)


def play(state: State, *moves: str, entropy: int = 1) -> State:
    """Play moves such as ``0 image 17``; give the state, changed in place."""
    for number, move in enumerate(moves):
        seat, _, words = move.partition(" ")
        action = GAME.read_move(state, int(seat), words)
        assert action in legal(state, int(seat)), GAME.reason(state, int(seat), action).said.en
        GAME.apply(state, int(seat), action, np.uint64(entropy + number))
    return state


def legal(state: State, seat: int) -> list[int]:
    out = np.zeros(GAME.most_actions, np.int32)
    return [int(action) for action in out[: GAME.legal(state, seat, out)]]


def moves(state: State, seat: int) -> list[str]:
    return [GAME.write_move(state, seat, action) for action in legal(state, seat)]


def waiting(state: State) -> list[int]:
    return [seat for seat in range(4) if GAME.waiting(state) >> seat & 1]


def see(state: State, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def points(state: State) -> list[int]:
    out = np.zeros(int(state["seats"]), np.int32)
    GAME.scores(state, out)
    return [int(number) for number in out]


def places(state: State) -> list[int]:
    out = np.zeros(int(state["seats"]), np.int32)
    GAME.ranking(state, out)
    return [int(number) for number in out]


def new(seats: int, entropy: int = 1, **options: Any) -> State:
    """Return a dealt match with the shipped deck."""
    state = GAME.blank(seats, GAME.check_options(options))
    GAME.setup(state, np.uint64(entropy))
    return state


def finish(state: State, entropy: int) -> list[bytes]:
    """Play at random to the end; give every state on the way."""
    trail = []
    dice = np.random.default_rng(entropy)
    while waiting(state):
        seat = int(dice.choice(waiting(state)))
        action = int(dice.choice(legal(state, seat)))
        GAME.apply(state, seat, action, np.uint64(dice.integers(1 << 62)))
        trail.append(state.tobytes())
    return trail
