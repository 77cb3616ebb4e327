"""What of a record each form of text tells, so that written and read can be compared."""

from typing import Any

from doorcard.cards import HIDDEN
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    LowCard,
    Mucked,
    OpenPair,
    Protected,
    Record,
    Reshuffled,
    Returned,
    Shown,
    Street,
    Total,
    Won,
)

WAGERS = ("bet", "raise", "complete")

# What a form has no words for.
UNTOLD: dict[str, tuple[type, ...]] = {
    "pokerstars": (LowCard,),
    "full-tilt": (OpenPair,),
    "phh": (LowCard, OpenPair, Reshuffled, Returned, Won, Total),
}


def head_as_told(record: Record, form: str) -> tuple[Any, ...]:
    """The head without what the form leaves out."""
    stakes = record.stakes
    limits: tuple[int, ...] = ()  # of pot-limit stud no form tells them
    if record.structure == "limit":
        limits = (stakes.small, stakes.big)
    elif record.game == "five_card_draw":
        limits = (stakes.big_blind,)
    players = [(player.seat, player.stack) for player in record.players]
    told: tuple[Any, ...] = (record.game, record.structure, limits, players)
    if form != "phh":
        names = [(player.name, player.absent) for player in record.players]
        told += (record.tournament, names, record.button)
    return told


def facts_as_told(record: Record, form: str) -> list[tuple[Any, ...]]:
    """The facts without lines, and without what the form leaves out."""
    told = []
    drawing = False
    drawing_game = record.game == "five_card_draw"
    for fact in record.facts:
        if isinstance(fact, UNTOLD[form]):
            continue
        drawing = drawing or isinstance(fact, Discard)
        if isinstance(fact, Street) and drawing_game and form != "full-tilt":
            continue  # there the first discard tells of the draw, not a heading
        told += _fact(fact, form, drawing)
    folds = sum(part[0] == "act" and part[2] == "fold" for part in told)
    if form == "phh" and folds == len(record.players) - 1:
        # A winner nobody called is not asked there whether he shows.
        told = [part for part in told if part[0] != "mucked"]
    if form == "phh":  # blinds stand there as a list of players, before everything else
        told.sort(key=lambda part: (part[0] != "blind", part[1] if part[0] == "blind" else 0))
    return told


def _fact(fact: Fact, form: str, drawing: bool) -> list[tuple[Any, ...]]:
    match fact:
        case Ante(seat=seat, amount=amount):
            return [("ante", seat, amount)]
        case Blind():
            return _blind(fact, form)
        case Street(number=number):
            return [("street", number)]
        case Community(card=card):
            return [("shared", card)]
        case LowCard(seat=seat):
            return [("low", seat)]
        case OpenPair() | Reshuffled():
            return [(type(fact).__name__,)]
        case Deal(seat=seat, down=down, up=up):
            return _cards(seat, down, up, form, drawing)
        case Drawn(seat=seat, cards=cards):
            return _cards(seat, cards, (), form, True)
        case Discard(seat=seat, count=count, cards=cards):
            return [("discard", seat, count, cards)]
        case Act():
            return [_act(fact, form)]
        case Returned(seat=seat, amount=amount):
            return [("returned", seat, amount)]
        case Shown(seat=seat, cards=cards):
            return [("shown", seat, cards)]
        case Protected(seat=seat):
            return [("protected", seat)]
        case Mucked(seat=seat):
            return [("mucked", seat)]
        case Won(seat=seat, amount=amount, pot=pot):
            return [("won", seat, amount, pot or 0)]
        case Total(pot=pot, rake=rake, pots=pots):
            # One pot is not told by itself: it is the total.
            return [("total", pot, rake, pots if len(pots) > 1 else ())]
    return []  # Result and Known are told on other occasions


def _blind(blind: Blind, form: str) -> list[tuple[Any, ...]]:
    if form == "full-tilt" and blind.kind == "post":  # it tells the two parts by themselves
        parts = [("dead", blind.seat, blind.dead), ("live", blind.seat, blind.live)]
        return [part for part in parts if part[2]]
    if form == "phh":  # the larger one is the big one
        return [("blind", blind.seat, blind.live)]
    return [("blind", blind.kind, blind.seat, blind.live, blind.dead)]


def _cards(
    seat: int, down: tuple[int, ...], up: tuple[int, ...], form: str, drawing: bool
) -> list[tuple[Any, ...]]:
    if form != "phh" and not up and HIDDEN in down:
        return []  # texts do not say that a hidden card was dealt
    return [("drawn" if drawing else "dealt", seat, down, up)]


def _act(act: Act, form: str) -> tuple[Any, ...]:
    # The texts say "raises" or "bets" where we say "completes" (R1.22).
    kind = "wager" if act.act in WAGERS else act.act
    all_in = act.all_in and form != "phh"
    to = act.to if act.paid else 0
    return ("act", act.seat, kind, act.paid, to, all_in)
