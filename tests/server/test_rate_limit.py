"""Whoever asks too fast is told to wait; others are not."""

import re
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from pydantic import ValidationError
from websockets.exceptions import InvalidStatus

from tesselle.server.http.headers import HEADERS
from tesselle.server.http.pages import NOT_BUILT
from tesselle.server.http.rate_limit import Window
from tesselle.server.plumbing.rates import read_rate
from tests.server.backends import SQLITE, backend, settings
from tests.server.serving import NO_CERTIFICATES, Body, Client, Served, served

WISHES: Body = {"rate_person": "3/hour", "rate_address": "30/hour", "rate_entry": "4/hour"}


@pytest.fixture
def paced(tmp_path: Path) -> Iterator[Served]:
    """A server that allows little."""
    with backend(SQLITE, tmp_path) as found, served(found.model_copy(update=WISHES)) as server:
        yield server


def test_a_person_that_is_too_fast_is_told_how_long_to_wait(paced: Served) -> None:
    anna, leo = paced.client("Anna"), paced.client("Léo")
    for _ in range(3):
        anna.get("/api/me")
    refused = anna.http.get("/api/me")
    assert refused.status_code == 429
    told = refused.json()
    assert told["code"] == "too_fast"
    assert "3 per 1 hour" in told["message"]
    assert "réessayez" in told["message_fr"]
    assert 0 < int(refused.headers["retry-after"]) <= 3600
    wait_s = int(refused.headers["retry-after"])
    assert told["details"] == {"rate": "3 per 1 hour", "retry_after_s": wait_s}
    assert leo.get("/api/me")["name"] == "Léo"


@pytest.mark.parametrize(
    ("text", "length_s", "said"),
    [
        ("1200/minute", 60, "1200 per 1 minute"),
        ("5 per 2 Hours", 7200, "5 per 2 hour"),
        ("1/day", 86_400, "1 per 1 day"),
    ],
)
def test_rates_are_read_as_operators_write_them(text: str, length_s: int, said: str) -> None:
    rate = read_rate(text)
    assert (rate.length_s, rate.text) == (length_s, said)


@pytest.mark.parametrize("text", ["many", "10", "10/fortnight", "-1/minute", "10/minute;1/second"])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected a rate"):
        read_rate(text)


@pytest.mark.parametrize("asked_s", [61.0, 65.0, 75.0])
def test_whoever_waits_as_long_as_told_may_ask_again(asked_s: float) -> None:
    window = Window(read_rate("3/minute"))
    for at_s in (57.0, 58.0, 59.0, *[asked_s] * 3):  # the window before still counts, and fades
        wait_s = window.hit("anna", at_s)
    assert wait_s is not None
    assert window.hit("anna", asked_s + wait_s - 0.1) is not None
    assert window.hit("anna", asked_s + wait_s + 0.1) is None


def test_an_hour_allows_what_it_says_however_it_is_spread() -> None:
    window = Window(read_rate("60/hour"))
    let_in = sum(window.hit("anna", 10.0 * knock) is None for knock in range(6 * 60 * 24))
    assert 24 * 60 <= let_in <= 25 * 60


def test_messages_of_a_socket_count_like_requests(paced: Served) -> None:
    with paced.client().live() as live:
        for _ in range(4):
            live.send(type="preview", match="none", move="a1")
        told = [live.next() for _ in range(4)]
    assert [each["code"] for each in told] == ["not_found"] * 3 + ["too_fast"]
    assert told[3]["details"]["retry_after_s"] > 0


def test_messages_that_cannot_be_read_count_too(paced: Served) -> None:
    with paced.client().live() as live:
        for _ in range(4):
            live.socket.send("{")
        assert [live.next()["code"] for _ in range(4)] == ["malformed"] * 3 + ["too_fast"]


def test_messages_of_nobody_leave_the_others_at_an_address_their_share(paced: Served) -> None:
    anna = paced.client()
    with Client(paced).live() as live:
        for _ in range(10):
            live.send(type="unwatch_table", table="none")
        told = [live.next()["code"] for _ in range(7)]
    assert told == ["too_fast"] * 7
    assert anna.get("/api/me")["name"] == "Anna"


def test_new_accounts_are_comings_in(paced: Served) -> None:
    guests = [paced.client(f"Guest {number}") for number in range(3)]
    body = {"name": "Anna", "password": "correct horse"}
    answers = [guest.http.post("/api/account", json=body).status_code for guest in guests]
    assert answers == [201, 429, 429]


