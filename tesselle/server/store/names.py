"""What people may be called: by no bot's name, and not as whoever has left."""

import unicodedata

from tesselle import bots
from tesselle.server.errors import Conflict
from tesselle.server.words import say

GONE_NAME = say("someone-who-left")


class NameTaken(Conflict):
    """Somebody else is called so, who can be told by it."""

    code = "name_taken"
    words = "name-taken"


def key_of(name: str) -> str:
    """Return what two names that look alike share."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_name(name: str) -> str:
    """Return a name, or refuse one that is read as a bot's: "Level-4" like "level4"."""
    if _letters(name) in RESERVED:
        raise NameTaken(name=name)
    return name


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, key_of(name)))


RESERVED = {_letters(name) for name in (*bots.BOTS, *GONE_NAME.data().values())}
