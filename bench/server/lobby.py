"""Whether those who look at a full lobby, over and over, slow anybody else down.

``python -m bench.server.lobby`` opens 200 tables, lets 40 strangers list them without
pause for ten seconds, and prints how long one more person's ``GET /api/me`` takes
before and meanwhile.
"""

import asyncio
import multiprocessing
import statistics
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

from bench.server import ours
from bench.server.process import free_port

TABLES = 200  # half of them play
LOOKERS = 40
SECONDS = 10.0
PAUSE_S = 0.05  # between two questions of the one who is measured
GOAL_MS = 100


def look(port: int, seconds: float, counted: "multiprocessing.Queue[int]") -> None:
    """List the lobby without pause, as many strangers at once."""

    async def one() -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        count, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n")
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            if not head.startswith(b"http/1.1 200"):
                raise RuntimeError(f"expected the lobby, got {head!r}")
            await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
            count += 1
        writer.close()
        return count

    async def all_of_them() -> int:
        return sum(await asyncio.gather(*(one() for _ in range(LOOKERS))))

    counted.put(asyncio.run(all_of_them()))


def waits_ms(port: int, token: str, seconds: float) -> list[float]:
    """How long each ``GET /api/me`` takes, for some time."""
    http = HTTPConnection("127.0.0.1", port)
    waits, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        before = time.perf_counter()
        http.request("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})
        http.getresponse().read()
        waits.append((time.perf_counter() - before) * 1000)
        time.sleep(PAUSE_S)
    http.close()
    return waits


def told(waits: list[float]) -> str:
    """The usual wait, and the longest but one in a hundred."""
    p99 = statistics.quantiles(waits, n=100)[98]
    return f"median {statistics.median(waits):.1f} ms, p99 {p99:.1f} ms"


async def fill(port: int) -> str:
    """Open the tables, each by somebody else, and give the token of one more person."""
    await ours.begun(port, TABLES // 2)
    http = HTTPConnection("127.0.0.1", port)
    for number in range(TABLES // 2):
        token = ours.guest(http, f"Host {number}")
        ours.post(http, "/api/tables", {"game": "genial", "seats": 4}, token)
    return ours.guest(http, "Anna")


def main() -> None:
    """Run it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, ours.serving(Path(folder), port) as server:
        asyncio.run(server.listening(port))
        token = asyncio.run(fill(port))
        print("alone:    ", told(waits_ms(port, token, SECONDS / 2)))
        counted: multiprocessing.Queue[int] = multiprocessing.Queue()
        lookers = multiprocessing.Process(target=look, args=(port, SECONDS, counted))
        lookers.start()
        time.sleep(1.0)
        waits = waits_ms(port, token, SECONDS - 2.0)
        lists = counted.get(timeout=SECONDS + 60)
        lookers.join()
    print("meanwhile:", told(waits), f"beside {lists / SECONDS:.0f} lists a second")
    sys.exit(statistics.median(waits) > GOAL_MS)


if __name__ == "__main__":
    main()
