"""What people may see of a MozaiK match.

Open to all: grids, words, picks once revealed, claims and rulings, how many images
somebody holds or threw away, the count line by line once it is over.  A seat also
sees its own hand, its pick, its discards and its answer to a claim; nobody else does.
"""

from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.games.mozaik import cards, judging, lines, scoring, shelf
from tesselle.games.mozaik import state as s
from tesselle.games.mozaik.deck import Deck

STEPS = ("pick", "place", "claim", "dispute", "draw", "image", "words", "over")
JUDGES = ("deck", "table")


def view(state: State, seat: int | None) -> View:
    """Give what ``seat``, or a spectator, may see."""
    deck = shelf.of(state)
    seats = range(int(state["seats"]))
    seen: View = {
        "deck": {"name": deck.name, "sha256": deck.digest},
        "judge": JUDGES[int(state["judge"])],
        "round": int(state["round"]),
        "rounds": s.ROUNDS,
        "step": STEPS[int(state["step"])],
        "to_move": _number(state["seat"]),
        "open": open_keys(state, deck),
        "words_left": int(state["pool"]).bit_count(),
        "images_left": int(state["left"]),
        "players": [_seat(state, deck, player) for player in seats],
        "order": _order(state),
        "pairs": _pairs(state, deck),
        "refused": rulings(state, deck, "refused"),
        "own": None if seat is None else _own(state, deck, seat),
    }
    if len(seats) == 1:
        seen["gems"] = int(state["gems"])
        seen["reserve"] = int(state["reserve"])
        seen["bought"] = bool(state["bought"])
    return seen


def open_keys(state: State, deck: Deck) -> list[str]:
    """Give the keys of the words that lie open, but for one that waits for a ruling."""
    return [
        deck.words[int(word)].key
        for slot, word in enumerate(state["open"])
        if word != s.NONE and slot != state["slot"]
    ]


def pair_text(state: State, deck: Deck, seat: int, pair: int) -> str:
    """Write a pair of the seat's grid: ``lune:17``."""
    word = deck.words[int(state["ends"][seat, pair // 3])]
    return f"{word.key}:{judging.image_of(state, seat, pair) + 1}"


def unruled(state: State, seat: int) -> list[int]:
    """Give the new pairs without a ruling, in the order claims count them (R11)."""
    pairs = np.zeros(s.NEW_PAIRS, np.int8)
    return [int(pair) for pair in pairs[: judging.unruled(state, seat, pairs)]]


def claimed(state: State) -> list[int]:
    """Give the claimed pairs, in the order disputes count them (R12)."""
    pairs = unruled(state, int(state["seat"]))
    return [pair for index, pair in enumerate(pairs) if int(state["claimed"]) >> index & 1]


def rulings(state: State, deck: Deck, kind: str) -> list[str]:
    """Write this turn's rulings, ``stands`` or ``refused``, by word, then by image (R13)."""
    pick = int(state["pick"][state["seat"]])
    words = range(len(deck.words))
    pairs = [(word, pick) for word in words if int(state[kind]) >> word & 1]
    pairs += [
        (int(state["open"][slot]), int(state["cells"][state["seat"], cell]))
        for slot, mask in enumerate(state[f"{kind}_at"])
        for cell in range(s.CELLS)
        if int(mask) >> cell & 1
    ]
    return [f"{deck.words[word].key}:{image + 1}" for word, image in sorted(pairs)]


def images(state: State, place: int) -> list[int]:
    """Give the numbers of the images that are at ``place`` (HELD + seat …)."""
    return [int(image) + 1 for image in np.flatnonzero(state["where"] == place)]


def _number(value: Any) -> int | None:
    return None if value == s.NONE else int(value)


def _seat(state: State, deck: Deck, seat: int) -> View:
    picking = state["step"] == s.PICK
    pick = int(state["pick"][seat])
    answer = pick if picking else int(state["disputed"][seat])
    return {
        "cells": {
            name: int(image) + 1
            for name, image in zip(s.CELL_NAMES, state["cells"][seat], strict=True)
            if image != s.NONE
        },
        "ends": {
            name: _end(state, deck, seat, end)
            for end, name in enumerate(s.END_NAMES)
            if state["ends"][seat, end] != s.NONE
        },
        "points": scoring.points(state, seat),
        "perfect": scoring.perfect_lines(state, seat),
        "hand": cards.hand(state, seat),  # how many; a pick is not among them
        "discarded": int(state["discarded"][seat]),
        "chosen": answer != s.NONE,
        "pick": None if picking or pick == s.NONE else pick + 1,
        "tally": lines.final(state, seat).data() if state["step"] == s.OVER else None,
    }


def _end(state: State, deck: Deck, seat: int, end: int) -> View:
    word = deck.words[int(state["ends"][seat, end])]
    bits = int(state["matched"][seat, end])
    return {
        "word": word.key,
        "matched": [bool(bits >> place & 1) for place in range(3)],  # along the line
        "points": scoring.word_points(state, seat, end),
    }


def _order(state: State) -> list[int]:
    """Give the seats in this round's order (R3), once the picks are revealed."""
    if state["step"] == s.PICK:
        return []
    picks = {seat: int(pick) for seat, pick in enumerate(state["pick"]) if pick != s.NONE}
    return sorted(picks, key=picks.__getitem__)


def _pairs(state: State, deck: Deck) -> list[View]:
    """Give the pairs a claim or a dispute is about, with what the deck thinks of them."""
    step = state["step"]
    if step not in (s.CLAIM, s.DISPUTE):
        return []
    seat = int(state["seat"])
    pairs = unruled(state, seat) if step == s.CLAIM else claimed(state)
    return [_pair(state, deck, seat, pair) for pair in pairs]


def _pair(state: State, deck: Deck, seat: int, pair: int) -> View:
    word = deck.words[int(state["ends"][seat, pair // 3])]
    number = judging.image_of(state, seat, pair) + 1
    return {
        "word": word.key,
        "image": number,
        "end": s.END_NAMES[pair // 3],
        "cell": s.CELL_NAMES[s.LINE[pair // 6, pair % 3]],
        "opinion": deck.opinion(number, word.key),
    }


def _own(state: State, deck: Deck, seat: int) -> View:
    answer = int(state["disputed"][seat])
    return {
        "seat": seat,
        "hand": images(state, s.HELD + seat),
        "pick": None if state["pick"][seat] == s.NONE else int(state["pick"][seat]) + 1,
        "discarded": images(state, s.DISCARDED + seat),
        "disputed": None
        if answer == s.NONE
        else [
            pair_text(state, deck, int(state["seat"]), pair)
            for index, pair in enumerate(claimed(state))
            if answer >> index & 1
        ],
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give what chance gave: hands and words at first, then draws and newly opened words."""
    deck = shelf.of(after)
    words = open_keys(after, deck)
    if before is None:
        hands = [images(after, s.HELD + player) for player in range(int(after["seats"]))]
        return {"hands": hands, "words": words}
    gifts: dict[str, Any] = {}
    drawn = (before["where"] == s.DECK) & (after["where"] == s.HELD + seat)
    if drawn.any():
        gifts["draw"] = [int(image) + 1 for image in np.flatnonzero(drawn)]
    if after["round"] != before["round"]:
        gifts["words"] = words
    return gifts
