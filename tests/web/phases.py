"""Where a match of each game may stand, how it is brought there, and what must be in view there.

Places are found by what they are, not by what they are called, which differs between languages.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.serving import Body, Client


@dataclass(frozen=True)
class Game:
    """Where a game may stand, and what of it must be in view."""

    name: str
    title: str
    wishes: tuple[Body, ...]  # the last of them asks for most room
    phases: dict[str, Callable[[Body], bool]]  # by what they see who are to move
    needed: tuple[str, ...]  # what one plays with, wherever it is shown
    cell: str  # how large the smallest cell is, as the page can tell
    also: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what a phase needs besides
    stays: str = ".room"  # what has the same place in all phases until the match is over


def moving(sight: Body) -> bool:
    return bool(sight["legal"])


def many(sight: Body) -> bool:
    """Tell whether much lies there, also on a small board, and it is our turn."""
    cells = sum(map(len, sight["view"]["board"]))
    return moving(sight) and sight["seq"] > min(20, cells / 3)


def asked(step: str) -> Callable[[Body], bool]:
    """Tell whether it is this step, and ours."""
    return lambda sight: moving(sight) and sight["view"]["step"] == step


OFFER = ".market ul"
GRID = (".grid svg",)
PICTURES = (*GRID, ".pictures li", ".words li")
PICTURE = """Math.min(...[...document.querySelectorAll('.room .grid svg')].map(
    (each) => 100 * each.getScreenCTM().a))"""


GAMES = {
    game.name: game
    for game in (
        Game(
            "mosaic",
            "Mosaic",
            tuple({"options": {"side": side}} for side in range(3, 9)),
            {"start": moving, "many": many},
            (".scroll svg", "footer button"),
            """Math.min(...[...document.querySelectorAll('.room [data-cell]')].map(
                (each) => each.getBoundingClientRect().width))""",
        ),
        Game(
            "genial",
            "Génial!",
            tuple({"seats": seats} for seats in (2, 3, 4)),
            {
                "start": moving,
                "many": many,
                "swap": lambda sight: "swap" in sight["legal"],
            },
            (".board > svg", ".hand button"),
            "Math.sqrt(3) * document.querySelector('.room .board > svg').getScreenCTM().a",
        ),
        Game(
            "mozaika",
            "Mozaika",
            tuple({"seats": seats} for seats in (3, 4, 5)),
            {step: asked(step) for step in ("bid", "take", "lay", "fly")},
            (".front > svg", ".others article", ".hand .held li"),
            "document.querySelector('.room .front > svg').getScreenCTM().a",
            {
                "bid": (f"{OFFER} li", ".hand .bid button"),
                "take": (f"{OFFER} button",),
                "over": (".players li", ".keys button"),
            },
            ".front > svg",
        ),
        Game(
            "mozaik",
            "MozaiK",
            tuple({"seats": seats, "options": {"judge": "table"}} for seats in (2, 3, 4)),
            {step: asked(step) for step in ("pick", "place", "claim", "dispute", "draw")},
            (),
            PICTURE,
            {
                "pick": PICTURES,
                "place": PICTURES,
                "claim": (".side li",),
                "dispute": (".side li",),
                "draw": (*GRID, ".pictures li"),
                "over": (*GRID, ".seats li"),
            },
        ),
    )
}
SOLO = Game(
    "mozaik",
    "MozaiK",
    ({"seats": 1},),
    {step: asked(step) for step in ("image", "words")},
    (),
    PICTURE,
    {"image": PICTURES, "words": (*GRID, ".words li"), "over": GRID},
)


def brought(client: Client, game: Game, wish: Body, there: Callable[[Body], bool]) -> str:
    """Begin a match and play it until it stands where it is wanted."""
    for _ in range(40):  # one match of six offers a swap
        match = client.quick(game.name, **wish)
        while not there(sight := client.sight(match)) and not sight["over"]:
            if sight["legal"]:
                client.play(match, sight["seq"], sight["legal"][len(sight["legal"]) // 2])
        if there(sight):
            return match
    raise AssertionError("no match came there")


def awaited(client: Client, guests: list[Client], game: Game, wish: Body) -> str:
    """Begin a match with people where it is somebody else's turn."""
    table = client.post("/api/tables", {"game": game.name, "seats": 1 + len(guests), **wish})
    for guest in guests:
        guest.post(f"/api/tables/{table['id']}/join?invitation={table['invitation']}")
    match: str = client.post(f"/api/tables/{table['id']}/start")["match"]
    while (sight := client.sight(match))["legal"]:
        client.play(match, sight["seq"], sight["legal"][0])
    return match
