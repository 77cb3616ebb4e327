"""Tournaments ready to be started: sit-and-gos, one for several tables in each game, one mixed."""

from collections.abc import Sequence

from doorcard.houses import HOUSES, stakes_for
from doorcard.room.tournament.structure import Break, Level, Payouts, Period, Structure

# Lower limits of stud, and big blinds of draw, level by level.
STUD_LIMITS = (20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200,
               5000, 8000, 12_000, 20_000, 30_000, 50_000, 80_000, 120_000)  # fmt: skip
BIG_BLINDS = (20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200,
              5000, 8000, 12_000, 20_000, 30_000, 50_000, 80_000, 120_000)  # fmt: skip

WINNER_TAKES_ALL = (Payouts(10_000, ((1, 10_000),)),)

# About one entry in eight is paid; hundredths of a percent.
PAYOUTS = (
    Payouts(4, ((1, 10_000),)),
    Payouts(6, ((1, 6500), (1, 3500))),
    Payouts(10, ((1, 5000), (1, 3000), (1, 2000))),
    Payouts(20, ((1, 4500), (1, 2700), (1, 1700), (1, 1100))),
    Payouts(30, ((1, 3900), (1, 2500), (1, 1600), (1, 1100), (1, 900))),
    Payouts(50, ((1, 3300), (1, 2000), (1, 1400), (1, 1100), (1, 900), (1, 700), (1, 600))),
    Payouts(
        100,
        ((1, 2700), (1, 1700), (1, 1250), (1, 950), (1, 750), (1, 600), (1, 500), (1, 400),
         (1, 350), (1, 300), (2, 250)),
    ),
    Payouts(
        200,
        ((1, 2400), (1, 1500), (1, 1050), (1, 800), (1, 650), (1, 500), (1, 400), (1, 300),
         (4, 200), (4, 160), (8, 120)),
    ),
    Payouts(
        400,
        ((1, 2160), (1, 1350), (1, 950), (1, 700), (1, 550), (1, 450), (1, 350), (1, 250),
         (4, 160), (4, 130), (8, 100), (8, 80), (16, 40)),
    ),
    Payouts(
        10_000,
        ((1, 2000), (1, 1250), (1, 900), (1, 670), (1, 520), (1, 400), (1, 300), (1, 228),
         (4, 140), (4, 115), (8, 90), (8, 75), (16, 55), (16, 32)),
    ),
)  # fmt: skip


def rising(
    houses: Sequence[str], lower: Sequence[int], length: int, breaks_after: int = 0, rest: int = 5
) -> tuple[Period, ...]:
    """Levels with these lower limits or big blinds; the rooms take turns.

    length: of every level but the last. breaks_after: a break of ``rest`` minutes after so many
    levels, 0 for none.
    """
    periods: list[Period] = []
    for number, small in enumerate(lower, 1):
        house = houses[(number - 1) % len(houses)]
        last = number == len(lower)
        periods.append(Level(house, stakes_for(HOUSES[house], small), 0 if last else length))
        if breaks_after and number % breaks_after == 0 and not last:
            periods.append(Break(rest))
    return tuple(periods)


DRAW_SIT_AND_GO = Structure(
    name="draw-sng-6", seats=6, least=6, most=6, stack=1500,
    measure="hands", periods=rising(("draw-limit",), BIG_BLINDS, 8),
    payouts=PAYOUTS, price=500, fee=50,
)  # fmt: skip

STUD_SIT_AND_GO = Structure(
    name="stud-sng-8", seats=8, least=8, most=8, stack=1500,
    periods=rising(("seven-stud",), STUD_LIMITS, 6),
    payouts=PAYOUTS, price=500, fee=50,
)  # fmt: skip

HEADS_UP = Structure(
    name="heads-up", seats=2, least=2, most=2, stack=1500,
    measure="hands", periods=rising(("seven-stud",), STUD_LIMITS, 10),
    payouts=WINNER_TAKES_ALL, price=1000, fee=50,
)  # fmt: skip

SEVEN_STUD_MULTI = Structure(
    name="stud-multi", seats=8, least=9, most=1000, stack=3000,
    periods=rising(("seven-stud",), STUD_LIMITS, 10, breaks_after=5),
    payouts=PAYOUTS, price=1000, fee=100, late_periods=4, reentries=1,
)  # fmt: skip

FIVE_STUD_MULTI = Structure(
    name="five-stud-multi", seats=8, least=9, most=1000, stack=2000,
    periods=rising(("fortune",), STUD_LIMITS, 8, breaks_after=6),
    payouts=PAYOUTS, price=1000, fee=100, late_periods=4,
)  # fmt: skip

DRAW_MULTI = Structure(
    name="draw-multi", seats=6, least=7, most=1000, stack=2500,
    periods=rising(("draw-pot",), BIG_BLINDS, 10, breaks_after=5),
    payouts=PAYOUTS, price=1000, fee=100, late_periods=4, reentries=1,
)  # fmt: skip

MIXED = Structure(
    name="mixed", seats=6, least=2, most=500, stack=2500,
    measure="hands",
    periods=rising(("seven-stud", "draw-limit", "fortune"), STUD_LIMITS, 8, breaks_after=6),
    payouts=PAYOUTS, price=1000, fee=100,
)  # fmt: skip

PRESETS: dict[str, Structure] = {
    one.name: one
    for one in (
        DRAW_SIT_AND_GO,
        STUD_SIT_AND_GO,
        HEADS_UP,
        SEVEN_STUD_MULTI,
        FIVE_STUD_MULTI,
        DRAW_MULTI,
        MIXED,
    )
}
