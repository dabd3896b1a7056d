"""Message catalogues: whole in every language, used, and read alike by Python and by browsers."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path

import pytest

from tesselle.engine.say import LANGUAGES, catalogue
from tests.node import HOME, need_node
from tools.typescript.words import Entry, messages

PAGES = HOME / "web" / "src" / "words"
FOLDERS = [
    PAGES,
    *sorted(HOME.glob("tesselle/*/words")),
    *sorted(HOME.glob("tesselle/games/*/words")),
]
READER = Path(__file__).with_name("messages.mjs")
VALUES: tuple[str | int, ...] = (
    "Anna",
    0,
    1,
    2,
    -1,
    21,
    12345,
)  # put into messages, to see how they are counted

every_catalogue = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)


@cache
def read(folder: Path, language: str) -> dict[str, Entry]:
    """Return the messages of a file; a language without one lacks them all."""
    if not (folder / f"{language}.ftl").is_file():
        return {}
    return messages((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def test_there_are_catalogues_of_pages_engine_server_and_games() -> None:
    names = {folder.parent.name for folder in FOLDERS}
    assert names >= {"src", "engine", "server", "genial", "mosaic", "mozaik", "mozaika"}


def test_no_language_lacks_a_sentence() -> None:
    missing = [
        f"{folder.relative_to(HOME)}/{language}.ftl: {name}"
        for folder in FOLDERS
        for language in LANGUAGES
        for name in read(folder, "en")
        if name not in read(folder, language)
    ]
    assert missing == [], "said in English there"


@every_catalogue
def test_every_language_says_what_english_says_in_the_same_order(folder: Path) -> None:
    english = read(folder, "en")
    for language in LANGUAGES:
        other = read(folder, language)
        assert list(other) == [name for name in english if name in other], language
        groups = [english[name].group for name in other]
        assert [each.group for each in other.values()] == groups, language


@every_catalogue
def test_every_message_is_said_somewhere(folder: Path) -> None:
    told = _sources(folder)
    for name in read(folder, "en"):
        if name.startswith(("lesson-", "guide-", "figure-")):  # see test_lessons and test_guides
            continue
        parts = name.split("-")
        starts = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
        ends = ["-" + "-".join(parts[count:]) for count in range(1, len(parts))]
        whole = re.search(rf"""["'`]{re.escape(name)}["'`]""", told)
        put_together = any(f"{start}${{" in told or f"{start}{{" in told for start in starts)
        put_before = any(f"}}{end}" in told for end in ends)
        assert whole or put_together or put_before, f"nobody says {name}"


def _sources(folder: Path) -> str:
    """Return all that may say the messages of a catalogue."""
    room = HOME / "web" / "src" if folder == PAGES else folder.parent
    if room.name == "engine":  # bots and devices say what stands there as well
        rooms = [room, room.parent / "bots", room.parent / "local", room.parent / "games"]
    else:
        rooms = [room]
    paths = (
        path
        for each in rooms
        for kind in ("py", "ts", "svelte")
        for path in each.rglob(f"*.{kind}")
    )
    written = (
        path for path in paths if not path.name.endswith(".gen.ts") and "program" not in path.parts
    )
    return "\n".join(path.read_text(encoding="utf-8") for path in written)


def said_by_name() -> Iterator[tuple[Path, Path, str, frozenset[str]]]:
    """Yield each message that Python names: where, of which catalogue, and what it puts in."""
    for path in sorted((HOME / "tesselle").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        folders = _catalogues(path, tree)
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=called), args=[ast.Constant(value=str() as name)]):
                    if called in folders and not any(each.arg is None for each in node.keywords):
                        given = frozenset(each.arg for each in node.keywords if each.arg)
                        yield path, folders[called], name, given


def _catalogues(path: Path, tree: ast.Module) -> dict[str, Path]:
    """Return the catalogues that a module takes messages from, by what it calls them."""
    if path == HOME / "tesselle" / "engine" / "say.py":
        return {"say": path.with_name("words")}
    found = {}
    for node in ast.walk(tree):
        for each in node.names if isinstance(node, ast.ImportFrom) else ():
            if isinstance(node, ast.ImportFrom) and each.name == "say":
                module = (node.module or "").removesuffix(".say")
                home = HOME.joinpath(*module.split("."))
                found[each.asname or "say"] = home if home.name == "words" else home / "words"
    return found


def test_python_names_messages_that_are_there_and_puts_in_what_they_take() -> None:
    count = 0
    for path, folder, name, given in said_by_name():
        wanted = [read(folder, language)[name].variables for language in LANGUAGES]
        assert given == frozenset().union(*wanted), f"{name} in {path}"
        count += 1
    assert count > 200


@every_catalogue
def test_browsers_and_python_put_every_message_into_the_same_words(folder: Path) -> None:
    node = need_node()
    say = catalogue(folder)
    asked: list[tuple[str, str, dict[str, str | int]]] = []
    for language in LANGUAGES:
        for name, (_, names) in read(folder, language).items():
            for values in product(VALUES, repeat=min(len(names), 2)):
                put = islice(cycle(values), len(names))
                asked.append((language, name, dict(zip(sorted(names), put, strict=True))))
    ours = [say(name, **given).to(language) for language, name, given in asked]
    texts = {language: say.texts[language] for language in LANGUAGES}
    answer = subprocess.run(
        [node, READER],
        input=json.dumps({"texts": texts, "asked": asked}),
        capture_output=True,
        text=True,
        check=True,
        cwd=HOME / "web",
    )
    theirs = json.loads(answer.stdout)
    for question, here, there in zip(asked, ours, theirs, strict=True):
        assert there == here, question
