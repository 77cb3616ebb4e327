"""The usual amounts of a table, from its lower limit or big blind."""

from doorcard.engine.house import HouseRules
from doorcard.engine.stakes import Stakes


def stakes_for(house: HouseRules, small: int) -> Stakes:
    """Stakes of a table whose lower limit (stud) or big blind (draw) is ``small`` units.

    Ante and bring-in are the house's usual parts of it, rounded up to a unit (B54); the small
    blind is half the big one, rounded down. The least wager after the draw follows K36.
    """
    if small < 2:
        raise ValueError(f"the lower limit must be at least 2 units, not {small}")
    if house.bring_in_divisor:
        return Stakes(
            small=small,
            big=2 * small,
            ante=_part(small, house.ante_divisor),
            bring_in=_part(small, house.bring_in_divisor),
        )
    return Stakes(
        small=small,
        big=2 * small if house.min_wager_round2 == "2bb" else small,
        ante=_part(small, house.ante_divisor),
        small_blind=small // 2,
        big_blind=small,
    )


def _part(amount: int, divisor: int) -> int:
    return -(-amount // divisor) if divisor else 0
