"""Prizes in whole units: percent tables, seats in another tournament, shared places."""

from collections.abc import Sequence

from doorcard.room.tournament.structure import WHOLE, Payouts, Structure


def table_for(structure: Structure, entries: int) -> Payouts:
    """The percent table of a field; the largest one also serves larger fields."""
    fitting = (table for table in structure.payouts if entries <= table.most_entries)
    return next(fitting, structure.payouts[-1])


def prizes(structure: Structure, entries: int, pool: int) -> tuple[int, ...]:
    """The prize of each paid place, the winner's first; together they are the whole pool.

    pool: units. There are never more prizes than entries, and none of nothing.
    """
    if structure.satellite is not None:
        paid = _seats(pool, structure.satellite.seat_price, entries)
    else:
        paid = _by_table(table_for(structure, entries), entries, pool)
    return tuple(prize for prize in paid if prize)


def _by_table(table: Payouts, entries: int, pool: int) -> list[int]:
    """Shares rounded down; the odd chips go one each to the best places, and so round again.

    A table with more places than there are entries leaves its rest to the places there are.
    """
    shares = [share for count, share in table.shares for _ in range(count)][:entries]
    paid = [pool * share // WHOLE for share in shares]
    return _with_odd_chips(paid, pool)


def _seats(pool: int, price: int, entries: int) -> list[int]:
    """As many seats as the pool pays for; what is left goes to the next place, or is shared."""
    count = min(entries, pool // price)
    paid = [price] * count
    left = pool - count * price
    if left and count < entries:
        return [*paid, left]
    return _with_odd_chips(paid, pool)


def _with_odd_chips(paid: list[int], pool: int) -> list[int]:
    each, odd = divmod(pool - sum(paid), len(paid))
    return [prize + each + (place < odd) for place, prize in enumerate(paid)]


def shared(prizes_of_places: Sequence[int], players: int) -> list[int]:
    """What each of ``players`` gets who share some places; odd chips one each to the first ones.

    The players stand in seat order, so that the odd chips go by a rule and not by chance.
    """
    total = sum(prizes_of_places)
    each, odd = divmod(total, players)
    return [each + (number < odd) for number in range(players)]
