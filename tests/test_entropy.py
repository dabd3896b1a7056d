"""Chance: the expansion of one word, and the words of a match."""

import hashlib
import hmac

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.entropy import below, commitment, seed_bytes, word, word_of_event
from tesselle.engine.errors import BadSeed
from tesselle.engine.kernel import interpreted

WORDS = st.integers(0, 2**64 - 1)


def test_words_are_those_of_splitmix64() -> None:
    # The published outputs of splitmix64 for the seed 1234567, first to fifth.
    assert [word(np.uint64(1234567), turn) for turn in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@settings(deadline=None)  # the first example may compile
@given(WORDS, st.integers(0, 2**31), st.integers(1, 2**31))
def test_compiled_and_interpreted_chance_agree(entropy: int, turn: int, bound: int) -> None:
    seed = np.uint64(entropy)
    compiled = word(seed, turn), below(seed, turn, bound)
    with interpreted():
        assert (word(seed, turn), below(seed, turn, bound)) == compiled


@settings(deadline=None)  # the first example may compile
@given(WORDS, st.integers(0, 1000), st.integers(1, 2**62))
def test_a_number_is_below_its_bound(entropy: int, turn: int, bound: int) -> None:
    assert 0 <= below(np.uint64(entropy), turn, bound) < bound


@pytest.mark.parametrize(
    ("bound", "limit"),
    [(2, 10.83), (6, 20.52), (61, 99.61), (120, 173.62)],  # chi-square, one chance in 1000
)
def test_every_number_below_a_bound_is_as_likely(bound: int, limit: float) -> None:
    draws = 20_000
    found = [below(np.uint64(7), turn, bound) for turn in range(draws)]
    counts = np.bincount(found, minlength=bound)
    expected = draws / bound
    assert ((counts - expected) ** 2 / expected).sum() < limit


def test_neighbouring_words_give_unrelated_first_draws() -> None:
    draws = 20_000
    counts = np.bincount([below(np.uint64(start), 0, 6) for start in range(draws)], minlength=6)
    expected = draws / 6
    assert ((counts - expected) ** 2 / expected).sum() < 20.52


def test_a_number_becomes_32_bytes_and_bytes_stay_as_they_are() -> None:
    assert seed_bytes(7) == bytes(31) + b"\x07"
    assert seed_bytes(2**256 - 1) == b"\xff" * 32
    assert seed_bytes(b"s" * 32) == b"s" * 32


def test_without_a_seed_a_fresh_secret_is_drawn() -> None:
    drawn = {seed_bytes(None) for _ in range(20)}
    assert len(drawn) == 20
    assert {len(seed) for seed in drawn} == {32}


@pytest.mark.parametrize(
    ("seed", "expected", "got"),
    [
        (-1, "from 0 to 2**256 - 1", "got -1"),
        (2**256, "from 0 to 2**256 - 1", f"got {2**256}"),
        (10**5000, "from 0 to 2**256 - 1", "got"),  # more digits than Python prints
        (b"short", "a seed of bytes has 32", "got 5"),
        (b"x" * 33, "a seed of bytes has 32", "got 33"),
        (True, "a whole number, 32 bytes or None", "got True"),
        (1.5, "a whole number, 32 bytes or None", "got 1.5"),
        ("7", "a whole number, 32 bytes or None", "got '7'"),
        (bytearray(32), "a whole number, 32 bytes or None", "got bytearray"),
    ],
    ids=["negative", "too large", "huge", "short", "long", "bool", "float", "str", "bytearray"],
)
def test_what_is_no_seed_is_refused(
    seed: int | bytes | None,
    expected: str,
    got: str,
) -> None:
    with pytest.raises(BadSeed) as refusal:
        seed_bytes(seed)
    assert expected in str(refusal.value)
    assert got in str(refusal.value)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**32))
def test_the_word_of_an_event_is_the_head_of_an_hmac(seed: bytes, event: int) -> None:
    # HMAC as RFC 2104 defines it, on a key shorter than SHA-256's block of 64 bytes.
    key = seed.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + event.to_bytes(8, "big"))
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner.digest())
    assert outer.digest() == hmac.digest(seed, event.to_bytes(8, "big"), "sha256")
    assert int(word_of_event(seed, event)) == int(outer.hexdigest()[:16], 16)


def test_words_of_events_differ_from_event_to_event_and_seed_to_seed() -> None:
    words = {
        int(word_of_event(seed_bytes(seed), event)) for seed in range(20) for event in range(20)
    }
    assert len(words) == 400


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"a" * 32) == hashlib.sha256(b"a" * 32).hexdigest()
