"""``python -m tesselle.browser.javascript`` translates the program anew (``make web``)."""

from tesselle.browser.javascript.build import build

build()
