"""Moves in words and in points: told with the event, and asked for before playing."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tesselle
from tesselle.engine.game import SPECTATOR, Game, State
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.local.telling import telling
from tests.openings import skipping
from tests.server.serving import Body, Client, Served, table_for_two

GAMES = tesselle.game_names()
DEALS = 20  # times that what others may not see is dealt anew


def asked(client: Client, match: str, move: str) -> Body:
    """Ask what a move would earn; give the answer."""
    with client.live() as live:
        live.send(type="preview", match=match, move=move)
        return live.next()


@pytest.mark.parametrize("game", GAMES)
def test_an_event_says_what_was_played_and_what_the_preview_had_promised(
    server: Served, game: str
) -> None:
    rules = tesselle.get_game(game)
    anna = server.client()
    match = anna.quick(game, seats=rules.usual_seats)
    before = anna.sight(match)
    assert before["legal"], "the first seat begins in every game"
    live = server.run(server.services.matches.get(match))
    move = before["legal"][-1]
    state, action = live.match.state, live.match.read(0, move)
    said, advice = rules.described(state, 0, action), rules.advised(state, 0, action)
    promised = asked(anna, match, move)
    assert (promised["type"], promised["move"]) == ("previewed", move)
    event = anna.play(match, 0, move)["event"]
    assert promised["said"] == advice.data(), "it is not played yet"
    assert event["said"] == said.data()
    if promised["tally"]["lines"]:
        assert event["earned"] == promised["tally"]
    else:
        assert "earned" not in event
    told = anna.sight(match)["events"][event["seq"] - 1]
    assert told == event, "the snapshot says the same"


def test_a_skipped_turn_is_told_with_the_event_that_made_it_so(server: Served) -> None:
    played = skipping().events
    anna, leo = server.client(), server.client("Léo")
    match = table_for_two(anna, leo, options={"side": 3})
    for seq, event in enumerate(played):
        told = (anna, leo)[event.seat].play(match, seq, event.move)["event"]
        assert ("notes" in told) == bool(event.notes)
    assert told["notes"] == [note.data() for note in played[-1].notes]
    assert anna.sight(match)["events"][-1] == leo.sight(match)["events"][-1] == told


def test_points_are_told_in_the_unit_of_the_game() -> None:
    """Coins are told by the words of the move, and so have no words of their own."""
    match, chance = tesselle.new("mozaika", seed=11), random.Random(11)
    units = set()
    while not match.over:
        seat = chance.choice(match.waiting)
        action = chance.choice(match.actions(seat))
        told = telling(match, seat, action)
        gain = told.get("earned", {}).get("gain")
        coins = "coin" in told["said"]["en"]
        assert not (coins and gain)
        if gain:
            units.add((told["said"]["en"].split()[0], gain["en"].lstrip("0123456789 ")))
        match.play_action(seat, action)
    assert units <= {("puts", "point lost"), ("puts", "points lost")}
    assert units


def test_a_preview_is_for_legal_moves_of_whoever_is_to_act(server: Served) -> None:
    anna, leo, eve = server.client(), server.client(), server.client()
    match = table_for_two(anna, leo)
    assert asked(anna, match, "e5")["tally"]["total"] == 1, "one tile more"
    assert asked(anna, match, "z9")["code"] == "illegal_move"
    assert asked(leo, match, "e5")["code"] == "illegal_move", "it is not his turn"
    assert asked(eve, match, "e5")["code"] == "not_yours"
    assert asked(Client(server), match, "e5")["code"] == "not_signed_in"
    assert anna.sight(match)["seq"] == 0, "nothing was played"


def test_a_preview_of_a_private_match_is_for_those_who_sit_there(server: Served) -> None:
    match = server.client().quick("mosaic")
    assert asked(server.client("Eve"), match, "e5")["code"] == "not_found"


def earning(state: State, seat: int, action: int) -> Tally:
    line = Line("R1", Say("a row", "une ligne"), 3, ("c1", "c2"))
    return Tally((line,), 3)


def test_what_is_earned_is_told_line_by_line() -> None:
    game = replace(tesselle.get_game("mosaic"), preview=earning)
    match = Match(game, 2, {}, 1)
    told = telling(match, 0, match.actions(0)[0])
    assert told["earned"] == earning(match.state, 0, 0).data()


def dealt_anew(game: Game, state: State, viewer: int) -> list[State]:
    """Give states that the viewer cannot tell from this one."""
    states: list[State] = [copied(state) for _ in range(DEALS)]
    for word, other in enumerate(states):
        game.resample(other, viewer, np.uint64(word))
    return states


def legal(game: Game, state: State, seat: int) -> list[int]:
    out = np.empty(game.most_actions, np.int32)
    found: list[int] = out[: game.legal(state, seat, out)].tolist()
    return found


def spoken(game: Game, state: State, seat: int, action: int) -> Any:
    return game.described(state, seat, action), game.preview(state, seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_move_hold_nothing_that_others_may_not_see(game: str) -> None:
    """Whoever knows the move alone finds the same words in any deal in which it is legal."""
    rules = tesselle.get_game(game)
    match, chance = tesselle.new(game, seed=11), random.Random(11)
    compared = 0
    while not match.over:
        seat = chance.choice(match.waiting)
        action = chance.choice(match.actions(seat))
        state = match.state
        for viewer in (SPECTATOR, (seat + 1) % match.seats):
            for other in dealt_anew(rules, state, viewer):
                if action in legal(rules, other, seat):
                    compared += 1
                    assert spoken(rules, other, seat, action) == spoken(rules, state, seat, action)
        match.play_action(seat, action)
    assert compared > DEALS
