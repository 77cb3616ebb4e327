"""Draw with blinds: D-65 to D-75, B30 to B38, K21, K35 to K37."""

from typing import Any

import msgspec
import pytest

from doorcard.engine import Stakes
from doorcard.engine import events as ev
from doorcard.engine.button import Blinds, next_blinds
from doorcard.houses import HOUSES, stakes_for
from tests.rules.table import Table, deal, seats, stud5


def posted(t: Table) -> list[tuple[int, str, int, int]]:
    return [(blind.seat, blind.kind, blind.live, blind.dead) for blind in t.events(ev.BlindPosted)]


# --- limit ---


def test_d_65_r4_7_r4_10_limit_sizes_before_and_after_the_draw() -> None:
    t = deal("T4L", seats(1, 2, 3, 4))
    assert t.options(3) == {"fold", "call 50", "to 100"}
    t.play("s3 to 100")
    assert t.options(4) == {"fold", "call 100", "to 150"}
    t.play("s4 to 150, s1 to 200")
    assert t.options(2) == {"fold", "call 150"}
    t.play("s2 call, s3 call, s4 call").to_betting(2)
    assert t.options(1) == {"fold", "check", "to 100"}
    t.play("s1 to 100")
    assert t.options(2) == {"fold", "call 100", "to 200"}
    t.play("s2 to 200, s3 to 300, s4 to 400")
    assert t.options(1) == {"fold", "call 300"}


def test_d_66_b30_heads_up_the_button_is_the_small_blind() -> None:
    t = deal("T4L", seats(1, 2), button=1)
    assert posted(t) == [(1, "small", 25, 0), (2, "big", 50, 0)]
    assert t.options(1) == {"fold", "call 25", "to 100"}
    t.play("s1 call, s2 check")
    assert (t.asked, t.hand.asking) == (2, "draw")
    t.play("s2 pat, s1 pat")
    assert (t.asked, t.hand.asking) == (2, "act")


def test_r4_2_r4_6_blinds_left_of_the_button_then_the_next_player_opens() -> None:
    t = deal("T4L", seats(1, 2, 4, 6), button=2)
    assert posted(t) == [(4, "small", 25, 0), (6, "big", 50, 0)]
    assert t.asked == 1


def test_r4_5_five_cards_face_down_from_the_left_of_the_button() -> None:
    t = deal("T4L", seats(1, 2, 4, 6), button=2)
    (dealt,) = t.events(ev.StreetDealt)
    assert [hand.seat for hand in dealt.hands] == [4, 6, 1, 2]
    assert all(len(hand.down) == 5 and not hand.up for hand in dealt.hands)


def test_d_71_b34_a_short_big_blind() -> None:
    t = deal("T4L", seats(1, 2, 3), stacks={2: 20})
    assert posted(t) == [(1, "small", 25, 0), (2, "big", 20, 0)]
    assert t.options(3) == {"fold", "call 50", "to 100"}
    t.play("s3 call")
    assert t.options(1) == {"fold", "call 25", "to 100"}
    t.play("s1 call").play_out()
    assert t.pots() == [(60, {1, 2, 3}), (60, {1, 3})]


def test_b34_a_short_small_blind_is_all_in() -> None:
    t = deal("T4L", seats(1, 2, 3), stacks={1: 10})
    assert posted(t)[0] == (1, "small", 10, 0)
    t.play("s3 call, s2 check").play_out()
    assert t.pots() == [(30, {1, 2, 3}), (80, {2, 3})]


def test_b34_heads_up_the_small_blind_owes_nothing_to_a_shorter_big_blind() -> None:
    t = deal("T4L", seats(1, 2), button=1, stacks={2: 20})
    assert t.hand.asking == "draw"
    assert t.muck_out().returned() == {1: 5}
    assert t.pots() == [(40, {1, 2})]


def test_b34_heads_up_the_small_blind_owes_the_rest_of_a_short_big_blind() -> None:
    t = deal("T4L", seats(1, 2), button=1, stacks={2: 40})
    assert t.options(1) == {"fold", "call 15"}


def test_b35_the_big_blind_has_an_option() -> None:
    t = deal("T4L", seats(1, 2, 3)).play("s3 call, s1 call")
    assert t.options(2) == {"fold", "check", "to 100"}
    t.play("s2 to 100")
    assert t.options(3) == {"fold", "call 50", "to 150"}


def test_b35_no_second_turn_after_a_check_of_the_big_blind() -> None:
    t = deal("T4L", seats(1, 2, 3)).play("s3 call, s1 call, s2 check")
    assert t.hand.asking == "draw"


def test_d_75_r4_11_b17_everybody_folds_to_the_big_blind() -> None:
    t = deal("T4L", seats(1, 2, 3), rake_basis_points=500).play("s3 fold, s1 fold")
    assert t.returned() == {2: 25}
    assert t.won(2) == 50
    assert t.events(ev.HandShown) == []
    t.muck_out()
    assert t.events(ev.HandEnded)[0].rake == 0
    assert t.result(2) == 25


