"""Antes, the bring-in and the opening round: D-01 to D-09, B2 to B8, K4 to K8."""

import pytest

from doorcard.engine import SetupError
from doorcard.engine import events as ev
from doorcard.houses import HOUSES, stakes_for
from tests.rules.table import deal, doors5, doors7, stud5, stud7

ANTE_7 = {"small": 30, "big": 60, "ante": 7, "bring_in": 8}


def test_d_01_r1_2_r1_6_the_lowest_door_card_must_bring_in_or_complete() -> None:
    t = deal("T1", doors5(s1="2d", s3="2c", s5="Ac"))
    assert t.pot == 3
    assert t.options(3) == {"bring-in 3", "to 10"}
    t.play("s3 bring-in")
    assert t.pot == 6
    assert t.asked == 5


def test_d_02_r1_7_an_ace_is_high() -> None:
    assert deal("T1", doors5(s1="Ac", s2="5h", s3="Ks")).asked == 2


def test_d_03_b58_r3_9_r3_11_equal_ranks_open_by_suit() -> None:
    assert deal("T3", doors7(s1="2s", s2="2h", s3="2d")).asked == 3


@pytest.mark.parametrize(
    ("first", "second", "opener"),
    [("2s", "2h", 2), ("2h", "2d", 2), ("2d", "2c", 2), ("2c", "2d", 1), ("Ac", "Ks", 2)],
)
def test_k7_r1_8_r1_9_r2_3_suits_from_the_club_up(first: str, second: str, opener: int) -> None:
    assert deal("T1", doors5(s1=first, s2=second)).asked == opener
    assert deal("T2", doors5(s1=first, s2=second)).asked == opener
    assert deal("T3", doors7(s1=first, s2=second)).asked == opener


def test_r1_7_all_aces_open_by_the_lowest_suit() -> None:
    assert deal("T1", doors5(s1="As", s2="Ad", s3="Ah")).asked == 2


def test_d_04_b6_the_bring_in_player_gets_no_second_turn_when_all_call() -> None:
    t = deal("T1", stud5(4)).play("s1 bring-in, s2 call, s3 call, s4 call")
    assert t.street == 3
    assert t.pot == 16
    assert t.acts() == ["s1 bring_in 3", "s2 call 3", "s3 call 3", "s4 call 3"]


def test_d_05_three_raises_after_the_completion() -> None:
    hands = {seat: hand for seat, hand in stud5(5).items() if seat != 4}
    t = deal("T1", hands).play("s1 bring-in, s2 to 10, s3 to 20, s5 to 30, s1 to 40")
    assert t.options(2) == {"fold", "call 30"}
    t.play("s2 call, s3 call, s5 call")
    assert t.street == 3
    assert t.pot == 164


def test_d_06_completing_at_once_is_the_first_of_four_wagers() -> None:
    t = deal("T1", stud5(3)).play("s1 to 10")
    assert t.options(2) == {"fold", "call 10", "to 20"}
    t.play("s2 to 20, s3 to 30, s1 to 40")
    assert t.options(2) == {"fold", "call 20"}


def test_d_07_r3_15_bring_in_and_completion_are_one_bet() -> None:
    t = deal("T3", stud7(5)).play("s1 bring-in, s2 to 200, s3 to 400, s4 to 600")
    assert t.options(5) == {"fold", "call 600", "to 800"}
    t.play("s5 to 800")
    assert t.options(1) == {"fold", "call 750"}
    t.play("s1 call, s2 call, s3 call, s4 call")
    assert t.street == 4
    assert t.pot == 4200


def test_d_08_r3_13_everybody_folds_to_the_bring_in() -> None:
    t = deal("T3", doors7(s1="9c", s2="8c", s3="7c", s4="2c")).play(
        "s4 bring-in, s1 fold, s2 fold, s3 fold"
    )
    assert t.returned() == {4: 50}
    assert t.won(4) == 160
    assert t.street == 3
    assert t.events(ev.HandShown) == []
    assert t.muck_out().result(4) == 120


def test_d_09_the_bring_in_cannot_be_folded() -> None:
    t = deal("T1", doors5(s1="9c", s2="2c"))
    assert t.refused("s2 fold") == "not_legal"
    assert t.refused("s2 check") == "not_legal"
    assert t.refused("s2 call") == "not_legal"
    assert t.asked == 2


# --- rulings ---


def test_r3_14_the_opening_words_are_bring_in_complete_raise() -> None:
    t = deal("T3", stud7(3)).play("s1 bring-in, s2 to 200, s3 to 400, s1 fold")
    assert t.acts() == ["s1 bring_in 50", "s2 complete 200", "s3 raise 400", "s1 fold"]


