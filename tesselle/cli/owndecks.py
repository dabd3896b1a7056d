"""``tesselle deck``: decks of one's own, and the words of any deck as cards."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tesselle.cli.language import local, preferred
from tesselle.engine.errors import TesselleError

app = typer.Typer(
    name="deck",
    no_args_is_help=True,
    help=local(
        "MozaiK's decks: yours and ours, and their words as cards.",
        "Les jeux de MozaiK : les vôtres, le nôtre, et leurs mots en cartes.",
    ),
)
ChosenDeck = Annotated[str, typer.Option("--deck", help=local("whose words", "de quel jeu"))]
OURS = "tesselle"


@app.command(
    "import",
    help=local(
        "Make a deck of a folder of pictures with words.csv and images.csv, or deck.json.",
        "Faire un jeu d'un dossier d'images avec words.csv et images.csv, ou deck.json.",
    ),
)
def import_folder(
    folder: Annotated[Path, typer.Argument(help=local("the folder", "le dossier"))],
    name: Annotated[
        str | None,
        typer.Option(help=local("the deck's name; else the folder's", "son nom, sinon du dossier")),
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option(
            help=local(
                "keep it in this folder, not among your data",
                "le garder dans ce dossier plutôt que parmi vos données",
            )
        ),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help=local("in place of the old one", "remplacer l'ancien"))
    ] = False,
) -> None:
    """Check everything, tell all that is wrong, or install the deck and say how to play it."""
    from tesselle.games.mozaik.deck import installed
    from tesselle.owndecks import import_deck, install

    found = import_deck.read(folder, name)
    target = install.install(found, to, replace)
    deck, console = found.deck, Console(highlight=False)
    counts = local(
        f"{len(deck.images)} images, {len(deck.words)} words",
        f"{len(deck.images)} images, {len(deck.words)} mots",
    )
    console.print(f"[green]✓[/green] [bold]{deck.name}[/bold] · {counts}")
    for note in found.notes:
        console.print(f"[yellow]![/yellow] {escape(note.to(preferred()))}")
    by_name = to is None or to.resolve() == installed.folder().resolve()
    chosen = deck.name if by_name else installed.file(deck.name, to)
    console.print(escape(str(target)), soft_wrap=True)
    console.print(escape(f"tesselle play mozaik -o deck={chosen}"), soft_wrap=True)


@app.command("list", help=local("List the decks of this machine.", "Lister les jeux d'ici."))
def list_decks() -> None:
    """List every deck that goes by a name, with its size and digest."""
    from tesselle.games.mozaik.deck import deckfile, installed
    from tesselle.games.mozaik.deck.deck import seats_for

    table = Table(
        local("deck", "jeu"),
        "images",
        local("words", "mots"),
        local("pictures", "dessins"),
        local("seats", "sièges"),
        "SHA-256",
    )
    for name in deckfile.known():
        try:
            deck = deckfile.load(name)
        except TesselleError as error:
            table.add_row(name, f"[red]{escape(error.say.to(preferred()))}[/red]")
            continue
        seats = " ".join(map(str, seats_for(deck)))
        counts = (len(deck.images), len(deck.words), len(deckfile.pictures(name)))
        table.add_row(name, *map(str, counts), seats, deck.digest[:16])
    console = Console(highlight=False)
    console.print(table)
    console.print(escape(str(installed.folder())), style="dim", soft_wrap=True)


@app.command(
    help=local(
        "Remove a deck of yours from this machine.", "Enlever un de vos jeux de cette machine."
    )
)
def remove(
    name: Annotated[str, typer.Argument(help=local("the deck's name", "le nom du jeu"))],
) -> None:
    """Delete an installed deck and say what was deleted, and what that means."""
    from tesselle.owndecks import install

    gone = install.remove(name)
    console = Console(highlight=False)
    removed = local("removed", "enlevé")
    console.print(f"[green]✓[/green] [bold]{escape(name)}[/bold] · {removed}")
    console.print(escape(str(gone)), soft_wrap=True)
    console.print(
        local(
            "Matches played with it can be seen again once it is imported again.",
            "Les parties jouées avec lui se revoient dès qu'il est importé à nouveau.",
        ),
        style="dim",
    )


@app.command(help=local("Show the word cards.", "Montrer les cartes mots."))
def words(deck: ChosenDeck = OURS) -> None:
    """Show each word with its ladder and what it asks, in both languages."""
    from tesselle.games.mozaik.deck.deckfile import load

    table = Table(
        local("word", "mot"), local("points", "points"), "Français", "English", show_lines=True
    )
    for word in load(deck).words:
        points = " · ".join(map(str, word.ladder))
        table.add_row(
            word.key,
            f"{points}\n[dim]{local('level', 'niveau')} {word.level}[/dim]",
            f"[bold]{escape(word.fr)}[/bold]\n{escape(word.about_fr)}",
            f"[bold]{escape(word.en)}[/bold]\n{escape(word.about_en)}",
        )
    Console(highlight=False).print(table)


@app.command(help=local("Print the word cards.", "Imprimer les cartes mots."))
def cards(
    file: Annotated[
        Path, typer.Argument(help=local("an SVG or HTML file", "un fichier SVG ou HTML"))
    ],
    deck: ChosenDeck = OURS,
) -> None:
    """Write a sheet of all words, with lines to cut along."""
    from tesselle.games.mozaik.deck.deckfile import load
    from tesselle.owndecks import cards as sheets

    sheets.write(load(deck), file)
    Console(highlight=False).print(escape(str(file)), soft_wrap=True)
