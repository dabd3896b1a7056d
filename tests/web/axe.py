"""What axe has to say about a page."""

import re

from tests.node import PACKAGES
from tests.web.visitor import Visitor

AXE = PACKAGES / "axe-core" / "axe.min.js"
# What is drawn on a board is told in words of its own: its numbers need not be read out as well.
SPOKEN, DRAWN = "label-content-name-mismatch", re.compile(r"<g\b")


def violations(visitor: Visitor) -> list[str]:
    """Ask axe what is wrong, and where."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
        if not (each["id"] == SPOKEN and DRAWN.match(node["html"]))
    ]
