"""The table as one viewer may know it. Everything that leaves the server is made here.

``Viewer(seat)`` is what the room uses: give it each event of a hand, it redacts the event, folds it
and says the dealer's lines; ``seat_view`` then makes the whole picture. ``past_hand`` is a finished
hand as one may read it afterwards.
"""

from doorcard.cards import card_text, rank_of, suit_of
from doorcard.engine.options import Option, OptionKind
from doorcard.views.aids import AidQuestion, Aids, Price, aid_question, dead_cards, price_of
from doorcard.views.assemble import Joined, own_view, seat_view
from doorcard.views.betting_public import betting_public
from doorcard.views.changes import Changes, changes
from doorcard.views.own import NOTHING_OWN, OwnView, with_own
from doorcard.views.past_hand import PastHand, PastPlayer, mucked_hands, past_hand
from doorcard.views.redact import redact
from doorcard.views.replay import KnownHand, Replay, ReplayStep, replay_hand
from doorcard.views.results import HandResult, hand_results
from doorcard.views.seat_view import (
    ActLine,
    CardView,
    Clock,
    FoldedCard,
    HandView,
    Place,
    PotView,
    SeatView,
    Start,
)
from doorcard.views.table_facts import NO_BETTING, BettingPublic, Chair, TableFacts
from doorcard.views.table_fold import TableFold
from doorcard.views.viewer import Company, OwnHand, Viewer
from doorcard.views.words import DealerWords, Line

__all__ = [
    "NOTHING_OWN",
    "NO_BETTING",
    "ActLine",
    "AidQuestion",
    "Aids",
    "BettingPublic",
    "CardView",
    "Chair",
    "Changes",
    "Clock",
    "Company",
    "DealerWords",
    "FoldedCard",
    "HandResult",
    "HandView",
    "Joined",
    "KnownHand",
    "Line",
    "Option",
    "OptionKind",
    "OwnHand",
    "OwnView",
    "PastHand",
    "PastPlayer",
    "Place",
    "PotView",
    "Price",
    "Replay",
    "ReplayStep",
    "SeatView",
    "Start",
    "TableFacts",
    "TableFold",
    "Viewer",
    "aid_question",
    "betting_public",
    "card_text",
    "changes",
    "dead_cards",
    "hand_results",
    "mucked_hands",
    "own_view",
    "past_hand",
    "price_of",
    "rank_of",
    "redact",
    "replay_hand",
    "seat_view",
    "suit_of",
    "with_own",
]
