"""The store: shared commits, numbers given once, two servers on one database."""

import asyncio
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.util import CommandError
from sqlalchemy import Connection, event, text

from tesselle.server.plumbing.bus import MATCH, News
from tesselle.server.store import leases
from tesselle.server.store import migrate as store_migrate
from tesselle.server.store.append import Append, Lease, StoredEvent, Taken
from tesselle.server.store.database import Database
from tesselle.server.store.migrate import SCRIPTS, migrate, newest
from tesselle.server.store.schema import Base, Owed
from tesselle.server.store.writer import Writer
from tests.server.backends import SHARED, SQLITE, backend
from tests.server.serving import Served, served, table_for_two


def stored(seq: int, client_id: str, seat: int = 0) -> StoredEvent:
    return StoredEvent(seq, "move", seat, "e5", client_id, 1)


def test_in_a_shared_commit_each_event_succeeds_or_fails_alone(server: Served) -> None:
    anna, leo = server.client(), server.client()
    first, second = table_for_two(anna, leo), table_for_two(anna, leo)
    appends = [
        Append(first, stored(1, "a")),
        Append(first, stored(1, "b")),  # the number is taken
        Append("nosuchmatch", stored(1, "c")),  # breaks the whole statement
        Append(second, stored(1, "d")),
        Append(second, stored(2, "d")),  # the id is taken
    ]

    async def all_at_once() -> list[str | BaseException]:
        writer = Writer(server.services.database)
        added = (writer.append(each, lambda: "written") for each in appends)
        answers = await asyncio.gather(*added, return_exceptions=True)
        await writer.close()
        return answers

    answers = server.run(all_at_once())
    assert answers[0] == "written"
    assert isinstance(answers[1], Taken)
    assert isinstance(answers[2], Exception)
    assert not isinstance(answers[2], Taken)
    assert answers[3] == "written"
    assert isinstance(answers[4], Taken)


def test_what_is_to_be_done_after_an_event_is_done_though_its_sender_has_gone(
    server: Served,
) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)

    async def sent_and_left() -> list[str]:
        writer = Writer(server.services.database)
        done: list[str] = []
        sender = asyncio.create_task(
            writer.append(Append(match, stored(1, "a")), lambda: done.append("told"))
        )
        await asyncio.sleep(0)  # until it waits
        sender.cancel()
        await writer.close()
        assert sender.cancelled()
        return done

    assert server.run(sent_and_left()) == ["told"]


def test_a_failure_after_an_event_was_written_reaches_its_sender_and_no_other(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    anna, leo = server.client(), server.client()
    first, second = table_for_two(anna, leo), table_for_two(anna, leo)

    def fail() -> str:
        raise RuntimeError("no")

    async def both() -> tuple[str | BaseException, str | BaseException]:
        writer = Writer(server.services.database)
        added = (
            writer.append(Append(first, stored(1, "a")), fail),
            writer.append(Append(second, stored(1, "a")), lambda: "written"),
        )
        answers = await asyncio.gather(*added, return_exceptions=True)
        await writer.close()
        return answers

    failed, written = server.run(both())
    assert isinstance(failed, RuntimeError)
    assert written == "written"
    assert f"match {first}" in caplog.text


def test_sqlite_syncs_fully_and_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        with backend(SQLITE, tmp_path) as settings:
            database = Database(settings.database)
            async with database.writing() as session:
                names = ("journal_mode", "synchronous", "foreign_keys")
                found = [await session.scalar(text(f"PRAGMA {name}")) for name in names]
            await database.close()
            return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]  # 2 is FULL


def test_the_migrations_make_what_the_models_say(server: Served) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    async def differences() -> list[object]:
        async with server.services.database.reading() as session:
            connection = await session.connection()

            def compare(sync: Connection) -> list[object]:
                return list(compare_metadata(MigrationContext.configure(sync), Base.metadata))

            return await connection.run_sync(compare)

    assert server.run(differences()) == []


def test_migrating_twice_changes_nothing(server: Served) -> None:
    async def again() -> set[str]:
        database = server.services.database
        await migrate(database)
        async with database.reading() as session:
            return set(await session.scalars(text("SELECT version_num FROM alembic_version")))

    assert server.run(again()) == newest()


def test_there_is_one_newest_form_of_the_database() -> None:
    assert len(newest()) == 1


def test_two_newest_forms_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = shutil.copytree(SCRIPTS, tmp_path / "migrations")
    beside = 'revision = "beside"\ndown_revision = None\n'
    (scripts / "versions" / "9999_beside.py").write_text(beside)
    one = newest()
    monkeypatch.setattr(store_migrate, "SCRIPTS", scripts)
    assert newest() == one | {"beside"}

    async def start() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")
        try:
            await migrate(database)
        finally:
            await database.close()

    with pytest.raises(CommandError, match="head revisions"):
        asyncio.run(start())


