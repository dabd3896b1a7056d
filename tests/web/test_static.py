"""The site of files alone: served by any host, below its root, without a server of ours."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import tesselle
from tesselle.engine.say import catalogue
from tesselle.server.http import sitefolder
from tests.web.hands import TOUCH
from tests.web.statichost import UNDER, hosted
from tests.web.test_play import EASY, SMALL
from tests.web.visitor import PHONE, Visitor

TITLES = {"Mosaic": "mosaic", "Génial!": "genial", "Mozaika": "mozaika", "MozaiK": "mozaik"}
GAMES = Path(tesselle.__file__).parent / "games"
MOMENT = "Moment of the match"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("host")
    sitefolder.write(root / UNDER)
    with hosted(root) as address:
        yield address


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def someone(**manner: object) -> Visitor:
        visitors.append(Visitor(browser, None, address=site, **manner))  # type: ignore[arg-type]
        return visitors[-1]

    yield someone
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def anna(come: Callable[..., Visitor]) -> Visitor:
    return come()


def finish(visitor: Visitor) -> None:
    """Play a short match of Mosaic to its end."""
    visitor.begin("Mosaic", *SMALL["Mosaic"], EASY)
    visitor.play_on()
    expect(visitor.heading("The match is over").first).to_be_visible()


def saved(visitor: Visitor, way: Callable[[], None]) -> Path:
    with visitor.page.expect_download() as download:
        way()
    return Path(download.value.path())


@pytest.mark.parametrize("game", TOUCH)
def test_each_game_opens_and_a_bot_answers(anna: Visitor, game: str) -> None:
    anna.begin(game)
    anna.play_on(TOUCH[game], moves=1)
    assert anna.told() >= (1 if game == "MozaiK" else 2)


@pytest.mark.parametrize("level", range(1, 7))
def test_bots_of_all_levels_answer(anna: Visitor, level: int) -> None:
    anna.begin("Mosaic", *SMALL["Mosaic"], re.compile(f"^{level} "))
    anna.play_on(moves=2)
    assert anna.told() >= 4


def test_people_play_at_one_screen(anna: Visitor) -> None:
    anna.page.goto(".")
    anna.button("More ways to play Génial!", exact=True).click()
    anna.page.get_by_role("radio", name="At this screen").check()
    anna.page.get_by_label("Name at seat 2").fill("Léo")
    anna.button("Play", exact=True).click()
    anna.my_turn()
    anna.write(anna.legal()[0])
    anna.confirm()
    anna.button("I am Léo").click()
    expect(anna.heading("Léo, your turn")).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(anna: Visitor) -> None:
    anna.begin("Mosaic", *SMALL["Mosaic"], EASY)
    anna.play_on(moves=3)
    told = anna.told()
    anna.page.reload()
    assert anna.my_turn()
    assert anna.told() == told


@pytest.mark.parametrize("game", TITLES.values())
def test_a_lesson_begins(anna: Visitor, game: str) -> None:
    steps = json.loads((GAMES / game / "ui" / "lesson.json").read_text())
    number, step = next((at, each) for at, each in enumerate(steps, 1) if "moves" in each)
    anna.page.goto(f"learn/{game}/")
    anna.button(f"Step {number} of {len(steps)}", exact=True).click()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    anna.write(step["moves"][0])
    anna.confirm()
    done = catalogue(GAMES / game / "words")(f"lesson-{number}-done").en
    expect(anna.page.get_by_role("status").filter(has_text=done)).to_be_visible()


def test_a_pad_counts(come: Callable[..., Visitor]) -> None:
    anna = come(size=PHONE)
    anna.page.goto("pad/genial/")
    for _ in range(3):
        anna.button("Player 2, red: one more").click()
    expect(anna.page.get_by_text(re.compile("Player 2: .*3"))).to_be_visible()


def test_rules_and_studies_are_there(anna: Visitor) -> None:
    anna.page.goto("rules/mozaik/")
    expect(anna.page.locator("#R1")).to_be_visible()
    expect(anna.page.locator("article figure svg").first).to_be_attached()
    anna.page.get_by_role("main").get_by_role("link", name="Notation").last.click()
    expect(anna.heading("Positions")).to_be_visible()
    anna.page.goto("rules/mosaic/notation/")
    expect(anna.heading("Writing moves")).to_be_visible()
    anna.page.goto("studies/")
    expect(anna.heading("Does the seat matter?").first).to_be_visible()


def test_a_record_is_saved_verified_shared_by_a_link_and_opened_from_its_file(
    come: Callable[..., Visitor],
) -> None:
    anna = come()
    finish(anna)
    record = saved(anna, lambda: anna.page.get_by_role("link", name="Download").click())
    command = [sys.executable, "-m", "tesselle", "verify", str(record)]
    assert subprocess.run(command, check=False).returncode == 0

    anna.page.get_by_role("link", name="Look back").click()
    last = anna.page.get_by_role("slider", name=MOMENT).get_attribute("max")
    link = anna.page.get_by_label("A link that holds this whole match").input_value()
    leo = come()
    leo.page.goto(link)
    expect(leo.page.get_by_role("slider", name=MOMENT)).to_have_attribute("max", last or "")
    leo.button("Check it here").click()
    expect(leo.page.get_by_text("✓ the same")).to_be_visible()
    leo.button("Review the match").click()
    expect(leo.page.get_by_role("img", name="Chances to win, move by move")).to_be_visible()

    zoe = come(size=PHONE)
    zoe.page.goto("replay/")
    zoe.page.locator("input[type=file]").set_input_files(record)
    expect(zoe.page.get_by_role("slider", name=MOMENT)).to_have_attribute("max", last or "")
    zoe.page.reload()
    expect(zoe.page.get_by_role("slider", name=MOMENT)).to_have_attribute("max", last or "")


def test_a_record_of_the_library_opens(anna: Visitor, tmp_path: Path) -> None:
    match = tesselle.new("genial", seats=2, seed=7)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    anna.page.goto("replay/")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_role("slider", name=MOMENT)).to_have_value(str(len(match.events)))


def test_a_link_that_was_cut_short_says_so(anna: Visitor) -> None:
    anna.page.goto("replay/#record=q1YqU7IyNFAqS8")
    expect(anna.page.get_by_text(re.compile("no record of a match"))).to_be_visible()


def test_all_matches_go_to_another_device(come: Callable[..., Visitor]) -> None:
    anna = come()
    anna.begin("Mosaic", *SMALL["Mosaic"], EASY)
    anna.play_on(moves=2)
    told = anna.told()
    anna.page.goto(".")
    file = saved(anna, lambda: anna.button("Save all as a file").click())
    leo = come()
    leo.page.goto("replay/")
    leo.page.locator("input[type=file]").set_input_files(file)
    expect(leo.page.get_by_text("1 of 1 matches taken in")).to_be_visible()
    leo.page.get_by_role("link", name="go on").click()
    assert leo.my_turn()
    assert leo.told() == told


RULES_CHANGED = """() => new Promise((done) => {
  const opening = indexedDB.open('tesselle');
  opening.onsuccess = () => {
    const work = opening.result.transaction('matches', 'readwrite');
    const matches = work.objectStore('matches');
    matches.getAll().onsuccess = ({ target }) =>
      target.result.forEach((match) => matches.put({ ...match, rules: '0.1' }));
    work.oncomplete = () => (opening.result.close(), done());
  };
})"""


def test_a_match_of_other_rules_is_not_gone_on_with_and_not_lost(anna: Visitor) -> None:
    anna.begin("Mosaic", *SMALL["Mosaic"], EASY)
    anna.play_on(moves=2)
    told = anna.told()
    anna.page.evaluate(RULES_CHANGED)
    anna.page.reload()
    expect(anna.heading("This match cannot go on here.")).to_be_visible()
    expect(anna.page.get_by_text("begun by rules 0.1")).to_be_visible()
    file = saved(anna, lambda: anna.button("Save it as a file").click())
    assert len(json.loads(file.read_text())["matches"][0]["events"]) == told
    anna.page.get_by_role("link", name="Look back").click()
    expect(anna.page.get_by_role("slider", name=MOMENT)).to_have_attribute("max", str(told))


def test_a_browser_without_webassembly_says_so(anna: Visitor) -> None:
    anna.page.add_init_script("delete window.WebAssembly")
    anna.page.goto(".")
    anna.button("Play now").first.click()
    expect(anna.page.get_by_text(re.compile("lacks workers or WebAssembly")).first).to_be_visible()


def test_what_needs_a_server_is_not_offered(anna: Visitor) -> None:
    anna.page.goto(".")
    expect(anna.heading("Mosaic", exact=True)).to_be_visible()
    for name in ("Watch", "Leaderboards", re.compile("API"), "My account"):
        expect(anna.page.get_by_role("link", name=name)).to_have_count(0)
    anna.button("More ways to play Mosaic", exact=True).click()
    expect(anna.page.get_by_role("radio", name="Bots")).to_be_visible()
    expect(anna.page.get_by_role("radio", name="Friends")).to_have_count(0)


def test_links_within_a_page_lead_to_it(anna: Visitor) -> None:
    anna.page.goto("learn/")
    expect(anna.heading("Learn by playing")).to_be_visible()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#main")).to_be_focused()
    assert anna.page.url.endswith("/learn/#main")


def test_bots_that_somebody_only_watched_are_on_no_list(anna: Visitor) -> None:
    for _ in range(2):  # the second takes the place of the first
        anna.open("replay")
        anna.button("Watch: Mosaic").click()
        anna.page.wait_for_url("**/match/?id=here-*")
        expect(anna.page.locator(".log li b").first).to_be_visible()
    match = anna.page.url
    anna.open("replay")
    expect(anna.page.get_by_role("link", name="go on", exact=True)).to_have_count(0)
    anna.open(match)
    expect(anna.page.locator(".log li b").first).to_be_visible()
    kept = anna.page.evaluate("""() => new Promise((done) => {
        indexedDB.open('tesselle').onsuccess = ({ target }) => {
            target.result.transaction('matches').objectStore('matches').count().onsuccess =
                ({ target }) => done(target.result);
        };
    })""")
    assert kept == 1
