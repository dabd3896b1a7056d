"""What is read out of a match: every line of its log, in the game's own units, and the result."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tesselle.games.mozaika.words import say
from tests.web.test_play import EASY, SMALL
from tests.web.visitor import Visitor

# Every text that comes into the live region above the table, and those that soon are gone again.
LISTEN = """
window.heard = [];
window.interrupted = [];
const SOON_MS = 1000;
const when = new Map();
const region = (node) =>
  Boolean((node.nodeType === 1 ? node : node.parentElement)?.closest('.spoken[aria-live]'));
const text = (node) => node.textContent.trim();
new MutationObserver((changes) => {
  for (const change of changes) {
    if (!region(change.target)) continue;
    for (const node of change.addedNodes) {
      if (!text(node)) continue;
      when.set(node, performance.now());
      window.heard.push(text(node));
    }
    if (change.type === 'characterData') {
      if (when.has(change.target)) window.interrupted.push(change.oldValue);
      when.set(change.target, performance.now());
      window.heard.push(text(change.target));
    }
    for (const node of change.removedNodes) {
      const soon = performance.now() - (when.get(node) ?? -Infinity) < SOON_MS;
      if (soon) window.interrupted.push(text(node));
    }
  }
}).observe(document, {
  subtree: true, childList: true, characterData: true, characterDataOldValue: true,
});
"""
WRONG = re.compile(r"\b1 (points|coins|pièces|tiles|tuiles)\b|[-−]\d|undefined|\[|\|")


def listen(visitor: Visitor) -> list[dict[str, Any]]:
    """Note what is read out from now on; give the snapshots as they come."""
    snapshots: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "snapshot":
            snapshots.append(message)

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    visitor.page.on("websocket", follow)
    visitor.page.add_init_script(LISTEN)
    return snapshots


def heard(visitor: Visitor) -> list[str]:
    told: list[str] = visitor.page.evaluate("window.heard")
    return told


def logged(visitor: Visitor, already: int) -> list[str]:
    """Give the lines of the log, but for those that had happened before."""
    lines: list[str] = visitor.page.locator(".log li:has(b) > span").all_inner_texts()
    return lines[already:]


def assert_in_order(lines: list[str], told: list[str]) -> None:
    """Every line begins something that was read out, one after the other."""
    rest = iter(told)
    for line in lines:
        assert any(each.startswith(line) for each in rest), f"not read out in its turn: {line}"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in SMALL]
)
def test_every_line_of_the_log_is_read_out_and_then_the_result(anna: Visitor, game: str) -> None:
    snapshots = listen(anna)
    anna.known()
    ways = [EASY] if game == "MozaiK" else [*SMALL[game], EASY]
    anna.begin(game, *ways)
    anna.play_on()
    result = anna.page.locator("aside section", has=anna.page.locator("ol .place"))
    places = result.locator("li").all_inner_texts()
    title = result.locator("h2").inner_text()

    told = heard(anna)
    lines = logged(anna, len(snapshots[0]["events"]))
    own = [line for line in lines if line.startswith("Anna ")]
    others = [line for line in lines if line not in own]
    assert own
    assert others
    for each in (own, others):  # one's own secret is read out before those of others
        assert_in_order(each, told)
    assert not [line for line in told if WRONG.search(line)]
    assert not anna.page.evaluate("window.interrupted")

    end = told[told.index("The match is over.") :]
    assert end[1].startswith(title)
    assert len(end) >= 2 + len(places)
    assert all(any(place.split("\n")[1] in each for each in end[2:]) for place in places)


def test_mozaika_reads_out_its_rounds_and_the_tiles_on_offer_in_french(
    come: Callable[..., Visitor],
) -> None:
    visitor = come(language="fr-FR")
    client = visitor.known()
    match = client.quick("mozaika")
    client.play(match, client.sight(match)["seq"], client.sight(match)["legal"][0])
    listen(visitor)
    visitor.page.goto(f"/match/{match}")
    visitor.page.get_by_role("group", name="Votre mise").wait_for()
    expect(visitor.page.locator(".spoken")).to_contain_text("À vous de jouer.")
    told = heard(visitor)
    assert "Tour 2 sur 16." in told
    assert "Chacun mise en secret." in told
    row = client.sight(match)["view"]["row"]
    offered = [say("tile", kind=tile).fr for tile in row]
    offer = f"À prendre\u00a0: {', '.join(offered[:-1])} et {offered[-1]}."
    assert told.index(offer) < told.index("À vous de jouer.")  # a bot's bid may follow


def test_mozaik_reads_out_the_words_and_pictures_on_offer(anna: Visitor) -> None:
    match = anna.known().quick("mozaik")
    listen(anna)
    anna.page.goto(f"/match/{match}")
    anna.my_turn()
    expect(anna.page.locator(".spoken")).to_contain_text("Your pictures")
    told = heard(anna)
    titles = anna.page.get_by_label("Words on offer").locator(".title").all_inner_texts()
    words = [title.replace("\u200b", "") for title in titles]  # where a line may break
    assert "Round 1 of 9." in told
    offered = next(line for line in told if line.startswith("Words on offer: "))
    assert words
    assert all(word in offered for word in words)
    numbers = anna.page.locator("li .number").all_inner_texts()
    assert f"Your pictures: {numbers[0]}, {numbers[1]}, and {numbers[2]}." in told
    described = [line for line in told if re.match(r"Picture \d+: \w+ \w+", line)]
    assert [line.split(":")[0].split()[1] for line in described] == numbers
