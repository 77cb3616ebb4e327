"""Who wins how often."""

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from doorcard.cards import Card
from doorcard.odds.compiled import Kernel, chosen_kernel
from doorcard.odds.errors import OddsError
from doorcard.odds.exact import STEPS_A_SECOND, exact_kernel, exact_tally, steps_needed
from doorcard.odds.results import Method, Odds, odds_of
from doorcard.odds.sampling import Enough, sampled_tally
from doorcard.odds.spots import GameName, HandLike, make_spot

ERROR: Final = 0.0002
SECONDS: Final = 10.0
# Exact odds are computed unless they would take longer than this on one core.
EXACT_SECONDS: Final = 5.0
_MOST_STEPS: Final = 1e12


def equity(
    game: GameName,
    hands: Sequence[HandLike],
    dead: str | Sequence[Card] = "",
    *,
    shared: str | Sequence[Card] = "",
    method: Method | None = None,
    error: float = ERROR,
    seconds: float = SECONDS,
    samples: int = 0,
    exact_seconds: float = EXACT_SECONDS,
    seed: int | None = None,
    kernel: Kernel | None = None,
    progress: Callable[[float], None] | None = None,
) -> Odds:
    """The odds of two to eight hands if nobody folds any more.

    game: "stud7", "stud5" or "draw"; hands: texts as spots.py tells, Holdings or known cards;
    dead: seen cards that nobody holds, a text or cards. A hand's unseen cards and all that are to
    come are equally likely to be any card not named. In seven-card stud the last card is a common
    one if the deck cannot give each hand its own (B24); shared: that card once it is dealt.

    method: "exact" counts every deal, "sampled" never does; None counts if that takes about
    `exact_seconds` or less.
    A sample ends as soon as every share has a standard error of at most `error`, or after
    `seconds`, or after `samples` deals; 0 lifts a limit. The same seed gives the same sample on
    any machine, with the same kernel and unless time ended it. kernel: "numba" or "numpy"; None
    takes numba if it is installed and worth loading. progress: called with the part done, 0 to 1.

    OddsError as make_spot, too_large, too_rare, no_cards_left; ImportError if numba is asked for
    and missing.

    >>> odds = equity("stud7", ["9c9d/9h", "AhAs/Kd"])
    >>> odds.method, odds.samples, odds.players[0].wins, round(odds.players[0].share, 6)
    ('exact', 18265297050, 15486922178, 0.847888)
    >>> odds = equity("draw", ["AcAd/9h 7s 2c", "KhKs/8d 6c 3h"])
    >>> round(odds.players[0].share, 6)
    0.767758
    """
    spot = make_spot(game, hands, dead, shared)
    if method != "sampled":
        counting = exact_kernel(spot, kernel)
        steps = steps_needed(spot, counting)
        if method == "exact" and steps > _MOST_STEPS:
            raise OddsError("too_large", {"steps": f"{steps:.0e}", "most": f"{_MOST_STEPS:.0e}"})
        if method == "exact" or steps <= exact_seconds * STEPS_A_SECOND[counting]:
            return odds_of(game, exact_tally(spot, counting, progress), "exact", None)
    chosen_seed = secrets.randbits(63) if seed is None else seed
    sampling = chosen_kernel(kernel, 1, 0)
    enough = _enough(error, seconds, samples)
    tally = sampled_tally(spot, sampling, chosen_seed, enough, progress)
    return odds_of(game, tally, "sampled", chosen_seed)


def _enough(error: float, seconds: float, samples: int) -> Enough:
    for name, number in (("error", error), ("seconds", seconds), ("samples", samples)):
        if not 0 <= number < float("inf"):
            raise OddsError(
                "wrong_count", {"what": name, "needed": "0 or more", "got": str(number)}
            )
    if not (error or seconds or samples):
        limits = "error, seconds or samples"
        raise OddsError("wrong_count", {"what": limits, "needed": "a limit", "got": 0})
    return Enough(error, seconds, samples)
