"""One guest's bots keep nobody else's waiting."""

import time
from pathlib import Path

import pytest

from tests.server.backends import BACKENDS, backend
from tests.server.serving import Client, served

TABLES = 40
ANSWERS = 5
SOON_S = 1.0
BUSY_S = 2.0  # long enough for every process to be deep in a search


def crowded(host: Client) -> None:
    """Let four bots of the best level play at each of many tables."""
    bots = dict.fromkeys("0123", "level6")
    for _ in range(TABLES):
        wish = {"game": "genial", "seats": 4, "bots": bots, "seat": None}
        table = host.post("/api/tables", wish)["id"]
        host.post(f"/api/tables/{table}/start")


def answers(person: Client, match: str, count: int) -> list[float]:
    """Play so many moves; give the seconds until the bot has answered each."""
    waits: list[float] = []
    with person.live() as live:
        sight = live.watch(match)
        while len(waits) < count:
            begun = time.monotonic()
            live.play(match, sight["seq"], sight["legal"][0], f"m{sight['seq']}")
            live.next()  # our own move stands
            sight = live.next()
            waits.append(time.monotonic() - begun)
    return waits


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_quick_bot_answers_while_a_guest_keeps_forty_tables_of_the_best_bots_busy(
    kind: str, tmp_path: Path
) -> None:
    with backend(kind, tmp_path) as settings, served(settings) as server:
        leo, eve = server.client("Léo"), server.client("Eve")
        match = leo.quick("mosaic", bot="level1")
        answers(leo, match, 1)  # its rules are loaded then
        crowded(eve)
        time.sleep(BUSY_S)
        assert max(answers(leo, match, ANSWERS)) < SOON_S
