"""The number of ways through a limit round, worked out without the engine.

Everybody is deep, one bet size, no open pair and no lifted cap. What matters then is only how many
players still owe an answer, how many have given theirs, and how many wagers there were.
"""

from functools import cache


@cache
def facing(to_answer: int, answered: int, wagers: int, cap: int) -> int:
    """Ways when there is something to call: fold, call, or raise below the cap."""
    if to_answer == 0 or to_answer + answered == 1:
        return 1
    ways = facing(to_answer - 1, answered, wagers, cap)
    ways += facing(to_answer - 1, answered + 1, wagers, cap)
    if wagers < cap:
        ways += facing(to_answer - 1 + answered, 1, wagers + 1, cap)
    return ways


@cache
def unopened(to_act: int, checked: int, cap: int, fold_when_free: bool) -> int:
    """Ways when nobody has bet: check or bet, and fold where K38 offers it."""
    if to_act == 0 or to_act + checked == 1:
        return 1
    ways = unopened(to_act - 1, checked + 1, cap, fold_when_free)
    ways += facing(to_act - 1 + checked, 1, 1, cap)
    if fold_when_free:
        ways += unopened(to_act - 1, checked, cap, fold_when_free)
    return ways


def bring_in_round(players: int, cap: int) -> int:
    """The low card brings it in, which is no wager, or completes, which is the first (B12)."""
    return facing(players - 1, 1, 0, cap) + facing(players - 1, 1, 1, cap)


def blinds_round(players: int, cap: int) -> int:
    """Everybody answers the big blind, which is wager one (B12); it may check, raise or fold."""
    return facing(players, 0, 1, cap)
