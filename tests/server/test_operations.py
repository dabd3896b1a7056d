"""What operators see: metrics, logs, health; and how a server says goodbye."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import tesselle
from tesselle.server.plumbing import metrics
from tesselle.server.store import schema
from tesselle.server.store.database import Database
from tesselle.server.wire.message import PROTOCOL
from tests.server.backends import BACKENDS, SQLITE, backend
from tests.server.mortal import mortals
from tests.server.serving import Client, Live, Served
from tests.server.test_play import to_the_end

EVENTS = "tesselle_events_total"
RESTART = 1012  # what a socket is told when the server goes: come back
PASSWORD = "a long enough secret"  # noqa: S105  for tests alone


def numbers(client: Client) -> dict[str, float]:
    """Read all metrics; labels that do not matter here are added up."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(client.http.get("/metrics").text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


@pytest.mark.parametrize("kind", BACKENDS)
def test_metrics_count_moves_matches_sockets_bots_and_commits(kind: str, tmp_path: Path) -> None:
    with backend(kind, tmp_path) as settings, mortals(settings, 1, tmp_path) as (server,):
        asyncio.run(server.up())
        anna = server.client()
        match = anna.quick("mosaic", options={"side": 3})
        last = to_the_end(anna, match)
        with anna.live() as live:
            live.watch(match)
            counted = numbers(anna)
    assert counted[EVENTS] == last["seq"]
    assert counted["tesselle_matches_started_total"] == 1
    assert counted["tesselle_matches_finished_total"] == 1
    assert counted["tesselle_commit_events_sum"] == last["seq"]
    assert counted["tesselle_commit_seconds_count"] > 0
    assert counted["tesselle_thinking_seconds_count"] >= last["seq"] // 2
    assert counted["tesselle_sockets"] >= 1
    assert counted["tesselle_matches_in_memory"] >= 1


def test_no_metric_names_a_person_a_table_or_a_match(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    anna.play(match, 0, anna.sight(match)["legal"][0])
    anna.refused("GET", "/api/nowhere/secret-word")
    text = anna.http.get("/metrics").text
    info = anna.get(f"/api/matches/{match}")
    assert "/api/matches/{match}/moves" in text
    for secret in (match, info["table"], anna.get("/api/me")["id"], "secret-word"):
        assert secret not in text


def test_what_a_killed_process_had_open_is_counted_no_more(tmp_path: Path) -> None:
    opens = "import os; from tesselle.server.plumbing import metrics; metrics.SOCKETS.inc(3)"
    environment = {**os.environ, metrics.SHARED: str(tmp_path)}
    for end in ("os._exit(0)", "print(metrics.text().decode())"):  # the first leaves no word
        done = subprocess.run(
            [sys.executable, "-c", f"{opens}; {end}"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    assert "tesselle_sockets 3.0" in done.stdout


def test_a_server_tells_its_version_and_that_of_its_messages(server: Served) -> None:
    told = server.client().get("/api/server")
    assert told == {"version": tesselle.__version__, "protocol": PROTOCOL, "network": None}
    with connect(f"ws://{server.address}/api/live") as socket:
        assert json.loads(socket.recv()) == {"type": "hello", "you": None, "protocol": PROTOCOL}


def test_a_server_is_alive_and_ready(server: Served) -> None:
    assert server.client().get("/healthz") == {"status": "ok"}
    assert server.client().get("/readyz") == {"status": "ok"}


def test_a_busy_match_leaves_no_secret_in_the_log_and_the_server_says_goodbye(
    tmp_path: Path,
) -> None:
    with backend(SQLITE, tmp_path) as found:
        wishes = {"log_format": "json", "log_level": "debug"}
        with mortals(found.model_copy(update=wishes), 1, tmp_path) as (server,):
            asyncio.run(server.up())
            anna = server.client()
            anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
            match = anna.quick("mozaik", seats=2)
            table = anna.post("/api/tables", {"game": "mosaic", "visibility": "link"})
            moves: list[tuple[int, str]] = []
            with anna.live() as live:
                told = live.watch(match)
                while len(moves) < 4:
                    if told.get("legal") and told["seq"] not in [seq for seq, _ in moves]:
                        moves.append((told["seq"], told["legal"][0]))
                        live.play(match, *moves[-1], id=f"m{len(moves)}")
                    told = live.next()
                anna.refused("POST", f"/api/matches/{match}/moves", {"move": "nonsense"})
                invited = f"/api/tables/{table['id']}?invitation={table['invitation']}"
                assert anna.http.get(invited, headers={"Cookie": "tesselle=forged"}).is_success
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    hear_out(live)
            assert server.process.wait(60) in (0, -signal.SIGTERM)
        seeds, kept = asyncio.run(stored_secrets(found.database))
    assert closed.value.rcvd
    assert closed.value.rcvd.code == RESTART
    log = server.log.read_text("utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    assert any("/api/matches/{match}/moves" in line["event"] for line in lines)
    assert all(line["level"] in ("debug", "info", "warning") for line in lines), log
    cookie = anna.http.cookies["tesselle"]
    secrets = [cookie, "forged", table["invitation"], *seeds, *(move for _, move in moves)]
    for secret in (*secrets, PASSWORD, kept):
        assert secret not in log
    assert extract_parameters(kept) == RFC_9106_LOW_MEMORY, "guessing is to take work"


def hear_out(live: Live) -> None:
    while True:
        live.next()


async def stored_secrets(url: str) -> tuple[list[str], str]:
    """Give the seeds of the matches, and what is kept of the one password."""
    database = Database(url)
    async with database.reading() as session:
        seeds = [seed.hex() for seed in await session.scalars(select(schema.Seed.seed))]
        kept = (await session.scalars(select(schema.Account.password))).one()
    await database.close()
    assert seeds
    return seeds, kept
