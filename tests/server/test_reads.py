"""What is read is never older than what anybody was told, at whichever process it is asked for."""

import asyncio
from pathlib import Path

from tesselle.server.plumbing.bus import LOST, News
from tesselle.server.services import Services
from tesselle.server.store.append import Append
from tesselle.server.store.writer import Writer
from tesselle.server.thinking.game_loading import LoadedGames
from tests.server.backends import SHARED, backend
from tests.server.ownredis import OwnRedis
from tests.server.serving import Served, served, table_for_two
from tests.server.test_store import stored

READERS = 50


def test_a_move_told_by_one_process_is_seen_at_the_other_without_any_news(
    redis: OwnRedis, tmp_path: Path
) -> None:
    with backend(SHARED, tmp_path) as found:
        settings = found.model_copy(update={"redis": redis.url})
        with served(settings) as one, served(settings) as other:
            anna, leo = one.client("Anna"), one.client("Léo")
            match = table_for_two(anna, leo)
            there = leo.at(other)
            assert there.sight(match)["seq"] == 0
            redis.kill()
            anna.play(match, 0, "a1")
            assert there.sight(match)["seq"] == 1
            leo.play(match, 1, "a2")
            with there.live() as his:
                assert his.watch(match)["seq"] == 2
            assert len(there.get(f"/api/matches/{match}/record")["events"]) == 2


class SlowGames(LoadedGames):
    """Rules that take as long to load as a test likes."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.loaded = asyncio.Event(), asyncio.Event()

    async def ready(self, game: str) -> None:
        self.asked.set()
        await self.loaded.wait()
        await super().ready(game)


async def news_lost_while_loading(services: Services, match: str) -> int:
    """Load a match; after it was read something happens of which no news comes."""
    matches, games = services.matches, SlowGames()
    matches._cached.clear()
    matches._games, quick = games, matches._games
    loading = asyncio.create_task(matches.get(match))
    await games.asked.wait()
    writer = Writer(services.database)
    await writer.append(Append(match, stored(1, "a")), lambda: None)
    services.bus.publish(News(LOST))
    games.loaded.set()
    live = await loading
    await matches.close()  # when all it has begun is done
    await writer.close()
    matches._games = quick
    return live.seq


def test_a_match_that_is_loaded_while_news_is_lost_is_looked_at_again(server: Served) -> None:
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    assert server.run(news_lost_while_loading(server.services, match)) == 1


def test_of_many_who_read_at_once_one_asks_the_database(tmp_path: Path) -> None:
    with backend(SHARED, tmp_path) as settings, served(settings) as server:
        anna, leo = server.client("Anna"), server.client("Léo")
        match = table_for_two(anna, leo)
        anna.play(match, 0, "a1")

        async def read() -> tuple[set[int], int]:
            matches = server.services.matches
            live = await matches.get(match)
            async with live.lock:
                readers = [asyncio.create_task(matches.current(match)) for _ in range(READERS)]
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                looks = len(matches._looks)
            return {(await reader).seq for reader in readers}, looks

        assert server.run(read()) == ({1}, 1)
