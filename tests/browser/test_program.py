"""Pages alone and Python say the same of every match, word for word."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tesselle.bots import BOTS
from tesselle.engine import registry
from tesselle.engine.contract import cases
from tesselle.engine.kernel import Kernel, calling
from tesselle.engine.match import Match
from tesselle.games.mozaik import deckfile
from tesselle.local import localmatch
from tesselle.local.localmatch import after, opened
from tesselle.local.minds import chance_of, move_of
from tests.browser.modules import built, rules
from tests.browser.positions import compared
from tests.browser.programs import Both

PEOPLE = [{"id": f"p{seat}", "kind": "guest", "name": f"Anna {seat}"} for seat in range(4)]
MATCHES = 3
POSITIONS = 100  # of each game; `bench.positions` asks about 10,000
UNDONE = 0.05  # of all moves, taken back where that is allowed


@pytest.fixture(params=registry.names(), scope="module")
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def both(game: str) -> Iterator[Both]:
    """Give what thinks: all kernels of a game."""
    with Both(built(game)) as found:
        yield found


@pytest.fixture(scope="module")
def keeper(game: str) -> Iterator[Both]:
    """Give what keeps matches: the kernels of the rules."""
    with Both(rules(game)) as found:
        yield found


def begun(both: Both, seats: int, seed: int, **options: Any) -> dict[str, Any]:
    """Give a match before its first event, as a device keeps it."""
    match = Match(both.game, seats, options, seed, [who["name"] for who in PEOPLE[:seats]])
    return {
        "id": "m",
        "game": both.game.name,
        "rules": both.game.rules,
        "options": match.options,
        "pinned": match.pinned,
        "seed": match.seed.hex(),
        "players": PEOPLE[:seats],
        "started_ms": 0,
        "events": [],
    }


@pytest.mark.parametrize("bot", ["level1", "level4", "level6", "greedy"])
def test_a_bot_chooses_alike(both: Both, bot: str) -> None:
    stored = begun(both, both.game.usual_seats, 5)
    both.ask("open", stored)
    for seq in range(1, 4):
        seat = both.ask("watch", {"match": "m"})["waiting"][0]
        move = both.ask("move_of", stored, seat, bot)
        stored["events"].append(both.ask("bot_moved", "m", seat, move))
        both.ask("advance", "m", stored["events"][-1], seat)
        assert stored["events"][-1]["seq"] == seq


def test_bots_play_a_whole_match_alike(both: Both) -> None:
    short = {"side": 3} if both.game.name == "mosaic" else {}
    stored = begun(both, both.game.usual_seats, 7, **short)
    match = opened(stored)
    while not match.over:
        seat, seq = match.waiting[0], len(stored["events"]) + 1
        move = both.ask("move_of", stored, seat, "level4")
        event = {"seq": seq, "kind": "move", "seat": seat, "move": move, "id": f"b{seq}"}
        stored["events"].append(event)
        match = after(match, event)
    both.ask("judged_of", stored, len(match.events) - 3)


def moved(stored: dict[str, Any], seat: int, move: str) -> dict[str, Any]:
    """Give a match after one more move, as a device keeps it."""
    seq = len(stored["events"]) + 1
    event = {"seq": seq, "kind": "move", "seat": seat, "move": move, "id": f"e{seq}"}
    return {**stored, "events": [*stored["events"], event]}


def test_a_bot_thinks_of_the_match_as_it_is_now(both: Both) -> None:
    def asked(stored: dict[str, Any]) -> tuple[int, str]:
        match = opened(stored)  # never asked about before
        for event in stored["events"]:
            match = after(match, event)
        seat = match.waiting[0]
        chosen = BOTS["level1"](chance_of(match, seat)).choose(match, seat)
        move = both.ask("move_of", stored, seat, "level1")
        assert match.read(seat, move) == chosen
        return seat, move

    begin = begun(both, both.game.usual_seats, 5)
    on = moved(begin, *asked(begin))
    on = moved(on, *asked(on))
    first = opened(begin)
    seat = first.waiting[0]
    another = next(move for move in first.legal(seat) if move != on["events"][0]["move"])
    asked(moved(begin, seat, another))  # taken back, and another way taken
    asked({**begun(both, both.game.usual_seats, 6), "events": []})  # another under the same id
    asked(on)


def test_a_bot_plays_only_what_it_has_not_seen_yet() -> None:
    played = []

    def seen(kernel: Kernel, *given: Any) -> Any:
        if kernel is registry.get("genial").apply:
            played.append(kernel)
        return kernel.dispatcher(*given)

    players = [{"id": "uniform", "kind": "bot", "name": "uniform"}] * 2
    stored = localmatch.begun("m", "genial", {}, players, 0)
    for _ in range(4):
        seat = len(stored["events"]) % 2
        with calling(seen):
            stored = moved(stored, seat, move_of(stored, seat, "uniform"))
    assert len(played) == 3, "the events before the last question"


def test_a_hint_is_alike(both: Both) -> None:
    stored = begun(both, both.game.usual_seats, 6)
    assert both.ask("hint_of", stored, 0)["choices"]


def test_a_position_is_told_alike(keeper: Both) -> None:
    ways = cases(keeper.game.name)
    for seed, case in enumerate(ways):
        asked = compared(keeper, case, -(-POSITIONS // len(ways)), random.Random(seed))
        assert asked["refused"], f"{case}: no reason was asked for"


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_is_told_alike(keeper: Both, both: Both, number: int) -> None:
    chance = random.Random(number)
    seats = chance.choice(keeper.game.seats)
    stored = begun(keeper, seats, number)
    keeper.ask("open", stored)
    sight = keeper.ask("watch", {"match": "m"})
    while not sight["over"]:
        seat = chance.choice(sight["waiting"])
        sight = keeper.ask("watch", {"match": "m", "seat": seat, "since": sight["seq"]})
        move = chance.choice(sight["legal"])
        asked = {"match": "m", "seat": seat, "move": move}
        keeper.ask("previewed", asked)
        keeper.ask("previewed", asked | {"move": move[:-1]})
        wish = asked | {"type": "move", "seq": sight["seq"], "id": f"i{sight['seq']}"}
        if chance.random() < UNDONE and sight["seq"]:
            wish = {"type": "act", "act": "ask_undo", "match": "m", "seat": seat, "id": "u"}
        event = keeper.ask("wished", wish)
        if event is None:  # both refused
            continue
        stored["events"].append(event)
        for other in (None, *range(seats)):
            told = keeper.ask("advance", "m", event, other)
        sight = told
    for question in ("info", "record", "verified"):
        keeper.ask(question, "m")
    both.ask("frames_of", stored, chance.choice([None, *range(seats)]))
    both.ask("judged_of", stored, 2)


def test_a_record_is_taken_in_alike(keeper: Both) -> None:
    match = Match(keeper.game, keeper.game.usual_seats, {}, 11)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    stored = keeper.ask("from_record", "r", match.record())
    assert len(stored["events"]) == len(match.events)
    keeper.ask("from_record", "r", {**match.record(), "rules": "0"})  # refused alike


def test_a_match_of_other_rules_is_refused_alike(keeper: Both) -> None:
    keeper.ask("open", {**begun(keeper, keeper.game.usual_seats, 5), "rules": "0"})


OLD_DECK = {"deck": {"name": "tesselle", "sha256": deckfile.editions()[0].partition(":")[2]}}


@pytest.mark.parametrize("game", ["mozaik"], indirect=True)
def test_a_match_of_an_older_deck_goes_on_alike(keeper: Both) -> None:
    stored = {**begun(keeper, 2, 5), "pinned": OLD_DECK}
    keeper.ask("open", stored)
    sight = keeper.ask("watch", {"match": "m", "seat": 0})
    assert sight["view"]["deck"] == OLD_DECK["deck"]
    event = keeper.ask("bot_moved", "m", 0, sight["legal"][0])
    keeper.ask("advance", "m", event, 0)
    match = after(opened(stored), event)
    assert f"deck=tesselle:{OLD_DECK['deck']['sha256'][:16]} " in match.position
    assert not keeper.look(match.position, [("view", 1), ("legal", 1), ("position",)])


@pytest.mark.parametrize("game", ["mozaik"], indirect=True)
def test_a_match_of_a_deck_that_is_not_there_is_refused_alike(keeper: Both) -> None:
    lost = {"deck": {"name": "tesselle", "sha256": "0" * 64}}
    keeper.ask("open", {**begun(keeper, 2, 5), "id": "lost", "pinned": lost})
    assert keeper.ask("info", "lost") is None, "it was opened"
