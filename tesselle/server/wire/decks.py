"""Messages about MozaiK's decks."""

from pydantic import Field

from tesselle.server.wire.games import Said
from tesselle.server.wire.message import Message


class WordInfo(Message):
    """A word card."""

    en: str
    fr: str
    about_en: str = Field(description="what it asks of an image")
    about_fr: str
    level: int = Field(description="1 common, 2 in between, 3 rare")
    ladder: list[int] = Field(description="points for one, two and three matching images")
    colour: bool = Field(description="left out where a table plays without colours")
    titles: Said = Field(description="what it is called, in every language")
    abouts: Said = Field(description="what it asks of an image, in every language")


class ImageInfo(Message):
    """An image card."""

    about_en: str = Field(description="what it shows, for those who do not see it")
    about_fr: str
    abouts: Said = Field(description="the same in every language")
    picture: str | None = Field(
        description="its address here, which changes with it; none if it was not drawn"
    )


class DeckInfo(Message):
    """A deck: the faces of its cards, not which word fits which image."""

    name: str
    sha256: str = Field(description="of its data, as records name it")
    words: dict[str, WordInfo] = Field(description="by key")
    images: dict[str, ImageInfo] = Field(description="by number")
