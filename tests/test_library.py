"""The names that ``import tesselle`` offers."""

import pkgutil

import tesselle


def test_no_package_hides_a_function_of_the_library() -> None:
    packages = {found.name for found in pkgutil.iter_modules(tesselle.__path__)}
    assert packages.isdisjoint(tesselle.__all__)


def test_the_deck_is_data_also_once_decks_were_imported() -> None:
    import tesselle.cli.owndecks
    import tesselle.owndecks.import_deck  # whatever it brings into the package

    assert tesselle.deck()["name"] == "tesselle"
