"""Checks of what people read and write: moves, positions, refusals, pictures in a terminal."""

from tesselle.engine.contract.case import Case, finished, matches, sampled
from tesselle.engine.errors import MOST_SHOWN, BadPosition, IllegalMove, TesselleError
from tesselle.engine.match import Match
from tesselle.engine.say import LANGUAGES

FEW = 10  # moves of one position
MANY = 40  # moves that were legal once, tried in another position
NONSENSE = ("", " ", "?", "x", "0", "a0", "zz9", "-", "é", "\0", "keep keep", "9" * 400)


def moves_round_trip(case: Case) -> None:
    """Every legal move reads back as itself, and no two are written alike."""
    game = case.game
    for match in matches(case):
        state = match.state
        for seat in match.waiting:
            actions, texts = match.actions(seat), match.legal(seat)
            assert len(set(texts)) == len(texts), match.position
            assert texts == [game.write_move(state, seat, action) for action in actions]
            assert [game.read_move(state, seat, text) for text in texts] == actions


def positions_round_trip(case: Case) -> None:
    """A position reads back byte for byte."""
    for match in matches(case):
        again = case.game.read_position(match.position)
        assert again.tobytes() == match.state.tobytes(), match.position


def nonsense_is_refused(case: Case) -> None:
    """No text but a move is a move, no text but a position is one, and nothing changes.

    Each refusal is said in both languages, and repeats no more of the text than is readable.
    """
    match = Match(case.game, case.seats, case.options, 1)
    before = match.state.tobytes()
    for text in NONSENSE:
        for reader, refusal in (
            (lambda text=text: match.play(match.waiting[0], text), IllegalMove),
            (lambda text=text: case.game.read_position(text), BadPosition),
        ):
            try:
                reader()
            except refusal as error:
                _check_words(error, text)
            else:
                raise AssertionError(f"{text!r} was accepted")
    assert match.state.tobytes() == before


def illegal_actions_have_reasons(case: Case) -> None:
    """Every readable move that is not legal is refused with a reason in both languages."""
    game = case.game
    everything = {text for match in matches(case) for text in match.legal(_first(match))[:20]}
    match = Match(case.game, case.seats, case.options, 3)
    seat = match.waiting[0]
    for text in sorted(everything - set(match.legal(seat))):
        try:
            match.read(seat, text)
        except IllegalMove as error:
            assert error.say.en, text
            assert error.say.fr, text
        else:
            raise AssertionError(f"{game.name}: {text} is not legal but was read")


def reasons_light_the_board_and_no_secrets(case: Case) -> None:
    """A reason names places of the board, and follows from what its seat may see."""
    game = case.game
    known = {text for match in sampled(case) for text in match.legal(match.waiting[0])[:FEW]}
    for match in sampled(case):
        seat, state = match.waiting[0], match.state
        imagined, legal = match.imagine(seat, 5), set(match.actions(seat))
        board = set(game.cells(state))
        for text in sorted(known)[:: 1 + len(known) // MANY]:
            try:
                action = game.read_move(state, seat, text)
            except IllegalMove:
                continue
            if action not in legal:
                why = game.reason(state, seat, action)
                assert set(why.cells) <= board, f"{why} in {match.position}"
                other = game.reason(imagined, seat, action)
                assert other == why, f"seat {seat} is told what is hidden: {match.position}"
        assert state.tobytes() == match.state.tobytes(), f"a reason changed {match.position}"


def tables_can_be_drawn(case: Case) -> None:
    """A terminal can show every view, to every seat, in each language."""
    for number, match in enumerate(matches(case)):
        if number % 5 and not match.over:
            continue
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            for language in LANGUAGES:
                lines = case.game.draw(view, language)
                assert any(text.strip() for line in lines for text, _ in line)


def positions_tell_their_table(case: Case) -> None:
    """A match begun at a position has its seats, and looks the same to everybody."""
    for match in sampled(case):
        again = Match.at(case.game, match.position)
        assert again.seats == case.seats, match.position
        for seat in (None, *range(case.seats)):
            assert case.game.view(again.state, seat) == case.game.view(match.state, seat)


def moves_are_told(case: Case) -> None:
    """Every move can be said in both languages, after a name and as advice."""
    for match in sampled(case):
        seat = match.waiting[0]
        for action in match.actions(seat)[:FEW]:
            for said in (match.describe_action(seat, action), match.advise_action(seat, action)):
                assert all(text.strip() and "|" not in text for text in said.data().values()), said


def previews_tell_what_is_seen(case: Case) -> None:
    """What a move would earn follows from what its seat may see, and playing nothing tells it."""
    for match in sampled(case):
        seat, state = match.waiting[0], match.state
        imagined, board = match.imagine(seat, 5), set(case.game.cells(state))
        for action in match.actions(seat)[:FEW]:
            tally = case.game.preview(state, seat, action)
            for line in tally.lines:
                assert all(line.what.data().values()), f"{line} in {match.position}"
                assert set(line.cells) <= board, f"{line} in {match.position}"
            other = case.game.preview(imagined, seat, action)
            assert other == tally, f"seat {seat} foresees what is hidden: {match.position}"
        assert state.tobytes() == match.state.tobytes(), f"a preview changed {match.position}"


def results_are_told(case: Case) -> None:
    """Every final score, and what decided it, can be said in both languages."""
    for match in finished(case):
        told = [*match.summaries, *([match.decided] if match.decided else [])]
        assert all(text.strip() for said in told for text in said.data().values()), match.scores


def _check_words(error: TesselleError, text: str) -> None:
    """Check that a refusal of ``text`` is said in both languages, and is no wall of text."""
    english, french = error.say.en, error.say.fr
    assert english, "the refusal says nothing"
    assert french != english, f"{english!r} is not said in French"
    assert len(text) <= MOST_SHOWN or text not in english, "all that was typed is repeated"


def _first(match: Match) -> int:
    return match.waiting[0] if match.waiting else 0
