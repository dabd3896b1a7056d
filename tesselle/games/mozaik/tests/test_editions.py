"""Our deck changes now and then; what was begun with an older edition of it goes on with that."""

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tesselle.engine.errors import BadRecord
from tesselle.engine.match import Match, new
from tesselle.engine.pinned import Exchanged
from tesselle.engine.record import replay, verify
from tesselle.games.mozaik import GAME, deckfile
from tesselle.games.mozaik.deck.deck import BadDeck

FIRST = "c49ddb233f2f119a22575f40584ab0f2d40f72bd49d6314ee976e977d60be1e1"  # of version 0.1
PINNED = {"deck": {"name": "tesselle", "sha256": FIRST}}
SEED = bytes(range(32))


def begun(sha256: str = FIRST) -> Match:
    return Match.reopened(GAME, 2, {}, SEED, None, {"deck": {"name": "tesselle", "sha256": sha256}})


def played(match: Match, events: int) -> Match:
    chance = Random(5)
    while not match.over and len(match.events) < events:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("file", sorted(deckfile.OLDER.iterdir()), ids=lambda file: file.name[:16])
def test_an_edition_lies_under_its_own_digest_and_is_not_todays(file: Path) -> None:
    digest = file.name.removesuffix(".json.gz")
    deck = deckfile.load(f"tesselle:{digest}")
    assert (deck.name, deck.digest) == ("tesselle", digest)
    assert deckfile.load(f"tesselle:{digest[:16]}") == deck
    assert deckfile.load("tesselle").digest != digest


def test_a_match_begun_with_the_old_edition_goes_on_and_verifies() -> None:
    half = played(begun(), 20)
    assert half.view(None)["deck"] == half.pinned["deck"] == PINNED["deck"]
    half.check_pinned()
    assert half.without(len(half.events)).pinned == PINNED
    again = replay(half.record(secret=True))
    assert again.position == half.position
    record = played(again, GAME.most_events).record()
    assert (record["options"]["deck"], record["deck"]) == ("tesselle", PINNED["deck"])
    assert verify(record).match.position == again.position


def test_new_matches_use_todays_edition() -> None:
    match = new("mozaik", seed=1)
    assert match.pinned["deck"]["sha256"] == deckfile.load("tesselle").digest


def test_a_position_of_the_old_edition_is_read() -> None:
    match = played(begun(), 30)
    assert f"deck=tesselle:{FIRST[:16]} " in match.position
    assert GAME.read_position(match.position).tobytes() == match.state.tobytes()


@pytest.mark.parametrize("sha256", ["0" * 64, FIRST[:15], "*", "../tesselle", FIRST.upper()])
def test_what_is_not_kept_is_refused_with_both_digests(sha256: str) -> None:
    now = deckfile.load("tesselle").digest
    with pytest.raises(Exchanged) as exchanged:
        begun(sha256)
    assert sha256 in str(exchanged.value)
    assert now in str(exchanged.value)
    record = copy.deepcopy(played(begun(), GAME.most_events).record())
    record["deck"]["sha256"] = sha256
    with pytest.raises(BadRecord, match=now):
        replay(record)


@pytest.mark.parametrize("deck", [None, FIRST, {"sha256": 7}, {}, []])
def test_a_record_without_a_digest_is_refused(deck: Any) -> None:
    record = played(begun(), GAME.most_events).record() | {"deck": deck}
    with pytest.raises(BadRecord, match="deck"):
        replay(record)


def test_an_edition_goes_by_its_decks_name_alone() -> None:
    assert deckfile.older(f"holidays:{FIRST}") is None
    with pytest.raises(BadDeck):
        deckfile.load(f"holidays:{FIRST}")