def test_a_lease_renewed_while_moves_are_written_does_not_block_both(tmp_path: Path) -> None:
    with backend(SHARED, tmp_path) as settings, served(settings) as server:
        anna, leo = server.client(), server.client()
        matches = sorted(table_for_two(anna, leo) for _ in range(3))
        server.run(crossing(server.services.database, *matches))


async def crossing(database: Database, first: str, second: str, third: str) -> None:
    """Renew two leases while a commit that changes both has got half-way.

    Somebody else holds the third row meanwhile, so that the commit stops there.
    """
    lease, writer = Lease("us", until_ms=2**50), Writer(database)
    async with database.writing() as session:
        for match in (first, second, third):
            session.add(Owed(match_id=match, holder=lease.holder, until_ms=lease.until_ms))
            await session.flush()
    appends = [
        Append(first, stored(1, "a"), settles=True),
        Append(second, stored(1, "a"), owed=lease),
        Append(third, stored(1, "a"), owed=lease),
    ]
    async with database.writing() as holding:
        await holding.get_one(Owed, third, with_for_update=True)
        written = asyncio.gather(*(writer.append(each, lambda: "written") for each in appends))
        await blocked(database, 1)
        renewed = asyncio.create_task(leases.renew(database, lease, [first, second]))
        await blocked(database, 2)
    assert await written == ["written"] * 3
    await renewed
    await writer.close()


async def blocked(database: Database, count: int) -> None:
    """Return when so many sessions wait for a lock."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    found = 0
    while found < count:
        async with database.reading() as session:
            found = await session.scalar(waiting)
        await asyncio.sleep(0.02)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers on one PostgreSQL and one Redis."""
    with backend(SHARED, tmp_path) as settings, served(settings) as one, served(settings) as other:
        yield one, other


def test_two_servers_never_give_one_number_twice(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, leo = one.client("Anna"), one.client("Léo")
    match = table_for_two(anna, leo)
    doors = [(anna, leo), (anna.at(other), leo.at(other))]

    def hammer(server: int) -> None:
        """Send every move of the match, whether or not the other server has it already."""
        seq = 0
        while True:
            sight = doors[server][seq % 2].sight(match)
            if sight["seq"] >= 20:
                return
            seq = sight["seq"]
            player = doors[server][seq % 2]
            moves = player.sight(match)["legal"]
            if moves:
                move = {"id": f"{server}-{seq}", "seq": seq, "move": moves[server]}
                player.http.post(f"/api/matches/{match}/moves", json=move)

    threads = [threading.Thread(target=hammer, args=(server,)) for server in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    hers, theirs = anna.sight(match)["events"], anna.at(other).sight(match)["events"]
    assert [event["seq"] for event in hers] == list(range(1, len(hers) + 1))
    assert theirs[: len(hers)] == hers[: len(theirs)]


def test_a_move_at_one_server_is_told_at_the_other(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, leo = one.client(), one.client()
    match = table_for_two(anna, leo)
    with leo.at(other).live() as his:
        his.watch(match)
        anna.play(match, 0, "e5")
        assert his.next()["event"]["move"] == "e5"
    # Sent again to the other server, as after a broken connection: the same event.
    leo.play(match, 1, "e4", id="once")
    assert leo.at(other).play(match, 1, "e4", id="once")["event"]["seq"] == 2


def test_an_event_comes_with_its_news_and_is_not_read_again(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, leo = one.client(), one.client()
    match = table_for_two(anna, leo)
    asked: list[str] = []
    engine = other.services.database.engine.sync_engine
    with leo.at(other).live() as his:
        his.watch(match)
        event.listen(
            engine, "before_cursor_execute", lambda _c, _k, text, *_rest: asked.append(text)
        )
        anna.play(match, 0, "e5")
        leo.play(match, 1, "e4")
        assert [his.next()["event"]["move"] for _ in range(2)] == ["e5", "e4"]
    assert not [text for text in asked if "events.move" in text]


@pytest.mark.parametrize("data", [{}, {"seq": 1, "colour": "red"}])
def test_an_event_whose_news_cannot_be_read_is_read_from_the_store(
    server: Served, data: dict[str, object]
) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)

    async def add_in_silence() -> None:
        writer = Writer(server.services.database)
        await writer.append(Append(match, stored(1, "a")), lambda: None)
        await writer.close()
        server.services.matches.hear(News(MATCH, match, 1, data))

    with leo.live() as his:
        his.watch(match)
        server.run(add_in_silence())
        assert his.next()["event"]["move"] == "e5"