def test_r1_22_after_a_bring_in_fold_call_or_complete() -> None:
    assert deal("T1", stud5(2)).play("s1 bring-in").options(2) == {"fold", "call 3", "to 10"}


def test_b2_d_26_a_short_ante_makes_a_pot_of_its_size() -> None:
    hands = {1: "x 2c 9c 8d 5h", 2: "x 7d 8h 4s 3d", 3: "As Ad Ac Kd Ks", 4: "x 6s 5c 9d Jc"}
    t = deal("T1", hands, stacks={3: 2}, stakes={"ante": 5, "bring_in": 5})
    assert t.pot == 17
    t.play("s1 bring-in, s2 call, s4 call").play_out()
    (main, both), (side, three) = t.pots()
    assert (main, both) == (8, {1, 2, 3, 4})
    assert (side, three) == (9 + 15, {1, 2, 4})
    assert t.won(3) == 8


def test_b3_all_in_exactly_on_the_ante_gets_all_cards_and_owes_nothing() -> None:
    hands = {1: "Ah 2c As Kd Qh", 2: "x 7d 9c 3h 4s", 3: "x 8d Tc 5h 6s"}
    t = deal("T1", hands, stacks={1: 1})
    assert t.asked == 2
    t.play_out()
    assert t.cards(1) == ["Ah", "2c", "As", "Kd", "Qh"]
    assert t.total(1) == 1
    assert t.won(1) == 3


def test_b4_d_28_the_low_card_is_all_in_on_the_ante() -> None:
    t = deal("T1", doors5(s1="9c", s2="2c", s3="8h", s4="7d"), stacks={2: 1})
    assert t.options(3) == {"fold", "bring-in 3", "to 10"}
    t.play("s3 fold")
    assert t.options(4) == {"fold", "bring-in 3", "to 10"}
    t.play("s4 bring-in")
    assert t.options(1) == {"fold", "call 3", "to 10"}


def test_b4_opening_in_place_of_the_low_card_may_be_for_the_full_bet() -> None:
    t = deal("T1", doors5(s1="9c", s2="2c", s3="8h", s4="7d"), stacks={2: 1}).play("s3 to 10")
    assert t.options(4) == {"fold", "call 10", "to 20"}


def test_b4_who_posted_in_place_of_the_low_card_gets_no_second_turn() -> None:
    t = deal("T1", doors5(s1="9c", s2="2c", s3="8h", s4="7d"), stacks={2: 1})
    t.play("s3 bring-in, s4 call, s1 call")
    assert t.street == 3


def test_b4_one_player_left_who_can_act_is_not_asked() -> None:
    t = deal("T1", doors5(s1="2c", s2="9c", s3="8h"), stacks={1: 1}).play("s2 fold")
    assert t.events(ev.Acted)[-1].act == "fold"
    assert t.street == 5
    assert t.total(3) == 1


def test_b5_d_29_all_in_for_part_of_the_bring_in() -> None:
    t = deal("T1", stud5(3), stacks={1: 3})
    assert t.options(1) == {"bring-in 2 all-in"}
    t.play("s1 bring-in")
    assert t.options(2) == {"fold", "call 3", "to 10"}
    t.play("s2 call, s3 call").play_out()
    assert t.pots() == [(9, {1, 2, 3}), (2, {2, 3})]


def test_b5_d_30_heads_up_the_part_alone_is_matched() -> None:
    t = deal(
        "T1",
        stud5(2),
        stacks={1: 24, 2: 976},
        stakes={"small": 60, "big": 120, "ante": 15, "bring_in": 20},
    ).play("s1 bring-in")
    assert t.options(2) == {"fold", "call 9"}
    t.play("s2 call")
    assert t.pots() in ([], [(48, {1, 2})])
    t.play_out()
    assert t.pots() == [(48, {1, 2})]
    assert [act.split()[1] for act in t.acts()] == ["bring_in", "call"]
    assert t.street == 5


def test_b5_the_last_who_can_act_matches_only_the_part() -> None:
    t = deal("T1", stud5(3), stacks={1: 3}).play("s1 bring-in, s2 fold")
    assert t.options(3) == {"fold", "call 2"}


def test_b7_d_27_no_bring_in_when_fewer_than_two_can_act() -> None:
    t = deal("T1", stud5(2), stacks={1: 994, 2: 6}, stakes=ANTE_7)
    t.muck_out()
    assert t.returned() == {1: 1}
    assert t.pots() == [(12, {1, 2})]
    assert t.acts() == []
    assert len(t.cards(1)) == len(t.cards(2)) == 5


def test_b2_heads_up_the_difference_of_the_antes_goes_back() -> None:
    t = deal("T1", stud5(2), stacks={1: 7, 2: 6}, stakes=ANTE_7)
    assert t.muck_out().returned() == {1: 1}
    assert t.pots() == [(12, {1, 2})]


