"""Why a move of MozaiK may not be played, in both languages."""

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.rules import state as s

# What each step waits for, as one types it.
EXPECTED = {
    s.PICK: Say("an image of your hand, like image 17", "une image de votre main : image 17"),
    s.PLACE: Say(
        "a word, its end and a cell, like lune a< b2", "un mot, son bout et une case : lune a< b2"
    ),
    s.CLAIM: Say(
        "the pairs you claim, like claim lune:17, or claim -",
        "les paires que vous affirmez : claim lune:17, ou claim -",
    ),
    s.DISPUTE: Say(
        "the pairs you dispute, like dispute lune:17, or dispute -",
        "les paires que vous contestez : dispute lune:17, ou dispute -",
    ),
    s.DRAW: Say("keep or renew", "keep (garder) ou renew (renouveler)"),
    s.LAY: Say(
        "an image and a cell, like image 17 b2, or renew",
        "une image et une case : image 17 b2, ou renew",
    ),
    s.BUY: Say(
        "a word and an end, like lune a<, renew or done",
        "un mot et un bout : lune a<, renew ou done",
    ),
    s.OVER: Say("nothing: the match is over", "rien : la partie est finie"),
}

# The steps in which an action below the given number can be played.
STEPS_OF = (
    (s.PLACES, (s.PICK,)),
    (s.KEEP, (s.PLACE,)),
    (s.RENEW, (s.DRAW,)),
    (s.CLAIMS, (s.DRAW, s.LAY, s.BUY)),
    (s.DISPUTES, (s.CLAIM,)),
    (s.LAYS, (s.DISPUTE,)),
    (s.BUYS, (s.LAY,)),
    (s.DONE + 1, (s.BUY,)),
)


def expected_now(state: State) -> Say:
    """Return what the table waits for."""
    return EXPECTED[int(state["step"])]


def reason(state: State, seat: int, action: int) -> Say:
    """Say which rule an illegal action breaks."""
    step = int(state["step"])
    fitting = next((steps for bound, steps in STEPS_OF if action < bound), ())
    if step == s.OVER:
        return Say("the match is over", "la partie est finie")
    if state["seat"] not in (seat, s.NONE) and step != s.DISPUTE:
        mover = int(state["seat"]) + 1  # people count from 1
        return Say(f"it is seat {mover}'s turn (R3)", f"c'est au siège {mover} de jouer (R3)")
    if step not in fitting:
        expected = expected_now(state)
        return Say(f"now is the time for {expected.en}", f"il faut maintenant {expected.fr}")
    if step == s.PICK and state["pick"][seat] != s.NONE:
        return Say("your image is already chosen (R2)", "votre image est déjà choisie (R2)")
    if step == s.DISPUTE:
        return Say(
            "you already answered, or it is your own claim (R12)",
            "vous avez déjà répondu, ou c'est votre propre affirmation (R12)",
        )
    if action == s.RENEW:
        return _why_no_renewal(state)
    if action == s.DONE:
        return Say("first buy a word (R17, R21)", "achetez d'abord un mot (R17, R21)")
    return _why_no_card(state, seat, action)


def _why_no_renewal(state: State) -> Say:
    left = int(state["left"])
    if left < s.HAND:
        return Say(
            f"renewing takes {s.HAND} images, {left} are left (R6, R20)",
            f"il faut {s.HAND} images pour renouveler, il en reste {left} (R6, R20)",
        )
    return Say("renewing costs a gem, you have none (R20)", "renouveler coûte une gemme (R20)")


def _why_no_card(state: State, seat: int, action: int) -> Say:
    image: int | None = None
    end: int | None = None
    cell: int | None = None
    if action < s.PLACES:
        image = action - s.PICKS
    elif action < s.KEEP:
        end, cell = divmod((action - s.PLACES) % (s.ENDS * s.CELLS), s.CELLS)
    elif action < s.BUYS:
        image, cell = divmod(action - s.LAYS, s.CELLS)
    else:
        end = (action - s.BUYS) % s.ENDS
    if image is not None and state["where"][image] != s.HELD + seat:
        hand = ", ".join(str(i + 1) for i in range(s.IMAGES) if state["where"][i] == s.HELD + seat)
        return Say(
            f"image {image + 1} is not in your hand ({hand})",
            f"l'image {image + 1} n'est pas dans votre main ({hand})",
        )
    if end is not None and state["ends"][seat, end] != s.NONE:
        return _taken(state, s.END_NAMES[end], int(state["ends"][seat, end]))
    if cell is not None and state["cells"][seat, cell] != s.NONE:
        number = int(state["cells"][seat, cell]) + 1
        name = s.CELL_NAMES[cell]
        return Say(
            f"image {number} already lies on {name} (R4, R17)",
            f"l'image {number} est déjà en {name} (R4, R17)",
        )
    return Say(
        "a word costs a gem, and you have none (R17)",
        "un mot coûte une gemme, et vous n'en avez plus (R17)",
    )


def _taken(state: State, name: str, word: int) -> Say:
    key = loaded.of(state).words[word].key
    return Say(
        f"{key} already lies at {name}: one word for each end (R4)",
        f"{key} est déjà en {name} : un mot par bout (R4)",
    )
