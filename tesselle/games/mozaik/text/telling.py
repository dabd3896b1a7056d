"""What a move of MozaiK earns and where, and moves in words."""

from collections.abc import Iterable

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.say import Joined, Say, gained, listed
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik.rules import play, scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import layout, tallies
from tesselle.games.mozaik.words import say

NO_TALLY = Tally((), 0)


def preview(state: State, seat: int, action: int) -> Tally:
    """Return the words whose gem would climb, the gems and the discards of a legal action.

    A claim is counted as if nobody disputed it (R12).
    """
    if state["step"] in (s.PICK, s.DISPUTE):
        return NO_TALLY  # secret choices earn nothing by themselves
    after = played(state, seat, action)
    found = [*_words(state, after, seat), *_gems(state, after, seat, action)]
    if after["discarded"][seat] != state["discarded"][seat] and state["seats"] > 1:
        found.append(_discards(state, after, seat))
    total = scoring.points(after, seat) - scoring.points(state, seat)
    return Tally(tuple(found), total, _remark(state, after, action), gain=gained(total))


def played(state: State, seat: int, action: int) -> State:
    """Return the state after the action; what chance would give is not looked at."""
    after = copied(state)
    play.apply(after, seat, action, np.uint64(0))
    if state["step"] == s.CLAIM:
        for other in range(int(after["seats"])):
            if after["step"] == s.DISPUTE and other != seat:
                play.apply(after, other, s.DISPUTES, np.uint64(0))
    return after


def _words(state: State, after: State, seat: int) -> Iterable[Line]:
    for end in range(s.ENDS):
        word = int(after["ends"][seat, end])
        gain = scoring.word_points(after, seat, end) - scoring.word_points(state, seat, end)
        if gain:
            yield tallies.word_line(after, seat, end, tallies.title(after, word), gain)


def _gems(state: State, after: State, seat: int, action: int) -> Iterable[Line]:
    """Return the gems taken for perfect lines (R18) and paid for words or images (R17, R20)."""
    if state["seats"] > 1:
        return
    full = scoring.ALL_THREE
    perfect = (after["matched"][seat] == full) & (state["matched"][seat] != full)
    taken = int(perfect.sum())
    paid = int(state["gems"]) + taken - int(after["gems"])
    if taken:
        ends = tuple(s.END_NAMES[end] for end in np.flatnonzero(perfect))
        yield Line("R18", say("perfect-line"), taken, ends)
    if paid and action == s.RENEW:
        yield Line("R20", say("new-pictures"), -paid)
    elif paid:
        yield Line("R17", say("price-of-word"), -paid)


def _discards(state: State, after: State, seat: int) -> Line:
    cost = scoring.penalty(after, seat) - scoring.penalty(state, seat)
    return Line("R8", say("two-discarded"), -cost)


def _remark(state: State, after: State, action: int) -> Say | None:
    if after["step"] == s.CLAIM:
        return say("then-claim")
    if state["step"] == s.CLAIM and state["seats"] > 1 and action != s.CLAIMS:
        return say("if-agreed")
    if state["seats"] == 1 and after["step"] == s.OVER and action != s.DONE:
        return say("ends-here")  # R19
    return None


def describe(state: State, seat: int, action: int) -> Say:
    """Return a legal action in words that follow a name or advise."""
    if action < s.PLACES:
        return say("chooses", image=action - s.PICKS + 1)
    if action < s.KEEP:
        return _placed(state, seat, action - s.PLACES)
    if action < s.CLAIMS:
        return _drew(state, action)
    if action < s.LAYS:
        return _judged(state, seat, action)
    if action < s.BUYS:
        return _laid(*divmod(action - s.LAYS, s.CELLS))
    if action < s.DONE:
        return _bought(state, *divmod(action - s.BUYS, s.ENDS))
    return say("ends-turn")


def _laid(image: int, cell: int) -> Say:
    return say("lays", image=image + 1, place=say(f"place-{s.CELL_NAMES[cell]}"))


def _placed(state: State, seat: int, choice: int) -> Say:
    choice, cell = divmod(choice, s.CELLS)
    slot, end = divmod(choice, s.ENDS)
    return say(
        "places",
        lays=_laid(int(state["pick"][seat]), cell),
        word=tallies.title(state, int(state["open"][slot])),
        place=tallies.end_place(end),
    )


def _bought(state: State, slot: int, end: int) -> Say:
    word = tallies.title(state, int(state["open"][slot]))
    return say("buys", word=word, place=tallies.end_place(end))


def _drew(state: State, action: int) -> Say:
    if state["seats"] == 1:
        return say("pays-for-pictures")
    if action == s.RENEW:
        return say("discards-two")
    return say("keeps" if state["left"] == 0 else "keeps-and-draws")


def _judged(state: State, seat: int, action: int) -> Say:
    """Tell a claim or a dispute, word by word."""
    claims = action < s.DISPUTES
    mask = action - (s.CLAIMS if claims else s.DISPUTES)
    pairs = layout.unruled_pairs(state, seat) if claims else layout.claimed_pairs(state)
    chosen = [pair for index, pair in enumerate(pairs) if mask >> index & 1]
    verb = "claims" if claims else "disputes"
    return say(verb, pairs=_pairs(state, chosen)) if chosen else say(f"{verb}-none")


def _pairs(state: State, pairs: list[int]) -> Say:
    """Write pairs by word: "Moon for pictures 4 and 17, Fire for picture 17"."""
    owner = int(state["seat"])
    images: dict[int, list[int]] = {}
    for pair in pairs:
        word = int(state["ends"][owner, pair // 3])
        images.setdefault(word, []).append(scoring.image_of(state, owner, pair) + 1)
    return Joined(_fits(tallies.title(state, word), numbers) for word, numbers in images.items())


def _fits(word: Say, images: list[int]) -> Say:
    if len(images) == 1:
        return say("pair", word=word, image=images[0])
    return say("pairs", word=word, images=listed(map(str, images)))
