"""Whoever guesses a password has few tries, and keeps nobody out but themselves."""

import pytest

from tesselle.server.people.accounts import TRIES_PER_NAME
from tesselle.server.people.devices import DEVICE_COOKIE
from tesselle.server.store.names import key_of
from tests.server.serving import Client, Served
from tests.server.test_accounts import PASSWORD, account

ELSEWHERE = "X-Forwarded-For"  # which the server believes of this machine


def try_in(client: Client, name: str, password: str, address: str) -> int:
    """Try to log in from an address; give the status of the answer."""
    wish = {"name": name, "password": password}
    answer = client.http.post("/api/session", json=wish, headers={ELSEWHERE: address})
    return answer.status_code


def guess(server: Served, name: str, address: str, times: int) -> list[int]:
    stranger = Client(server)
    return [try_in(stranger, name, f"guess {number}", address) for number in range(times)]


def test_a_stranger_who_guesses_locks_out_only_their_own_address(server: Served) -> None:
    name = account(server).get("/api/me")["name"]
    assert guess(server, name, "192.0.2.1", 11) == [401] * 10 + [429]
    assert try_in(Client(server), name, PASSWORD, "192.0.2.1") == 429
    assert try_in(Client(server), name, PASSWORD, "192.0.2.2") == 200


def test_the_owners_browser_comes_in_even_from_the_guessers_address(server: Served) -> None:
    anna = account(server)
    name = anna.get("/api/me")["name"]
    anna.http.delete("/api/session")
    guess(server, name, "192.0.2.3", 11)
    assert try_in(anna, name, PASSWORD, "192.0.2.3") == 200
    statuses = [try_in(anna, name, "forgotten", "192.0.2.3") for _ in range(11)]
    assert statuses == [401] * 10 + [429]  # who has stolen it has no more tries than that


async def guessed_from_many_addresses(server: Served, name: str) -> None:
    """Count what so many wrong passwords count, without the work that each of them is."""
    for _ in range(TRIES_PER_NAME):
        await server.services.accounts._counted((f"name {key_of(name)}", TRIES_PER_NAME))


def test_many_addresses_together_slow_a_new_one_down_and_do_not_lock_it_out(
    server: Served,
) -> None:
    name = account(server).get("/api/me")["name"]
    server.run(guessed_from_many_addresses(server, name))
    assert guess(server, name, "198.51.100.99", 2) == [401, 429]
    assert try_in(Client(server), name, PASSWORD, "198.51.100.98") == 200


def test_addresses_of_one_network_of_ipv6_count_as_one(server: Served) -> None:
    name = account(server).get("/api/me")["name"]
    tries = [guess(server, name, f"2001:db8::{number}", 1)[0] for number in range(11)]
    assert tries == [401] * 10 + [429]
    assert guess(server, name, "2001:db8:0:1::1", 1) == [401]


@pytest.mark.parametrize("mark", ["", "nonsense", "WyJ4IiwgInkiXQ.forged"])
def test_a_mark_that_we_did_not_give_is_none(server: Served, mark: str) -> None:
    name = account(server).get("/api/me")["name"]
    guess(server, name, "192.0.2.4", 10)
    stranger = Client(server)
    stranger.http.cookies.set(DEVICE_COOKIE, mark)
    assert try_in(stranger, name, PASSWORD, "192.0.2.4") == 429


def test_the_mark_of_one_account_opens_no_way_to_another(server: Served) -> None:
    name, leo = account(server).get("/api/me")["name"], account(server)
    guess(server, name, "192.0.2.5", 10)
    assert leo.http.cookies[DEVICE_COOKIE]
    assert try_in(leo, name, PASSWORD, "192.0.2.5") == 429
