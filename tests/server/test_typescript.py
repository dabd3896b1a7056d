"""The web client's types are those of the server's messages."""

from pathlib import Path

from tesselle.server.typescript import written

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_are_current() -> None:
    assert FILE.read_text("utf-8") == written(), "run: make types"


def test_what_is_sent_may_leave_out_defaults_and_what_is_told_has_them_all() -> None:
    types = written()
    watch = types[types.index("export interface Watch {") :]
    assert "since?: number;" in watch[: watch.index("}")]
    event = types[types.index("export interface Event {") :]
    event = event[: event.index("}")]
    assert 'type: "event";' in event
    assert "revealed: Happened[];" in event
    assert "id: string | null;" in event


def test_every_message_of_the_socket_is_there() -> None:
    types = written()
    assert "export type ToServer = " in types
    for name in ("Hello", "Snapshot", "Event", "Lobby", "Refused"):
        assert f"export interface {name} {{" in types
