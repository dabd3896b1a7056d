"""``python -m studio``: draw MozaiK's pictures, look at them, check them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from studio import build as building
from studio import colour, motif, truth
from studio import sheet as sheets
from studio.raster import pixels
from studio.style import styles
from tesselle.cli.language import local, preferred
from tesselle.engine.errors import BadOption, TesselleError
from tesselle.engine.say import Say

app = typer.Typer(
    name="studio",
    no_args_is_help=True,
    add_completion=False,
    help=local("How MozaiK's pictures are drawn.", "Comment sont dessinées les images de MozaiK."),
)
Only = Annotated[
    str,
    typer.Option(help=local("just these numbers, as in 12,13", "ces seuls numéros, comme 12,13")),
]


@app.command(
    help=local(
        "Draw the scenes and write pictures and words into the deck.",
        "Dessiner les scènes et mettre images et mots dans le paquet.",
    )
)
def build(only: Only = "") -> None:
    """Write every picture that is true; the exit code is 1 when one is not."""
    raise typer.Exit(_told(_numbers(only), building.write))


@app.command(
    help=local(
        "Check that words and pictures agree; write nothing.",
        "Vérifier que mots et images s'accordent, sans rien écrire.",
    )
)
def check(only: Only = "") -> None:
    """Tell every disagreement; the exit code is 1 when there is one."""
    raise typer.Exit(_told(_numbers(only), len))


@app.command(help=local("Show what a scene is made of.", "Montrer de quoi une scène est faite."))
def show(number: int) -> None:
    """List a scene's motifs, its colours with their shares, and its words."""
    (scene,) = building.chosen([number])
    svg, seen = scene.svg(), scene.drawing().seen
    image = pixels(svg)
    console = Console(highlight=False)
    title = f"{scene.layers.__name__} · {scene.world} · {scene.style} · {len(svg)} B"
    console.print(f"[bold]{number}[/bold] {title}")
    table = Table("motif", local("shows", "montre"), local("alive", "vivant"))
    for each in seen:
        table.add_row(each.motif, " ".join(sorted(each.words)), str(each.living or ""))
    console.print(table)
    spots, shares = colour.spots(image), colour.shares(image)
    console.print("  ".join(f"{word} {spots[word]} px, {shares[word]:.1%}" for word in spots))
    console.print(
        f"yes       {' '.join(sorted(scene.yes))}\narguable  {' '.join(sorted(scene.arguable))}"
    )
    for finding in truth.findings(scene, seen, image, building.words()):
        console.print(f"[red]{finding.word}[/red] {escape(finding.what)}")


@app.command(help=local("Make a contact sheet.", "Faire une planche."))
def sheet(
    file: Annotated[
        Path, typer.Argument(help=local("a PNG or WebP file to write", "un PNG à écrire"))
    ],
    only: Only = "",
    world: Annotated[str, typer.Option(help=local("just this world", "ce seul monde"))] = "",
    style: Annotated[
        str,
        typer.Option(
            help=local(
                "in another style for a trial, or all for every style",
                "dans un autre style pour essayer, ou all pour tous",
            )
        ),
    ] = "",
    phone: Annotated[
        bool, typer.Option("--phone", help=local("at phone size", "à la taille du téléphone"))
    ] = False,
) -> None:
    """Write scenes side by side."""
    scenes = [each for each in building.chosen(_numbers(only)) if world in ("", each.world)]
    if style not in ("", "all", *styles()):
        known = ", ".join(styles())
        raise BadOption(
            Say(
                f"--style: expected all, {known}, got {style!r}",
                f"--style : il faut all, {known} ; reçu {style!r}",
            )
        )
    hands = list(styles()) if style == "all" else [style or None]
    svgs = [scene.svg(hand) for scene in scenes for hand in hands]
    sheets.write(svgs, file, sheets.PHONE if phone else sheets.CARD)


@app.command(help=local("List motifs and styles.", "Lister les motifs et les styles."))
def motifs(
    file: Annotated[
        Path | None, typer.Argument(help=local("a PNG to draw them on", "un PNG où les dessiner"))
    ] = None,
    family: Annotated[
        str, typer.Option(help=local("just this family", "cette seule famille"))
    ] = "",
    style: Annotated[str, typer.Option(help=local("the style", "le style"))] = "flat",
) -> None:
    """List every motif with the words it shows; with a file, draw them."""
    found = [each for each in motif.motifs().values() if family in ("", each.family)]
    console = Console(highlight=False)
    table = Table("motif", local("family", "famille"), local("shows", "montre"))
    for each in found:
        table.add_row(each.name, each.family, " ".join(sorted(each.shows)))
    console.print(table)
    console.print(f"styles: {' '.join(styles())}")
    if file:
        sheets.write([sheets.specimen(each, style) for each in found], file, sheets.CARD)


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        raise BadOption(
            Say(
                f"--only: expected numbers as in 12,13, got {text!r}",
                f"--only : il faut des numéros, comme 12,13 ; reçu {text!r}",
            )
        ) from None


def _told(only: list[int], use: Callable[[list[Any]], object]) -> int:
    """Draw scenes, tell how each went, and hand the true ones on."""
    console = Console(highlight=False)
    drawn, failed = [], 0
    for each in building.checked(only):
        if isinstance(each, TesselleError):
            failed += 1
            console.print(f"[red]✗[/red] {escape(each.say.to(preferred()))}")
        else:
            drawn.append(each)
            console.print(
                f"[green]✓[/green] {each.scene.number} {each.scene.style} {len(each.svg)} B"
            )
    use(drawn)
    return 1 if failed else 0


def run() -> None:
    """Run the command; a mistake in its input is told in one line."""
    try:
        app()
    except TesselleError as error:
        Console(stderr=True).print(f"[red]studio:[/red] {escape(error.say.to(preferred()))}")
        sys.exit(2)


if __name__ == "__main__":
    run()
