"""Made this corpus, once, with version 0.1.

    python -m tests.corpus.make

It is kept to show how the files came about, and never run again over them: what
version 0.1 wrote is what later versions must read.  Later versions add files of
their own beside these.
"""

import itertools
import json
import os
import random
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

import tesselle
from tesselle.bots import BOTS
from tesselle.bots.outside import Program
from tesselle.engine.match import Match
from tesselle.server.ops.backups import back_up
from tesselle.server.settings import Settings
from tests.corpus import shelf
from tests.corpus.client import Clients
from tests.corpus.copies import copied
from tests.corpus.say import said_of
from tests.corpus.script import script
from tests.corpus.story import told
from tests.corpus.transcript import Naming
from tests.server.backends import SQLITE, backend
from tests.server.serving import served

KINDS = ("uniform", "hasty", "greedy", "level1", "level2")
NAMES = ("Anna", "Léo", "Zoé", "Ἀριάδνη", "小林")
ENDINGS = (None, None, None, "resignation", "time")  # most matches end by their rules
OWN_DECK = "corner"

Table = tuple[str, int, dict[str, Any]]  # a game, its seats, its options


def tables() -> list[tuple[Table, int]]:
    """List every game with all seats and options, and how many records each gets."""
    sides = {3: 20, 4: 16, 5: 18, 6: 10, 7: 6, 8: 6}
    mozaik = itertools.product((1, 2, 3, 4), ("deck", "table"), (True, False))
    own = itertools.product((1, 2), ("deck", "table"), (True, False))
    return [
        *((("mosaic", 2, {"side": side}), count) for side, count in sides.items()),
        *((("genial", seats, {}), 32) for seats in (2, 3, 4)),
        *((("mozaika", seats, {}), 28) for seats in (3, 4, 5)),
        *((("mozaik", seats, {"judge": j, "colours": c}), 8) for seats, j, c in mozaik),
        *(
            (("mozaik", seats, {"judge": j, "colours": c, "deck": OWN_DECK}), 2)
            for seats, j, c in own
        ),
    ]


def own_deck() -> dict[str, Any]:
    """Cut a deck out of ours that is large enough for two."""
    ours = tesselle.deck()
    words = dict(list(ours["words"].items())[:40])
    images = {
        number: {
            "about_fr": f"la scène {number}",
            "about_en": f"scene {number}",
            "yes": [word for word in image["yes"] if word in words],
            "arguable": [word for word in image["arguable"] if word in words],
        }
        for number, image in list(ours["images"].items())[:44]
    }
    return {"name": OWN_DECK, "words": words, "images": images}


def played(table: Table, seed: int, *, early: bool = True) -> Iterator[Match]:
    """Yield a match of cheap bots after each event, and after its end."""
    game, seats, options = table
    chance = random.Random(f"{table} {seed}")
    names = chance.sample(NAMES, seats) if chance.random() < 0.7 else None
    match = tesselle.new(game, seats=seats, seed=chance.randbytes(32), names=names, **options)
    bots = [BOTS[chance.choice(KINDS)](chance.getrandbits(32)) for _ in range(seats)]
    ending = chance.choice(ENDINGS) if early else None
    last = chance.randint(0, 60) if ending else match.game.most_events
    yield match
    while not match.over and len(match.events) < last:
        seat = chance.choice(match.waiting)
        match.play_action(seat, bots[seat].choose(match, seat))
        yield match
    if ending and not match.over:
        match.end(chance.randrange(seats), ending)
        yield match


def records() -> Iterator[dict[str, Any]]:
    """Play finished matches of every table."""
    for table, count in tables():
        for seed in range(count):
            *_, match = played(table, seed)
            yield match.record()


