"""Opening a match once more, from all that it was opened with.

What a game pins, such as the data of a deck, lies outside of the match and may
be exchanged meanwhile.  Then it would be another match, and is refused.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tesselle.engine.errors import TesselleError
from tesselle.engine.game import Game
from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Exchanged(TesselleError):
    """What the match was begun with is not there any more, but something else of that name."""


def reopened(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: bytes,
    names: Sequence[str] | None,
    pinned: Mapping[str, Any],
) -> Match:
    """Give a match before its first event, or raise Exchanged."""
    match = Match(game, seats, options, seed, names)
    _check(pinned, match.pinned)
    return match


def anew(match: Match) -> Match:
    """Give the same match before its first event, or raise Exchanged."""
    return reopened(match.game, match.seats, match.options, match.seed, match.names, match.pinned)


def gains(match: Match) -> list[int]:
    """Give by how much each event of the match raised its seat's points."""
    again, found = anew(match), []
    for event in match.events:
        before = _points(again, event.seat)
        again.play_action(event.seat, event.action)
        found.append(_points(again, event.seat) - before)
    return found


def _points(match: Match, seat: int) -> int:
    score: Any = match.scores[seat]
    return int(np.sum(score))  # of several tracks, all together


def check_pinned(match: Match) -> None:
    """Raise Exchanged if the match could not be opened again now."""
    _check(match.pinned, match.game.pinned(match.options))


def _check(was: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    for name, pinned in was.items():
        if now.get(name) != pinned:
            begun, found = json.dumps(pinned), json.dumps(now.get(name))
            raise Exchanged(
                Say(
                    f"{name}: the match was begun with {begun}, got {found};"
                    " it goes on when the old one is back",
                    f"{name} : la partie a commencé avec {begun} ; reçu {found} ;"
                    " elle reprend quand l’ancien est de retour",
                )
            )
