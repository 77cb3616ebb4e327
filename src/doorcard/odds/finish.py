"""The street helper: what a hand still in the making will be, given every card seen."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from msgspec import Struct

from doorcard.cards import RANKS, SUITS, Card, card_text, rank_of, suit_of
from doorcard.odds.arrays import CATEGORY
from doorcard.odds.counting import Distribution, distribution
from doorcard.odds.errors import OddsError
from doorcard.odds.spots import HAND_SIZES, GameName, parse_dead, unseen_cards
from doorcard.ranking import CATEGORIES, Category, hand_value


class Kind(Struct, frozen=True):
    """One kind of hand to finish with.

    chance: of exactly this category; at_least: of it or a better one; live, seen: the cards that
    would make it at once if dealt next, those that can still come and those seen elsewhere. Only
    cards that raise the category are listed.
    """

    category: Category
    ways: int
    chance: Fraction
    at_least: Fraction
    live: tuple[Card, ...]
    seen: tuple[Card, ...]


class Suit(Struct, frozen=True):
    """One suit: cards of it held, seen elsewhere, still live; the chance of five or more."""

    suit: str
    held: int
    seen: int
    live: int
    five: Fraction


class Rank(Struct, frozen=True):
    """One rank held: how many, seen elsewhere, still live, the chance that one more comes."""

    rank: str
    held: int
    seen: int
    live: int
    another: Fraction


class Finish(Struct, frozen=True):
    """What a hand may become.

    made: what it is now; results: the exact distribution of the final hand; kinds: one for each
    category, royal flush first; suits: all four; ranks: those held, from the top.
    """

    own: tuple[Card, ...]
    to_come: int
    unseen: int
    made: Category
    results: Distribution
    kinds: tuple[Kind, ...]
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]


def finish(
    own: str | Sequence[Card], seen: str | Sequence[Card] = "", game: GameName = "stud7"
) -> Finish:
    """How a hand of stud may end, given all seen cards.

    own: the cards held, none to all; seen: every other known card, live or folded; game: "stud7"
    or "stud5" (in "draw" own cards are those kept, and what was thrown is among the seen).
    OddsError as make_spot.

    >>> hand = finish("2h 7h Kh", "3h 4c 5d 6s 8c 9d Js")
    >>> flush = next(kind for kind in hand.kinds if kind.category == Category.FLUSH)
    >>> flush.at_least
    Fraction(4073, 18655)
    >>> [(suit.held, suit.seen, suit.live, suit.five) for suit in hand.suits if suit.suit == "h"]
    [(3, 1, 9, Fraction(3651, 18655))]
    """
    held = parse_dead(own) if isinstance(own, str) else tuple(own)
    others = parse_dead(seen) if isinstance(seen, str) else tuple(seen)
    size = HAND_SIZES[game]
    if len(held) > size:
        over = card_text(held[size])
        raise OddsError("too_many_cards", {"hand": 1, "card": over, "most": size})
    deck = unseen_cards([*held, *others])
    to_come = size - len(held)
    results = distribution(held, deck, to_come)
    return Finish(
        own=held,
        to_come=to_come,
        unseen=len(deck),
        made=made(held),
        results=results,
        kinds=_kinds(held, others, deck, to_come, results),
        suits=tuple(_suit(suit, held, others, deck, to_come) for suit in range(len(SUITS))),
        ranks=tuple(
            _rank(rank, held, others, deck, to_come)
            for rank in sorted({rank_of(card) for card in held}, reverse=True)
        ),
    )


def made(cards: Sequence[Card]) -> Category:
    """What cards make as they lie: of fewer than five only pairs and the like count (B20).

    Takes none to seven.
    """
    if len(cards) >= 5:
        return Category(int(CATEGORY[hand_value(cards)]))
    ranks = [rank_of(card) for card in cards]
    groups = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    match groups:
        case [4, *_]:
            return Category.FOUR_OF_A_KIND
        case [3, *_]:
            return Category.THREE_OF_A_KIND
        case [2, 2, *_]:
            return Category.TWO_PAIR
        case [2, *_]:
            return Category.PAIR
        case _:
            return Category.HIGH_CARD


def _kinds(
    held: tuple[Card, ...],
    others: Sequence[Card],
    deck: Sequence[Card],
    to_come: int,
    results: Distribution,
) -> tuple[Kind, ...]:
    live = _next_makes(held, deck) if to_come else {}
    gone = _next_makes(held, others) if to_come else {}
    kinds = []
    at_least = 0
    for category in reversed(CATEGORIES):
        ways = results.ways(category)
        at_least += ways
        kinds.append(
            Kind(
                category=category,
                ways=ways,
                chance=Fraction(ways, results.total),
                at_least=Fraction(at_least, results.total),
                live=tuple(live.get(category, ())),
                seen=tuple(gone.get(category, ())),
            )
        )
    return tuple(kinds)


def _next_makes(held: tuple[Card, ...], cards: Sequence[Card]) -> dict[Category, list[Card]]:
    """The cards that raise the category if dealt next, by what they make."""
    now = made(held)
    makes: dict[Category, list[Card]] = {}
    for card in cards:
        then = made((*held, card))
        if then > now:
            makes.setdefault(then, []).append(card)
    return makes


def _suit(
    suit: int, held: Sequence[Card], others: Sequence[Card], deck: Sequence[Card], to_come: int
) -> Suit:
    own, live = _of_suit(suit, held), _of_suit(suit, deck)
    five = sum(
        comb(live, count) * comb(len(deck) - live, to_come - count)
        for count in range(max(0, 5 - own), to_come + 1)
    )
    chance = Fraction(five, comb(len(deck), to_come))
    return Suit(SUITS[suit], own, _of_suit(suit, others), live, chance)


def _of_suit(suit: int, cards: Sequence[Card]) -> int:
    return sum(suit_of(card) == suit for card in cards)


def _rank(
    rank: int, held: Sequence[Card], others: Sequence[Card], deck: Sequence[Card], to_come: int
) -> Rank:
    own, gone, live = (
        sum(rank_of(card) == rank for card in cards) for cards in (held, others, deck)
    )
    none = Fraction(comb(len(deck) - live, to_come), comb(len(deck), to_come))
    return Rank(RANKS[rank], own, gone, live, 1 - none)
