"""Who shows, who may muck, who is paid when: D-51 to D-58, B39 to B42, K23 to K26."""

from typing import Any

import pytest

from doorcard.engine import events as ev
from tests.rules.table import Table, deal, seats, stud5, stud7

# Fifth street of five-card stud. Seat 5 has the best board and a pair of aces, seat 1 kings,
# seat 3 nothing; seat 3 brings in.
RIVER = {1: "Kd Ks Qh 8d 5c", 3: "9c 2c Td 6h 4s", 5: "Ad Ah Jc 7s 3d"}

# Seven-card stud: seat 2 acts first from fourth street on with ace high, seat 5 has kings, seat 7
# queens full of nothing but three of them; seat 5 brings in.
SEVENTH = {
    2: "Th 8c Ac 9d 4h 3s 6d",
    5: "Kh 5s 2c Kd 8h 6s 4c",
    7: "Qs Qc 7d Qd Jh Ts 3d",
}


def test_d_51_r1_27_r1_29_r2_10_check_bet_raise_the_raiser_shows_first() -> None:
    hands = {2: "5d As Kd Qc Jh", 4: "7s 2c 3h 7d 8c"}
    t = deal("T1", hands).to_betting(5).play("s2 check, s4 to 20, s2 to 40, s4 call")
    assert t.showdown()[:2] == ["s2 shows", "s4 shows"]
    assert t.won(4) == t.pots()[0][0]


def test_r1_29_check_bet_the_bettor_shows_first() -> None:
    t = deal("T1", RIVER).to_betting(5).play("s5 check, s1 to 20, s3 call, s5 call").play_out()
    assert t.showdown()[0] == "s1 shows"


@pytest.mark.parametrize("name", ["T1", "T2"])
def test_d_52_r1_28_r2_12_b39_checked_through_the_first_actor_shows_first(name: str) -> None:
    t = deal(name, RIVER).to_betting(5).play("s5 check, s1 check, s3 check")
    assert t.showdown() == ["s5 shows"]
    assert t.options(1) == {"show", "muck"}
    t.play("s1 muck")
    assert t.options(3) == {"show", "muck"}
    t.play("s3 show")
    assert t.showdown() == ["s5 shows", "s1 mucks", "s3 shows", "pot 0"]


def test_d_53_r3_25_r3_26_the_last_aggressor_of_an_earlier_round() -> None:
    t = deal("T3", SEVENTH).to_betting(6)
    t.play("s2 check, s5 to 400, s7 to 800, s2 call, s5 to 1200, s7 call, s2 call")
    t.play("s2 check, s5 check, s7 check")
    assert t.showdown() == ["s5 shows", "s7 shows"]
    assert t.options(2) == {"show", "muck"}
    t.play("s2 muck")
    assert t.showdown() == ["s5 shows", "s7 shows", "s2 mucks", "pot 0"]


def test_b39_seven_stud_a_bet_on_the_river_counts_before_earlier_rounds() -> None:
    t = deal("T3", SEVENTH).to_betting(6).play("s2 check, s5 to 400, s7 call, s2 call")
    t.play("s2 to 400, s5 call, s7 call")
    assert t.showdown() == ["s2 shows", "s5 shows", "s7 shows", "pot 0"]


def test_d_54_r3_20_with_no_wager_at_all_the_bring_in_shows_first() -> None:
    hands = stud7(3) | {4: "x x 2d 9h 5c 4h x"}
    hands[1] = hands[1].replace("2c", "3c")
    t = deal("T3", hands).play("s4 bring-in, s1 call, s2 call, s3 call").muck_out()
    order = [line.split()[0] for line in t.showdown()]
    assert order == ["s4", "s1", "s2", "s3", "pot"]


def test_d_55_b40_the_side_pot_is_settled_before_the_main_pot() -> None:
    hands = {
        1: "Kh 2s 7c Kd 8h 6s 4c",
        2: "As Ah Ac 9d 4h 3s 6d",
        4: "Qs 5d 2c Qd Jh Ts 3d",
    }
    t = deal("T3", hands, stacks={1: 90 + 200 + 400 + 400 + 255, 4: 90}).to_betting(4)
    t.play("s2 to 200, s1 call, s2 to 400, s1 call, s2 to 400, s1 call, s2 to 400, s1 call")
    assert t.showdown() == ["s2 shows"]
    assert t.options(1) == {"show", "muck"}
    t.play("s1 muck")
    assert t.showdown() == ["s2 shows", "s1 mucks", "pot 1"]
    assert t.options(4) == {"show", "muck"}
    t.play("s4 muck")
    assert t.showdown()[-2:] == ["s4 mucks", "pot 0"]
    assert t.returned() == {2: 145}
    assert t.pots() == [(270, {1, 2, 4}), (2 * 1255, {1, 2})]


