"""``tesselle site``: the games as a folder of files, for hosts that have nothing else."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tesselle.cli.language import local
from tesselle.engine.errors import BadOption
from tesselle.engine.say import Say
from tesselle.extra import require

app = typer.Typer()

KB = 1000


@app.command(
    help=local(
        "Write the games as a folder of files that any static host serves, under any path: all "
        "games, bots, lessons, rules, score pads and replays, without a server.",
        "Écrire les jeux dans un dossier que tout hébergeur de fichiers peut servir, sous "
        "n'importe quel chemin : jeux, robots, leçons, règles, carnets, relectures, sans serveur.",
    )
)
def site(
    folder: Annotated[
        Path,
        typer.Argument(
            help=local(
                "a new or empty folder, or a site to write anew",
                "un dossier nouveau ou vide, ou un site à réécrire",
            )
        ),
    ],
    server: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help=local(
                "also lead to the tables of this server: https://…",
                "mener aussi aux tables de ce serveur : https://…",
            ),
        ),
    ] = None,
) -> None:
    """Write the site, and tell what it weighs and what to do with it."""
    require("fastapi", "server")
    from tesselle.server.http import sitefolder  # late: other commands need no server

    if server and not server.startswith(("https://", "http://")):
        expected = Say("expected an address as https://…", "il faut une adresse comme https://…")
        raise BadOption(expected.within("--server"))
    written = sitefolder.write(folder, server)
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        local(
            f"{folder}: {written.pages} pages, {written.files} files, "
            f"{written.bytes // KB:,} kB ({written.packed // KB:,} kB packed; "
            f"{written.first // KB} kB before the first page stands).",
            f"{folder} : {written.pages} pages, {written.files} fichiers, "
            f"{written.bytes // KB} ko ({written.packed // KB} ko compressés ; "
            f"{written.first // KB} ko avant la première page).",
        ),
        markup=False,
    )
    console.print(
        local(
            "Put what is in it wherever files are served (GitHub Pages, Netlify, an nginx), or "
            f"look at it here: python -m http.server -d {folder}",
            "Déposez son contenu où l'on sert des fichiers (GitHub Pages, Netlify, un nginx), ou "
            f"regardez-le ici : python -m http.server -d {folder}",
        ),
        markup=False,
    )
