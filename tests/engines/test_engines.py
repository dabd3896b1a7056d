"""Firefox and WebKit: each game opens on the device, and a bot answers there."""

import json

import pytest

from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit

GAMES = ("Mosaic", "Génial!", "Mozaika", "MozaiK")
PATIENCE_MS = 60_000
# What somebody does with the page; every script below begins with these.
HANDS = f"""
const until = async (look, what) => {{
  const last = Date.now() + {PATIENCE_MS};
  for (;;) {{
    const found = look();
    if (found) return found;
    if (Date.now() > last)
      throw new Error(`waited in vain for ${{what}}: ${{document.body.innerText}}`);
    await new Promise((then) => setTimeout(then, 50));
  }}
}};
const all = (kind) => [...document.querySelectorAll(kind)];
const named = (kind, name) =>
  all(kind)
    .filter((each) => !each.disabled)
    .find((each) => name.test((each.ariaLabel ?? each.textContent).trim()));
const click = async (kind, name) => (await until(() => named(kind, name), name)).click();
const told = () => Number(document.querySelector('[data-told]')?.dataset.told ?? 0);
const title = () => document.querySelector('.table .board h2')?.textContent ?? '';
"""
LIKES = """
localStorage['tesselle.write_moves'] = 'true';
localStorage['tesselle.pace'] = '"instant"';
"""
BEGIN = """
await click('button', new RegExp(`^More ways to play ${GAME}$`));
await click('dialog[open] label', /^1 /);
const offered = () => named('dialog[open] label', /^On this device/);
const alone = () => !named('dialog[open] label', /^Friends$/); // no server: nothing to choose
await until(() => offered() || alone(), 'a choice where to play');
offered()?.click();
await click('dialog[open] button', /^Play$/);
await until(() => location.href.includes('here-'), 'a match on this device');
await until(() => /our turn/.test(title()), 'a turn');
"""
PLAY = """
const before = told();
const field = await until(() => document.querySelector('input[list]'), 'a field for moves');
field.value = (await until(() => document.querySelector('datalist option'), 'moves')).value;
field.dispatchEvent(new Event('input', { bubbles: true }));
field.form.requestSubmit();
await click('button', /^Confirm$/);
await until(() => told() >= before + 2, 'the answer of a bot');
return told();
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_opens_on_the_device_and_a_bot_answers(
    browser: Firefox | WebKit, address: str, game: str
) -> None:
    browser.open(f"{address}/")
    browser.run(LIKES)
    browser.open(f"{address}/")
    browser.run(f"{HANDS} const GAME = {json.dumps(game)}; {BEGIN}")
    assert browser.run(HANDS + PLAY) >= 2