def test_b40_when_the_first_to_show_is_in_the_main_pot_only() -> None:
    # Seat 4, left of the button, is all-in before the draw; seats 5 and 6 have a side pot.
    hands = {4: "Ks Kd 8h 5c 2d", 5: "Qs Qd 9h 6c 3d", 6: "Js Jd 9d 6h 3s"}
    t = deal("T4L", hands, button=6, stacks={4: 60}, stakes={"small_blind": 50, "big_blind": 50})
    t.play("s6 to 100, s4 call, s5 call").to_betting(2).play("s5 check, s6 check")
    assert t.showdown() == ["s5 shows"]
    t.play("s6 muck")
    assert t.showdown() == ["s5 shows", "s6 mucks", "pot 1", "s4 shows", "pot 0"]
    assert (t.won(5), t.won(4)) == (80, 180)


DRAWN = {4: "Ks Kd 8h 5c 2d", 6: "Qs Qd 9h 6c 3d", 3: "Js Jd 9d 6h 3s"}


def test_d_56_b39_draw_checked_through_begins_left_of_the_button() -> None:
    t = deal("T4L", DRAWN, button=3).to_betting(2).play("s4 check, s6 check, s3 check").muck_out()
    assert t.showdown() == ["s4 shows", "s6 mucks", "s3 mucks", "pot 0"]


def test_b39_draw_seat_order_even_when_someone_else_acted_first() -> None:
    # Everybody but the first seat can act: it is all-in, and still shows first.
    t = deal("T4L", DRAWN, button=3, stacks={4: 50}).to_betting(2).play("s6 check, s3 check")
    assert t.muck_out().showdown()[0] == "s4 shows"


def test_d_57_r4_12_draw_the_last_raiser_shows_first() -> None:
    hands = {seat: cards for seat, cards in DRAWN.items() if seat != 3} | {3: "x x x x x"}
    t = deal("T4L", hands, button=3).play("s3 fold, s4 call, s6 check").to_betting(2)
    t.play("s4 to 100, s6 to 200, s4 call")
    assert t.showdown() == ["s6 shows", "s4 shows", "pot 0"]


def test_d_58_r1_30_r2_11_an_uncalled_winner_shows_only_if_he_likes() -> None:
    for name in ("T1", "T2"):
        for word, line in (("show", "s2 shows"), ("muck", "s2 mucks")):
            hands = {2: "x 9c Ad 7h", 3: "x 2c 8d 6h", 5: "x Kc Qd 5h"}
            t = deal(name, hands).to_betting(4)
            t.play("s2 to 20, s3 fold, s5 fold")
            assert t.events(ev.HandShown) == []
            assert t.options(2) == {"show", "muck"}
            t.play(f"s2 {word}")
            assert line in t.showdown()
            assert t.hand.over
            assert t.won(2) == t.pots()[0][0]


def test_b39_an_aggressor_who_has_gone_is_skipped_for_the_one_before() -> None:
    t = deal("T2", RIVER).to_betting(5).play("s5 check, s1 to 20, s3 to 40, s3 leave")
    t.play("s5 call, s1 call")
    assert t.showdown()[0] == "s1 shows"


def test_b39_seven_stud_goes_back_another_round_for_a_live_aggressor() -> None:
    t = deal("T3", SEVENTH, leaving="fold").to_betting(5).play("s2 to 400, s5 call, s7 call")
    t.play("s2 check, s5 check, s7 to 400, s2 call, s5 call")
    t.play("s7 leave").play("s2 check, s5 check")
    assert t.showdown()[0] == "s2 shows"


def test_b39_a_short_all_in_above_the_bet_is_aggression() -> None:
    t = deal("T1", RIVER, stacks={1: 4 + 26}).to_betting(5)
    t.play("s5 to 20, s1 to 26, s3 call, s5 call")
    assert t.showdown()[0] == "s1 shows"


def test_b39_a_call_all_in_is_no_aggression() -> None:
    t = deal("T1", RIVER, stacks={1: 4 + 16}).to_betting(5).play("s5 to 20, s1 call, s3 call")
    assert t.showdown()[0] == "s5 shows"


