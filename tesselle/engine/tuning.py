"""What a search wants to know about a game."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """How to search a game well, found by playing matches."""

    # The simulations of levels 1 to 6; 0: what looks best one step ahead.
    budgets: tuple[int, int, int, int, int, int] = (0, 0, 30, 100, 300, 1000)
    guided: bool = True  # by `worths`; without it the search knows nothing but the rules
    depth: int = 1000  # events a play-out may take before `evaluate` judges
    widest: int = 16  # actions looked at in one place, the best by `worths`
    curiosity: float = 1.4  # how much actions attract that were little tried but looked good
    warmth: float = 1.0  # by how much worths may differ and two actions still compete
    spread: float = 8.0  # points of a lead with which a match is still open
    slip: float = 0.1  # how often a play-out takes the second best
    margin: float = 0.05  # how much of an outcome is the margin, not the place
    full_score: float = 100.0  # points that count as 1 where one seat plays alone
    alone: "Tuning | None" = None  # all of this for one seat, where it differs
