"""People: who one is, by cookie or header, and from which pages one may ask."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tesselle.server.people.sessions import COOKIE
from tests.server.backends import SQLITE, backend
from tests.server.serving import Client, Served, served


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Served) -> None:
    nobody = Client(server)
    assert nobody.refused("GET", "/api/me")[0] == 401
    response = nobody.http.post("/api/guests", json={"name": "  Zoé "})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert nobody.get("/api/me") == response.json()
    assert response.json()["name"] == "Zoé"


def test_a_guest_may_take_another_name_and_an_account_keeps_its_own(server: Served) -> None:
    zoe = server.client("Zoé")
    match = zoe.post("/api/quick", {"game": "mosaic"})["match"]
    assert zoe.http.put("/api/me", json={"name": "Zoé B."}).json() == zoe.get("/api/me")
    assert zoe.get("/api/me")["name"] == "Zoé B."
    assert zoe.get(f"/api/matches/{match}")["players"][0]["name"] == "Zoé B."
    zoe.post("/api/account", {"name": "Zoé renamed", "password": "a long password"})
    assert zoe.refused("PUT", "/api/me", {"name": "Zoé C."})[0] == 409


def test_a_header_serves_as_well_as_the_cookie(server: Served) -> None:
    anna, script = server.client(), Client(server)
    shown = f"Bearer {anna.http.cookies[COOKIE]}"
    assert script.get("/api/me", Authorization=shown) == anna.get("/api/me")


def turned(value: str) -> str:
    """Change one letter of the signature; not the last, of which not every bit counts."""
    letter = "A" if value[-9] != "A" else "B"
    return f"{value[:-9]}{letter}{value[-8:]}"


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    anna, eve = server.client(), Client(server)
    value = anna.http.cookies[COOKIE]
    payload, dot, rest = value.partition(".")
    for forged in (f"x{payload}{dot}{rest}", payload, "", json.dumps([1, 2]), turned(value)):
        eve.http.cookies.set(COOKIE, forged)
        assert eve.refused("GET", "/api/me")[0] == 401


@pytest.mark.parametrize("name", ["", "   ", "x" * 65, "a\nb", "\x00"])
def test_a_name_is_printable_and_has_a_length(server: Served, name: str) -> None:
    assert Client(server).refused("POST", "/api/guests", {"name": name})[0] == 422


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "Anna\uffa0"])
def test_a_name_that_looks_like_none_or_like_another_is_refused(server: Served, name: str) -> None:
    assert Client(server).refused("POST", "/api/guests", {"name": name})[0] == 422


@pytest.mark.parametrize("name", ["Zoé", "Zoe\u0301", "李", "김민준", "❤️", "7", "_", "Ὀδυσσεύς"])
def test_a_name_of_any_script_is_welcome(server: Served, name: str) -> None:
    assert server.client(name).get("/api/me")["name"] == name


@pytest.mark.parametrize("name", ["level4", "Level 4", "GREEDY", "ｌevel-6", "someone who left"])
def test_nobody_is_called_like_a_bot_or_like_whoever_has_left(server: Served, name: str) -> None:
    status, told = Client(server).refused("POST", "/api/guests", {"name": name})
    assert (status, told["code"]) == (409, "name_taken")
    anna = server.client()
    assert anna.refused("PUT", "/api/me", {"name": name})[0] == 409
    beside = {"game": "mosaic", "people": [name]}
    assert anna.refused("POST", "/api/quick", beside)[1]["code"] == "name_taken"


def test_pages_of_other_origins_may_not_act(server: Served) -> None:
    anna = server.client()
    foreign = {"Origin": "https://elsewhere.example"}
    status, told = anna.refused("POST", "/api/quick", {"game": "mosaic"}, **foreign)
    assert (status, told["code"]) == (403, "foreign_origin")
    own = {"Origin": f"http://{server.address}"}
    assert anna.http.post("/api/guests", json={"name": "B"}, headers=own).status_code == 201
    for origin in ("https://elsewhere.example", f"https://{server.address}"):
        with pytest.raises(InvalidStatus):
            connect(f"ws://{server.address}/api/live", origin=Origin(origin))


def test_an_origin_is_compared_with_its_scheme(server: Served, tmp_path: Path) -> None:
    def status(at: Served, scheme: str, **headers: str) -> int:
        origin = {"Origin": f"{scheme}://{at.address}", **headers}
        return Client(at).http.post("/api/guests", json={"name": "B"}, headers=origin).status_code

    assert (status(server, "http"), status(server, "https")) == (201, 403)
    by_https = {"X-Forwarded-Proto": "https"}  # as a trusted proxy tells
    assert status(server, "https", **by_https) == 201
    assert status(server, "http", **by_https) == 403
    with (
        backend(SQLITE, tmp_path) as found,
        served(found.model_copy(update={"secure_cookies": True})) as behind,
    ):
        assert (status(behind, "http"), status(behind, "https")) == (403, 201)


def test_no_answer_leads_to_where_a_client_says_we_are(server: Served) -> None:
    for path in ("/api/tables/", "/api/games/", "/docs/", "/match/"):
        answer = Client(server).http.get(path, headers={"Host": "elsewhere.example"})
        assert "location" not in answer.headers, path
        assert "elsewhere.example" not in answer.text


def test_oversize_and_malformed_requests_are_refused_with_a_body(server: Served) -> None:
    anna = server.client()
    status, told = anna.refused("POST", "/api/guests", {"name": "x" * 100_000})
    assert (status, told["code"]) == (413, "too_large")
    assert anna.http.post("/api/quick", content=b"{").json()["code"] == "malformed"
    assert anna.refused("GET", "/api/nowhere")[1]["code"] == "not_found"
    assert anna.refused("DELETE", "/api/tables")[0] == 405
    with anna.live() as live:
        for nonsense in ("", "{", "[]", '{"type": "dance"}', '{"type": "move"}'):
            live.socket.send(nonsense)
            assert live.next()["code"] == "malformed"
        live.socket.send(b"\xff\xfe")
        assert live.next()["code"] == "malformed"


def test_every_answer_and_refusal_is_described(server: Served) -> None:
    described = Client(server).get("/openapi.json")
    for path, methods in described["paths"].items():
        for method, door in methods.items():
            assert door.get("summary"), (path, method)
            refusals = [code for code in door["responses"] if code.startswith("4")]
            for code in refusals:
                schema = door["responses"][code]["content"]["application/json"]["schema"]
                assert schema["$ref"].endswith("/Problem"), (path, method, code)
