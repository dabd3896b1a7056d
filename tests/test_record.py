"""Records: what they hold and when, and that only true ones are believed."""

import functools
import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tesselle
from tesselle.engine.match import Match

KEYS = ["format", "game", "rules", "seats", "options", "names", "commitment", "seed", "events"]


def played(moves: int | None = None, *, seed: int = 7) -> Match:
    """Give a match of Mosaic on the smallest board, after some random moves or all."""
    match = tesselle.new("mosaic", side=3, seed=seed, names=["Ada", "Bo"])
    chooser = random.Random(seed)
    while not match.over and (moves is None or len(match.events) < moves):
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def test_a_finished_record_has_the_keys_of_the_format() -> None:
    match = played()
    record = match.record()
    assert set(record) == {*KEYS, "result"}  # Mosaic deals nothing, so there is no dealt
    assert record["format"] == "tesselle-record/1"
    assert (record["game"], record["rules"], record["seats"]) == ("mosaic", "1", 2)
    assert (record["options"], record["names"]) == ({"side": 3}, ["Ada", "Bo"])
    assert record["seed"] == "07".rjust(64, "0")
    assert record["commitment"] == hashlib.sha256(match.seed).hexdigest()
    assert record["events"][0] == {"seat": 0, "move": match.events[0].move}
    assert record["result"] == {"scores": match.scores, "ranking": match.ranking}


def test_a_record_is_plain_json() -> None:
    record = played().record()
    assert json.loads(json.dumps(record)) == record
    assert tesselle.read_record(json.dumps(record)) == record
    assert tesselle.read_record(json.dumps(record).encode()) == record


@pytest.mark.parametrize("game", tesselle.game_names())
def test_an_unfinished_record_keeps_the_seed_and_the_draws_to_itself(game: str) -> None:
    match = tesselle.new(game, seed=5)
    for _ in range(4):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    record = match.record()
    assert not {"seed", "dealt", "result"} & set(record)
    assert all(set(event) == {"seat", "move"} for event in record["events"])
    assert match.seed.hex() not in json.dumps(record)
    assert record["commitment"] == hashlib.sha256(match.seed).hexdigest()


def test_an_unfinished_record_without_its_seed_is_not_replayed() -> None:
    with pytest.raises(tesselle.BadRecord, match="has no seed"):
        tesselle.replay(played(5).record())


@pytest.mark.parametrize("game", tesselle.game_names())
def test_a_secret_record_goes_on_as_the_match_would_have(game: str) -> None:
    match = tesselle.new(game, seed=9)
    chooser = random.Random(9)
    for _ in range(6):
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice(match.legal(seat)))
    again = tesselle.replay(json.loads(json.dumps(match.record(secret=True))))
    assert again.state.tobytes() == match.state.tobytes()
    while not match.over:
        seat = chooser.choice(match.waiting)
        move = chooser.choice(match.legal(seat))
        assert again.play(seat, move) == match.play(seat, move)
    assert again.record() == match.record()


def test_steps_yield_the_match_after_every_event() -> None:
    match = played()
    counts = [len(step.events) for step in tesselle.steps(match.record())]
    assert counts == list(range(len(match.events) + 1))


def test_verify_counts_the_draws() -> None:
    match = played()
    verified = tesselle.verify(match.record())
    assert verified.draws == 0
    assert verified.match.state.tobytes() == match.state.tobytes()


def test_verify_wants_a_finished_match() -> None:
    with pytest.raises(tesselle.BadRecord, match="not over after event 5"):
        tesselle.verify(played(5).record(secret=True))


def test_options_may_be_replaced_by_the_reader() -> None:
    with pytest.raises(tesselle.BadRecord, match="no option 'deck'"):
        tesselle.replay(played().record(), deck="elsewhere")


