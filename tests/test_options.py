"""Options in words: what people read where they choose."""

import pytest

from tesselle.engine import registry
from tesselle.engine.option import Option
from tesselle.engine.say import Say


def option(name: str, wanted: str) -> Option:
    return next(each for each in registry.get(name).options if each.name == wanted)


def test_a_side_of_mosaic_tells_how_many_cells_it_makes() -> None:
    said = option("mosaic", "side").said(5)
    assert (said.en, said.fr) == ("side 5, 61 cells", "côté 5, 61 cases")


def test_a_judge_of_mozaik_is_called_by_more_than_its_name() -> None:
    said = option("mozaik", "judge").said("table")
    assert (said.en, said.fr) == ("the table, as in print", "la table, règle d’origine")


@pytest.mark.parametrize("name", registry.names())
def test_every_text_or_number_to_choose_has_words_of_its_own(name: str) -> None:
    for each in registry.get(name).options:
        for choice in each.choices:
            if not isinstance(choice, bool):
                assert choice in each.words, f"{name}: {each.name}={choice}"


def test_a_choice_without_words_is_said_as_it_is_typed() -> None:
    plain = Option(name="size", default=3, choices=(3, 4), about=Say("", ""))
    assert plain.said(4) == Say("4", "4")


def test_yes_and_no_are_words() -> None:
    plain = Option(name="quick", default=True, choices=(True, False), about=Say("", ""))
    assert [plain.said(choice).fr for choice in plain.choices] == ["oui", "non"]
