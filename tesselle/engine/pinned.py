"""What a match was begun with and lies outside of it, such as the data of a deck.

It may be exchanged meanwhile.  Unless the game keeps what was there before, it would be
another match, and is refused.
"""

import json
from collections.abc import Mapping
from typing import Any

from tesselle.engine.errors import TesselleError
from tesselle.engine.say import say


class Exchanged(TesselleError):
    """What the match was begun with is not there any more, but something else of that name."""


def check_pinned(was: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Raise Exchanged if anything that was pinned is another now."""
    for name, pinned in was.items():
        if now.get(name) != pinned:
            begun, found = json.dumps(pinned), json.dumps(now.get(name))
            raise Exchanged(say("exchanged", begun=begun, got=found).within(name))
