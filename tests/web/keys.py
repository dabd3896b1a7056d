"""A keyboard, and nothing else: what is known is what has the focus."""

import re

from tests.web.visitor import Visitor

FAR = 90  # presses of Tab, more than go round a page
BACK = "Shift+Tab"
LINES = 9  # of a board
# What has the focus now: how it is called, whether it is in the window, and whether what had it
# before looked no different with it.
WATCH = """
const look = (each) => [each, ...each.querySelectorAll('*')].map((part) => {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth,
    backgroundColor, borderColor, opacity } = getComputedStyle(part);
  return [outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor,
    boxShadow, stroke, strokeWidth, backgroundColor, borderColor, opacity].join();
}).join(';');
let before = null;
window.focused = () => {
  const now = document.activeElement;
  const moved = before && before.each !== now && before.each.isConnected;
  const unmarked = moved && look(before.each) === before.look;
  const was = before?.each.outerHTML.slice(0, 200);
  before = now.tabIndex >= 0 ? { each: now, look: look(now) } : null; // a place, or a whole page
  if (now === document.body) return { unmarked, was };
  const { top, bottom, left, right } = now.getBoundingClientRect();
  const within = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const disabled = now.matches(':disabled, [aria-disabled=true]') ? ' [disabled]' : '';
  return { unmarked, was, within, name: `${now.computedRole} "${now.computedName}"${disabled}` };
};
"""


class Keyboard:
    """Somebody with keys alone, who sees where the focus is and never loses it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.add_init_script(f"{{ {WATCH} }}")

    def press(self, key: str) -> str:
        """Press a key; return role, name and state of what has the focus then."""
        self.page.keyboard.press(key)
        return self.focused(leaves="Tab" in key)

    def focused(self, *, leaves: bool = False) -> str:
        """Return what has the focus, and see it; ``leaves``: it may be out of the page."""
        met = self.page.evaluate("window.focused()")
        assert not met["unmarked"], f"the focus was not to be seen on {met['was']}"
        if "name" not in met:
            assert leaves, f"the focus is nowhere; it was on {met['was']}"
            return ""
        assert met["within"], f"the focus is out of sight: {met['name']}"
        return str(met["name"])

    def seek(self, wanted: str, key: str = "Tab") -> str:
        """Go to what is wanted by Tab, or back."""
        met = [self.focused(leaves=True)]
        while not re.search(wanted, met[-1]):
            met.append(self.press(key))
            assert len(met) < FAR, f"{key} does not lead to {wanted}: {met}"
        return met[-1]

    def roam(self, wanted: str) -> str:
        """Go by arrows over a board, line by line, to what is wanted."""
        lines = ["ArrowLeft", "ArrowRight", "ArrowDown"] * LINES
        for key in ["ArrowRight", "ArrowLeft", "ArrowUp", *lines]:
            below = key == "ArrowDown"
            found = self.press(key) if below else self.slide(key, wanted)
            if re.search(wanted, found):
                return found
        raise AssertionError(f"arrows do not lead to {wanted}")

    def slide(self, key: str, wanted: str) -> str:
        """Press an arrow until the focus is on what is wanted, or at the edge."""
        here, before = self.focused(), ""
        while here != before and not re.search(wanted, here):
            here, before = self.press(key), here
        return here
