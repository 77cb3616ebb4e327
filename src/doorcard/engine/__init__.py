"""The rules of one hand. Commands go in, events come out; no clock, no dice, no files."""

from doorcard.engine.audit import audit
from doorcard.engine.commands import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Leave,
    Muck,
    Show,
    Shuffle,
    TimeOut,
    Void,
    Wager,
)
from doorcard.engine.events import Event, HandStarted, Seated
from doorcard.engine.game import Game, Street
from doorcard.engine.hand import Hand
from doorcard.engine.house import HouseRules
from doorcard.engine.legal import legal, replies
from doorcard.engine.options import Option
from doorcard.engine.refusals import Refusal
from doorcard.engine.setup import SetupError
from doorcard.engine.stakes import Stakes

__all__ = [
    "BringIn",
    "Call",
    "Check",
    "Command",
    "Discard",
    "Event",
    "Fold",
    "Game",
    "Hand",
    "HandStarted",
    "HouseRules",
    "Leave",
    "Muck",
    "Option",
    "Refusal",
    "Seated",
    "SetupError",
    "Show",
    "Shuffle",
    "Stakes",
    "Street",
    "TimeOut",
    "Void",
    "Wager",
    "audit",
    "legal",
    "replies",
]
