"""Odds of stud and draw: many hand values at once, equity, draws, hands in the making.

Needs numpy, which comes with the extra `odds` (pip install 'doorcard[odds]') as does numba, without
which everything works, only slower. Nothing else of doorcard imports this.

hand_values(cards)            values of many hands at once
distribution(own, deck, n)    how often chance gives each hand value, exactly
equity(game, hands, dead)     who wins how often: seven- and five-card stud, five-card draw
keeps(cards, dead)            the 32 ways to play a draw
finish(own, seen, game)       what a hand in the making may become, and its outs
deal_chances(game, players)   what is dealt, and what the doors show
"""

# First of all: it says what to install where numpy is missing.
from doorcard.odds.arrays import Cards, Values
from doorcard.odds.chances import Chance, deal_chances
from doorcard.odds.counting import Distribution, distribution, lowest_value
from doorcard.odds.equity import equity
from doorcard.odds.errors import OddsError
from doorcard.odds.finish import Finish, finish
from doorcard.odds.keeps import Keep, keeps
from doorcard.odds.results import Odds, PlayerOdds
from doorcard.odds.spots import HAND_SIZES, GameName, Holding, Spot, make_spot, parse_holding
from doorcard.odds.values import hand_values

__all__ = [
    "HAND_SIZES",
    "Cards",
    "Chance",
    "Distribution",
    "Finish",
    "GameName",
    "Holding",
    "Keep",
    "Odds",
    "OddsError",
    "PlayerOdds",
    "Spot",
    "Values",
    "deal_chances",
    "distribution",
    "equity",
    "finish",
    "hand_values",
    "keeps",
    "lowest_value",
    "make_spot",
    "parse_holding",
]
