"""Flushes and straights in the making, and what to throw away in draw."""

from collections.abc import Sequence

from doorcard.views import rank_of, suit_of
from doorcard.views.hand_code import hand_code, read_code

PAIR = 1
STRAIGHT = 4
JACK = 9
ACE = 12


def flush_cards(cards: Sequence[int]) -> list[int]:
    """The largest group of one suit."""
    suits = [[card for card in cards if suit_of(card) == suit] for suit in range(4)]
    return max(suits, key=len)


def straight_cards(cards: Sequence[int]) -> list[int]:
    """The most cards of an open run: different ranks within five, not stuck at the ace.

    Only runs without a hole that can grow at both ends are looked for; a full straight counts too.
    """
    by_rank = {rank_of(card): card for card in cards}
    best: list[int] = []
    for low in range(13):
        run: list[int] = []
        while low + len(run) in by_rank and len(run) < 5:
            run.append(by_rank[low + len(run)])
        open_ended = low > 0 and low + len(run) - 1 < ACE
        if len(run) > len(best) and (open_ended or len(run) == 5):
            best = run
    return best


def cards_to_keep(cards: Sequence[int]) -> list[int]:
    """What a sensible player keeps of five cards.

    A straight or better whole; pairs and trips, but a low pair gives way to four of a suit; four
    of a suit or of an open straight; else the two highest cards.
    """
    category, top, *_ = read_code(hand_code(cards))
    if category >= STRAIGHT:
        return list(cards)
    alike = [card for card in cards if _same_rank(cards, card) > 1]
    suited, run = flush_cards(cards), straight_cards(cards)
    low_pair = category == PAIR and top < JACK
    if len(suited) == 4 and (not alike or low_pair):
        return suited
    if alike:
        return alike
    if len(run) == 4:
        return run
    return sorted(cards, key=rank_of)[-2:]


def cards_to_throw(cards: Sequence[int], most: int) -> list[int]:
    """What he exchanges: all he does not keep, the lowest first if only ``most`` may go."""
    keep = cards_to_keep(cards)
    spare = sorted((card for card in cards if card not in keep), key=rank_of)
    return spare[:most]


def _same_rank(cards: Sequence[int], card: int) -> int:
    return sum(rank_of(other) == rank_of(card) for other in cards)