# --- entering players ---


def test_d_72_b32_a_returning_player_posts_both_blinds() -> None:
    hands = seats(1, 2, 3, 4)
    t = deal("T4L", hands, button=4, players={3: {"live_post": 50, "dead_post": 25}})
    assert t.pot == 150
    assert posted(t)[-1] == (3, "post", 50, 25)
    assert t.options(3) == {"fold", "check", "to 100"}
    t.play("s3 check, s4 call, s1 call, s2 check")
    assert t.hand.asking == "draw"
    t.play_out()
    assert t.pots() == [(225, {1, 2, 3, 4})]


def test_b32_a_live_post_is_no_wager_for_the_cap() -> None:
    t = deal("T4L", seats(1, 2, 3, 4), players={4: {"live_post": 50}})
    t.play("s3 to 100, s4 to 150, s1 to 200")
    assert t.options(2) == {"fold", "call 150"}


def test_b32_p17_a_missed_small_blind_alone_is_dead() -> None:
    t = deal("5D", seats(1, 2, 3, 4, 5), button=5, players={3: {"dead_post": 5}})
    assert t.pot == 20
    assert t.options(3) == {"fold", "call 10", "to 20"}


def test_b32_dead_chips_are_never_returned() -> None:
    t = deal("T4L", seats(1, 2, 3, 4), players={3: {"live_post": 50, "dead_post": 25}})
    t.play("s3 to 100, s4 fold, s1 fold, s2 fold")
    assert t.returned() == {3: 50}
    assert t.won(3) == 50 + 25 + 50 + 25


def test_p17_no_blinds_and_no_waiting_in_stud() -> None:
    for house in ("fortune", "ten-second", "seven-stud"):
        assert HOUSES[house].new_player_entry == "free"
    t = deal("5S", stud5(3))
    assert [t.total(seat) for seat in (1, 2, 3)] == [2, 2, 2]


# --- pot limit ---


def test_d_67_b36_pot_limit_raises_before_the_draw() -> None:
    t = deal("T4P", seats(1, 2, 3, 4))
    assert t.options(3) == {"fold", "call 50", "to 100-175"}
    t.play("s3 to 175")
    assert t.options(4) == {"fold", "call 175", "to 300-600"}


def test_d_67_b36_the_small_blind_first_in() -> None:
    t = deal("T4P", seats(1, 2, 3, 4)).play("s3 fold, s4 fold")
    assert t.options(1) == {"fold", "call 25", "to 100-150"}


def test_d_67_b36_after_one_limper() -> None:
    t = deal("T4P", seats(1, 2, 3, 4)).play("s3 call")
    assert t.options(4) == {"fold", "call 50", "to 100-225"}


def test_d_68_b36_the_big_blind_over_a_raise_and_a_call() -> None:
    t = deal("T4P", seats(1, 2, 3, 4)).play("s3 to 175, s4 call, s1 fold")
    assert t.options(2) == {"fold", "call 125", "to 300-725"}


def second_round(players: int, **more: Any) -> Table:
    return deal("T4P", seats(*range(1, players + 1)), **more).to_betting(2)


def test_d_69_r4_10_pot_limit_after_the_draw() -> None:
    t = second_round(3)
    assert t.pot == 150
    assert t.options(1) == {"fold", "check", "to 100-150"}
    assert t.refused("s1 to 50") == "bad_amount"
    assert t.refused("s1 to 151") == "bad_amount"
    t.play("s1 to 100")
    assert t.options(2) == {"fold", "call 100", "to 200-450"}


def test_d_70_b37_a_short_all_in_reopens_nothing_for_the_bettor() -> None:
    t = second_round(6, stacks={4: 200})
    assert t.pot == 300
    t.play("s1 fold, s2 fold, s3 to 100, s4 to 150, s5 call")
    assert t.options(6) == {"fold", "call 150", "to 250-1000"}
    t.play("s6 call")
    assert t.options(3) == {"fold", "call 50"}


def test_b37_short_all_ins_that_add_up_to_a_full_raise_reopen() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), stacks={4: 250, 1: 320}).play("s3 to 175, s4 to 250")
    t.play("s1 to 320, s2 call")
    # He faces 145 and the last full raise was 125; the next is at least 320 + 125.
    pot = 175 + 250 + 320 + 320
    assert t.options(3) == {"fold", "call 145", f"to 445-{320 + pot + 145}"}


def test_b36_the_least_raise_is_the_last_full_one() -> None:
    t = deal("T4P", seats(1, 2, 3, 4)).play("s3 to 150, s4 to 290")
    assert t.options(1) == {"fold", "call 265", "to 430-1070"}


def test_b36_every_amount_between_is_allowed() -> None:
    t = deal("T4P", seats(1, 2, 3, 4))
    assert t.refused("s3 to 99") == "bad_amount"
    assert t.refused("s3 to 176") == "bad_amount"
    assert t.play("s3 to 137").pot == 212


