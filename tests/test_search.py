"""The search and the levels: legal, repeatable, blind to secrets, and better than chance."""

import numpy as np
import pytest

import tesselle
from tesselle.bots import LEVELS, Bot, Greedy, Plain, Searcher, Uniform, think
from tesselle.bots.simulation import lead
from tesselle.engine.match import Match
from tests.openings import opened


def finish(match: Match, *bots: Bot) -> Match:
    while not match.over:
        seat = match.waiting[0]
        match.play_action(seat, bots[seat % len(bots)].choose(match, seat))
    return match


every_game = pytest.mark.parametrize("name", tesselle.game_names())


@every_game
def test_the_same_seed_thinks_the_same(name: str) -> None:
    match = opened(name, 8)
    seat = match.waiting[0]
    assert think(match, seat, 20, seed=5) == think(match, seat, 20, seed=5)


@every_game
def test_candidates_are_legal_and_the_match_is_left_alone(name: str) -> None:
    match = opened(name, 8)
    seat, before = match.waiting[0], match.state.tobytes()
    thought = think(match, seat, 30, seed=5)
    assert {each.action for each in thought.candidates} <= set(match.actions(seat))
    assert match.state.tobytes() == before


@every_game
def test_visits_add_up_and_values_are_chances(name: str) -> None:
    match = opened(name, 8)
    thought = think(match, match.waiting[0], 40, seed=5)
    assert sum(each.visits for each in thought.candidates) == thought.simulations == 40
    assert all(0 <= each.value <= 1 for each in thought.candidates)
    assert sum(thought.chances) == pytest.approx(1)
    assert [each.visits for each in thought.candidates] == sorted(
        (each.visits for each in thought.candidates), reverse=True
    )


@pytest.mark.parametrize("name", ["genial", "mozaika"])
def test_hidden_things_do_not_sway_it(name: str) -> None:
    match = opened(name, 9)
    seat = match.waiting[0]
    other = match.imagined(seat, 77)  # the same to this seat, and another deal
    assert think(match, seat, 30, seed=5) == think(other, seat, 30, seed=5)


@every_game
def test_what_a_bot_plays_does_not_depend_on_what_it_cannot_see(name: str) -> None:
    """From its first choice to its last, remembering included."""
    match = tesselle.new(name, seed=9)
    bot, twin, others = Searcher(4, 20), Searcher(4, 20), Greedy(1)
    while not match.over and len(match.events) < 24:
        seat = match.waiting[0]
        if seat:
            match.play_action(seat, others.choose(match, seat))
            continue
        other = match.imagined(seat, len(match.events))
        chosen = bot.choose(match, seat)
        assert twin.choose(other, seat) == chosen
        match.play_action(seat, chosen)


def test_two_cores_share_the_simulations() -> None:
    match = opened("mosaic", 8)
    assert think(match, match.waiting[0], 41, seed=5, cores=2).simulations == 42


def test_a_time_limit_ends_the_search() -> None:
    match = opened("mosaic", 8)
    thought = think(match, match.waiting[0], 10_000_000 // 100, seed=5, seconds=0.2)
    assert 0 < thought.simulations < 100_000


def test_a_game_may_be_searched_otherwise_alone() -> None:
    tuning = tesselle.get_game("mozaik").tuning
    assert tuning.alone
    assert tesselle.new("mozaik", seats=1).tuning.depth == tuning.alone.depth
    assert tesselle.new("mozaik", seats=2).tuning.depth == tuning.depth < tuning.alone.depth


def test_a_lead_is_counted_over_the_best_other_seat() -> None:
    standings = np.array([5.0, 3.0, 1.5])
    assert [lead(standings, seat) for seat in range(3)] == [2.0, -2.0, -3.5]


def test_a_winning_flip_is_found() -> None:
    match = Match.at(tesselle.get_game("mosaic"), "RRB/RBBR/RB.BR/RBBR/RRB R -")
    moves = {match.game.write_move(match.state, 0, action) for action in match.actions(0)}
    best = think(match, 0, 400, seed=1).candidates[0]
    scores = {}
    for move in moves:
        other = finish_best(match, move)
        scores[move] = other
    chosen = match.game.write_move(match.state, 0, best.action)
    assert scores[chosen] == max(scores.values())


def finish_best(match: Match, move: str) -> int:
    """Give red's lead after ``move`` when both sides play on perfectly."""
    after = match.copy()
    after.play(0, move)
    return best_lead(after)


def best_lead(match: Match) -> int:
    if match.over:
        return int(match.scores[0] - match.scores[1])
    seat = match.waiting[0]
    leads = []
    for action in match.actions(seat):
        after = match.copy()
        after.play_action(seat, action)
        leads.append(best_lead(after))
    return max(leads) if seat == 0 else min(leads)


def test_looking_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(10):
        match = tesselle.new("mosaic", side=3, seed=seed)
        bots: list[Bot] = [Searcher(seed, 100), Uniform(seed)]
        finish(match, *(bots if seed % 2 else reversed(bots)))
        wins += match.ranking[0 if seed % 2 else 1] == 1
    assert wins >= 9


@every_game
@pytest.mark.parametrize("level", ["level1", "level2"])
def test_weak_levels_miss_what_looks_best_now_and_then(name: str, level: str) -> None:
    match, bot, missed = tesselle.new(name, seed=3), LEVELS[level](1), 0
    while not match.over:
        seat = match.waiting[0]
        actions = match.actions(seat)
        worths = np.zeros(len(actions))
        match.game.worths(match.state, seat, np.array(actions, np.int32), worths)
        chosen = bot.choose(match, seat)
        missed += worths[actions.index(chosen)] < worths.max()
        match.play_action(seat, chosen)
    assert 0 < missed < len(match.events)


@every_game
@pytest.mark.parametrize("level", ["level3", "level4"])
def test_searching_levels_choose_legal_moves(name: str, level: str) -> None:
    match = opened(name, 12)
    seat = match.waiting[0]
    assert LEVELS[level](1).choose(match, seat) in match.actions(seat)


def test_a_level_is_the_same_bot_with_the_same_seed() -> None:
    match = opened("genial", 6)
    seat = match.waiting[0]
    for level in LEVELS.values():
        assert level(4).choose(match, seat) == level(4).choose(match, seat)


def test_the_blind_search_plays_to_the_end_and_beats_chance() -> None:
    wins = 0
    for seed in range(10):
        match = tesselle.new("mosaic", side=3, seed=seed)
        bots: list[Bot] = [Plain(seed, 100), Uniform(seed)]
        finish(match, *(bots if seed % 2 else reversed(bots)))
        wins += match.ranking[0 if seed % 2 else 1] == 1
    assert wins >= 8


def test_a_beginner_overlooks_but_does_not_throw_moves_away() -> None:
    match = opened("genial", 20)
    seat, state = match.waiting[0], match.state
    worths = [match.game.worth(state, seat, action) for action in match.actions(seat)]
    chosen = [
        match.game.worth(state, seat, LEVELS["level1"](seed).choose(match, seat))
        for seed in range(20)
    ]
    assert float(np.mean(chosen)) > float(np.quantile(worths, 0.9))
    assert min(chosen) < max(worths)
