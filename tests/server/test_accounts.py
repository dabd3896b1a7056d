"""Accounts: coming back, keeping others out, leaving with everything."""

import asyncio
import json

import pytest
from redis import Redis
from websockets.exceptions import ConnectionClosed

from tesselle.server.errors import TooMany
from tesselle.server.people.login_throttle import WINDOW_MS, LoginThrottle
from tesselle.server.people.passwords import Passwords
from tesselle.server.people.redis_throttle import RedisThrottle
from tesselle.server.people.sessions import COOKIE
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import now_ms
from tests.server.backends import REDIS, need_redis
from tests.server.serving import Body, Client, Served, table_for_two
from tests.server.test_play import to_the_end

PASSWORD = "a long enough secret"  # noqa: S105  for tests alone


def account(server: Served, name: str | None = None) -> Client:
    """Give somebody with an account, of a name nobody else has."""
    client = server.client()
    client.post("/api/account", {"name": name or new_id(), "password": PASSWORD})
    return client


def log_in(server: Served, name: str, password: str = PASSWORD) -> Client:
    client = Client(server)
    client.post("/api/session", {"name": name, "password": password})
    return client


def test_a_guest_becomes_an_account_and_keeps_everything(server: Served) -> None:
    anna, name = server.client(), new_id()
    match, before = anna.quick("mosaic"), anna.get("/api/me")
    told = anna.post("/api/account", {"name": name, "password": PASSWORD})
    assert told == {"id": before["id"], "kind": "account", "name": name}
    elsewhere = log_in(server, name.upper())  # the case does not matter
    assert elsewhere.get("/api/me") == told
    assert elsewhere.sight(match)["seat"] == 0
    status, _ = anna.refused("POST", "/api/account", {"name": new_id(), "password": PASSWORD})
    assert status == 409


def test_logging_out_forgets_this_browser_only(server: Served) -> None:
    anna = account(server)
    elsewhere = log_in(server, anna.get("/api/me")["name"])
    anna.http.delete("/api/session")
    assert anna.refused("GET", "/api/me")[0] == 401
    elsewhere.get("/api/me")
    kept = elsewhere.http.cookies[COOKIE]
    elsewhere.http.delete("/api/sessions")
    assert Client(server).refused("GET", "/api/me", Authorization=f"Bearer {kept}")[0] == 401


@pytest.mark.parametrize("taken", ["level6", "Someone who LEFT", "Zoë", "ZOË", "ｚｏë"])
def test_a_name_that_is_taken_or_could_be_mistaken_is_refused(server: Served, taken: str) -> None:
    server.client().http.post("/api/account", json={"name": "Zoë", "password": PASSWORD})
    eve = server.client()
    status, told = eve.refused("POST", "/api/account", {"name": taken, "password": PASSWORD})
    assert (status, told["code"]) == (409, "name_taken")
    assert eve.get("/api/me")["kind"] == "guest"


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129, None])
def test_a_password_has_a_length_and_is_not_repeated_in_the_refusal(
    server: Served, password: str | None
) -> None:
    wish = {"name": new_id(), "password": password}
    status, told = server.client().refused("POST", "/api/account", wish)
    assert status == 422
    assert not password or password not in json.dumps(told)


@pytest.mark.parametrize(
    "password", ["12345678", "password1", "aaaaaaaaaaaa", "qwertzuiop", "Tesselle1", "Theophanu1"]
)
def test_a_password_that_is_guessed_at_once_is_refused(server: Served, password: str) -> None:
    guest, known = server.client(), account(server)
    wish = {"name": "Theophanu", "password": password}
    status, told = guest.refused("POST", "/api/account", wish)
    assert (status, told["code"]) == (422, "weak_password")
    assert password not in json.dumps(told)
    change = {"old": PASSWORD, "new": password}
    if password != "Theophanu1":  # noqa: S105  which is weak for whoever is called so
        assert known.refused("PUT", "/api/account/password", change)[0] == 422
    assert guest.get("/api/me")["kind"] == "guest"


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(server: Served) -> None:
    name = account(server).get("/api/me")["name"]
    nobody = Client(server)
    wrong = nobody.refused("POST", "/api/session", {"name": name, "password": "not this one"})
    unknown = nobody.refused("POST", "/api/session", {"name": new_id(), "password": PASSWORD})
    assert wrong == unknown
    assert wrong[0] == 401
    assert nobody.refused("GET", "/api/me")[0] == 401


def test_nothing_fits_where_nothing_is_kept() -> None:
    async def tried() -> tuple[bool, bool, bool]:
        passwords = Passwords()
        kept = await passwords.hashed("right")
        found = (
            await passwords.fits(kept, "right"),
            await passwords.fits(kept, "wrong"),
            await passwords.fits(None, "right"),
        )
        passwords.close()
        return found

    assert asyncio.run(tried()) == (True, False, False)


