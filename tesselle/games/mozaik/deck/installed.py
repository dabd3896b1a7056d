"""The decks that somebody installed on this machine, each in a folder of its name.

::

    holidays/deck.json             as `deck.py` describes it; its name is the folder's
    holidays/deck.de.json          what it says in a further language, as `texts.py` describes it
    holidays/pictures/1.webp …     one file for each image, named by its number

``tesselle deck import`` puts them there.  They lie in the user's data folder, or
in the folder that TESSELLE_DECKS names.
"""

import os
import re
from pathlib import Path

import platformdirs

FOLDER = "TESSELLE_DECKS"  # the environment variable
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME = 40  # characters
FILE = "deck.json"


def folder() -> Path:
    """Return the folder of all installed decks, which need not exist yet."""
    chosen = os.environ.get(FOLDER)
    if chosen:
        return Path(chosen)

    return platformdirs.user_data_path("tesselle") / "decks"


def fits(name: str) -> bool:
    """Tell whether a deck may have this name; none such leads to another folder."""
    return len(name) <= LONGEST_NAME and NAME.fullmatch(name) is not None


def names() -> tuple[str, ...]:
    """List the installed decks."""
    found = (path.parent.name for path in folder().glob(f"*/{FILE}"))
    return tuple(sorted(name for name in found if fits(name)))


def file(name: str, home: Path | None = None) -> Path:
    """Return where the data of an installed deck lies."""
    return (home or folder()) / name / FILE


def pictures(name: str, home: Path | None = None) -> Path:
    """Return the folder of its pictures."""
    return (home or folder()) / name / "pictures"
