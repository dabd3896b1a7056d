"""The web client's types are those of the server's messages and of the games' views."""

import dataclasses
import re
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tesselle.engine import registry
from tools.typescript import dicts, messages, views, words

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "web" / "src" / "wire.ts"
BROWSER = (ROOT / "web" / "src", *(ROOT / "tesselle" / "games").glob("*/ui"))
EXCUSED = re.compile(r"no-explicit-any|@ts-(?:ignore|nocheck|expect-error)")


class Leaf(TypedDict):
    """A leaf."""

    name: str
    size: NotRequired[int]  # in mm


class Tree(TypedDict):
    leaves: list[Leaf]
    kind: Literal["oak", "elm"] | None  # as far as
    # it is known
    heights: dict[str, list[int | None]]


class Forest(TypedDict):
    trees: tuple[Tree, ...]


class Grove(TypedDict):
    about: Any


class TallyInfo(TypedDict):
    total: str


class View(TypedDict):
    count: TallyInfo


def test_the_types_of_the_messages_are_current() -> None:
    assert WIRE.read_text("utf-8") == messages.written(), "run: make types"


@pytest.mark.parametrize("file", views.files(), ids=lambda file: file.parts[-3])
def test_the_types_of_each_view_are_current(file: Path) -> None:
    assert file.read_text("utf-8") == views.files()[file], "run: make types"


@pytest.mark.parametrize("file", words.files(), ids=lambda file: file.parts[-3])
def test_the_types_of_each_catalogue_are_current(file: Path) -> None:
    assert file.read_text("utf-8") == words.files()[file], "run: make types"


def test_every_game_of_ours_says_what_its_view_is() -> None:
    ours = [file.parts[-3] for file in views.files()]
    assert {"genial", "mosaic", "mozaik", "mozaika"} <= set(ours)
    assert all(registry.get(name).view_type for name in ours)


def test_what_is_sent_may_leave_out_defaults_and_what_is_told_has_them_all() -> None:
    types = messages.written()
    watch = types[types.index("export interface Watch {") :]
    assert "since?: number;" in watch[: watch.index("}")]
    event = types[types.index("export interface Event {") :]
    event = event[: event.index("}")]
    assert 'type: "event";' in event
    assert "revealed: Happened[];" in event
    assert "id: string | null;" in event


def test_every_message_of_the_socket_is_there() -> None:
    types = messages.written()
    assert "export type ToServer = " in types
    for name in ("Hello", "Snapshot", "Event", "Lobby", "Refused"):
        assert f"export interface {name} {{" in types


def test_a_dict_is_declared_with_its_docs_and_comments() -> None:
    assert [part.__name__ for part in dicts.parts(Tree)] == ["Leaf", "Tree"]
    assert dicts.declared(Leaf) == (
        "/** A leaf. */\n"
        "export interface Leaf {\n"
        "  name: string;\n"
        "  /** in mm */\n"
        "  size?: number;\n"
        "}\n"
    )
    assert dicts.declared(Tree) == (
        "export interface Tree {\n"
        "  leaves: Leaf[];\n"
        "  /** as far as */\n"
        '  kind: "oak" | "elm" | null;\n'
        "  heights: Record<string, (number | null)[]>;\n"
        "}\n"
    )


def test_what_typescript_cannot_say_is_refused() -> None:
    assert messages.type_of({"title": "Anything"}) == "unknown"
    with pytest.raises(ValueError, match="prefixItems"):
        messages.type_of({"prefixItems": [{"type": "string"}]})
    with pytest.raises(ValueError, match="tuple"):
        dicts.declared(Forest)
    with pytest.raises(ValueError, match="Any"):
        dicts.declared(Grove)


def test_a_view_shares_the_types_of_messages_and_may_not_contradict_them() -> None:
    mozaika = registry.get("mozaika")
    types = views.written(mozaika)
    assert "import type { TallyInfo } from '$web/wire';" in types
    assert "interface TallyInfo" not in types
    with pytest.raises(ValueError, match="expected the TallyInfo of the messages"):
        views.written(dataclasses.replace(mozaika, view_type=View))


def test_a_view_without_a_type_is_unknown_to_its_board() -> None:
    untyped = dataclasses.replace(registry.get("mosaic"), view_type=None)
    assert "export type View = Record<string, unknown>;" in views.written(untyped)


def test_nothing_in_the_browser_is_excused_from_its_types() -> None:
    sources = [path for folder in BROWSER for path in folder.rglob("*.*")]
    code = [path for path in sources if path.suffix in (".ts", ".svelte")]
    assert len(code) > 100
    assert not [path for path in code if EXCUSED.search(path.read_text("utf-8"))]
