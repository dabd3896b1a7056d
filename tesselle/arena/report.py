"""The report of an arena: one HTML file that needs nothing else, not even JavaScript."""

import statistics
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from tesselle.arena import plots, words
from tesselle.arena.rating import Rating, rate
from tesselle.arena.result_statistics import (
    duels,
    first_places,
    forfeits,
    milliseconds,
    points,
    seat_shares,
)
from tesselle.arena.results import Result
from tesselle.arena.schedule import Plan
from tesselle.arena.words import lineup, number, percent, span
from tesselle.engine import registry
from tesselle.engine.say import Say


def report(plan: Plan, results: Sequence[Result], language: str) -> str:
    """Return the whole page."""
    game = registry.get(plan.game)
    title = words.TITLE.to(language).format(game=game.title)
    lede = f"{game.title}, {game.credit.to(language)}. "
    lede += words.LEDE.to(language).format(games=len(results), seats=plan.seats)
    style = files("tesselle.arena").joinpath("page.css").read_text(encoding="utf-8")
    sections = "".join(
        [
            _strength(rate(results), language),
            _firsts(plan, results, language),
            _points(results, language),
            _seats(plan, results, language),
            _length(results, language),
            _forfeits(results, language),
            _section(words.AGAIN, "", f"<pre>{escape(plan.command())}</pre>", language),
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · Tesselle</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n<p>{escape(lede)}</p>\n{sections}</body>\n</html>\n"
    )


def _strength(ratings: Sequence[Rating], language: str) -> str:
    if not ratings:  # nobody met anybody: solo games, or one bot alone
        return ""
    rows = [
        [each.bot, number(each.value, language), span(each.interval, language), str(each.games)]
        for each in ratings
    ]
    heads = [words.BOT, words.RATING, words.INTERVAL, words.GAMES]
    drawn = plots.ladder(ratings, words.RATING.to(language))
    about = words.RATINGS_ABOUT.to(language)
    return _section(words.RATINGS, about, drawn + _table(heads, rows, language), language)


def _firsts(plan: Plan, results: Sequence[Result], language: str) -> str:
    if plan.seats == 1:
        return ""
    rows = [
        [
            lineup(table),
            bot,
            str(share.games),
            percent(share.part, language),
            span(share.interval, language, 100),
            percent(share.equal, language),
        ]
        for table, shares in first_places(results).items()
        for bot, share in shares.items()
    ]
    heads = [words.TABLE, words.BOT, words.GAMES, words.SHARE, words.INTERVAL, words.EQUAL]
    about = words.FIRSTS_ABOUT.to(language)
    firsts = _section(words.FIRSTS, about, _table(heads, rows, language), language)
    return firsts + (_duels(results, language) if plan.seats > 2 else "")


def _duels(results: Sequence[Result], language: str) -> str:
    rows = [
        [
            f"{ours} {words.ABOVE.to(language)} {theirs}",
            str(share.games),
            percent(share.part, language),
            span(share.interval, language, 100),
        ]
        for (ours, theirs), share in duels(results).items()
    ]
    heads = [words.BOT, words.GAMES, words.SHARE, words.INTERVAL]
    about = words.DUELS_ABOUT.to(language)
    return _section(words.DUELS, about, _table(heads, rows, language), language)


def _points(results: Sequence[Result], language: str) -> str:
    found, times = points(results), milliseconds(results)
    if not found:
        return ""
    rows = [
        [
            bot,
            f"{number(each.mean, language)} ± {number(each.margin, language)}",
            number(each.median, language),
            number(times[bot], language, 2),
        ]
        for bot, each in found.items()
    ]
    heads = [words.BOT, words.MEAN, words.MEDIAN, words.TIME]
    drawn = plots.scores(found, words.POINTS.to(language).lower())
    about = words.POINTS_ABOUT.to(language)
    return _section(words.POINTS, about, drawn + _table(heads, rows, language), language)


def _seats(plan: Plan, results: Sequence[Result], language: str) -> str:
    shares = seat_shares(results)
    if plan.seats == 1 or not shares:
        return ""
    rows = [
        [str(seat), percent(share.part, language), span(share.interval, language, 100)]
        for seat, share in enumerate(shares)
    ]
    seat, first = words.SEAT.to(language), words.PERCENT_FIRST.to(language)
    drawn = plots.seats(shares, seat, first)
    table = _table([words.SEAT, words.SHARE, words.INTERVAL], rows, language)
    return _section(words.SEATS, words.SEATS_ABOUT.to(language), drawn + table, language)


def _length(results: Sequence[Result], language: str) -> str:
    events = [result.length for result in results if result.forfeit is None]
    if not events:
        return ""
    about = words.LENGTH_ABOUT.to(language).format(
        low=min(events), high=max(events), median=round(statistics.median(events))
    )
    drawn = plots.lengths(events, words.EVENTS.to(language))
    return _section(words.LENGTH, about, drawn, language)


def _forfeits(results: Sequence[Result], language: str) -> str:
    found = forfeits(results)
    if not found:
        return ""
    told = "".join(
        f"<pre>{escape(f'{bot} × {len(errors)}: {errors[0]}')}</pre>"
        for bot, errors in found.items()
    )
    return _section(words.FORFEITS, words.FORFEITS_ABOUT.to(language), told, language)


def _section(head: Say, about: str, body: str, language: str) -> str:
    told = f"<p>{escape(about)}</p>\n" if about else ""
    return f"<section>\n<h2>{escape(head.to(language))}</h2>\n{told}{body}\n</section>\n"


def _table(heads: Iterable[Say], rows: Iterable[Sequence[str]], language: str) -> str:
    top = "".join(f"<th>{escape(head.to(language))}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}</table></div>'
