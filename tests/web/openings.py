"""Matches against bots, opened in a browser where a test begins."""

from collections.abc import Callable

from tests.server.serving import Body, Client
from tests.web.visitor import Visitor


def at(
    visitor: Visitor, game: str, there: Callable[[Body], bool], **wish: object
) -> tuple[Client, str]:
    """Begin a match and open it at our first turn at a view of which ``there`` holds."""
    client = visitor.known()
    match = client.quick(game, **wish)
    while not (sight := client.sight(match))["legal"] or not there(sight["view"]):
        if sight["legal"]:
            client.play(match, sight["seq"], sight["legal"][0])
    visitor.page.goto(f"/match/{match}")
    visitor.my_turn()
    return client, match


def at_step(visitor: Visitor, game: str, step: str, **wish: object) -> tuple[Client, str]:
    """Begin a match and open it where this step is asked of us."""
    return at(visitor, game, lambda view: bool(view["step"] == step), **wish)
