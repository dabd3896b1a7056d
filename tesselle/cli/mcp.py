"""A server for agents that speak the Model Context Protocol."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tesselle import extra
from tesselle.bots import roster
from tesselle.cli.arguments import LANGUAGE, Language, out_of_range
from tesselle.cli.language import local
from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.say import Say

app = typer.Typer()

HERE = "127.0.0.1"
PORT = 8420


def read_bots(texts: list[str]) -> dict[str, str]:
    """Read bots as typed: ``["mine=program:./bot.py"]``."""
    found = {}
    for text in texts:
        name, equals, spec = text.partition("=")
        if not (name and equals):
            expected = Say("name=bot", "nom=bot")
            raise BadOption(mismatch(expected, shown(text)).within("--bot"))
        found[name] = roster.check(spec)
    return found


@app.command(
    help=local(
        "Let agents play by the Model Context Protocol, on standard input and output or HTTP.",
        "Faire jouer des agents par le Model Context Protocol, par l'entrée standard ou HTTP.",
    )
)
def mcp(
    http: Annotated[
        bool, typer.Option("--http", help=local("streamable HTTP, at /mcp", "par HTTP, à /mcp"))
    ] = False,
    host: Annotated[
        str, typer.Option(help=local("of this machine alone, usually", "d'ici seul, d'ordinaire"))
    ] = HERE,
    port: int = PORT,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help=local(
                "another bot agents may choose, as in mine=program:./bot.py",
                "un autre robot à choisir, comme moi=program:./bot.py",
            )
        ),
    ] = None,
    matches: Annotated[
        int, typer.Option(help=local("at most, at one time", "au plus, à la fois"))
    ] = 64,
    thinking: Annotated[
        int | None,
        typer.Option(help=local("bots at one time; one a core", "robots à la fois ; un par cœur")),
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Serve agents until they hang up."""
    extra.require("mcp", "mcp")
    sys.path.append(str(Path.cwd()))
    for name, number in (("--matches", matches), ("--thinking", thinking)):
        if number is not None and number < 1:
            raise out_of_range(name, 1, sys.maxsize, number)
    from tesselle.lab.reading.mcpserver import server
    from tesselle.lab.reading.tables import Hall, Thinkers

    hall = Hall(read_bots(bot or []), matches, Thinkers(thinking))
    try:
        if http:
            server(hall).run("streamable-http", host=host, port=port)
        else:
            server(hall).run("stdio")
    finally:
        hall.close()
