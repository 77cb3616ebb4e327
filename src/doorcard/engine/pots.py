"""Uncalled chips, side pots and odd chips, as arithmetic on plain numbers (0.5, B17-B19)."""

from collections.abc import Sequence


def uncalled(totals: Sequence[int]) -> tuple[int, int] | None:
    """Who alone has the highest total, and by how much it tops the second highest (B17).

    totals: what each position has put in, folded ones included, dead posts excluded.
    Returns (position, units), or None when the highest total is shared.
    """
    highest = second = 0
    owner = -1
    for position, total in enumerate(totals):
        if total > highest:
            highest, second, owner = total, highest, position
        elif total > second:
            second = total
    return (owner, highest - second) if highest > second else None


def side_pots(
    totals: Sequence[int], live: Sequence[bool], dead_money: int = 0
) -> list[tuple[int, list[int]]]:
    """Main pot first: (units, positions that may win it) (B18).

    totals: what each position put in. live: who still holds cards. dead_money: posts that are
    nobody's wager (B32); they belong to the main pot. Chips of folded players above the highest
    live total stay in the last pot. Empty pots are left out.
    """
    levels = sorted({total for total, lives in zip(totals, live, strict=True) if lives})
    if len(levels) == 1:  # nobody is short: one pot, folded chips and all
        amount = sum(totals) + dead_money
        return [(amount, [p for p, lives in enumerate(live) if lives])] if amount else []
    pots: list[tuple[int, list[int]]] = []
    below = 0
    for level in levels:
        top = level if level != levels[-1] else max(totals)
        amount = sum(min(total, top) - min(total, below) for total in totals)
        amount, dead_money = amount + dead_money, 0
        if amount:
            pots.append(
                (amount, [p for p, total in enumerate(totals) if live[p] and total >= level])
            )
        below = level
    return pots


def split(amount: int, winners: Sequence[int]) -> list[int]:
    """Equal parts of ``amount``; one odd chip each to the first of ``winners`` (B19)."""
    part, odd = divmod(amount, len(winners))
    return [part + (1 if place < odd else 0) for place in range(len(winners))]


def rake_of(pots: Sequence[int], basis_points: int, cap: int | None) -> list[int]:
    """Rake of each pot: a part of their sum, floored and capped, the main pot paying first (B50).

    pots: units of each pot, main pot first. basis_points: hundredths of a percent.
    """
    due = sum(pots) * basis_points // 10_000
    if cap is not None:
        due = min(due, cap)
    rakes = []
    for amount in pots:
        taken = min(due, amount)
        rakes.append(taken)
        due -= taken
    return rakes
