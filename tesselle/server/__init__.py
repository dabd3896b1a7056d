"""The server: people, tables, matches and bots, with nothing lost and nobody looking.

``docs/server.md`` says which file does what, and where a new thing goes.
"""

from tesselle import extra

extra.require("fastapi", "server")
