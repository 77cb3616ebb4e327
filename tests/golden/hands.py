"""The golden hands: one short hand a house, written as a script of acts."""

from msgspec import Struct

from doorcard.cards import parse_cards
from doorcard.engine import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    HandStarted,
    Muck,
    Refusal,
    Seated,
    Show,
    Shuffle,
    TimeOut,
    Wager,
)
from doorcard.games import GAMES
from doorcard.houses import HOUSES, stakes_for


class Script(Struct, frozen=True):
    """A hand to be played.

    stacks: by seat. top: the cards that come first, in dealing order; the others follow in order.
    acts: who is asked follows from the rules, so each word or two is the next asked seat's act.
    """

    house: str
    title: str
    small: int
    stacks: dict[int, int]
    top: str
    acts: tuple[str, ...]
    button: int = 0
    small_blind: int = 0
    big_blind: int = 0
    protections: int = 0


SCRIPTS = (
    Script(
        house="fortune",
        title="An open pair on third street, an all-in and an uncalled bet",
        small=20,
        stacks={1: 2000, 3: 45, 6: 2000},
        top="Ah 9c Kd  8h 5c Qs  2c 8d 5d Jh  2d Td 9h 3s  2h Ts 4c",
        acts=(
            "bring in",
            "call",
            "call",
            "to 40",
            "call",
            "call",
            "check",
            "to 40",
            "call",
            "to 40",
            "fold",
            "muck",
        ),
    ),
    Script(
        house="ten-second",
        title="All-in status after a time-out facing a bet",
        small=20,
        stacks={2: 1000, 4: 1000, 5: 1000},
        top="Ah 9c Kd  8h 5c Qs  2c Jd 7h 3h  2d Td 9h 3s  2h Ts 4c 6c",
        acts=(
            "bring in",
            "call",
            "call",
            "check",
            "check",
            "to 20",
            "call",
            "time out",
            "check",
            "to 40",
            "call",
            "check",
            "check",
            "muck",
        ),
        protections=2,
    ),
    Script(
        house="seven-stud",
        title="Called down to a showdown with an early fold",
        small=200,
        stacks={1: 20_000, 2: 20_000, 5: 20_000},
        top="Ah Ad 9c  8h 8d 4s  Kc 5c 2d  Qs 7h  Jd 3h  Td 9h  Ts 4c",
        acts=(
            "bring in",
            "to 200",
            "fold",
            "call",
            "check",
            "to 200",
            "call",
            "check",
            "to 400",
            "call",
            "check",
            "check",
            "check",
            "check",
        ),
    ),
    Script(
        house="draw-limit",
        title="A draw of two against a pat hand",
        small=50,
        stacks={1: 5000, 2: 5000, 4: 5000},
        top="Ah 9c 2d  Ad 9d 3d  Ks 9h 7s  Qd 4s 8c  5h 4c Jc  As Kh",
        acts=(
            "fold",
            "to 100",
            "call",
            "draw Ks Qd",
            "stand pat",
            "to 100",
            "to 200",
            "call",
            "muck",
        ),
        button=4,
        small_blind=1,
        big_blind=2,
    ),
    Script(
        house="draw-pot",
        title="A pot-sized raise nobody calls",
        small=50,
        stacks={3: 5000, 5: 5000},
        top="Ah 9c  Ad 9d  Ks 9h  Qd 4s  5h 4c",
        acts=("to 150", "call", "draw Ks Qd 5h", "draw 4s 4c", "check", "to 300", "fold", "show"),
        button=3,
        small_blind=3,
        big_blind=5,
    ),
)


def play(script: Script) -> Hand:
    """The script's hand, played to its end. ValueError where the script does not fit the rules."""
    house = HOUSES[script.house]
    started = HandStarted(
        hand=f"golden-{script.house}",
        game=GAMES[house.game],
        house=house,
        stakes=stakes_for(house, script.small),
        players=tuple(
            Seated(seat, stack, protections=script.protections)
            for seat, stack in script.stacks.items()
        ),
        button=script.button,
        small_blind=script.small_blind,
        big_blind=script.big_blind,
    )
    hand = Hand.start(started)
    top = parse_cards(script.top)
    do(hand, Shuffle((*top, *(card for card in range(52) if card not in top))))
    for act in script.acts:
        do(hand, command_for(hand.asked, act))
    if not hand.over:
        raise ValueError(f"{script.house}: the script ends, but seat {hand.asked} is asked")
    return hand


def do(hand: Hand, command: Command) -> None:
    answer = hand.apply(command)
    if isinstance(answer, Refusal):
        raise ValueError(f"{hand.started.hand}: {command} was refused: {answer}")


def command_for(seat: int, act: str) -> Command:
    word, _, rest = act.partition(" ")
    match word:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case "bring":
            return BringIn(seat)
        case "to":
            return Wager(seat, int(rest))
        case "draw":
            return Discard(seat, parse_cards(rest))
        case "stand":
            return Discard(seat, ())
        case "time":
            return TimeOut(seat)
        case "show":
            return Show(seat)
        case "muck":
            return Muck(seat)
    raise ValueError(f"no such act: {act!r}")