def test_after_ten_wrong_passwords_a_stranger_waits_even_with_the_right_one(
    server: Served,
) -> None:
    name = account(server).get("/api/me")["name"]
    guesser = Client(server)
    for _ in range(10):
        guess = {"name": name, "password": "a guess"}
        assert guesser.refused("POST", "/api/session", guess)[0] == 401
    response = guesser.http.post("/api/session", json={"name": name, "password": PASSWORD})
    assert response.status_code == 429
    assert 0 < int(response.headers["Retry-After"]) <= 900
    assert response.json()["details"] == {"retry_after_s": int(response.headers["Retry-After"])}


def test_attempts_are_counted_for_a_time_and_right_ones_not_at_all() -> None:
    asyncio.run(_attempts_are_counted())


async def _attempts_are_counted() -> None:
    now = [0]
    attempts = LoginThrottle(lambda: now[0])
    await attempts.count("anna", 2)
    await attempts.forgive("anna")
    await attempts.count("anna", 2)
    await attempts.count("anna", 2)
    now[0] = WINDOW_MS - 1500
    with pytest.raises(TooMany) as refused:
        await attempts.count("anna", 2)
    assert refused.value.details["retry_after_s"] == 2  # rounded up: earlier would be in vain
    await attempts.count("léo", 2)
    now[0] = WINDOW_MS
    await attempts.count("anna", 2)


def test_attempts_at_one_process_count_at_the_others() -> None:
    need_redis()
    asyncio.run(_attempts_are_shared())


async def _attempts_are_shared() -> None:
    prefix = new_id()
    one, other = (RedisThrottle(REDIS, prefix, now_ms) for _ in range(2))
    elsewhere = RedisThrottle(REDIS, new_id(), now_ms)  # another server on the same Redis
    try:
        await one.count("anna", 2)
        await other.forgive("anna")
        await other.count("anna", 2)
        await one.count("anna", 2)
        with pytest.raises(TooMany) as refused:
            await other.count("anna", 2)
        assert 0 < refused.value.details["retry_after_s"] <= WINDOW_MS / 1000
        await other.count("léo", 2)
        await elsewhere.count("anna", 1)
    finally:
        for each in (one, other, elsewhere):
            await each.close()


def test_a_window_in_redis_ends_by_itself_and_names_nobody() -> None:
    need_redis()
    prefix = new_id()

    async def tried() -> None:
        attempts = RedisThrottle(REDIS, prefix, now_ms)
        await attempts.count("anna 192.0.2.1", 2)
        await attempts.close()

    asyncio.run(tried())
    with Redis.from_url(REDIS) as redis:
        (key,) = redis.scan_iter(f"{prefix}:*")
        assert 0 < redis.pttl(key) <= WINDOW_MS
    assert b"anna" not in key


def test_while_redis_is_away_each_process_counts_for_itself() -> None:
    asyncio.run(_counted_alone())


async def _counted_alone() -> None:
    attempts = RedisThrottle("redis://127.0.0.1:1/0", new_id(), now_ms)
    try:
        await attempts.count("anna", 1)
        with pytest.raises(TooMany):
            await attempts.count("anna", 1)
        await attempts.forgive("anna")
        await attempts.count("anna", 1)
    finally:
        await attempts.close()


def test_a_new_password_ends_all_other_sessions(server: Served) -> None:
    anna = account(server)
    name = anna.get("/api/me")["name"]
    elsewhere = log_in(server, name)
    body = {"old": "not this one", "new": "another secret"}
    assert anna.refused("PUT", "/api/account/password", body)[0] == 401
    elsewhere.get("/api/me")
    assert anna.http.put("/api/account/password", json={**body, "old": PASSWORD}).is_success
    assert elsewhere.refused("GET", "/api/me")[0] == 401
    anna.get("/api/me")
    log_in(server, name, "another secret")
    old = {"name": name, "password": PASSWORD}
    assert Client(server).refused("POST", "/api/session", old)[0] == 401
    guest = server.client()
    assert guest.refused("PUT", "/api/account/password", body)[0] == 409


def test_a_token_is_shown_once_kept_hashed_and_ends_when_revoked(server: Served) -> None:
    anna, leo = account(server), account(server)
    made = anna.post("/api/me/tokens", {"label": "my bot"})
    token = made.pop("token")
    assert anna.get("/api/me/tokens") == {"tokens": [made]}
    shown = {"Authorization": f"Bearer {token}"}
    script = Client(server)
    assert script.get("/api/me", **shown) == anna.get("/api/me")
    assert token not in json.dumps(anna.get("/api/me/export"))
    assert leo.refused("DELETE", f"/api/me/tokens/{made['id']}")[0] == 404
    script.get("/api/me", **shown)
    assert anna.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert script.refused("GET", "/api/me", **shown)[0] == 401
    assert server.client().refused("POST", "/api/me/tokens", {"label": "x"})[0] == 409


def test_a_token_plays(server: Served) -> None:
    anna = account(server)
    script = Client(server)
    script.http.headers["Authorization"] = (
        f"Bearer {anna.post('/api/me/tokens', {'label': 'bot'})['token']}"
    )
    match = script.quick("mosaic", options={"side": 3})
    assert script.play(match, 0, script.sight(match)["legal"][0])["event"]["seat"] == 0


