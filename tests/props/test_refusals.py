"""What is offered is taken, what is not offered is refused and changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.engine import Hand, HandStarted, Refusal, audit, legal
from doorcard.engine import commands as cmd
from tests.props.illegal import illegal_commands
from tests.props.random_hands import every_command, random_command, random_start

RANDOMS = st.randoms(use_true_random=False)


def check_options(hand: Hand) -> None:
    """The asked seat has options, all of them are taken and move the decision on."""
    options = legal(hand)
    assert bool(options) == bool(hand.asked)
    for command in every_command(hand):
        twin = hand.copy()
        told = twin.apply(command)
        assert not isinstance(told, Refusal), f"{command} of {options}: {told}"
        assert twin.over or twin.decision > hand.decision
    assert legal(hand) == options


def check_refusals(hand: Hand) -> None:
    """Illegal commands get a code and leave hand and events as they were."""
    before = hand.copy()
    for command in illegal_commands(hand):
        answer = hand.apply(command)
        assert isinstance(answer, Refusal), f"{command} was taken: {answer}"
    assert hand == before


def play_and_check(started: HandStarted, rng: Random) -> None:
    hand = Hand.start(started)
    while not hand.over:
        check_options(hand)
        check_refusals(hand)
        told = hand.apply(random_command(hand, rng))
        assert not isinstance(told, Refusal)
    assert legal(hand) == ()
    check_refusals(hand)
    for command in (cmd.Void("late"), cmd.Leave(started.players[0].seat)):
        answer = hand.apply(command)
        assert isinstance(answer, Refusal)
        assert answer.code == "hand_over"


@settings(max_examples=60)
@given(RANDOMS)
def test_options_are_taken_and_all_else_is_refused(rng: Random) -> None:
    play_and_check(random_start(rng), rng)


@settings(max_examples=80)
@given(RANDOMS)
def test_b62_a_void_hand_gives_everybody_his_chips_back(rng: Random) -> None:
    started = random_start(rng)
    hand = Hand.start(started)
    acts = rng.randint(0, 30)
    before = hand
    while acts and not hand.over:
        before = hand.copy()
        hand.apply(random_command(hand, rng))
        acts -= 1
    hand = before if hand.over else hand
    told = hand.apply(cmd.Void("test"))
    assert not isinstance(told, Refusal)
    assert audit(hand) == []
    assert dict(zip(hand.seats, hand.stack, strict=True)) == {
        player.seat: player.stack for player in started.players
    }
    assert Hand.replay(hand.events) == hand


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_options_and_refusals_of_many_hands(part: int) -> None:
    for seed in range(part * 500, part * 500 + 500):
        rng = Random(f"refusals-{seed}")
        play_and_check(random_start(rng), rng)
