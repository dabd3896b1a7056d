"""How good a move looks in MozaiK for one, where gems are points and fuel (R16 to R23)."""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaik.heuristic.expected import (
    APART,
    NOWHERE,
    best_word_gain,
    cell_gain,
    image_gains,
    kept_worth,
    open_promises,
    other_end,
    renewed_worth,
    unseen_gains,
)
from tesselle.games.mozaik.rules.solo import ME
from tesselle.games.mozaik.rules.state import (
    BUY,
    BUYS,
    CELLS,
    DONE,
    ENDS,
    IMAGES,
    LAYS,
    LINES,
    NONE,
    OPEN,
    RENEW,
    ROUNDS,
)

# Points by which a gem is dearer for each one that the turns left will lack; measured by
# `tools.fitting variants mozaik --seats 1` (docs/tuning.md).
SCARCE = 1.0


@kernel
def solo_worths(state: State, steps: Floats, actions: Actions, out: Floats) -> None:
    """Judge the actions of a turn: an image, a word, a new hand, or the end of the turn."""
    gains = scratch(LINES, np.float64)
    promises = scratch((OPEN, LINES, 2), np.float64)
    laid = NONE  # the image that `gains` and `promises` speak of
    words = open_promises(state, ME, laid, promises)
    for index in range(len(actions)):
        action = actions[index]
        if action == DONE:
            out[index] = 0.0
        elif action == RENEW:
            out[index] = renew_worth(state, steps, promises[:words])
        elif action >= BUYS:
            slot, end = (action - BUYS) // ENDS, (action - BUYS) % ENDS
            price = gem_price(state, int(state["bought"])) + other_end(state, ME, end)
            out[index] = promises[slot, end // 2, APART] - price
        else:
            image, cell = (action - LAYS) // CELLS, (action - LAYS) % CELLS
            if image != laid:
                laid = image
                image_gains(state, ME, image, steps, gains)
                open_promises(state, ME, image, promises)
            out[index] = cell_gain(gains, cell) + best_word(state, promises[:words], cell)


@kernel
def best_word(state: State, promises: Floats, cell: int) -> float:
    """Return what the best word to buy promises, with an image on ``cell``; 0 if none does."""
    best = 0.0
    for slot in range(len(promises)):
        best = max(best, best_word_gain(state, ME, promises[slot], cell))
    return best


@kernel
def gem_price(state: State, extra: int) -> float:
    """Return what a gem is worth: one point (R23), more when the turns left will lack it (R19).

    ``extra`` is 1 when the gem is not for this turn's compulsory word.
    """
    turns = ROUNDS - int(state["round"]) + 1 - int(state["bought"])
    lack = turns + extra - int(state["gems"])
    return 1.0 + SCARCE * max(lack, 0)


@kernel
def renew_worth(state: State, steps: Floats, promises: Floats) -> float:
    """Return what three new images add over the hand, less the gem (R20)."""
    if state["step"] == BUY and (state["round"] == ROUNDS or state["bought"] == 0):
        return NOWHERE
    found = scratch(IMAGES, np.float64)
    fresh = found[: unseen_gains(state, ME, steps, found)]
    if state["step"] == BUY:
        better = renewed_worth(fresh) - kept_worth(state, ME, steps, fresh)
    else:
        better = renewed_worth(fresh) + best_word(state, promises, NONE)
    return better - gem_price(state, 1)
