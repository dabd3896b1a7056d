"""The site of files: what is written, and what is never overwritten."""

import json
from pathlib import Path

import pytest

from tesselle.engine import registry
from tesselle.games.mozaik.deck import deckfile
from tesselle.server.http import sitefolder
from tesselle.server.http.sitefolder import LIST, NotASite, NotBuilt


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    sitefolder.write(folder, "https://games.example")
    return folder


def test_every_page_leads_to_the_root_of_its_folder(site: Path) -> None:
    for page in sitefolder.pages():
        text = (site / page.address / "index.html").read_text()
        depth = len(page.address.split("/")) if page.address else 0
        assert f'<base href="{"../" * depth or "./"}" />' in text
        assert 'href="/' not in text
        assert 'src="/' not in text


def test_pages_have_titles_and_descriptions_of_their_own(site: Path) -> None:
    text = (site / "rules" / "genial" / "index.html").read_text()
    assert "<title>Rules · Génial! · Tesselle</title>" in text
    assert "Reiner Knizia" in text


def test_the_server_whose_tables_are_offered_is_named(site: Path) -> None:
    assert 'data-tables="https://games.example/"' in (site / "index.html").read_text()


def test_what_a_server_would_answer_is_there_by_its_address(site: Path) -> None:
    shelf = json.loads((site / "api" / "games.json").read_text())
    assert [game["name"] for game in shelf["games"]] == list(registry.names())
    rules = site / "api" / "games" / "mosaic" / "rules" / "language" / "fr.json"
    assert json.loads(rules.read_text())["language"] == "fr"
    for edition in deckfile.editions():
        deck, _, digest = edition.partition(":")
        told = json.loads((site / "api" / "decks" / deck / "sha256" / f"{digest}.json").read_text())
        assert told["sha256"] == digest


def test_the_service_worker_knows_every_file(site: Path) -> None:
    text = (site / "worker.js").read_text()
    assert '"kernels/genial.wasm"' in text
    assert all(f'"assets/{file.name}"' in text for file in (site / "assets").iterdir())


def test_a_site_is_written_anew_and_leaves_nothing_old_behind(tmp_path: Path) -> None:
    sitefolder.write(tmp_path)
    (tmp_path / "assets" / "old.js").write_text("")
    (tmp_path / "mine.txt").write_text("kept")
    listed = json.loads((tmp_path / LIST).read_text())
    (tmp_path / LIST).write_text(json.dumps([*listed, "assets/old.js", "../elsewhere.txt"]))
    (tmp_path.parent / "elsewhere.txt").write_text("not ours")
    sitefolder.write(tmp_path)
    assert not (tmp_path / "assets" / "old.js").exists()
    assert (tmp_path / "mine.txt").exists()
    assert (tmp_path.parent / "elsewhere.txt").exists()


def test_a_folder_that_is_no_site_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(NotASite, match="not empty"):
        sitefolder.write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_without_kernels_it_says_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitefolder, "KERNELS", tmp_path)
    with pytest.raises(NotBuilt, match="make web"):
        sitefolder.write(tmp_path / "site")
    assert not (tmp_path / "site").exists()
