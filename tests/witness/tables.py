"""Random tables at which our engine and the witness play the same hands.

The witness houses are the rooms' own rules with the knobs turned to what PokerKit can do. Why each
knob is turned is told in docs/witness.md.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from doorcard.engine import Game, HandStarted, HouseRules, Seated, Stakes
from doorcard.games import FIVE_CARD_DRAW, FIVE_CARD_STUD, SEVEN_CARD_STUD
from doorcard.houses import DRAW_LIMIT, DRAW_POT, FORTUNE, SEVEN_STUD

FIVE_STUD_HOUSE = replace(
    FORTUNE,
    name="witness-five-stud",
    open_pair_street=None,
    headsup_uncap="never",
)
SEVEN_STUD_HOUSE = replace(SEVEN_STUD, name="witness-seven-stud", open_pair_street=None)
DRAW_LIMIT_HOUSE = replace(
    DRAW_LIMIT, name="witness-draw-limit", fold_when_free=False, draw_deal="after_all"
)
DRAW_POT_HOUSE = replace(
    DRAW_POT, name="witness-draw-pot", fold_when_free=False, draw_deal="after_all"
)


class Variant(Struct, frozen=True):
    """A game under a witness house."""

    game: Game
    house: HouseRules


VARIANTS = {
    "five_card_stud": Variant(FIVE_CARD_STUD, FIVE_STUD_HOUSE),
    "seven_card_stud": Variant(SEVEN_CARD_STUD, SEVEN_STUD_HOUSE),
    "five_card_draw": Variant(FIVE_CARD_DRAW, DRAW_LIMIT_HOUSE),
    "five_card_draw_pot_limit": Variant(FIVE_CARD_DRAW, DRAW_POT_HOUSE),
}


def random_table(variant: Variant, rng: Random) -> HandStarted:
    """A table with random seats, stakes and stacks; some stacks are very short."""
    house = variant.house
    count = rng.randint(2, house.max_seats)
    if rng.random() < 0.15:
        count = house.max_seats  # a full table, whose deck may run out
    seats = sorted(rng.sample(range(1, house.max_seats + 1), count))
    stakes = random_stakes(variant, rng)
    players = tuple(Seated(seat, random_stack(stakes, rng)) for seat in seats)
    started = HandStarted(
        hand="witness",
        game=variant.game,
        house=house,
        stakes=stakes,
        players=players,
    )
    if variant.game.forced == "bring_in":
        return started
    button = rng.randrange(count)
    small_blind = button if count == 2 else (button + 1) % count
    return replace(
        started,
        button=seats[button],
        small_blind=seats[small_blind],
        big_blind=seats[(small_blind + 1) % count],
    )


def random_stakes(variant: Variant, rng: Random) -> Stakes:
    small = rng.choice((4, 5, 11, 20, 25, 201))
    if variant.game.forced == "blinds":
        return Stakes(small, 2 * small, small_blind=small // 2, big_blind=small)
    bring_in = rng.randint(1, small // 2)
    return Stakes(small, 2 * small, ante=rng.randint(0, bring_in), bring_in=bring_in)


def random_stack(stakes: Stakes, rng: Random) -> int:
    """Mostly deep; else a few bets, or so little that forced payments take it all."""
    depth = rng.random()
    if depth < 0.6:
        return 100 * stakes.big
    if depth < 0.9:
        return rng.randint(1, 12 * stakes.big)
    return rng.randint(1, stakes.small)


def random_deck(started: HandStarted, cards: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """The cards shuffled; at some tables so that all players get cards of the same ranks.

    Such hands split the pot three or four ways, which otherwise hardly ever happens.
    """
    count = len(started.players)
    if len(cards) < 52 or started.house.burn or count not in (3, 4) or rng.random() < 0.1:
        return tuple(rng.sample(cards, len(cards)))
    ranks = [rng.sample(range(4 * rank, 4 * rank + 4), 4) for rank in rng.sample(range(13), 13)]
    dealt = [card for rank in ranks for card in rank[:count]]
    return (*dealt, *(card for rank in ranks for card in rank[count:]))
