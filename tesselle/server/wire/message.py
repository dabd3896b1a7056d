"""What all messages share."""

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """A message: unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,  # what we send has all its fields
    )
