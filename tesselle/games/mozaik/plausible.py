"""Whether a MozaiK position can come up in play: everything that can be counted.

``position`` has already made sure that no card lies in two places.
"""

from typing import NoReturn

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaik import cards, judging, rules, scoring, solo, view
from tesselle.games.mozaik import state as s

TOGETHER = (s.PICK, s.PLACE, s.CLAIM, s.DISPUTE, s.DRAW, s.OVER)
ALONE = (s.LAY, s.BUY, s.CLAIM, s.OVER)
NONE = Say("none", "aucun")


def check(state: State, gone: int) -> None:
    """Raise BadPosition for what cannot be; may set ``bought``, which the counts tell."""
    step = int(state["step"])
    alone = state["seats"] == 1
    if step not in (ALONE if alone else TOGETHER):
        _refuse(
            Say("a step of this number of seats", "une étape de ce nombre de sièges"),
            view.STEPS[step],
        )
    if step in (s.CLAIM, s.DISPUTE) and state["judge"] != s.TABLE_JUDGES:
        _refuse(Say("judge=table for claims", "judge=table pour des affirmations"), "judge=deck")
    if (state["seat"] == s.NONE) != (step in (s.PICK, s.OVER)):
        _refuse(
            Say(
                "a seat to move, but for step pick and over",
                "un siège au trait, sauf aux étapes pick et over",
            ),
            Say(f"seat {state['seat']}", f"siège {state['seat']}"),
        )
    if alone:
        _check_alone(state, gone)
    else:
        _check_together(state, gone)
    _check_matches(state)
    _check_attempt(state)


def _refuse(expected: Say, got: Say | str | int) -> NoReturn:
    raise BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def _same(what: Say, expected: int, got: int) -> None:
    if expected != got:
        _refuse(Say(f"{expected} {what.en}", f"{expected} {what.fr}"), got)


def _placed(state: State, seat: int) -> int:
    return int(np.count_nonzero(state["cells"][seat] != s.NONE))


def _words(state: State, seat: int) -> int:
    return int(np.count_nonzero(state["ends"][seat] != s.NONE))


def _check_together(state: State, gone: int) -> None:
    step, this = int(state["step"]), int(state["round"])
    if step == s.OVER and this != s.ROUNDS:
        last = Say(f"round {s.ROUNDS} when it is over", f"le tour {s.ROUNDS} à la fin")
        _refuse(last, this)
    if step == s.DRAW and this == s.ROUNDS:
        none = Say("no draw in the last round (R6)", "pas de pioche au dernier tour (R6)")
        _refuse(none, "step=draw")
    _check_picks(state)
    played = 0  # seats whose word of this round is no longer open
    for seat in range(int(state["seats"])):
        turns = _turns(state, seat)
        waits = step in (s.CLAIM, s.DISPUTE) and seat == state["seat"]
        images = Say(f"images in the grid of seat {seat}", f"images dans la grille du siège {seat}")
        _same(images, turns + waits, _placed(state, seat))
        words = Say(
            f"words in the grid of seat {seat}", f"mots autour de la grille du siège {seat}"
        )
        _same(words, turns + waits, _words(state, seat))
        if step not in (s.PICK, s.OVER):
            played += turns - this + 1
            _check_pick_place(state, seat, turns + waits >= this)
        drawing = step == s.DRAW and seat == state["seat"]
        _check_hand(state, seat, turns + waits, turns - drawing)
    untaken = Say("words that nobody took", "mots que personne n’a pris")
    _same(untaken, this if step == s.OVER else this - 1, gone)
    expected = 0 if step == s.OVER else int(state["seats"]) + 1 - played
    still = int(np.count_nonzero(state["open"] != s.NONE))
    _same(Say("open words", "mots ouverts"), expected, still)


def _turns(state: State, seat: int) -> int:
    """Give how many times the seat has placed for good."""
    this, step, mover = int(state["round"]), state["step"], int(state["seat"])
    if step == s.OVER:
        return this
    if step == s.PICK:
        return this - 1
    before = state["pick"][seat] < state["pick"][mover]
    return this - 1 + int(before or (step == s.DRAW and seat == mover))


def _check_picks(state: State) -> None:
    step = state["step"]
    picks = int(np.count_nonzero(state["pick"] != s.NONE))
    seats = int(state["seats"])
    if step == s.PICK:
        if picks >= seats:
            fewer = Say(
                f"fewer than {seats} picks while picking (R2)",
                f"moins de {seats} images choisies pendant le choix (R2)",
            )
            _refuse(fewer, picks)
    else:
        _same(Say("picks", "images choisies"), 0 if step == s.OVER else seats, picks)


