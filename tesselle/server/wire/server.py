"""What a server says of itself."""

from pydantic import Field

from tesselle.server.wire.message import Message

# Grows when a client written for the one before could go wrong: a name or a meaning that changes.
# What is only added, a field or a message, leaves it as it is.
PROTOCOL = 1


class ServerInfo(Message):
    """Which server this is."""

    version: str = Field(description="of the software")
    protocol: int = Field(description="of these messages; it grows when clients must change")
