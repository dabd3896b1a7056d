"""``python -m tools.typescript``, at the root of the sources, writes all types."""

from pathlib import Path

from tools.typescript import messages, views, words

WIRE = Path("web", "src", "wire.ts")

for file, types in {WIRE: messages.written(), **views.files(), **words.files()}.items():
    file.write_text(types, "utf-8")
