"""Nothing passes unseen: moves one after the other, bids before tiles, a skipped turn in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.openings import skipping
from tests.server.serving import Client, Served, table_for_two
from tests.web.test_manners import begun
from tests.web.visitor import Visitor

SEATS = 3
HOLD_MS = 1500  # as long as the bids of three are shown if nobody clicks
# Whenever the page changes: how many bids lie open, how many tiles were taken in this round.
WATCH_BIDS = """
window.seen = [];
new MutationObserver(() => {
  const said = [...document.querySelectorAll('.log li')].map((line) => line.textContent);
  const taken = said.filter((line) => / takes /.test(line)).length;
  const open = document.querySelectorAll('.plate.open').length;
  const last = window.seen.at(-1);
  if (last?.open !== open || last?.taken !== taken)
    window.seen.push({ open, taken, at: performance.now() });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def bid_nothing(visitor: Visitor) -> None:
    """Bid so that others are likely to choose first, and wait for one's own choice."""
    visitor.page.add_init_script(WATCH_BIDS)
    begun(visitor, "mozaika", seats=SEATS)
    for _ in range(16):  # until somebody else is to choose first
        visitor.button("Bid nothing").click()
        visitor.confirm()
        expect(visitor.page.locator(".plate.open")).to_have_count(SEATS)
        if visitor.page.locator(".front .plate .place").inner_text() != "1":
            return
        visitor.play_on(moves=2)


def shown_ms(visitor: Visitor) -> float:
    """Give how long all bids lay open before the next tile was taken."""
    expect(visitor.heading("Take a tile")).to_be_visible()
    seen = visitor.page.evaluate("window.seen")
    opened = max(place for place, each in enumerate(seen) if each["open"] < SEATS) + 1
    after = next((each for each in seen[opened:] if each["taken"] > seen[opened]["taken"]), None)
    assert after, "tiles were taken before all bids lay open"
    time_ms: float = after["at"] - seen[opened]["at"]
    return time_ms


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_the_bids_can_be_read_before_the_bots_take_their_tiles(
    come: Callable[..., Visitor], wish: str
) -> None:
    visitor = come(reduced_motion=wish, pace="quick")
    bid_nothing(visitor)
    assert shown_ms(visitor) > 500


def test_a_click_goes_on_at_once(come: Callable[..., Visitor]) -> None:
    anna = come(pace="quick")
    bid_nothing(anna)
    anna.page.mouse.click(5, 5)
    assert shown_ms(anna) < HOLD_MS


# When each event came and when the log told it, all pieces that flew, and places that awaited one.
WATCH_MOVES = """
window.came = []; window.told = []; window.flew = 0; window.awaited = 0;
addEventListener('animationstart', ({ animationName, target }) => {
  if (/await$/.test(animationName) && target.matches('.played')) window.awaited += 1;
});
const Line = WebSocket;
window.WebSocket = class extends Line {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'event') window.came.push(performance.now());
    });
  }
};
new MutationObserver(() => {
  const lines = document.querySelectorAll('.log li b').length;
  while (window.told.length < lines) window.told.push(performance.now());
  window.flew += document.querySelectorAll('.flier:not([data-seen])').length;
  for (const each of document.querySelectorAll('.flier')) each.dataset.seen = '';
}).observe(document, { subtree: true, childList: true });
"""


def lay(visitor: Visitor, *, moves: int = 1) -> None:
    """Play Génial! with three bots, and wait for one's own turn."""
    visitor.page.add_init_script(WATCH_MOVES)
    begun(visitor, "genial", seats=4)
    visitor.play_on(moves=moves)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_what_others_lay_comes_one_by_one_and_stays_marked(
    come: Callable[..., Visitor], wish: str
) -> None:
    anna = come(reduced_motion=wish, pace="quick")
    lay(anna)
    *_, first, second, third = anna.page.evaluate("window.told")
    assert second - first > 550
    assert third - second > 550
    expect(anna.page.locator(".board .played")).to_have_count(3)
    expect(anna.page.locator(".board .played.latest")).to_have_count(1)
    flew = anna.page.evaluate("window.flew")
    assert flew == 0 if wish == "reduce" else flew > 0, "pieces move only where that is wanted"
    if wish == "no-preference":  # a place is marked once its tile is there: mine, and three more
        assert anna.page.evaluate("window.awaited") == 4


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_every_tile_that_is_taken_flies_from_the_row_to_whoever_takes_it(
    come: Callable[..., Visitor], wish: str
) -> None:
    anna = come(reduced_motion=wish, pace="quick")
    anna.page.add_init_script(WATCH_MOVES)
    bid_nothing(anna)
    taking = anna.page.locator(".log li", has_text=" takes ")
    before = taking.count()
    anna.page.evaluate("window.flew = 0")
    expect(anna.heading("Take a tile")).to_be_visible()
    taken = taking.count() - before
    assert taken > 0
    assert anna.page.evaluate("window.flew") == (0 if wish == "reduce" else taken)


def test_at_once_a_move_is_drawn_within_100_ms_of_its_message(anna: Visitor) -> None:
    lay(anna, moves=4)
    came, told = anna.page.evaluate("[window.came, window.told]")
    waits = sorted(drawn - at for at, drawn in zip(came[::-1], told[::-1], strict=False))
    assert len(waits) >= 12
    assert waits[len(waits) // 2] < 100, waits  # the middle one: other tests share the machine


def test_the_pace_is_chosen_in_the_menu_and_remembered(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 3})
    anna.button("More", exact=True).click()
    anna.page.get_by_role("radio", name="calmly").check()
    anna.page.reload()
    anna.button("More", exact=True).click()
    expect(anna.page.get_by_role("radio", name="calmly")).to_be_checked()


@pytest.fixture
def stuck(server: Served, come: Callable[..., Visitor]) -> tuple[Visitor, Client, str, list[str]]:
    """Léo's browser just before his turn is skipped: with Anna, the match, and her next moves."""
    match = skipping()
    seat = match.events[-1].seat
    played = [event.move for event in match.events]
    while not match.over and match.waiting[0] == seat and len(match.events) < len(played) + 1:
        match.play_action(seat, match.actions(seat)[0])
    coming = [event.move for event in match.events[len(played) - 1 :]]
    assert len(coming) == 2
    visitor = come(pace="quick")
    anna, leo = server.client(), visitor.known("Léo")
    host, guest = (anna, leo) if seat == 0 else (leo, anna)
    table = table_for_two(host, guest, options={"side": 3})
    for seq, event in enumerate(match.events[: len(played) - 1]):
        (host, guest)[event.seat].play(table, seq, event.move)
    visitor.page.goto(f"/match/{table}")
    expect(visitor.page.locator(".log li b")).to_have_count(len(played) - 1)
    return visitor, anna, table, coming


def test_a_skipped_turn_is_told_on_the_page_in_the_log_and_aloud(
    stuck: tuple[Visitor, Client, str, list[str]],
) -> None:
    leo, anna, match, coming = stuck
    anna.play(match, anna.sight(match)["seq"], coming[0])
    told = "You cannot move: your turn is skipped."
    expect(leo.page.locator(".board strong")).to_have_text(told)
    expect(leo.page.locator(".log li").last).to_have_text(told)
    expect(leo.page.locator(".spoken p", has_text=told)).to_have_count(1)
    leo.button("FR, Français").click()
    expect(leo.page.locator(".board strong")).to_have_text(
        re.compile("^Vous ne pouvez pas jouer.: votre tour est sauté.$")
    )


def test_a_skipped_turn_can_be_read_before_the_next_move_is_shown(
    stuck: tuple[Visitor, Client, str, list[str]],
) -> None:
    leo, anna, match, coming = stuck
    told = leo.told()
    for move in coming:
        anna.play(match, anna.sight(match)["seq"], move)
    expect(leo.page.locator(".board strong").first).to_have_text(re.compile("skipped"))
    assert leo.told() == told + 1, "the next move waits until that was read"
    expect(leo.page.locator(".log li b")).to_have_count(told + 2)
    expect(leo.page.locator(".log")).to_contain_text("your turn is skipped")
