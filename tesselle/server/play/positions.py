"""Positions that belong to no match: tried out, looked at, counted.

Nothing here is stored and nothing is secret: whoever asks has brought the whole
position along.  Chance is the same each time, so a lesson can be repeated.
"""

import re
from typing import Any

from tesselle.engine.errors import BadOption, shown
from tesselle.engine.game import Game
from tesselle.engine.match import Match
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import Say
from tesselle.engine.tally import TallyInfo
from tesselle.server.errors import Conflict, NoSuchSeat
from tesselle.server.match.live_match import telling
from tesselle.server.wire import positions as wire

RULE = re.compile(r"(<(?:li|p)>\s*(?:<p>)?<strong)>(R\d+)\b")  # where a rule begins


def tried(game: Game, wish: wire.Try) -> dict[str, Any]:
    """Play moves from a position; return what the seat sees then."""
    match = _placed(game, wish.position, wish.seat)
    said: dict[str, Any] = {}
    for move in [*wish.moves, *([wish.move] if wish.move else [])]:
        said = _played(match, wish.seat, move)
    acts = wish.seat is not None and wish.seat in match.waiting
    return {
        "view": match.view(wish.seat),
        "legal": match.legal(wish.seat) if wish.seat is not None and acts else [],
        "waiting": list(match.waiting),
        "seats": match.seats,
        "over": match.over,
        "position": match.position,
        "said": said.get("said"),
        "earned": said.get("earned"),
    }


def previewed(game: Game, wish: wire.TryPreview) -> dict[str, Any]:
    """Return what a move would earn at once, and the move in words."""
    match = _placed(game, wish.position, wish.seat)
    action = match.read(wish.seat, wish.move)
    said = match.describe_action(wish.seat, action).data()
    return {**match.preview_action(wish.seat, action).data(), "said": said}


def counted(game: Game, text: str) -> TallyInfo:
    """Count a table that was written down."""
    if game.count is None:
        raise Conflict(
            Say(f"{game.title} has no score pad", f"{game.title} n'a pas de feuille de score")
        )
    _check_files(game, text)
    return game.count(text).data()


def rules_of(game: Game, language: wire.Language) -> wire.Rulebook:
    """Return the rules, each with its number as an anchor."""
    from markdown_it import MarkdownIt  # late: the first page need not wait for it

    text = rulebook(game.name, language)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return wire.Rulebook(
        game=game.name, language=language, markdown=text, html=RULE.sub(r'\1 id="\2">\2', html)
    )


def _placed(game: Game, position: str, seat: int | None) -> Match:
    if not game.checks_positions:
        raise Conflict(
            Say(
                f"positions of {game.title} cannot be tried",
                f"les positions de {game.title} ne s'essaient pas",
            )
        )
    match = Match.at(game, position)
    if seat is not None and seat >= match.seats:
        raise NoSuchSeat(seat, match.seats)
    return match


def _played(match: Match, seat: int | None, move: str) -> dict[str, Any]:
    """Play one move; return what is to be said of it."""
    if match.over:
        raise Conflict(Say("the match is over", "la partie est terminée"))
    mover = seat if seat is not None and seat in match.waiting else match.waiting[0]
    action = match.read(mover, move)
    said = telling(match, mover, action)
    match.play_action(mover, action)
    return said


def _check_files(game: Game, text: str) -> None:
    """Refuse a line that names a file of the server: see ``table_checks.checked_options``."""
    free = {option.name: option.safe for option in game.options if not option.choices}
    for line in text.splitlines():
        name, *value = line.partition("#")[0].split() or [""]
        safe = free.get(name.lower())
        if safe is not None and " ".join(value) not in safe:
            wanted, got = ", ".join(safe), shown(" ".join(value))
            raise BadOption(
                Say(
                    f"{name}: expected one of {wanted} here, got {got}",
                    f"{name} : attendu ici : {wanted} ; reçu : {got}",
                )
            )
