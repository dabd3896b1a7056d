"""What people may see of a MozaiK match.

Open to all: grids, words, picks once revealed, claims and rulings, how many images
somebody holds or threw away, the count line by line once it is over.  A seat also
sees its own hand, its pick, its discards and its answer to a claim; nobody else does.
"""

from typing import Any, NotRequired, TypedDict

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.tally import TallyInfo
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import Deck, Opinion
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import layout, tallies


class DeckName(TypedDict):
    """Which deck is played with."""

    name: str
    sha256: str


class Player(TypedDict):
    """What lies before one seat."""

    cells: dict[str, int]  # the image on each cell that has one: {"b2": 17}
    ends: dict[str, layout.PlacedWord]  # the word at each end that has one: {"a<": …}
    points: int
    perfect: int  # rows and columns with a word that fits all three images
    hand: int  # how many images; a pick is not among them
    discarded: int  # how many
    chosen: bool  # has picked, or has answered a claim
    pick: int | None  # once it is revealed
    tally: TallyInfo | None  # of a match that is over


class Pair(TypedDict):
    """An image under a word, to be claimed or disputed."""

    word: str
    image: int
    end: str
    cell: str
    opinion: Opinion  # the deck's


class Own(TypedDict):
    """What nobody else sees."""

    seat: int
    hand: list[int]
    pick: int | None
    discarded: list[int]
    disputed: list[str] | None  # pairs, "lune:17"; null while there is no answer


class View(TypedDict):
    """The table as one seat sees it."""

    deck: DeckName
    judge: s.Judge
    round: int  # from 1
    rounds: int
    step: s.Step
    to_move: int | None
    open: list[str]  # words
    words_left: int
    images_left: int
    players: list[Player]  # by seat
    order: list[int]  # of this round, once the picks are revealed (R3)
    pairs: list[Pair]  # that a claim or a dispute is about
    refused: list[str]  # pairs that the table refused in this turn, "lune:17"
    own: Own | None  # none of somebody who looks on
    gems: NotRequired[int]  # alone
    reserve: NotRequired[int]
    bought: NotRequired[bool]


def view(state: State, seat: int | None) -> View:
    """Return what ``seat``, or a spectator, may see."""
    deck = loaded.of(state)
    seats = range(int(state["seats"]))
    seen: View = {
        "deck": {"name": deck.name, "sha256": deck.digest},
        "judge": s.JUDGES[int(state["judge"])],
        "round": int(state["round"]),
        "rounds": s.ROUNDS,
        "step": s.STEPS[int(state["step"])],
        "to_move": _number(state["seat"]),
        "open": layout.open_keys(state, deck),
        "words_left": int(state["pool"]).bit_count(),
        "images_left": int(state["left"]),
        "players": [_seat(state, deck, player) for player in seats],
        "order": _order(state),
        "pairs": _pairs(state, deck),
        "refused": layout.rulings(state, deck, "refused"),
        "own": None if seat is None else _own(state, deck, seat),
    }
    if len(seats) == 1:
        seen["gems"] = int(state["gems"])
        seen["reserve"] = int(state["reserve"])
        seen["bought"] = bool(state["bought"])
    return seen


def _number(value: Any) -> int | None:
    return None if value == s.NONE else int(value)


def _seat(state: State, deck: Deck, seat: int) -> Player:
    picking = state["step"] == s.PICK
    pick = int(state["pick"][seat])
    answer = pick if picking else int(state["disputed"][seat])
    return {
        "cells": layout.grid_images(state, seat),
        "ends": layout.grid_words(state, deck, seat),
        "points": scoring.points(state, seat),
        "perfect": scoring.perfect_lines(state, seat),
        "hand": len(layout.images(state, s.HELD + seat)),
        "discarded": int(state["discarded"][seat]),
        "chosen": answer != s.NONE,
        "pick": None if picking or pick == s.NONE else pick + 1,
        "tally": tallies.final(state, seat).data() if state["step"] == s.OVER else None,
    }


def _order(state: State) -> list[int]:
    """Return the seats in this round's order (R3), once the picks are revealed."""
    if state["step"] == s.PICK:
        return []
    picks = {seat: int(pick) for seat, pick in enumerate(state["pick"]) if pick != s.NONE}
    return sorted(picks, key=picks.__getitem__)


def _pairs(state: State, deck: Deck) -> list[Pair]:
    """Return the pairs a claim or a dispute is about, with what the deck thinks of them."""
    step = state["step"]
    if step not in (s.CLAIM, s.DISPUTE):
        return []
    seat = int(state["seat"])
    pairs = layout.unruled_pairs(state, seat) if step == s.CLAIM else layout.claimed_pairs(state)
    return [_pair(state, deck, seat, pair) for pair in pairs]


def _pair(state: State, deck: Deck, seat: int, pair: int) -> Pair:
    word = deck.words[int(state["ends"][seat, pair // 3])]
    number = scoring.image_of(state, seat, pair) + 1
    return {
        "word": word.key,
        "image": number,
        "end": s.END_NAMES[pair // 3],
        "cell": s.CELL_NAMES[s.LINE[pair // 6, pair % 3]],
        "opinion": deck.opinion(number, word.key),
    }


def _own(state: State, deck: Deck, seat: int) -> Own:
    return {
        "seat": seat,
        "hand": layout.images(state, s.HELD + seat),
        "pick": None if state["pick"][seat] == s.NONE else int(state["pick"][seat]) + 1,
        "discarded": layout.images(state, s.DISCARDED + seat),
        "disputed": layout.disputed(state, deck, seat),
    }


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Return what chance gave: hands and words at first, then draws and newly opened words."""
    deck = loaded.of(after)
    words = layout.open_keys(after, deck)
    if before is None:
        hands = [layout.images(after, s.HELD + player) for player in range(int(after["seats"]))]
        return {"hands": hands, "words": words}
    gifts: dict[str, Any] = {}
    drawn = (before["where"] == s.DECK) & (after["where"] == s.HELD + seat)
    if drawn.any():
        gifts["draw"] = [int(image) + 1 for image in np.flatnonzero(drawn)]
    if after["round"] != before["round"]:
        gifts["words"] = words
    return gifts
