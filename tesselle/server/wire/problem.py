"""Errors as bodies."""

from typing import Any

from pydantic import Field

from tesselle.server.wire.message import Message


class Problem(Message):
    """Why a request was refused."""

    code: str = Field(description="for programs", examples=["wrong_seq"])
    message: str = Field(description="for people", examples=["expected seq 41, got 39"])
    message_fr: str = Field(description="the same in French")
    details: dict[str, Any] = Field(default={}, examples=[{"expected": 41, "got": 39}])
