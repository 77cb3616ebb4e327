"""Another program reads our PHH of seven-card stud and pays the same stacks."""

from random import Random

import pytest
from msgspec.structs import replace
from pokerkit import HandHistory

from doorcard.engine import Hand, legal
from doorcard.histories.writers import Heading, export
from tests.histories_out.hands import seen_by
from tests.props.random_hands import command_for, shuffle
from tests.witness.tables import VARIANTS, random_table

HANDS = 60


def deep_hand(rng: Random) -> Hand:
    """A finished hand of the witness house in which nobody gets all-in (see docs/witness.md)."""
    started = random_table(VARIANTS["seven_card_stud"], rng)
    deep = 100 * started.stakes.big
    players = tuple(replace(player, stack=deep) for player in started.players[:6])
    hand = Hand.start(replace(started, players=players))
    while not hand.over:
        if hand.shuffle_due:
            hand.apply(shuffle(hand, rng))
            continue
        options = legal(hand)
        if rng.random() < 0.5:
            options = tuple(option for option in options if option.kind != "fold")
        hand.apply(command_for(hand, rng.choice(options), rng))
    return hand


@pytest.mark.parametrize("seed", range(HANDS))
def test_our_phh_is_played_to_the_same_stacks(seed: int) -> None:
    rng = Random(seed)
    hand = deep_hand(rng)
    viewer = rng.choice([0, *hand.seats])
    heading = Heading(viewer=viewer, room="Door Room", table="Oak", names={}, started=0)
    history = HandHistory.loads(export("phh", seen_by(hand, viewer), heading))
    *_, end = history
    assert not end.status
    assert end.stacks == hand.stack == history.finishing_stacks
