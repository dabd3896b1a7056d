"""A move passes through few files on its way from the socket to all who watch."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import tesselle.server
from tests.server.backends import SQLITE, backend
from tests.server.serving import Live, served, table_for_two

HOME = Path(tesselle.server.__file__).parent
MOST = 9  # files
WARM = 3  # moves, by which what is done once for all matches is done
TIMES = 5


class Walk:
    """The files of the server in which code runs each time that something is watched."""

    def __init__(self) -> None:
        self.each_time: list[set[str]] = []
        self._now: set[str] | None = None

    @contextmanager
    def watched(self) -> Iterator[None]:
        self._now = set()
        self.each_time.append(self._now)
        yield
        self._now = None

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note a call, or a coroutine that goes on; Python calls this in every new thread."""
        if self._now is not None and event == "call":
            self._now.add(frame.f_code.co_filename)

    @property
    def files(self) -> list[str]:
        """Those of every time: clocks and the like are looked at between moves, now and then."""
        found = (Path(file) for file in set.intersection(*self.each_time))
        return sorted(str(file.relative_to(HOME)) for file in found if file.is_relative_to(HOME))


@pytest.fixture
def walk() -> Iterator[Walk]:
    walk = Walk()
    threading.setprofile(walk.note)
    yield walk
    threading.setprofile(None)


@pytest.mark.parametrize("game", ["mosaic", "mozaik"])
def test_a_move_runs_code_in_few_files(walk: Walk, game: str, tmp_path: Path) -> None:
    with backend(SQLITE, tmp_path) as settings, served(settings) as server:
        anna, leo = server.client("Anna"), server.client("Léo")
        match = table_for_two(anna, leo, game)
        with anna.live() as one, leo.live() as other:
            seen = [(live, live.watch(match)) for live in (one, other)]

            def move() -> list[tuple[Live, dict[str, object]]]:
                live, sight = next(each for each in seen if each[1]["legal"])
                seq, legal = sight["seq"], sight["legal"]
                live.send(type="move", match=match, seq=seq, move=legal[0], id=f"m{seq}")
                return [(each, each.next()) for each, _ in seen]

            for _ in range(WARM):
                seen = move()
            for _ in range(TIMES):
                with walk.watched():
                    seen = move()
    assert "store/writer.py" in walk.files, "also what runs in threads is watched"
    assert len(walk.files) <= MOST, "\n".join(walk.files)
