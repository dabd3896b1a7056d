"""``python -m tesselle`` is the command ``tesselle``."""

from tesselle.cli.main import run

run()
