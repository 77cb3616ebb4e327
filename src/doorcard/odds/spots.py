"""What is asked: who holds what, and which cards nobody can be dealt any more.

Hands are written with the usual card texts, with or without spaces:

    AcAd/Kh              stud: down cards / up cards (the slash is for the eye)
    ??/9s 8s             a card nobody has seen is ??; cards not written are still to come
    Ac Ad Kh 7s 2c       draw: five cards, which stand pat or are what the draw gave
    Ac Ad / Kh 7s 2c     draw: two kept / three thrown away, three to come
    Ac Ad                draw: two kept, three to come, what was thrown away was not seen
    ?? ?? ?? ?? ??/3     draw: a hand nobody has seen, which draws three as our habit would
    Ac Ad Kh 7s 2c/?     draw: five cards before the draw, which draws as our habit would
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from doorcard.cards import (
    FULL_DECK,
    HIDDEN_TEXT,
    Card,
    CardError,
    card_text,
    parse_card,
)
from doorcard.odds.errors import OddsError
from doorcard.odds.habit import thrown_by_habit

GameName = Literal["stud7", "stud5", "draw"]

# How many cards a hand has in the end.
HAND_SIZES: Final[dict[GameName, int]] = {"stud7": 7, "stud5": 5, "draw": 5}
MOST_PLAYERS: Final = 8

_HABIT = re.compile(r"(.*)/\s*([?0-5])\s*")


class Holding(Struct, frozen=True):
    """What is known of one hand.

    cards: known cards it keeps; thrown: known cards it threw away (draw); hidden: cards it holds
    that nobody has seen. habit: None, or it still draws as our habit says (see habit.py): -1 for
    any number of cards, 0..5 for a hand that is known to draw so many.
    """

    cards: tuple[Card, ...]
    thrown: tuple[Card, ...] = ()
    hidden: int = 0
    habit: int | None = None


HandLike: TypeAlias = "str | Holding | Sequence[Card]"


class Spot(Struct, frozen=True):
    """A question: a game, hands of two to eight players, and the dead cards.

    deck: the cards that can still come; size: cards of a hand in the end; common: whether the last
    card is one for everybody, as it is when the deck cannot give each player one (B24).
    """

    game: GameName
    size: int
    hands: tuple[Holding, ...]
    dead: tuple[Card, ...]
    deck: tuple[Card, ...]
    common: bool

    @property
    def to_come(self) -> tuple[int, ...]:
        """Cards each hand still gets (or holds unseen), the common one left out."""
        return tuple(self.size - len(hand.cards) - self.common for hand in self.hands)

    @property
    def by_habit(self) -> bool:
        """Whether somebody draws by habit, so that what he throws away depends on chance."""
        return any(hand.habit is not None for hand in self.hands)


def parse_dead(text: str) -> tuple[Card, ...]:
    """Cards written with or without spaces. OddsError bad_text, hidden_card."""
    cards, hidden = _parse_pieces(text)
    if hidden:
        raise OddsError("hidden_card", {"card": HIDDEN_TEXT})
    return cards


def parse_holding(game: GameName, text: str) -> Holding:
    """A hand as written above. OddsError bad_text.

    >>> parse_holding("draw", "AcAd/Kh 7s 2c").thrown
    (46, 23, 0)
    """
    if game != "draw":
        cards, hidden = _parse_pieces(text.replace("/", " "))
        return Holding(cards, hidden=hidden)
    if written := _HABIT.fullmatch(text):
        cards, hidden = _parse_pieces(written[1])
        return _before_the_draw(cards, hidden, written[2], text)
    kept, slash, thrown = text.partition("/")
    cards, hidden = _parse_pieces(kept)
    away = parse_dead(thrown)
    if slash and away and len(cards) + hidden + len(away) != HAND_SIZES[game]:
        got = len(cards) + hidden + len(away)
        raise OddsError(
            "wrong_count", {"what": f"cards kept and thrown in {text}", "needed": 5, "got": got}
        )
    return Holding(cards, thrown=away, hidden=hidden)


def _before_the_draw(cards: tuple[Card, ...], hidden: int, draws: str, text: str) -> Holding:
    """A hand of five, of which some may be hidden, that draws by habit."""
    if len(cards) + hidden != HAND_SIZES["draw"]:
        got = len(cards) + hidden
        raise OddsError(
            "wrong_count", {"what": f"cards before the draw in {text}", "needed": 5, "got": got}
        )
    habit = -1 if draws == "?" else int(draws)
    if hidden:
        return Holding(cards, hidden=hidden, habit=habit)
    thrown = thrown_by_habit(cards)
    if habit >= 0 and habit != len(thrown):
        raise OddsError(
            "wrong_count",
            {"what": f"cards drawn by habit in {text}", "needed": len(thrown), "got": habit},
        )
    return Holding(tuple(card for card in cards if card not in thrown), thrown=thrown)


def _parse_pieces(text: str) -> tuple[tuple[Card, ...], int]:
    """The known cards of a text, and how many are hidden."""
    pieces = [piece for word in text.split() for piece in _pairs(word)]
    try:
        known = tuple(parse_card(piece) for piece in pieces if piece != HIDDEN_TEXT)
    except CardError as error:
        raise OddsError("bad_text", {"text": error.facts["text"]}) from error
    return known, len(pieces) - len(known)


def _pairs(word: str) -> Iterable[str]:
    return (word[start : start + 2] for start in range(0, len(word), 2))


def make_spot(
    game: GameName,
    hands: Sequence[HandLike],
    dead: str | Sequence[Card] = "",
    shared: str | Sequence[Card] = "",
) -> Spot:
    """The question, seen to be possible.

    shared: a common card that is dealt already and belongs to every hand (B24).

    OddsError bad_text, bad_card, wrong_count (2 to 8 hands), too_many_cards, repeated_card (a card
    stands twice among all hands and dead cards), no_cards_left.

    >>> make_spot("stud7", ["AcAd/Kh", "??/9s 8s"], "5c 5h").to_come
    (4, 5)
    >>> make_spot("stud7", ["AcAd/Kh 7s 2c 9d", "????/9s 8s 3d 4d"], shared="5h").to_come
    (0, 2)
    """
    if game not in HAND_SIZES:
        raise OddsError("bad_text", {"text": game})
    if not 2 <= len(hands) <= MOST_PLAYERS:
        raise OddsError("wrong_count", {"what": "hands", "needed": "2 to 8", "got": len(hands)})
    holdings = tuple(_holding(game, hand) for hand in hands)
    away = parse_dead(dead) if isinstance(dead, str) else tuple(dead)
    common_cards = parse_dead(shared) if isinstance(shared, str) else tuple(shared)
    size = HAND_SIZES[game]
    seen = [*(card for hand in holdings for card in (*hand.cards, *hand.thrown)), *away]
    seen += common_cards
    holdings = tuple(replace(hand, cards=(*hand.cards, *common_cards)) for hand in holdings)
    for number, holding in enumerate(holdings, 1):
        _check_size(number, holding, size)
    deck = unseen_cards(seen)
    common = _common_card(game, holdings, size, deck, seen)
    return Spot(game, size, holdings, away, deck, common)


def _holding(game: GameName, hand: HandLike) -> Holding:
    if isinstance(hand, str):
        return parse_holding(game, hand)
    return hand if isinstance(hand, Holding) else Holding(tuple(hand))


def _check_size(number: int, hand: Holding, size: int) -> None:
    if len(hand.cards) + hand.hidden > size:
        over = hand.cards[size] if len(hand.cards) > size else None
        card = HIDDEN_TEXT if over is None else card_text(over)
        raise OddsError("too_many_cards", {"hand": number, "card": card, "most": size})


def unseen_cards(seen: Iterable[Card]) -> tuple[Card, ...]:
    """The rest of the deck. OddsError repeated_card, bad_card."""
    known: set[Card] = set()
    for card in seen:
        if not 0 <= card < len(FULL_DECK):
            raise OddsError("bad_card", {"card": card})
        if card in known:
            raise OddsError("repeated_card", {"card": card_text(card)})
        known.add(card)
    return tuple(card for card in FULL_DECK if card not in known)


def _common_card(
    game: GameName,
    hands: Sequence[Holding],
    size: int,
    deck: Sequence[Card],
    seen: Sequence[Card],
) -> bool:
    """Whether the last card must be a common one. OddsError if there is not even that."""
    # A hand that draws by habit holds five cards first; cards thrown away come back if need be.
    needed = sum(size - len(hand.cards) for hand in hands)
    if needed <= len(deck):
        return False
    before_last = needed - len(hands)
    nobody_has_seventh = all(len(hand.cards) + hand.hidden < size for hand in hands)
    if game == "stud7" and nobody_has_seventh and before_last + 1 <= len(deck):
        return True
    last = card_text(seen[-1]) if seen else ""
    raise OddsError("no_cards_left", {"needed": needed, "left": len(deck), "last_card": last})