def test_signing_in_is_a_coming_in_also_when_it_cannot_be_read(paced: Served) -> None:
    nobody = Client(paced)
    answers = [nobody.http.post("/api/session", json={}).status_code for _ in range(5)]
    assert answers == [422] * 4 + [429]


def test_whether_the_line_holds_may_always_be_asked(paced: Served) -> None:
    with paced.client().live() as live:
        for _ in range(4):
            live.send(type="unwatch_table", table="none")
        for _ in range(4):
            live.send(type="ping")
        told = [live.next() for _ in range(5)]
    assert told[0]["code"] == "too_fast"
    assert told[1:] == [{"type": "pong"}] * 4


def test_coming_in_is_limited_for_each_address_a_trusted_proxy_names(paced: Served) -> None:
    def come_in(address: str) -> int:
        guest = httpx.post(
            f"http://{paced.address}/api/guests",
            json={"name": "Anna"},
            headers={"X-Forwarded-For": address},
            verify=NO_CERTIFICATES,
        )
        return guest.status_code

    assert [come_in("192.0.2.1") for _ in range(5)] == [201] * 4 + [429]
    assert come_in("192.0.2.2") == 201


def test_an_address_may_ask_and_open_sockets_only_so_often(paced: Served) -> None:
    nobody = Client(paced)
    answers = [nobody.http.get("/api/games").status_code for _ in range(31)]
    assert answers == [200] * 30 + [429]
    with pytest.raises(InvalidStatus), nobody.live():
        pass


def test_a_rate_that_cannot_be_read_is_refused_at_the_start() -> None:
    with pytest.raises(ValidationError, match="rate_person"):
        settings(rate_person="often")


def test_every_answer_tells_browsers_how_little_our_pages_need(server: Served) -> None:
    nobody = Client(server)
    for path in ("/", "/docs", "/api/games", "/api/me", "/nowhere"):
        headers = nobody.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert "camera=()" in headers["permissions-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("page", ["/docs", "NOT_BUILT"])
def test_the_style_of_a_plain_page_is_the_one_that_is_allowed(server: Served, page: str) -> None:
    text = NOT_BUILT if page == "NOT_BUILT" else Client(server).http.get(page).text
    (style,) = re.findall("<style>(.*)</style>", text)
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    assert f"'sha256-{allowed}'" in HEADERS["Content-Security-Policy"]


def test_no_page_of_ours_names_another_host(server: Served) -> None:
    nobody = Client(server)
    for path in ("/", "/docs"):
        assert "//" not in nobody.http.get(path).text


def test_what_takes_much_counts_as_much(tmp_path: Path) -> None:
    """Twenty of a hundred for a match that begins, ten for a replay, twenty for a hint."""
    with (
        backend(SQLITE, tmp_path) as found,
        served(found.model_copy(update={"rate_person": "100/hour"})) as server,
    ):
        anna, nobody = server.client(), Client(server)
        match = anna.quick("mosaic", options={"side": 3})
        path = f"/api/matches/{match}"
        assert [anna.http.get(f"{path}/replay").status_code for _ in range(7)] == [200] * 7
        assert anna.http.post(f"{path}/hint").status_code == 429  # 90 and 20 are too many
        assert anna.http.get(path).status_code == 200
        with nobody.live() as live:
            for _ in range(11):
                live.send(type="watch_lobby")
            assert [live.next()["type"] for _ in range(11)] == ["lobby"] * 10 + ["refused"]


def test_whoever_waits_as_long_as_told_may_ask_for_much_again() -> None:
    window = Window(read_rate("10/minute"))
    assert [window.hit("eve", 0.0, 5) for _ in range(2)] == [None, None]
    wait_s = window.hit("eve", 30.0, 5)
    assert wait_s is not None
    assert window.hit("eve", 30.0 + wait_s + 0.01, 5) is None
    assert window.hit("leo", 30.0, 1000) is None  # more than all has all for itself


@pytest.mark.parametrize("door", ["/api/exhibitions", "/api/guests", "/api/tables"])
def test_of_many_at_one_address_all_get_their_turn(server: Served, door: str) -> None:
    anna, body = server.client(), {"game": "mosaic"} if door != "/api/guests" else {"name": "Léo"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: anna.http.post(door, json=body).status_code, range(8)))
    assert answers == [201] * 8