def _check_pick_place(state: State, seat: int, lies: bool) -> None:
    image = int(state["pick"][seat])
    if (state["where"][image] == s.LYING) != lies:
        where, ou = ("in", "dans") if lies else ("out of", "hors de")
        expected = Say(
            f"the pick of seat {seat} {where} its grid (R3)",
            f"l’image choisie du siège {seat} {ou} sa grille (R3)",
        )
        _refuse(expected, f"image {image + 1}")


def _check_hand(state: State, seat: int, placed: int, draws: int) -> None:
    """Check hand and discards of a seat that drew after its turns ``draws`` times (R6)."""
    held = cards.hand(state, seat)
    if state["step"] == s.PICK or state["where"][state["pick"][seat]] == s.PICKED:
        held += int(state["pick"][seat] != s.NONE)
    drew = draws if state["step"] != s.OVER else s.ROUNDS - 1
    drew = min(drew, s.ROUNDS - 1)
    full = s.HAND + drew - placed
    least = full if state["left"] > 0 else min(full, s.ROUNDS - placed)
    if not least <= held <= full:
        hand = Say(
            f"{full} images in the hand of seat {seat}, its pick included",
            f"{full} images dans la main du siège {seat}, celle choisie comprise",
        )
        _refuse(hand, held)
    thrown = int(state["discarded"][seat])
    if thrown % 2 or thrown > 2 * drew:
        even = Say(
            f"an even number of discards of seat {seat}, at most {2 * drew}",
            f"un nombre pair de défausses du siège {seat}, au plus {2 * drew}",
        )
        _refuse(even, thrown)


def _check_alone(state: State, gone: int) -> None:
    step, turn, gems = int(state["step"]), int(state["round"]), int(state["gems"])
    if state["pick"][0] != s.NONE:
        none = Say("no pick alone", "aucune image choisie en solo")
        _refuse(none, int(state["pick"][0]) + 1)
    words = _words(state, 0)
    placed = Say("images placed", "images posées")
    _same(placed, turn - int(step == s.LAY), _placed(state, 0))
    in_all = Say("gems in all (R16)", "gemmes en tout (R16)")
    _same(in_all, s.GEMS + s.RESERVE, gems + int(state["reserve"]) + words)
    perfect = int(np.count_nonzero(state["matched"][0] == scoring.ALL_THREE))
    renewals = s.GEMS + perfect - words - gems
    thrown = int(state["discarded"][0])
    if not 0 <= 2 * renewals <= thrown <= 3 * renewals:
        each = Say(
            f"2 or 3 discards for each of {renewals} renewals (R20)",
            f"2 ou 3 défausses pour chacun des {renewals} renouvellements (R20)",
        )
        _refuse(each, thrown)
    held = cards.hand(state, 0)
    if held != s.HAND and (step == s.LAY or held != s.HAND - 1):
        hand = Say(
            "2 or 3 images in hand, 3 before the image",
            "2 ou 3 images en main, 3 avant de poser",
        )
        _refuse(hand, held)
    if step in (s.BUY, s.CLAIM, s.OVER) and held == s.HAND and renewals == 0:
        two = Say("2 images in hand after placing one", "2 images en main après en avoir posé une")
        _refuse(two, held)
    _check_solo_words(state, gone, words)


def _check_solo_words(state: State, gone: int, words: int) -> None:
    step, turn = int(state["step"]), int(state["round"])
    still = int(np.count_nonzero(state["open"] != s.NONE))
    opened = Say("words opened so far", "mots ouverts jusqu’ici")
    _same(opened, solo.WORDS_A_TURN * turn, words + still + gone)
    now = solo.WORDS_A_TURN - still  # bought in this turn
    if step == s.LAY:
        before = Say("open words before the image", "mots ouverts avant l’image")
        _same(before, solo.WORDS_A_TURN, still)
    if step in (s.BUY, s.CLAIM):
        state["bought"] = int(now > 0)
    broke = state["gems"] == 0 and still == solo.WORDS_A_TURN and solo.end_is_free(state)
    if step == s.BUY and broke:
        over = Say(
            "step over without a gem for the compulsory word (R19)",
            "step=over sans gemme pour le mot obligatoire (R19)",
        )
        _refuse(over, "step=words")
    if step == s.OVER and not broke:
        if turn != s.ROUNDS or still:
            done = Say(
                "turn 9 done, or no gem left (R19, R21)",
                "le tour 9 fini, ou plus de gemme (R19, R21)",
            )
            _refuse(done, Say(f"turn {turn}", f"le tour {turn}"))
        now = 0
    earlier = words - (now if step != s.OVER else 0)
    if earlier < min(turn - 1, s.ENDS):
        least = Say(
            f"at least {turn - 1} words from the turns before (R17)",
            f"au moins {turn - 1} mots des tours précédents (R17)",
        )
        _refuse(least, earlier)


