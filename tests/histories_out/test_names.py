"""Players may be called like the words of a history; what we write of them is read back."""

from random import Random

import pytest
from msgspec.structs import replace

from doorcard.histories.readers import read_text
from doorcard.histories.record import Record
from doorcard.histories.replay import replay
from doorcard.histories.writers import CannotTellError, export, record_of
from doorcard.houses import HOUSES
from tests.histories_out.comparison import facts_as_told, head_as_told
from tests.histories_out.hands import heading_for, random_viewer, seen_by
from tests.histories_out.test_replay_of_exports import room_hand

HANDS = 40
WORDS = (
    "Eve",
    "Eve folds",
    "Eve folds folds",
    "checks",
    "calls 5",
    "raises to 10",
    "Ann: raises $1 to $2",
    "bets [5]",
    "wins the pot (5)",
    "collected 5 from pot",
    "Uncalled bet of 5 returned to Eve",
    "Uncalled bet (5) returned to Eve",
    "Dealt to Eve [Ah 8d]",
    "Dealt to",
    "Seat 3: Bob",
    "Seat 3",
    "*** SUMMARY ***",
    "Total pot 5 | Rake 0",
    "Board [Ah]",
    "has timed out",
    "is sitting out",
    "Bob is sitting out",
    "Betting is capped",
    "The deck is reshuffled",
    'Bob said, "folds"',
    "antes 1",
    "posts the big blind of 2",
    "posts small & big blinds 3",
    "shows [Ah Kd]",
    "mucks",
    "mucked",
    "folded on the River",
    "(button)",
    "(button) (small blind) folded",
    "discards 3 cards",
    "stands pat",
    "and is all-in",
    ", and is all in",
    "PokerStars Hand #12345",
    "PokerStars #1: folds",
    "Full Tilt Poker Game #1",
    "Bovada Hand #1",
    "(Doorcard fortune)",
    "Zażółć gęślą jaźń",
    "Ждан сказал",
    "\u202eevE",
    "李  小龙",
    "tab\tand\nline",
    "\u2028",
    "   ",
    "é́",
    "😀 ♠",
    "1",
    "$5",
    "<b>",
    '"',
    "'",
    "\\",
    "#",
    "-",
)


def check_names(form: str, seed: int) -> bool:
    """Whether the form can tell the hand, which then is read back and replays."""
    rng = Random(seed)
    hand = room_hand(rng.choice(sorted(HOUSES)), rng)
    viewer = random_viewer(hand, rng)
    seats = [player.seat for player in hand.started.players]
    names = dict(zip(seats, rng.sample(WORDS, len(seats)), strict=True))
    table = rng.choice((*WORDS, "A - 1/2 - Limit Stud Hi - B", "x' 8-max Seat #3 is the button"))
    heading = replace(heading_for(hand, viewer, rng), names=names, table=table)
    events = seen_by(hand, viewer)
    try:
        text = export(form, events, heading)
    except CannotTellError:
        return False
    readings = read_text(text)
    where = f"{form}, seed {seed}\n{text}"
    assert len(readings) == 1, where
    read = readings[0]
    assert isinstance(read, Record), f"{read}\n{where}"
    written = record_of(events, heading)
    if form != "json":
        assert head_as_told(read, form) == head_as_told(written, form), where
        assert facts_as_told(read, form) == facts_as_told(written, form), where
    assert replay(read).difference == "", where
    return True


@pytest.mark.parametrize("form", ["json", "pokerstars", "full-tilt", "phh"])
def test_names_like_the_words_of_a_history_do_no_harm(form: str) -> None:
    told = [check_names(form, seed) for seed in range(HANDS)]
    assert sum(told) > HANDS // 2


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("form", ["json", "pokerstars", "full-tilt", "phh"])
def test_names_like_the_words_of_a_history_do_no_harm_in_thousands_of_hands(form: str) -> None:
    told = [check_names(form, seed) for seed in range(10_000, 13_000)]
    assert sum(told) > 1_500