def test_sockets_end_with_the_session_they_were_opened_by(server: Served) -> None:
    anna, leo = account(server), server.client()
    name = anna.get("/api/me")["name"]
    thief = log_in(server, name)
    with thief.live() as open_before, leo.live() as of_another:
        body = {"old": PASSWORD, "new": "another secret"}
        assert anna.http.put("/api/account/password", json=body).is_success
        with pytest.raises(ConnectionClosed) as closed:
            open_before.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        of_another.send(type="watch_lobby")
        assert of_another.next()["type"] == "lobby"
    with anna.live() as again:
        again.send(type="watch_lobby")
        assert again.next()["type"] == "lobby"


DOORS = [
    ("POST", "/api/account", {"name": "x", "password": PASSWORD}),
    ("DELETE", "/api/sessions", None),
    ("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}),
    ("GET", "/api/me/export", None),
    ("POST", "/api/me/farewell", {}),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", {"label": "x"}),
    ("DELETE", "/api/me/tokens/abc", None),
]


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
def test_doors_to_an_account_are_closed_to_strangers(
    server: Served, method: str, path: str, body: Body | None
) -> None:
    assert Client(server).refused(method, path, body)[0] == 401


def test_the_export_holds_all_of_ones_own_and_nothing_of_others(server: Served) -> None:
    anna, leo = account(server), account(server)
    for each in (anna, leo):
        each.post("/api/me/tokens", {"label": "bot"})
    match = table_for_two(anna, leo, "genial", visibility="private")
    first = anna.play(match, 0, anna.sight(match)["legal"][0])
    leo.play(match, 1, leo.sight(match)["legal"][0])
    table = anna.get(f"/api/matches/{match}")["table"]
    for each, text in ((anna, "hello"), (leo, "not yours")):
        each.post(f"/api/tables/{table}/chat", {"text": text})
    told = anna.get("/api/me/export")["sections"]
    me, him = anna.get("/api/me"), leo.get("/api/me")
    assert told["profile"][0]["name"] == me["name"]
    assert [token["label"] for token in told["tokens"]] == ["bot"]
    assert [(each["id"], each["seat"]) for each in told["matches"]] == [(match, 0)]
    assert [each["move"] for each in told["events"]] == [first["event"]["move"]]
    assert [(each["place"], each["text"]) for each in told["chats"]] == [(table, "hello")]
    text = json.dumps(told)
    live = server.run(server.services.matches.get(match))
    secrets = [
        live.match.seed.hex(),
        live.invitation,
        him["id"],
        him["name"],
        "not yours",
        "argon2",
        "digest",
    ]
    assert [secret for secret in secrets if secret in text] == []


def test_who_leaves_frees_the_name_and_the_matches_remain_readable(server: Served) -> None:
    anna, leo = account(server), server.client("Léo")
    me = anna.get("/api/me")
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    gathering = anna.post("/api/tables", {"game": "mosaic"})["id"]
    match = table_for_two(anna, leo, options={"side": 3})
    anna.play(match, 0, anna.sight(match)["legal"][0])
    leo.act(match, "resign")
    chat = f"/api/tables/{leo.get(f'/api/matches/{match}')['table']}/chat"
    anna.post(chat, {"text": "hello"})
    kept = anna.http.cookies[COOKIE]
    assert anna.refused("POST", "/api/me/farewell", {"password": "not this one"})[0] == 401
    told = anna.post("/api/me/farewell", {"password": PASSWORD})
    assert told["sections"]["profile"][0]["name"] == me["name"]
    for credential in (kept, token):
        shown = {"Authorization": f"Bearer {credential}"}
        assert Client(server).refused("GET", "/api/me", **shown)[0] == 401
    info = leo.get(f"/api/matches/{match}")
    assert info["players"][0] == {"id": me["id"], "kind": "left", "name": "someone who left"}
    assert leo.get(f"/api/tables/{gathering}")["state"] == "closed"
    for path in ("", "/snapshot", "/record"):
        assert me["name"] not in json.dumps(leo.get(f"/api/matches/{match}{path}"))
    assert "hello" not in json.dumps(leo.get(chat))
    again = account(server, me["name"])
    assert again.get("/api/me")["id"] != me["id"]
    assert again.get("/api/me/export")["sections"]["matches"] == []


def test_a_guest_leaves_without_a_password(server: Served) -> None:
    anna = server.client()
    match = anna.quick("mosaic", options={"side": 3})
    to_the_end(anna, match)
    told = anna.post("/api/me/farewell")
    assert [each["id"] for each in told["sections"]["matches"]] == [match]
    assert anna.refused("GET", "/api/me")[0] == 401


def test_who_leaves_for_good_hands_every_seat_of_a_running_match_to_a_bot(server: Served) -> None:
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "a1")
    with leo.live() as his:
        his.watch(match)
        anna.post("/api/me/farewell")
        assert his.next()["event"]["kind"] == "leave"
        leo.play(match, 2, "a2")
        assert his.next()["event"]["move"] == "a2"
        assert his.next()["event"]["seat"] == 0  # the bot goes on
    info = leo.get(f"/api/matches/{match}")
    assert (info["players"][0]["kind"], info["rated"]) == ("bot", False)
