"""Installs Debian's browsers of the other engines where they are missing and may be installed."""

from tests.engines import firefox, webkit
from tests.web.chromium import install

for engine in (firefox, webkit):
    if engine.found() is None:
        install(*engine.PACKAGES)
