"""What a move of MozaiK earns and where, and moves in words."""

from collections.abc import Iterable

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.say import Say, gained
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik.rules import play, scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import layout, tallies

CELL_PLACES = (
    Say("at the top left", "en haut à gauche"),
    Say("at the top, in the middle", "en haut au milieu"),
    Say("at the top right", "en haut à droite"),
    Say("in the middle, on the left", "au milieu à gauche"),
    Say("in the middle", "au milieu"),
    Say("in the middle, on the right", "au milieu à droite"),
    Say("at the bottom left", "en bas à gauche"),
    Say("at the bottom, in the middle", "en bas au milieu"),
    Say("at the bottom right", "en bas à droite"),
)

TO_CLAIM = Say("then you say which pictures fit", "vous direz ensuite quelles images vont")
IF_AGREED = Say("if the table agrees", "si la table est d’accord")
LAST = Say(
    "no gem would be left for a word: the match ends here",
    "il ne resterait aucune gemme pour un mot : la partie s’arrête là",
)
NO_TALLY = Tally((), 0)


def preview(state: State, seat: int, action: int) -> Tally:
    """Return the words whose gem would climb, the gems and the discards of a legal action.

    A claim is counted as if nobody disputed it (R12).
    """
    if state["step"] in (s.PICK, s.DISPUTE):
        return NO_TALLY  # secret choices earn nothing by themselves
    after = _played(state, seat, action)
    found = [*_words(state, after, seat), *_gems(state, after, seat, action)]
    if after["discarded"][seat] != state["discarded"][seat] and state["seats"] > 1:
        found.append(_discards(state, after, seat))
    total = scoring.points(after, seat) - scoring.points(state, seat)
    return Tally(tuple(found), total, _remark(state, after, action), gain=gained(total))


def _played(state: State, seat: int, action: int) -> State:
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
        yield Line("R18", Say("perfect line", "ligne parfaite"), taken, ends)
    if paid and action == s.RENEW:
        yield Line("R20", Say("three new pictures", "trois nouvelles images"), -paid)
    elif paid:
        yield Line("R17", Say("price of the word", "prix du mot"), -paid)


def _discards(state: State, after: State, seat: int) -> Line:
    cost = scoring.penalty(after, seat) - scoring.penalty(state, seat)
    return Line("R8", Say("two pictures discarded", "deux images défaussées"), -cost)


def _remark(state: State, after: State, action: int) -> Say | None:
    if after["step"] == s.CLAIM:
        return TO_CLAIM
    if state["step"] == s.CLAIM and state["seats"] > 1 and action != s.CLAIMS:
        return IF_AGREED
    if state["seats"] == 1 and after["step"] == s.OVER and action != s.DONE:
        return LAST  # R19
    return None


def describe(state: State, seat: int, action: int) -> Say:
    """Return a legal action in words that follow a name or advise."""
    if action < s.PLACES:
        number = action - s.PICKS + 1
        return Say(f"[chooses|choose] picture {number}", f"[choisit|choisir] l’image {number}")
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
    return Say("[ends|end] the turn", "[termine|terminer] le tour")


def _laid(image: int, cell: int) -> Say:
    place = CELL_PLACES[cell]
    return Say(
        f"[lays|lay] picture {image + 1} {place.en}", f"[pose|poser] l’image {image + 1} {place.fr}"
    )


def _placed(state: State, seat: int, choice: int) -> Say:
    choice, cell = divmod(choice, s.CELLS)
    slot, end = divmod(choice, s.ENDS)
    laid = _laid(int(state["pick"][seat]), cell)
    word = tallies.title(state, int(state["open"][slot]))
    place = tallies.end_place(end)
    return Say(
        f"{laid.en} and [puts|put] {word.en} {place.en}",
        f"{laid.fr} et [met|mettre] « {word.fr} » {place.fr}",
    )


def _bought(state: State, slot: int, end: int) -> Say:
    word = tallies.title(state, int(state["open"][slot]))
    place = tallies.end_place(end)
    return Say(
        f"[buys|buy] {word.en} and [puts|put] it {place.en}",
        f"[achète|acheter] « {word.fr} » et le [met|mettre] {place.fr}",
    )


def _drew(state: State, action: int) -> Say:
    if state["seats"] == 1:
        return Say(
            "[pays|pay] a gem for three new pictures",
            "[paie|payer] une gemme pour trois nouvelles images",
        )
    if action == s.RENEW:
        return Say(
            "[discards|discard] two pictures and [draws|draw] three",
            "[défausse|défausser] deux images et en [pioche|piocher] trois",
        )
    if state["left"] == 0:
        return Say("[keeps|keep] both pictures", "[garde|garder] ses deux images")
    return Say(
        "[keeps|keep] both pictures and [draws|draw] one",
        "[garde|garder] ses deux images et en [pioche|piocher] une",
    )


def _judged(state: State, seat: int, action: int) -> Say:
    """Tell a claim or a dispute, word by word."""
    claims = action < s.DISPUTES
    mask = action - (s.CLAIMS if claims else s.DISPUTES)
    pairs = layout.unruled_pairs(state, seat) if claims else layout.claimed_pairs(state)
    chosen = [pair for index, pair in enumerate(pairs) if mask >> index & 1]
    if not chosen:
        if claims:
            return Say("[claims|claim] no match", "n’[affirme|affirmer] aucune paire")
        return Say("[lets|let] everything pass", "[laisse tout|tout laisser] passer")
    told = _pairs(state, chosen)
    if claims:
        return Say(f"[claims|claim] {told.en}", f"[affirme|affirmer] {told.fr}")
    return Say(f"[disputes|dispute] {told.en}", f"[conteste|contester] {told.fr}")


def _pairs(state: State, pairs: list[int]) -> Say:
    """Write pairs by word: "Moon for pictures 4 and 17, Fire for picture 17"."""
    owner = int(state["seat"])
    images: dict[int, list[int]] = {}
    for pair in pairs:
        word = int(state["ends"][owner, pair // 3])
        images.setdefault(word, []).append(scoring.image_of(state, owner, pair) + 1)
    told = [_fits(tallies.title(state, word), numbers) for word, numbers in images.items()]
    return Say(", ".join(each.en for each in told), ", ".join(each.fr for each in told))


def _fits(word: Say, numbers: list[int]) -> Say:
    if len(numbers) == 1:
        return Say(
            f"{word.en} for picture {numbers[0]}", f"« {word.fr} » pour l’image {numbers[0]}"
        )
    first, last = ", ".join(map(str, numbers[:-1])), numbers[-1]
    return Say(
        f"{word.en} for pictures {first} and {last}",
        f"« {word.fr} » pour les images {first} et {last}",
    )
