"""The data card: what a dataset holds, how it was made, and whose games these are."""

from __future__ import annotations

import shlex
from typing import Any

from tesselle import __version__
from tesselle.engine import registry
from tesselle.lab.dataset.columns import about, events_schema, matches_schema
from tesselle.lab.dataset.folder import Dataset
from tesselle.lab.dataset.rows import per_shuffle

CARD = """\
# {title} played by bots: {matches:,} matches

{games} {credit}, played by {bots}: {seats} seats, {options}.

Made with Tesselle {version}, rules {rules} of `{game}`:

```console
{command}
tesselle dataset verify FOLDER
```

## How it was made

{shuffles:,} deals, each played {per_shuffle} times: once from each seating of each table of bots,
so that every bot has every chair and every deal equally often. Matches of one deal (`shuffle`) are
not independent of each other: keep them together when you split the data.

Every row follows from the seeds, the bots and the versions: `tesselle dataset verify` plays matches
again by the ordinary rules and compares each value; `--bots` lets the bots choose again as well.
`tesselle dataset record FOLDER NUMBER` writes a whole match with every draw, for
`tesselle verify`, `replay` and `review`.

{judged}

## Files

Parts of Parquet, compressed with zstd: `matches/` has one row for each match, `events/` one for
each event. `match` is the key of both. Seats count from 0, numbers of events and places from 1.
Points are the game's own; `lost` and `chances` are parts of 1.

### matches

{match_columns}

### events

{event_columns}

## Reading it

```python
{loader}
```

## Known limits

- Bots are not people: what they play tells about them first.
- A match in which a bot erred ends there; `forfeit` names its seat.

## Credit and licence

{title} is {authors}'s game; the name says which rules are played. Tesselle is not affiliated with
its author or publisher. The rows are results of our program, which is under the MIT licence: use
them freely, and say where they come from.
"""

LOADER = """\
import duckdb

folder = "."  # where this file lies
events = f"'{folder}/events/*.parquet'"
matches = f"'{folder}/matches/*.parquet'"
print(duckdb.sql(f"select bot, avg(legal) from {events} group by bot"))
frame = duckdb.sql(f"select * from {matches}").arrow()  # or .df(), with pandas"""

JUDGED = """\
A search of {simulations} simulations judged every event of about {share:.0%} of the matches, chosen
by their ids (`analysed`), from what the mover could see: `best`, `lost`, `chances`. Events without
an alternative have none."""
NOT_JUDGED = "No search judged the events: `best`, `lost` and `chances` are null."


def card(dataset: Dataset) -> str:
    """Return the data card of a dataset, as Markdown."""
    plan, judging = dataset.plan, dataset.judging
    game = registry.get(plan.game)
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    return CARD.format(
        title=game.title,
        games=f"Matches of **{game.title}**",
        credit=game.credit.en,
        authors=game.author,
        matches=dataset.matches,
        bots=", ".join(f"`{bot}`" for bot in dict.fromkeys(plan.bots)),
        seats=plan.seats,
        options=options or "no options",
        version=__version__,
        rules=game.rules,
        game=game.name,
        command=command(dataset),
        shuffles=plan.shuffles,
        per_shuffle=per_shuffle(plan),
        judged=JUDGED.format(simulations=judging.simulations, share=judging.share)
        if judging.share
        else NOT_JUDGED,
        match_columns=_listed(matches_schema(game)),
        event_columns=_listed(events_schema()),
        loader=LOADER,
    )


def command(dataset: Dataset) -> str:
    """Return the command line that makes the dataset."""
    judging = dataset.judging
    words = ["--part", str(dataset.size), "--out", "FOLDER"]
    if judging.share:
        words += ["--analyse", str(judging.share), "--simulations", str(judging.simulations)]
    return f"{dataset.plan.command('dataset')} {shlex.join(words)}"


def _listed(schema: Any) -> str:
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in about(schema)]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])