@pytest.mark.parametrize(
    ("path", "value", "parts"),
    [
        (("format",), "chess/1", ("format", "tesselle-record/1", "chess/1")),
        (("format",), None, ("format", "expected str", "None")),
        (("game",), "hedgerow", ("no game 'hedgerow'", "mosaic")),
        (("game",), 5, ("game", "expected str", "5")),
        (("rules",), "0", ("rules", '"1"', "'0'")),
        (("seats",), 3, ("played by 2 seats", "got 3")),
        (("seats",), "2", ("seats", "expected int", "'2'")),
        (("seats",), True, ("seats", "expected int", "True")),
        (("options",), [], ("options", "expected dict", "[]")),
        (("options",), {"side": 99}, ("option side", "99")),
        (("options",), {"size": 3}, ("no option 'size'", "side")),
        (("names",), "Ada", ("names", "expected a list", "'Ada'")),
        (("names",), ["Ada"], ("expected 2 names", "['Ada']")),
        (("names",), ["Ada", 2], ("a name has 1 to 64 characters", "got 2")),
        (("seed",), 7, ("seed", "expected str", "7")),
        (("seed",), "F" * 64, ("seed", "64 hex digits", "FFFF")),
        (("seed",), "0" * 64, ("commitment", "expected", "got")),
        (("commitment",), "0" * 64, ("commitment", "expected", "0000")),
        (("commitment",), None, ("commitment", "expected str", "None")),
        (("dealt",), {"hands": []}, ("setup: dealt", "{}", "hands")),
        (("events",), {}, ("events", "expected list", "{}")),
        (("events", 2), "c3", ("event 3", "expected an object", "'c3'")),
        (("events", 2, "seat"), 1, ("event 3", "seat 1 is not to act", "waiting for seat 0")),
        (("events", 2, "seat"), 7, ("event 3", "expected a seat from 0 to 1", "got 7")),
        (("events", 2, "seat"), None, ("event 3", "seat", "expected int", "None")),
        (("events", 2, "move"), "z9", ("event 3", "expected a cell", "'z9'")),
        (("events", 2, "move"), 9, ("event 3", "move", "expected str", "9")),
        (("events", 2, "dealt"), {"draw": 1}, ("event 3: dealt", "{}", "draw")),
        (("result",), None, ("result", "expected dict", "None")),
        (("result",), {}, ("result", "scores", "{}")),
    ],
    ids=str,
)
def test_a_wrong_value_is_named_with_its_place(
    path: tuple[str | int, ...], value: Any, parts: tuple[str, ...]
) -> None:
    record = played().record()
    part: Any = record
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(tesselle.BadRecord) as refusal:
        tesselle.replay(record)
    for expected in parts:
        assert expected in str(refusal.value)
    assert refusal.value.say.fr != refusal.value.say.en


def test_a_move_must_stand_in_its_canonical_form() -> None:
    record = played().record()
    first = record["events"][0]["move"]
    record["events"][0]["move"] = first.upper()
    with pytest.raises(tesselle.BadRecord, match=f'event 1: move: expected "{first}"'):
        tesselle.replay(record)


def test_an_event_after_the_end_is_refused() -> None:
    record = played().record()
    record["events"].append(record["events"][-1])
    with pytest.raises(
        tesselle.BadRecord, match=f"event {len(record['events'])}: the match is over"
    ):
        tesselle.replay(record)


def test_a_result_before_the_end_is_refused() -> None:
    record = played().record()
    del record["events"][-1]
    with pytest.raises(tesselle.BadRecord, match=f"after event {len(record['events'])}: .* result"):
        tesselle.replay(record)


@pytest.mark.parametrize(
    ("text", "got"),
    [
        ("", "Expecting value"),
        ("[]", "got list"),
        ("7", "got int"),
        ("null", "got NoneType"),
        ("{", "Expecting property name"),
        ('{"a": 1} {}', "Extra data"),
        (b"\xff\xfe\xfd", "decode"),
        ("[" * 100_000, "JSON"),
        ("9" * 5000, "Exceeds the limit"),
    ],
    ids=["empty", "list", "number", "null", "cut", "two", "bytes", "deep", "long number"],
)
def test_text_that_is_no_record_is_refused(text: str | bytes, got: str) -> None:
    with pytest.raises(tesselle.BadRecord) as refusal:
        tesselle.read_record(text)
    assert "expected" in str(refusal.value)
    assert got in str(refusal.value)
    assert "il faut" in refusal.value.say.fr


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@functools.cache
def good_text() -> str:
    return json.dumps(played(seed=3).record())


def good() -> dict[str, Any]:
    """Give a good record, each time a new one."""
    return tesselle.read_record(good_text())


