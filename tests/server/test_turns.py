"""Whose question is next."""

from tesselle.server.thinking.turns import Turns, Urgency

SOON, LATER, LAST = Urgency.SOMEBODY, Urgency.NOBODY, Urgency.BACKGROUND


def order(*asked: tuple[str, str, Urgency]) -> str:
    """Give the wishes, one letter each, in the order in which they are taken."""
    turns: Turns[str] = Turns()
    for wish, people, urgency in asked:
        turns.put(wish, people.split(), urgency)
    return "".join(iter(lambda: turns.take() or "", ""))


def test_people_take_turns_whoever_asks_most() -> None:
    many = [(wish, "eve", SOON) for wish in "abcd"]
    assert order(*many, ("x", "leo", SOON), ("y", "anna", SOON), ("z", "leo", SOON)) == "axybzcd"


def test_who_waits_comes_before_bots_among_themselves_and_these_before_reviews() -> None:
    assert order(("r", "anna", LAST), ("b", "eve", LATER), ("m", "leo", SOON)) == "mbr"


def test_what_several_wait_for_has_the_turn_of_whoever_waits_for_least() -> None:
    many = [(wish, "eve", SOON) for wish in "abcd"]
    assert order(*many, ("x", "eve leo", SOON)) == "axbcd"


def test_who_comes_later_waits_for_one_question_of_each_other() -> None:
    turns: Turns[str] = Turns()
    turns.put("a", ["eve"], SOON)
    turns.put("b", ["eve"], SOON)
    turns.put("c", ["eve"], SOON)
    assert turns.take() == "a"
    turns.put("x", ["leo"], SOON)
    assert [turns.take() for _ in range(4)] == ["b", "x", "c", None]
