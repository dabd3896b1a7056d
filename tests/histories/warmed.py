"""What the processes where bots think are forked from: every game, played once."""

from tesselle.engine import registry
from tesselle.server.thinking import preloaded  # noqa: F401  what it loads for them
from tesselle.server.thinking.game_loading import warm

for name in registry.names():
    warm(name)