def believed(record: Any) -> Match | None:
    """Replay; None when it is refused, and any other exception is a failure."""
    try:
        return tesselle.replay(record)
    except tesselle.BadRecord:
        return None


@settings(deadline=None)
@given(JSON)
def test_no_arbitrary_json_value_is_a_record(value: Any) -> None:
    assert believed(value) is None


@settings(deadline=None, max_examples=200)
@given(st.dictionaries(st.sampled_from([*KEYS, "result", "dealt", "other"]), JSON))
def test_arbitrary_values_under_the_right_keys_are_refused_or_true(changed: dict[str, Any]) -> None:
    match = believed(good() | changed)
    assert match is None or match.over


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_mutated_record_is_refused_or_still_true(data: st.DataObject) -> None:
    record = good()
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(record, data)
    match = believed(record)
    if match:
        assert match.record()["events"] == good()["events"]
        assert match.record()["seed"] == good()["seed"]


def mutate(record: dict[str, Any], data: st.DataObject) -> None:
    """Delete, replace, or double one thing somewhere in a record."""
    place: Any = record
    key: Any = data.draw(st.sampled_from(sorted(record)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        inner = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(inner)))
    deed = data.draw(st.sampled_from(["delete", "replace", "double"]))
    if deed == "delete":
        del place[key]
    elif deed == "replace" or isinstance(place, dict):
        place[key] = data.draw(JSON)
    else:
        place.insert(key, json.loads(json.dumps(place[key])))


@given(st.text() | st.binary() | JSON.map(json.dumps))
def test_any_text_is_an_object_or_a_bad_record(text: str | bytes) -> None:
    try:
        record = tesselle.read_record(text)
    except tesselle.BadRecord:
        return
    assert isinstance(record, dict)


@settings(deadline=None)
@given(st.integers(0, 2000), st.characters(codec="utf-8"))
def test_a_damaged_letter_of_a_file_is_noticed_or_harmless(at: int, letter: str) -> None:
    text = good_text()
    at %= len(text)
    try:
        record = tesselle.read_record(text[:at] + letter + text[at + 1 :])
    except tesselle.BadRecord:
        return
    match = believed(record)
    if match:
        assert match.record()["events"] == good()["events"]


def test_a_record_says_how_a_match_ended_before_its_rules_say_so() -> None:
    match = played(3)
    match.end(1, "resignation")
    record = match.record()
    assert record["ended"] == {"seat": 1, "by": "resignation"}
    assert record["result"]["ranking"] == [1, 2]
    assert record["seed"] == match.seed.hex()
    again = tesselle.verify(record).match
    assert (again.over, again.ended, again.waiting) == (True, match.ended, ())
    assert again.record() == record


def test_whoever_ends_a_larger_match_is_last_and_the_others_share_the_first_place() -> None:
    match = tesselle.new("genial", seats=3, seed=1)
    match.end(0, "time")
    assert match.ranking == [3, 1, 1]
    with pytest.raises(tesselle.IllegalMove, match="over"):
        match.play(0, "Rd4-Bd5")


def test_an_end_shows_what_was_chosen_in_secret() -> None:
    match = tesselle.new("mozaik", seats=2, seed=1)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    assert match.events_for(None) == []
    match.end(1 - seat, "time")
    assert len(match.events_for(None)) == 1


@pytest.mark.parametrize(
    ("ended", "words"),
    [
        ("resignation", "expected an object"),
        ({"seat": 0}, "by: expected str"),
        ({"seat": 2, "by": "time"}, "expected a seat from 0 to 1, got 2"),
        ({"seat": 0, "by": "boredom"}, "expected an end by resignation or time, got .*boredom"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(ended: Any, words: str) -> None:
    match = played(3)
    match.end(0, "time")
    with pytest.raises(tesselle.BadRecord, match=f"ended: .*{words}|{words}"):
        tesselle.replay(match.record() | {"ended": ended})


def test_a_match_that_is_over_does_not_end_again() -> None:
    record = played().record() | {"ended": {"seat": 0, "by": "time"}}
    with pytest.raises(tesselle.BadRecord, match="ended: the match is over"):
        tesselle.replay(record)
