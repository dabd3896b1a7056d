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


def test_who_comes_later_goes_before_whoever_has_had_a_turn() -> None:
    turns: Turns[str] = Turns()
    turns.put("a", ["eve"], SOON)
    turns.put("b", ["eve"], SOON)
    turns.put("c", ["eve"], SOON)
    assert turns.take() == "a"
    turns.put("x", ["leo"], SOON)
    assert [turns.take() for _ in range(4)] == ["x", "b", "c", None]


def test_nobody_makes_up_for_turns_that_were_not_asked_for() -> None:
    turns: Turns[str] = Turns()
    for wish in "abcd":
        turns.put(wish, ["eve"], SOON)
    assert [turns.take() for _ in range(3)] == ["a", "b", "c"]
    for wish in "xyz":
        turns.put(wish, ["leo"], SOON)
    turns.put("e", ["eve"], SOON)
    assert "".join(turns.take() or "" for _ in range(5)) == "xdyez"


def test_short_thoughts_pass_long_ones() -> None:
    turns: Turns[str] = Turns()
    for wish in "ABC":
        turns.put(wish, ["eve"], SOON, cost=3.0)
    for wish in "abcdef":
        turns.put(wish, ["leo"], SOON, cost=1.0)
    assert "".join(turns.take() or "" for _ in range(9)) == "AabcBdefC"


def test_many_names_at_one_address_have_one_share() -> None:
    turns: Turns[str] = Turns({"eve": "far", "eva": "far", "evi": "far", "leo": "near"}.__getitem__)
    for name in ("eve", "eva", "evi"):
        for number in range(2):
            turns.put(f"{name}{number}", [name], SOON)
    for number in range(2):
        turns.put(f"leo{number}", ["leo"], SOON)
    order = [turns.take() for _ in range(8)]
    assert order[:4] == ["eve0", "leo0", "eva0", "leo1"]
    assert order[4:] == ["evi0", "eve1", "eva1", "evi1"]