def positions() -> Iterator[dict[str, Any]]:
    """Choose positions of every table from all stages of a match."""
    chance = random.Random("positions")
    for table, count in tables():
        for seed in range(-(-count // 2)):
            stages = [match.position for match in played(table, 1000 + seed, early=False)]
            part = (seed + chance.random()) / -(-count // 2)  # early, in the middle, late
            position = stages[-1] if chance.random() < 0.06 else stages[int(part * len(stages))]
            game, seats, options = table
            named = {"game": game, "seats": seats, "options": options, "position": position}
            yield named | {"said": said_of(game, position)}


BOT = """
import json, random, sys
chance = random.Random(7)
for line in sys.stdin:
    asked = json.loads(line)
    answer = {"move": chance.choice(asked["legal"]), "why": "by lot"}
    print(json.dumps({"asked": asked, "answer": answer}), file=open(sys.argv[1], "a"))
    print(json.dumps(answer), flush=True)
"""


def program() -> Iterator[dict[str, Any]]:
    """Seat a program from outside in all seats, and write down all that is said."""
    asked: list[Table] = [
        ("mosaic", 2, {"side": 3}),
        ("genial", 3, {}),
        ("mozaika", 3, {}),
        ("mozaik", 1, {}),
        ("mozaik", 2, {"judge": "table", "colours": False}),
    ]
    for game, seats, options in asked:
        with tempfile.TemporaryDirectory() as folder:
            heard = Path(folder) / "heard.jsonl"
            match = tesselle.new(game, seats=seats, seed=7, **options)
            with Program(["python3", "-c", BOT, str(heard)]) as bot:
                while not match.over:
                    seat = match.waiting[-1]
                    match.play_action(seat, bot.choose(match, seat))
            talk = shelf.read_lines(heard)
        yield {"game": game, "seats": seats, "options": options, "seed": 7, "talk": talk}


def databases() -> None:
    """Tell the story on each database, and keep what is in it."""
    for kind, path in shelf.DATABASES.items():
        with tempfile.TemporaryDirectory() as folder, backend(kind, Path(folder)) as chosen:
            settings = chosen.model_copy(update={"secret": None})  # it lies in the database
            keep = partial(keep_sqlite if settings.embedded else keep_postgresql, settings, path)
            people = json.dumps(told(settings, keep), ensure_ascii=False, indent=1)
            shelf.PEOPLE[kind].write_text(people + "\n", "utf-8")


def keep_sqlite(settings: Settings, path: Path) -> None:
    """Copy the file, without its empty pages."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        back_up(settings.database, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("VACUUM")
        shelf.write_bytes(path, copy.read_bytes())


def keep_postgresql(settings: Settings, path: Path) -> None:
    """Dump plain SQL: INSERTs, for COPY and backslashes are psql's alone."""
    url = make_url(settings.database).set(drivername="postgresql")
    command = ["pg_dump", "--no-owner", "--no-privileges", "--rows-per-insert=50"]
    dump = subprocess.run(
        [*command, url.render_as_string(hide_password=False)],
        check=True,
        capture_output=True,
        text=True,
    )
    lines = dump.stdout.splitlines(keepends=True)
    shelf.write_bytes(path, "".join(line for line in lines if line[0] != "\\").encode())


def client() -> list[dict[str, Any]]:
    """Follow the script on two copies of a database; what differs gets a name."""
    one, other = (asked_and_told() for _ in range(2))
    naming = Naming()
    return [naming.named(*pair) for pair in zip(one, other, strict=True)]


def asked_and_told() -> list[dict[str, Any]]:
    """Follow the script once; each step is kept with what came of it."""
    steps = []
    came = None
    with (
        tempfile.TemporaryDirectory() as folder,
        copied(SQLITE, Path(folder)) as (settings, corpus),
        served(settings) as server,
        Clients(server, corpus) as clients,
        suppress(StopIteration),
    ):
        asking = script(corpus)
        while True:
            step = asking.send(came)
            came = clients.do(step)
            steps.append(step if came is None else step | {"came": came})
    return steps


def make() -> None:
    """Write everything."""
    deck = shelf.DECKS / OWN_DECK / "deck.json"
    deck.parent.mkdir(parents=True, exist_ok=True)
    deck.write_text(json.dumps(own_deck(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    os.environ["TESSELLE_DECKS"] = str(shelf.DECKS)
    shelf.write_lines(shelf.RECORDS, records())
    shelf.write_lines(shelf.POSITIONS, positions())
    shelf.write_lines(shelf.PROGRAM, program())
    databases()
    shelf.write_lines(shelf.CLIENT, client())


if __name__ == "__main__":
    make()
