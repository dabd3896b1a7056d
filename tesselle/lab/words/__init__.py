"""What the laboratory says, a file for each language."""

from pathlib import Path

from tesselle.engine.say import catalogue

say = catalogue(Path(__file__).parent)