def test_b39_in_r1_and_r2_earlier_rounds_do_not_matter() -> None:
    t = deal("T1", RIVER).to_betting(4).play("s5 check, s1 to 20, s3 call, s5 call")
    t.play("s5 check, s1 check, s3 check")
    assert t.showdown()[0] == "s5 shows"


@pytest.mark.parametrize(
    ("rule", "first"),
    [("first_actor", "s5"), ("any_round_aggressor", "s3"), ("seat_order", "s1")],
)
def test_k23_checked_through(rule: str, first: str) -> None:
    t = deal("T1", RIVER, showdown_checked=rule).to_betting(4)
    t.play("s5 check, s1 check, s3 to 20, s5 call, s1 call")
    t.play("s5 check, s1 check, s3 check")
    assert t.showdown()[0] == f"{first} shows"


# --- show or muck ---


def test_b42_a_tie_is_turned_up_a_loser_is_asked() -> None:
    hands = {
        1: "9c 9d Kh 7s 4d",
        2: "4c 4h Qs 7d 3d",
        3: "Js Jh 2s 2c Td",
        4: "9h 9s Kd 7c 4s",
    }
    t = deal("T1", hands).to_betting(5)
    while t.asked != 1:
        t.pass_along()
    t.play("s1 to 20")
    while t.hand.asking != "show":
        t.pass_along()
    assert t.showdown() == ["s1 shows"]
    t.play("s2 muck")
    assert t.showdown() == ["s1 shows", "s2 mucks", "s3 shows"]
    t.play("s4 muck")
    assert t.won(3) == t.pots()[0][0]


def test_b42_equal_to_the_best_is_turned_up() -> None:
    hands = {1: "9c 9d Kh 7s 4d", 2: "x 2c 3c 5h 6d", 4: "9h 9s Kd 7c 4s"}
    t = deal("T1", hands).to_betting(5).play_out()
    assert t.showdown()[0] == "s1 shows"
    assert "s4 shows" in t.showdown()
    assert t.won(1) == t.won(4) == 6


def test_b42_no_answer_is_a_muck() -> None:
    t = deal("T1", RIVER).to_betting(5).play("s5 check, s1 check, s3 check")
    t.play("s1 time-out, s3 time-out")
    assert t.showdown() == ["s5 shows", "s1 mucks", "s3 mucks", "pot 0"]
    assert [event.cause for event in t.events(ev.HandMucked)] == ["time_out", "time_out"]


def test_r1_31_the_last_aggressor_cannot_muck() -> None:
    t = deal("T1", RIVER).to_betting(5).play("s5 check, s1 check, s3 to 20, s5 call, s1 call")
    # Seat 3 has nothing and shows it; seats 5 and 1 are better and are turned up or asked.
    assert t.showdown() == ["s3 shows", "s5 shows"]
    assert t.options(1) == {"show", "muck"}


def test_r1_33_r2_14_r3_24_the_cards_speak() -> None:
    t = deal("T1", RIVER).play_out()
    (award,) = t.events(ev.PotAwarded)
    assert [share.seat for share in award.shares] == [5]
    shown = {event.seat: event.value for event in t.events(ev.HandShown)}
    assert award.value == shown[5] == max(shown.values())


def test_k24_anyone_may_muck() -> None:
    hands = {4: "Qs Qd 9h 6c 3d", 6: "Ks Kd 8h 5c 2d"}
    t = deal("T4L", hands, button=6, muck_choice="anyone").to_betting(2)
    t.play("s4 to 100, s6 call")
    assert t.showdown() == ["s4 shows"]
    assert t.options(6) == {"show", "muck"}
    t.play("s6 muck")
    assert t.won(4) == 300
    loser_only = deal("T4L", hands, button=6).to_betting(2).play("s4 to 100, s6 call")
    assert loser_only.showdown() == ["s4 shows", "s6 shows", "pot 0"]


# --- hands face up when betting is over ---


def all_in_on_third(tournament: bool, **knobs: Any) -> Table:
    hands = {1: "Kh 5s 2c Kd 8h 6s 4c", 2: "As Ah Ac 9d 4h 3s 6d"}
    t = deal("T3", hands, stacks={1: 240}, start={"tournament": tournament}, **knobs)
    return t.play("s1 bring-in, s2 to 200, s1 call")


