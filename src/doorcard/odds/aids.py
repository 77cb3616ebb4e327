"""What helps a player at a practice table: his odds, his chances, the best ways to draw.

Answers come quickly and are the same whenever the same is asked: few deals are counted, else a
fixed number is dealt with a fixed seed, by numpy alone.
"""

from collections.abc import Sequence
from typing import Final

from doorcard.cards import Card, card_text, parse_card
from doorcard.odds.equity import equity
from doorcard.odds.errors import OddsError
from doorcard.odds.finish import Finish, finish
from doorcard.odds.keeps import Keep, keeps
from doorcard.odds.results import Odds
from doorcard.odds.spots import HAND_SIZES, GameName, Holding
from doorcard.views.aids import AidQuestion, Aids, KeepAid, KindChance

GAME_NAMES: Final[dict[str, GameName]] = {
    "seven_card_stud": "stud7",
    "five_card_stud": "stud5",
    "five_card_draw": "draw",
}
_SEED: Final = 1
_COUNTED_SECONDS: Final = 0.3
_DEALS: Final = 60_000
_DEALS_OF_DRAWS: Final = 30_000  # they take longer
_DEALS_A_KEEP: Final = 12_000
_KEEPS: Final = 3  # ways to draw whose share is worked out
_LEAST_DEALS: Final = 500  # where fewer are dealt as the others drew, too little is learned


def aids(question: AidQuestion) -> Aids:
    """The answer for a player who sees what the question says.

    OddsError where no such table can be: a card twice, too many cards, none left.

    >>> from doorcard.views.aids import HandSeen
    >>> own, other = HandSeen(("Ac", "Ad", "Kh")), HandSeen(("9s",), hidden=2)
    >>> answer = aids(AidQuestion("seven_card_stud", (own, other), own=0, dead=("5c",)))
    >>> answer.opponents, round(answer.share, 2), answer.kinds[-1].kind
    (1, 0.75, 'pair')
    """
    if GAME_NAMES[question.game] != "draw":
        return _stud(question)
    return _after_the_draw(question) if question.drawn else _before_the_draw(question)


def _stud(question: AidQuestion) -> Aids:
    game = GAME_NAMES[question.game]
    shared, dead = _cards(question.shared), _cards(question.dead)
    hands = [Holding(_cards(hand.cards), hidden=hand.hidden) for hand in question.hands]
    others = [hand for place, hand in enumerate(hands) if place != question.own]
    odds = _odds(game, hands, _DEALS, dead, shared)
    seen = (*dead, *(card for hand in others for card in hand.cards))
    future = finish((*hands[question.own].cards, *shared), seen, game)
    return _answer(question, odds, future, outs=_outs(future))


def _before_the_draw(question: AidQuestion) -> Aids:
    """With the best way to draw, and the others drawing by habit."""
    own = _cards(question.hands[question.own].cards)
    ways = [way for way in keeps(own) if len(way.thrown) <= question.most_draw][:_KEEPS]
    tried = [
        (way, *_draw_odds(question, Holding(way.kept, thrown=way.thrown), _DEALS_A_KEEP))
        for way in ways
    ]
    tried.sort(key=lambda one: -one[1].players[question.own].share)
    best, odds, told = tried[0]
    told_keeps = tuple(_keep_aid(way, odds, question.own) for way, odds, _ in tried)
    future = finish(best.kept, best.thrown, "draw")
    return _answer(question, odds, future, keeps=told_keeps, draws_told=told)


def _after_the_draw(question: AidQuestion) -> Aids:
    hand = question.hands[question.own]
    own = Holding(_cards(hand.cards), thrown=_cards(hand.thrown))
    odds, told = _draw_odds(question, own, _DEALS_OF_DRAWS)
    return _answer(question, odds, finish(own.cards, own.thrown, "draw"), draws_told=told)


def _draw_odds(question: AidQuestion, own: Holding, deals: int) -> tuple[Odds, bool]:
    """The odds of the own hand, and whether they count how many cards the others drew."""
    drawn = [hand.drawn for hand in question.hands]
    try:
        odds = _odds("draw", _by_habit(drawn, own, question.own), deals)
    except OddsError as error:
        if error.code != "too_rare":
            raise
    else:
        if odds.samples >= _LEAST_DEALS:
            return odds, True
    anything = _by_habit([-1] * len(drawn), own, question.own)
    return _odds("draw", anything, deals), False


def _by_habit(drawn: Sequence[int], own: Holding, place: int) -> list[Holding]:
    """The own hand among others that nobody has seen; drawn: how many cards each drew, or -1."""
    hands = [Holding((), hidden=HAND_SIZES["draw"], habit=count) for count in drawn]
    hands[place] = own
    return hands


def _odds(
    game: GameName,
    hands: Sequence[Holding],
    deals: int,
    dead: Sequence[Card] = (),
    shared: Sequence[Card] = (),
) -> Odds:
    return equity(
        game,
        hands,
        dead,
        shared=shared,
        error=0,
        seconds=0,
        samples=deals,
        exact_seconds=_COUNTED_SECONDS,
        seed=_SEED,
        kernel="numpy",
    )


def _answer(
    question: AidQuestion,
    odds: Odds,
    future: Finish,
    outs: tuple[str, ...] = (),
    keeps: tuple[KeepAid, ...] = (),
    draws_told: bool = True,
) -> Aids:
    own = odds.players[question.own]
    return Aids(
        share=own.share,
        win=own.win,
        tie=own.tie,
        error=own.standard_error,
        opponents=len(question.hands) - 1,
        kinds=tuple(
            KindChance(kind.category.name.lower(), float(kind.chance))
            for kind in future.kinds
            if kind.ways
        ),
        outs=outs,
        keeps=keeps,
        draws_told=draws_told,
    )


def _outs(future: Finish) -> tuple[str, ...]:
    """The live cards that make the hand better at once, the best first."""
    return tuple(card_text(card) for kind in future.kinds for card in kind.live)


def _keep_aid(way: Keep, odds: Odds, own: int) -> KeepAid:
    kept = tuple(card_text(card) for card in way.kept)
    return KeepAid(kept, odds.players[own].share, float(way.improved))


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)
