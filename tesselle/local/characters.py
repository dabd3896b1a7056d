"""Bots as people meet them: names, and a sentence about how each kind plays.

The text one types, ``level3``, says which bot it is; a name is only how it is called at a
table.  The first bot of a kind at a table has the first name of its kind, the second the
second, so everybody calls it the same, wherever the match is played.
"""

from collections.abc import Sequence

from tesselle.engine.say import Say, say

NAMES: dict[str, tuple[str, ...]] = {  # as many as one table may need
    "level1": ("Pip", "Moka", "Tilo", "Bibi", "Nico"),
    "level2": ("Clio", "Otto", "Nora", "Milo", "Tess"),
    "level3": ("Rosa", "Bruno", "Ida", "Felix", "Vera"),
    "level4": ("Livia", "Marco", "Silvia", "Enzo", "Flora"),
    "level5": ("Aurelia", "Cassius", "Octavia", "Lucius", "Valeria"),
    "level6": ("Theodora", "Isidoros", "Eudokia", "Anthemios", "Zoe"),
    "greedy": ("Greta", "Gus", "Gemma", "Guido", "Gwen"),
    "hasty": ("Hatto", "Hanna", "Hektor", "Heidi", "Hilda"),
    "plain": ("Piet", "Paula", "Pablo", "Petra", "Penny"),
    "uniform": ("Uma", "Udo", "Ulla", "Uri", "Ursa"),
}

CAST = ("level4", "level3", "level5", "level2")  # who play where people look on, by seat

STYLES: dict[str, Say] = {
    "level1": say("style-level1"),
    "level2": say("style-level2"),
    "level3": say("style-level3"),
    "level4": say("style-level4"),
    "level5": say("style-level5"),
    "level6": say("style-level6"),
    "greedy": say("style-greedy"),
    "hasty": say("style-hasty"),
    "plain": say("style-plain"),
    "uniform": say("style-uniform"),
}


def called(names: Sequence[str]) -> list[str]:
    """Return what everybody at a table is called: people by their own names."""
    found = []
    for seat, name in enumerate(names):
        ours = NAMES.get(name, (name,))
        found.append(ours[names[:seat].count(name) % len(ours)])
    return found