def turned_up(t: Table) -> list[int]:
    """Seats whose hands lay open before the showdown."""
    events = t.hand.events
    end = next((i for i, e in enumerate(events) if isinstance(e, ev.ShowdownOpened)), len(events))
    return [event.seat for event in events[:end] if isinstance(event, ev.HandShown)]


def test_d_41_b41_tournament_hands_are_turned_up_at_once() -> None:
    t = all_in_on_third(tournament=True)
    assert turned_up(t) == [1, 2]
    kinds = [name for name in t.names() if name in ("HandShown", "StreetDealt")]
    assert kinds[:6] == ["StreetDealt", "HandShown", "HandShown"] + ["StreetDealt"] * 3
    assert [opened.street for opened in t.events(ev.BettingOpened)] == [3]
    assert t.hand.over
    assert t.street == 7


@pytest.mark.parametrize(
    ("rule", "tournament", "seen"),
    [
        ("tournaments", True, [1, 2]),
        ("tournaments", False, []),
        ("always", False, [1, 2]),
        ("always", True, [1, 2]),
        ("never", True, []),
        ("never", False, []),
    ],
)
def test_k25_b41_when_hands_are_turned_up(rule: str, tournament: bool, seen: list[int]) -> None:
    assert turned_up(all_in_on_third(tournament, allin_face_up=rule)) == seen


def test_b41_cash_a_beaten_all_in_may_muck() -> None:
    t = all_in_on_third(tournament=False)
    assert t.showdown() == ["s2 shows"]
    assert t.options(1) == {"show", "muck"}


def test_b41_draw_hands_stay_hidden_until_the_showdown() -> None:
    hands = {1: "Ks Kd 8h 5c 2d", 2: "Qs Qd 9h 6c 3d"}
    t = deal("T4L", hands, stacks={1: 100}, start={"tournament": True})
    t.play("s2 to 100, s1 call")
    assert t.hand.asking == "draw"
    assert t.events(ev.HandShown) == []
    t.play("s1 pat, s2 pat")
    assert {event.seat for event in t.events(ev.HandShown)} == {1, 2}
    assert t.hand.over


def test_b41_an_all_in_after_the_last_stud_card_leaves_the_choice_to_muck() -> None:
    # A real tournament hand: the caller, all-in on the river, threw his beaten hand away.
    hands = {1: "Kh 5s 2c Kd 8h 6s 4c", 2: "As Ah Ac 9d 4h 3s 6d"}
    t = deal("T3", hands, stacks={1: 300}, start={"tournament": True})
    t.play("s1 bring-in, s2 to 200, s1 call").to_betting(7)
    t.play("s2 to 400, s1 call")
    assert turned_up(t) == []
    assert t.showdown() == ["s2 shows"]
    assert t.options(1) == {"show", "muck"}


def test_b41_no_hand_is_turned_up_while_two_can_still_bet() -> None:
    t = deal("T3", stud7(3), stacks={3: 90}, start={"tournament": True}).to_betting(4)
    assert turned_up(t) == []
    t.play("s1 to 200, s2 call")
    assert turned_up(t) == []


@pytest.mark.parametrize(("rule", "asked"), [("choice", 1), ("never", 0)])
@pytest.mark.parametrize("name", ["T1", "T2", "T3", "T4L"])
def test_k26_an_uncalled_winner_is_asked_or_not(name: str, rule: str, asked: int) -> None:
    hands = {"T3": stud7(2), "T4L": seats(1, 2)}.get(name, stud5(2))
    t = deal(name, hands, button=1, uncontested_show=rule)
    if name == "T4L":
        t.play("s1 to 100, s2 fold")
    else:
        t.pass_along()
        t.play("s2 call").to_betting(t.street)
        t.play(f"s1 to {t.events(ev.BettingOpened)[-1].sizes[0]}, s2 fold")
    assert t.asked == asked
    assert t.hand.over == (not asked)
    assert t.events(ev.HandShown) == []


def test_r3_29_an_uncalled_bet_among_the_others_does_not_cancel_the_showdown() -> None:
    hands = {1: "Kh 5s 7c Kd 8h 6s", 2: "As Ah Ac 9d 4h 3s 6d", 4: "Qs 5d 2c Qd Jh Ts 3d"}
    t = deal("T3", hands, stacks={4: 90}).to_betting(6).play("s2 to 400, s1 fold")
    assert t.returned() == {2: 400}
    assert t.street == 7
    t.play_out()
    assert "s4 shows" in t.showdown()
    assert t.pots() == [(270, {2, 4})]
