"""The ``tesselle`` command: one function for each thing it does.

Modules that cost time are imported by the function that needs them, so that
``tesselle --help`` answers at once.
"""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from tesselle.cli import admin, deck, lab
from tesselle.cli import serve as serving
from tesselle.cli.arguments import (
    LANGUAGE,
    AsJson,
    GameOptions,
    Language,
    out_of_range,
    read_options,
)
from tesselle.cli.language import local, spoken
from tesselle.engine.errors import TesselleError

app = typer.Typer(
    name="tesselle",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=local(
        "Four tile-laying games: play, replay, verify, count, simulate.",
        "Quatre jeux de tuiles : jouer, revoir, vérifier, compter, simuler.",
    ),
    epilog=local(
        "'tesselle games' names the authors. Names say which rules are played; "
        "no affiliation is implied.",
        "« tesselle games » nomme les auteurs. Les noms disent quelles règles on joue ; "
        "aucun lien avec les auteurs ni les éditeurs.",
    ),
)


@app.command(help=local("Play in the terminal.", "Jouer dans le terminal."))
def play(
    game: Annotated[
        str | None, typer.Argument(help=local("a game; asked if left out", "un jeu, sinon demandé"))
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Argument(
            help=local(
                "names of people, or greedy / uniform for bots; bots fill the table",
                "noms des personnes, ou greedy / uniform pour des bots ; des bots complètent",
            )
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help=local("how many seats", "combien de sièges"))
    ] = None,
    option: GameOptions = None,
    seed: Annotated[
        int | None, typer.Option(help=local("play a known shuffle", "jouer un mélange connu"))
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            help=local(
                "keep the record here, move by move, not in your data folder",
                "garder la partie ici, coup par coup, plutôt que dans votre dossier de données",
            )
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help=local("go on with a saved match", "reprendre une partie"))
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Open a table, or a saved one, and play."""
    import tesselle
    from tesselle.cli import files, menu
    from tesselle.cli.play import Quit, Session
    from tesselle.cli.prompt import asker

    console, ask = Console(highlight=False), asker()
    if resume:
        match = tesselle.replay(files.read_records(str(resume))[0])
        save = save or resume
    else:
        try:
            name = game or menu.choose_game(console, ask, language)
            chosen = tesselle.get_game(name)
            people = players or menu.choose_players(ask, language)
        except Quit:
            return
        names = menu.filled(chosen, people, seats)
        options = read_options(name, option or [])
        match = tesselle.new(name, seats=len(names), seed=seed, names=names, **options)
    save = save or files.new_save(match.game.name)
    Session(match, console, ask, language, save).run()


@app.command(help=local("Show a recorded match step by step.", "Revoir une partie pas à pas."))
def replay(
    file: Annotated[str, typer.Argument(help=local("a record, or -", "une partie, ou -"))],
    step: Annotated[
        int | None, typer.Option(help=local("show just this step", "montrer cette seule étape"))
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help=local("as this seat saw it", "vue de ce siège"))
    ] = None,
    number: Annotated[
        int,
        typer.Option("--match", help=local("which match of the file", "quelle partie du fichier")),
    ] = 1,
    language: Language = LANGUAGE,
) -> None:
    """Browse a record, or print it when nobody can press keys."""
    from tesselle.cli import files
    from tesselle.cli.prompt import asker
    from tesselle.cli.replay import Player

    records = files.read_records(file)
    if not 1 <= number <= len(records):
        raise out_of_range("--match", 1, len(records), number)
    player = Player(records[number - 1], Console(highlight=False), language)
    if step is not None and not 0 <= step <= player.last:
        raise out_of_range("--step", 0, player.last, step)
    if step is not None:
        player.show(step, seat)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        player.browse(asker(), seat)
    else:
        for each in range(player.last + 1):
            player.show(each, seat)


@app.command(
    help=local(
        "Check that a record follows the rules and that every draw comes from its seed.",
        "Vérifier qu'une partie suit les règles et que chaque tirage vient de sa graine.",
    )
)
def verify(
    file: Annotated[str, typer.Argument(help=local("a record, or -", "une partie, ou -"))],
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """Verify every record of a file; the exit code is 1 when one does not hold."""
    import tesselle
    from tesselle.cli import files
    from tesselle.cli.verify import report

    console = Console(highlight=False)
    failed = False
    for number, record in enumerate(files.read_records(file), 1):
        try:
            outcome: Any = tesselle.verify(record)
        except TesselleError as error:
            outcome, failed = error, True
        report(console, number, outcome, as_json=as_json, language=language)
    raise typer.Exit(1 if failed else 0)


@app.command(
    help=local("Count the points of a real table.", "Compter les points d'une vraie table.")
)
def score(
    game: Annotated[
        str, typer.Argument(help=local("genial, mozaika or mozaik", "genial, mozaika ou mozaik"))
    ],
    file: Annotated[
        str | None,
        typer.Argument(
            help=local(
                "the table as text, or - to type it; without it the format is explained",
                "la table en texte, ou - pour la taper ; sinon le format est expliqué",
            )
        ),
    ] = None,
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """List every arrangement with its points."""
    import tesselle
    from tesselle.cli import files
    from tesselle.cli.score import explain, show

    console = Console(highlight=False)
    found = tesselle.get_game(game)
    if file is None:
        explain(console, found, language)
        return
    tally = tesselle.score(game, files.read_text(file))
    if as_json:
        console.print_json(data=tally.data())
    else:
        show(console, found, tally, language)


@app.command(help=local("List the games and their options.", "Lister les jeux et leurs options."))
def games(language: Language = LANGUAGE) -> None:
    """Show what can be played, and by which bots."""
    from tesselle.cli import menu

    console = Console(highlight=False)
    console.print(menu.games_table(language))
    console.print()
    console.print(menu.options_table(language))
    console.print()
    console.print(menu.bots_table(language))


@app.command(help=local("Read the rules of a game.", "Lire les règles d'un jeu."))
def rules(game: str, language: Language = LANGUAGE) -> None:
    """Print a game's rules."""
    from rich.markdown import Markdown

    from tesselle.engine.rulebook import rulebook

    Console().print(Markdown(rulebook(game, language)))


@app.command(
    help=local("Compile all rules ahead of play.", "Compiler toutes les règles avant de jouer.")
)
def warm(
    search: Annotated[
        bool,
        typer.Option(
            "--search",
            help=local("also for bots that look ahead", "aussi pour les robots qui anticipent"),
        ),
    ] = False,
    language: Language = LANGUAGE,
) -> None:
    """Prepare every game."""
    import tesselle
    from tesselle.cli import warm as warming

    names = tesselle.game_names()
    warming.warm(Console(stderr=True), names, language, with_search=search)


@app.command(
    cls=serving.ServeCommand,
    help=local(
        "Serve the games to browsers and programs. Each setting below is an option, a variable "
        "of the environment, or a line of the TOML file.",
        "Servir les jeux aux navigateurs et aux programmes. Chaque réglage ci-dessous est une "
        "option, une variable d'environnement, ou une ligne du fichier TOML.",
    ),
)
def serve(
    config: Annotated[
        str | None, typer.Option(help=local("a TOML file of settings", "un fichier TOML"))
    ] = None,
    open_: Annotated[
        bool,
        typer.Option(
            "--open", help=local("show the first page in a browser", "ouvrir un navigateur")
        ),
    ] = False,
) -> None:
    """Open the server."""
    serving.serve(config, show=open_)


app.add_typer(lab.app)
app.add_typer(admin.app)
app.add_typer(deck.app)


def run() -> None:
    """Run the command; a mistake in its input is told in one line."""
    try:
        app()
    except TesselleError as error:
        Console(stderr=True).print(f"[red]tesselle:[/red] {escape(error.say.to(spoken()))}")
        sys.exit(2)