def test_b8_d_31_a_wager_below_half_the_small_bet_is_no_completion() -> None:
    t = deal("T1", stud5(4), stacks={2: 5}).play("s1 bring-in")
    assert t.options(2) == {"fold", "call 3", "to 4 all-in"}
    t.play("s2 to 4")
    assert t.options(3) == {"fold", "call 4", "to 10"}
    t.play("s3 call, s4 call")
    assert t.options(1) == {"fold", "call 1"}
    t.play("s1 call")
    assert t.street == 3


def test_b8_d_31_a_completion_over_it_lets_the_others_raise() -> None:
    t = deal("T1", stud5(4), stacks={2: 5}).play("s1 bring-in, s2 to 4, s3 to 10")
    assert t.options(4) == {"fold", "call 10", "to 20"}
    t.play("s4 call")
    assert t.options(1) == {"fold", "call 7", "to 20"}


def test_b8_d_32_half_the_small_bet_or_more_is_the_bet() -> None:
    t = deal("T1", stud5(4), stacks={2: 8}).play("s1 bring-in, s2 to 7")
    assert t.options(3) == {"fold", "call 7", "to 17"}
    t.play("s3 to 17, s4 to 27, s1 to 37")
    assert t.options(3) == {"fold", "call 20"}


def test_b12_neither_bring_in_nor_short_wager_counts_toward_the_cap() -> None:
    t = deal("T1", stud5(4), stacks={2: 5}).play("s1 bring-in, s2 to 4, s3 to 10, s4 to 20")
    t.play("s1 to 30, s3 to 40")
    assert t.options(4) == {"fold", "call 20"}


def test_b54_the_usual_ante_and_bring_in_are_rounded_up() -> None:
    fortune = stakes_for(HOUSES["fortune"], 10)
    assert (fortune.ante, fortune.bring_in) == (1, 3)
    seven = stakes_for(HOUSES["seven-stud"], 200)
    assert (seven.ante, seven.bring_in) == (40, 50)
    assert (seven.small, seven.big) == (200, 400)


@pytest.mark.parametrize("amounts", [{"ante": 4}, {"bring_in": 6}, {"bring_in": 0}, {"ante": -1}])
def test_b54_ante_bring_in_and_half_the_bet_in_that_order(amounts: dict[str, int]) -> None:
    with pytest.raises(SetupError) as refused:
        deal("T1", stud5(2), stakes=amounts)
    assert refused.value.refusal.code == "bad_setup"


# --- knobs ---


def test_k4_no_ante_and_another_ante() -> None:
    assert deal("T1", stud5(3), stakes={"ante": 0}).pot == 0
    assert deal("T1", stud5(3), stakes={"ante": 2}).pot == 6


def test_k6_another_bring_in() -> None:
    t = deal("T1", stud5(2), stakes={"bring_in": 5}).play("s1 bring-in")
    assert t.options(2) == {"fold", "call 5", "to 10"}


def test_k8_an_opener_who_may_not_complete_brings_in() -> None:
    t = deal("T1", stud5(3), opener_may_complete=False)
    assert t.options(1) == {"bring-in 3"}
    assert t.refused("s1 to 10") == "not_legal"
    assert t.play("s1 bring-in").options(2) == {"fold", "call 3", "to 10"}


def test_r3_10_r3_12_the_opener_has_exactly_two_options() -> None:
    assert deal("T3", stud7(3)).options(1) == {"bring-in 50", "to 200"}


def test_r3_2_everybody_antes_before_any_card() -> None:
    t = deal("T3", stud7(5))
    (antes,) = t.events(ev.AntesPosted)
    assert [(post.seat, post.amount) for post in antes.posts] == [(s, 40) for s in range(1, 6)]
    assert t.names().index("AntesPosted") < t.names().index("StreetDealt")


def test_r2_1_no_ante_in_the_ten_second_room() -> None:
    assert deal("T2", stud5(3)).pot == 0


def test_r2_2_low_card_brings_in_five() -> None:
    assert deal("T2", stud5(3)).options(1) == {"bring-in 5", "to 10"}


@pytest.mark.parametrize(
    ("name", "streets"),
    [("T1", [2, 3, 4, 5]), ("T2", [2, 3, 4, 5]), ("T3", [3, 4, 5, 6, 7]), ("T4L", [1, 2])],
)
def test_k1_the_game_of_each_room(name: str, streets: list[int]) -> None:
    hands = {"T3": stud7(2), "T4L": {1: "", 2: ""}}.get(name, stud5(2))
    t = deal(name, hands).play_out()
    assert [opened.street for opened in t.events(ev.BettingOpened)] == streets
