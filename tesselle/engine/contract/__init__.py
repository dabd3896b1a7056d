"""What every game must keep to, as checks that any package can run.

In a test of your own game::

    import pytest
    from tesselle.engine import contract

    @pytest.mark.parametrize("case", contract.cases("hedgerow"), ids=str)
    @pytest.mark.parametrize("check", contract.CHECKS, ids=contract.title)
    def test_contract(check, case):
        check(case)

A check raises AssertionError with the match's position when the game breaks it.
"""

from collections.abc import Callable

from tesselle.engine.contract import records, rules, secrecy, senses, texts, viewtypes
from tesselle.engine.contract.case import Case, cases, finished, matches, sampled, standings

__all__ = [
    "CHECKS",
    "Case",
    "cases",
    "finished",
    "matches",
    "records",
    "rules",
    "sampled",
    "secrecy",
    "senses",
    "standings",
    "texts",
    "title",
    "viewtypes",
]

CHECKS: tuple[Callable[[Case], None], ...] = (
    rules.state_is_small_and_flat,
    rules.legal_is_sorted_unique_and_complete,
    rules.random_play_ends,
    rules.replay_is_byte_identical,
    rules.chance_is_admitted,
    rules.compiled_equals_interpreted,
    texts.moves_round_trip,
    texts.positions_round_trip,
    secrecy.nobody_looks,
    secrecy.secrets_are_dealt_anew,
    secrecy.secret_choices_stay_secret,
    secrecy.views_are_plain_and_hold_no_seed,
    viewtypes.views_are_of_their_type,
    secrecy.resampled_states_play_on,
    rules.ranking_is_a_ranking,
    records.records_round_trip,
    records.tampered_records_are_refused,
    texts.nonsense_is_refused,
    texts.illegal_actions_have_reasons,
    texts.reasons_light_the_board_and_no_secrets,
    texts.tables_can_be_drawn,
    rules.heuristics_are_finite,
    rules.random_actions_are_legal,
    rules.points_are_numbers,
    rules.solutions_are_sound,
    texts.positions_tell_their_table,
    texts.moves_are_told,
    texts.previews_tell_what_is_seen,
    texts.results_are_told,
    senses.observations_fit_their_layout,
    senses.masks_are_legal_actions,
    senses.nobody_senses,
    senses.secret_choices_are_not_sensed,
    senses.senses_compiled_equal_interpreted,
)


def title(check: Callable[[Case], None]) -> str:
    """Return a check's name, for a test report."""
    return check.__name__
