"""What all messages share."""

from pydantic import AfterValidator, BaseModel, ConfigDict


class Message(BaseModel):
    """A message: unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,  # what we send has all its fields
    )


def printable(what: str) -> AfterValidator:
    """Refuse a text, called ``what``, with anything in it that cannot be shown on one line."""

    def check(text: str) -> str:
        if not text.isprintable():
            raise ValueError(f"{what} has printable characters only")
        return text

    return AfterValidator(check)