def test_b36_a_pot_below_the_least_bet_allows_the_least_bet() -> None:
    t = second_round(3, stakes={"big": 200})
    assert t.options(1) == {"fold", "check", "to 200"}


def test_b38_an_all_in_above_the_pot_is_cut() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), stacks={4: 900}).play("s3 to 175")
    assert "to 300-600" in t.options(4)
    assert t.refused("s4 to 900") == "bad_amount"


def test_b38_a_stack_below_the_pot_is_the_most() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), stacks={4: 400}).play("s3 to 175")
    assert "to 300-400" in t.options(4)


def test_b37_a_stack_below_the_least_raise_may_go_all_in() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), stacks={4: 250}).play("s3 to 175")
    assert t.options(4) == {"fold", "call 175", "to 250 all-in"}


def test_k36_one_big_blind_after_the_draw() -> None:
    house = msgspec.structs.replace(HOUSES["draw-pot"], min_wager_round2="bb")
    assert stakes_for(house, 50) == Stakes(small=50, big=50, small_blind=25, big_blind=50)
    assert stakes_for(HOUSES["draw-pot"], 50).big == 100
    t = second_round(3, stakes={"big": 50}, min_wager_round2="bb")
    assert t.options(1) == {"fold", "check", "to 50-150"}


def test_k37_the_literal_reading() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), pot_limit_max="literal")
    assert "to 100-175" in t.options(3)
    t.play("s3 to 175")
    assert "to 300-550" in t.options(4)


def test_k37_the_whole_stack() -> None:
    t = deal("T4P", seats(1, 2, 3, 4), stacks={3: 731}, pot_limit_max="stack")
    assert "to 100-731" in t.options(3)


def test_k35_other_blinds() -> None:
    stakes = {"small": 100, "big": 200, "small_blind": 40, "big_blind": 100}
    t = deal("T4L", seats(1, 2, 3), stakes=stakes)
    assert posted(t) == [(1, "small", 40, 0), (2, "big", 100, 0)]
    assert t.options(3) == {"fold", "call 100", "to 200"}


# --- the button ---


def test_d_73_b31_a_moving_button_and_a_dead_one() -> None:
    last = Blinds(button=5, small_blind=6, big_blind=1, small_place=6)
    left = [2, 3, 5, 6]  # seat 1 has left
    moved = next_blinds(HOUSES["draw-limit"], left, last)
    assert (moved.button, moved.small_blind, moved.big_blind) == (6, 2, 3)
    dead = msgspec.structs.replace(HOUSES["draw-limit"], dealer="dead")
    stayed = next_blinds(dead, left, last)
    assert (stayed.button, stayed.small_blind, stayed.big_blind) == (6, 0, 2)


@pytest.mark.parametrize("dealer", ["moving", "dead"])
def test_k21_r4_14_the_button_passes_to_the_left(dealer: str) -> None:
    house = msgspec.structs.replace(HOUSES["draw-limit"], dealer=dealer)
    blinds = Blinds(button=1, small_blind=2, big_blind=4, small_place=2)
    hands = []
    for _ in range(4):
        blinds = next_blinds(house, [1, 2, 4, 6], blinds)
        hands.append((blinds.button, blinds.small_blind, blinds.big_blind))
    assert hands == [(2, 4, 6), (4, 6, 1), (6, 1, 2), (1, 2, 4)]


def test_k21_b57_a_fixed_dealer_has_no_button() -> None:
    for name in ("fortune", "ten-second", "seven-stud"):
        blinds = next_blinds(HOUSES[name], [1, 2, 4], Blinds(0, 0, 0))
        assert (blinds.button, blinds.small_blind, blinds.big_blind) == (0, 0, 0)


def test_b31_a_dead_button_makes_nobody_miss_the_big_blind() -> None:
    house = msgspec.structs.replace(HOUSES["draw-limit"], dealer="dead")
    last = Blinds(button=6, small_blind=0, big_blind=2, small_place=1)
    after = next_blinds(house, [2, 3, 5, 6], last)
    assert (after.button, after.small_blind, after.big_blind) == (1, 2, 3)


def test_b31_a_hand_with_a_dead_small_blind_and_button() -> None:
    start = {"button": 1, "small_blind": 0, "big_blind": 3}
    t = deal("T4L", seats(3, 5, 6), button=1, start=start)
    assert posted(t) == [(3, "big", 50, 0)]
    assert t.asked == 5
    t.to_street(2)
    assert t.asked == 3


def test_p16_heads_up_the_button_alternates() -> None:
    house = HOUSES["draw-limit"]
    first = next_blinds(house, [1, 2], Blinds(0, 0, 0))
    second = next_blinds(house, [1, 2], first)
    assert {first.button, second.button} == {1, 2}
    for blinds in (first, second):
        assert blinds.button == blinds.small_blind != blinds.big_blind
