"""``tesselle admin``: people, tables, backup and check, for whoever runs a server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from tesselle.cli.language import local, preferred

T = TypeVar("T")

app = typer.Typer(
    name="admin",
    no_args_is_help=True,
    help=local(
        "Look after a server: people, tables, backup, check.",
        "Tenir un serveur : personnes, tables, sauvegarde, contrôle.",
    ),
)
Database = Annotated[
    str | None,
    typer.Option(
        help=local(
            "where everything is kept; else TESSELLE_DATABASE, else the usual file",
            "où tout est gardé ; sinon TESSELLE_DATABASE, sinon le fichier habituel",
        )
    ),
]
PersonId = Annotated[str, typer.Argument(help=local("the person's id", "l'id de la personne"))]


@app.command(help=local("List people.", "Lister les personnes."))
def users(database: Database = None) -> None:
    """List everybody but the bots."""
    shown = Table("id", local("kind", "genre"), local("name", "nom"), local("since", "depuis"), "")
    for person in _done(lambda office, store: office.people(store), database):
        state = local("disabled", "exclue") if person.disabled_ms else ""
        shown.add_row(person.id, person.kind, person.name, _day(person.created_ms), state)
    Console().print(shown)


@app.command(
    help=local(
        "Disable a person: they can no longer log in.",
        "Exclure une personne : elle ne peut plus se connecter.",
    )
)
def disable(person: PersonId, database: Database = None) -> None:
    """Make every credential of a person void."""
    _done(lambda office, store: office.disable(store, person), database)


@app.command(help=local("Let a disabled person in again.", "Laisser rentrer une personne exclue."))
def enable(person: PersonId, database: Database = None) -> None:
    """Take a person's exclusion back."""
    _done(lambda office, store: office.disable(store, person, disabled=False), database)


@app.command(
    help=local(
        "Remove a person: the name goes everywhere, the matches stay.",
        "Retirer une personne : son nom disparaît partout, les parties restent.",
    )
)
def remove(person: PersonId, database: Database = None) -> None:
    """Forget who somebody was."""
    _done(lambda office, store: office.remove(store, person), database)


@app.command(help=local("List the tables that are not closed.", "Lister les tables non closes."))
def tables(database: Database = None) -> None:
    """List gathering and playing tables."""
    shown = Table("id", local("game", "jeu"), local("state", "état"), local("since", "depuis"))
    for table in _done(lambda office, store: office.tables(store), database):
        shown.add_row(table.id, table.game, table.state, _day(table.created_ms))
    Console().print(shown)


@app.command(
    help=local("Close a table; its match goes on.", "Clore une table ; sa partie continue.")
)
def close(
    table: Annotated[str, typer.Argument(help=local("the table's id", "l'id de la table"))],
    database: Database = None,
) -> None:
    """Let nobody join a table any more."""
    _done(lambda office, store: office.close_table(store, table), database)


@app.command(
    help=local(
        "Copy the SQLite database to a new file, also while the server runs.",
        "Copier la base SQLite dans un nouveau fichier, même pendant que le serveur tourne.",
    )
)
def backup(
    target: Annotated[Path, typer.Argument(help=local("the new file", "le nouveau fichier"))],
    database: Database = None,
) -> None:
    """Back up; PostgreSQL has tools of its own."""
    from tesselle.server.ops import backups

    backups.back_up(_url(database), target)


@app.command(
    help=local(
        "Put a copy in the place of the SQLite database, with the server stopped.",
        "Remettre une copie à la place de la base SQLite, le serveur étant arrêté.",
    )
)
def restore(
    copy: Annotated[Path, typer.Argument(help=local("the copy", "la copie"))],
    database: Database = None,
) -> None:
    """Restore; the database that was there is kept beside it."""
    from tesselle.server.ops import backups

    old = backups.restore(_url(database), copy)
    if old:
        typer.echo(local(f"the old database is now {old}", f"l'ancienne base est dans {old}"))
    typer.echo(local("now run: tesselle admin check", "maintenant : tesselle admin check"))


@app.command(
    help=local(
        "Check that every stored match replays to its stored result; also after a restore.",
        "Vérifier que chaque partie gardée se rejoue jusqu'à son résultat ; aussi après une "
        "restauration.",
    )
)
def check(database: Database = None) -> None:
    """Replay everything; the exit code is 1 when a match does not hold."""
    from tesselle.server.ops.checking import checked

    async def all_checked(_office: Any, store: Any) -> list[Any]:
        return [found async for found in checked(store)]

    found = _done(all_checked, database)
    faults = [each for each in found if each.fault]
    for each in faults:
        typer.echo(f"{each.match_id}: {each.fault.to(preferred())}", err=True)
    events = sum(each.events for each in found)
    sound = len(found) - len(faults)
    typer.echo(
        local(
            f"{sound} of {len(found)} matches replay, {events} events",
            f"{sound} parties sur {len(found)} se rejouent, {events} événements",
        )
    )
    raise typer.Exit(1 if faults else 0)


def _url(database: str | None) -> str:
    from tesselle.server.settings import Settings

    return database or Settings().database


def _done(work: Callable[[Any, Any], Awaitable[T]], database: str | None) -> T:
    """Do one thing with the module of these deeds and the database, in its newest form."""
    from tesselle.server.ops import administration
    from tesselle.server.store.database import Database as Store
    from tesselle.server.store.migrate import migrate

    async def opened() -> T:
        store = Store(_url(database))
        try:
            await migrate(store)
            return await work(administration, store)
        finally:
            await store.close()

    return asyncio.run(opened())


def _day(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
