"""A folder of somebody's own: thirty-two pictures of circles, and twenty-seven words."""

import csv
from pathlib import Path

Rows = list[dict[str, object]]

WORDS = [f"{first}{second}" for first in "abc" for second in "abcdefghi"]  # 27, as few as will do
IMAGES = 32
CIRCLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
)


def table(file: Path, rows: Rows) -> None:
    """Write a table as a spreadsheet would."""
    heads = dict.fromkeys(head for row in rows for head in row)
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(heads))
        writer.writeheader()
        writer.writerows(rows)


def words() -> Rows:
    return [{"word": key} for key in WORDS]


def images(count: int = IMAGES) -> Rows:
    """Give images of which each matches "aa", every fifth "ab", and the first "ac"."""
    return [
        {
            "image": number,
            "yes": ";".join(["aa"] + ["ab"] * (number % 5 == 0) + ["ac"] * (number == 1)),
        }
        for number in range(1, count + 1)
    ]


def make(folder: Path, written: Rows | None = None, shown: Rows | None = None) -> Path:
    """Write the folder, with a picture for each image."""
    folder.mkdir(exist_ok=True)
    listed = images() if shown is None else shown
    table(folder / "words.csv", words() if written is None else written)
    table(folder / "images.csv", listed)
    for image in listed:
        (folder / f"{image['image']}.svg").write_text(CIRCLE, encoding="utf-8")
    return folder