def _check_matches(state: State) -> None:
    """Check that matches lie under words and images, and are the deck's if it judges."""
    for seat in range(int(state["seats"])):
        for pair in range(s.ENDS * 3):
            end, place = divmod(pair, 3)
            word, image = int(state["ends"][seat, end]), judging.image_of(state, seat, pair)
            fits = s.NONE not in (word, image)
            if fits and state["judge"] == s.TABLE_JUDGES:
                continue  # whatever people said
            fits = fits and cards.has(state["yes"][image], word)
            hit = bool(int(state["matched"][seat, end]) >> place & 1)
            if hit != fits:
                where = f"place {place + 1} of {s.END_NAMES[end]}, seat {seat}"
                ou = f"la place {place + 1} de {s.END_NAMES[end]}, siège {seat}"
                a, un = ("a", "une") if fits else ("no", "aucune")
                expected = Say(f"{a} match on {where}", f"{un} correspondance à {ou}")
                _refuse(expected, Say("one", "une") if hit else NONE)


def _check_attempt(state: State) -> None:
    """Check the cards that wait for a ruling, and what was ruled in this turn."""
    step, seat = int(state["step"]), int(state["seat"])
    waits = step in (s.CLAIM, s.DISPUTE)
    alone = state["seats"] == 1
    if waits != (state["cell"] != s.NONE or state["end"] != s.NONE):
        cards_wait = Say(
            "cell and end while pairs wait for a ruling, and only then",
            "cell et end tant que des paires attendent une décision, et alors seulement",
        )
        _refuse(cards_wait, view.STEPS[step])
    if (state["claimed"] != 0) != (step == s.DISPUTE):
        claimed = Say(
            "claimed pairs in step dispute, and only then",
            "des paires affirmées à l’étape dispute, et alors seulement",
        )
        _refuse(claimed, view.STEPS[step])
    ruled = state["stands"] or state["refused"] or state["stands_at"].any()
    if (ruled or state["refused_at"].any()) and (alone or (step != s.PLACE and not waits)):
        running = Say(
            "rulings of a running turn only (R13)", "des décisions d’un tour en cours (R13)"
        )
        _refuse(running, view.STEPS[step])
    _check_rulings(state)
    if not waits:
        return
    if alone:
        _check_lone_attempt(state)
    elif state["cell"] == s.NONE or state["end"] == s.NONE:
        _refuse(Say("both cell and end", "cell et end"), Say("one of them", "l’un des deux"))
    elif state["cells"][seat, state["cell"]] != state["pick"][seat]:
        picked = Say("the picked image on cell", "l’image choisie en cell")
        _refuse(picked, s.CELL_NAMES[state["cell"]])
    _check_new_pairs(state, seat)
    if step == s.DISPUTE and rules.waiting(state) == 0:
        silent = Say("a seat that has not answered (R12)", "un siège qui n’a pas répondu (R12)")
        _refuse(silent, NONE)


def _check_rulings(state: State) -> None:
    both = int(state["stands"]) & int(state["refused"])
    if both or (state["stands_at"] & state["refused_at"]).any():
        one = Say("one ruling for each pair (R13)", "une décision par paire (R13)")
        _refuse(one, Say("both stands and refused", "stands et refused"))


def _check_lone_attempt(state: State) -> None:
    """Alone, an image or a word waits, never both (R24)."""
    by_image = state["end"] == s.NONE
    if not by_image and state["cell"] != s.NONE:
        _refuse(Say("cell or end alone (R24)", "cell ou end seul (R24)"), Say("both", "les deux"))
    if by_image == bool(state["bought"]):
        order = Say(
            "an image's claim before the first word, a word's after",
            "l’affirmation d’une image avant le premier mot, d’un mot après",
        )
        _refuse(order, view.STEPS[s.CLAIM])
    if by_image and state["cells"][0, state["cell"]] == s.NONE:
        _refuse(Say("an image on cell", "une image en cell"), s.CELL_NAMES[state["cell"]])


def _check_new_pairs(state: State, seat: int) -> None:
    """New pairs match as far as they were ruled upon; one waits at least (R14a)."""
    for number in range(s.NEW_PAIRS):
        pair = judging.new_pair(state, seat, number)
        if pair == s.NONE:
            continue
        hit = int(state["matched"][seat, pair // 3]) >> pair % 3 & 1
        name = f"{s.END_NAMES[pair // 3]}:{pair % 3 + 1}"
        _same(
            Say(f"match of new pair {name}", f"correspondance de la nouvelle paire {name}"),
            int(judging.ruling(state, seat, pair) == judging.STANDS),
            hit,
        )
    if not view.unruled(state, seat):
        unruled = Say("a new pair without a ruling (R14a)", "une nouvelle paire à trancher (R14a)")
        _refuse(unruled, NONE)
