"""What the report and the terminal say about an arena, in both languages."""

from collections import Counter
from collections.abc import Sequence

from tesselle.engine.say import ENGLISH, Say

TITLE = Say("{game} arena", "Arène de {game}")
LEDE = Say(
    "{games} games at {seats} seats. Each shuffle was played once from every seating, "
    "so each bot had each chair and each deal equally often.",
    "{games} parties à {seats}. Chaque mélange a été joué une fois dans chaque placement : "
    "chaque bot a eu chaque chaise et chaque donne aussi souvent.",
)
RATINGS = Say("Strength", "Force")
RATINGS_ABOUT = Say(
    "Plackett–Luce ratings by openskill; 25 is the middle. The 95 % intervals come from drawing "
    "the shuffles anew many times (bootstrap).",
    "Cotes de Plackett–Luce par openskill ; 25 est le milieu. Les intervalles à 95 % viennent de "
    "nombreux tirages avec remise parmi les mélanges (bootstrap).",
)
FIRSTS = Say("First places", "Premières places")
FIRSTS_ABOUT = Say(
    "A shared first place is split. Wilson's 95 % intervals. Beside them, the share of a bot "
    "neither stronger nor weaker than the others at its table.",
    "Une première place partagée est divisée. Intervalles de Wilson à 95 %. À côté, la part d'un "
    "bot ni plus fort ni plus faible que les autres à sa table.",
)
DUELS = Say("One above the other", "L'un devant l'autre")
DUELS_ABOUT = Say(
    "How often the first bot ended above the second at the same table; equal places count half.",
    "Combien de fois le premier bot finit devant le second à la même table ; "
    "les égalités comptent pour moitié.",
)
POINTS = Say("Points", "Points")
POINTS_ABOUT = Say(
    "Median, quartiles, and 5 to 95 % of the games. A score of several numbers counts as its "
    "lowest. Games that were forfeited are left out.",
    "Médiane, quartiles, et 5 à 95 % des parties. Un score de plusieurs nombres compte par le "
    "plus bas. Les parties perdues par forfait sont laissées de côté.",
)
SEATS = Say("Seat advantage", "Avantage du siège")
SEATS_ABOUT = Say(
    "First places by seat, all bots together, with Wilson's 95 % intervals; the dashed line is an "
    "equal share.",
    "Premières places par siège, tous bots confondus, avec les intervalles de Wilson à 95 % ; le "
    "tireté est une part égale.",
)
LENGTH = Say("Length", "Durée")
LENGTH_ABOUT = Say(
    "From {low} to {high} events, {median} in the middle.",
    "De {low} à {high} évènements, {median} au milieu.",
)
FORFEITS = Say("Forfeits", "Forfaits")
FORFEITS_ABOUT = Say(
    "A bot that errs is last, and the others share the first place. The first error of each:",
    "Un bot qui se trompe est dernier, et les autres partagent la première place. "
    "La première erreur de chacun :",
)
AGAIN = Say("Play it again", "Rejouer")

BOT = Say("bot", "bot")
RATING = Say("rating", "cote")
INTERVAL = Say("95 %", "95 %")
GAMES = Say("games", "parties")
TABLE = Say("table", "table")
SHARE = Say("share", "part")
EQUAL = Say("equal share", "part égale")
MEAN = Say("mean", "moyenne")
MEDIAN = Say("median", "médiane")
TIME = Say("ms a move", "ms par coup")
SEAT = Say("seat", "siège")
EVENTS = Say("events", "évènements")
PERCENT_FIRST = Say("first places, %", "premières places, %")
ABOVE = Say("above", "devant")

RESULTS_IN = Say("Results: {path}", "Résultats : {path}")
REPORT_IN = Say("Report: {path}", "Rapport : {path}")


def lineup(table: Sequence[str]) -> str:
    """Write who sits at a table: ``2 × greedy · uniform``."""
    counts = Counter(table)
    return " · ".join(bot if many == 1 else f"{many} × {bot}" for bot, many in counts.items())


def percent(part: float, language: str) -> str:
    """Write a share as people of the language do: ``62.5 %``, ``62,5 %``."""
    return number(100 * part, language) + " %"


def number(value: float, language: str, digits: int = 1) -> str:
    """Write a number with the decimal mark of the language."""
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if language == ENGLISH else text.replace(".", ",")


def span(ends: tuple[float, float], language: str, scale: float = 1) -> str:
    """Write an interval: ``55.1 – 69.8``."""
    return " – ".join(number(scale * end, language) for end in ends)
