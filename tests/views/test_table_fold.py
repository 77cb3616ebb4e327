"""The table as one viewer sees it, folded from redacted events (DESIGN 3, CLIENT 2)."""

from random import Random

import pytest

from doorcard.engine import Hand, Void, audit
from doorcard.engine import events as ev
from doorcard.engine.folding import fold as engine_fold
from doorcard.views import ActLine, Chair, FoldedCard, PotView, TableFacts, Viewer, seat_view
from doorcard.views.hand_code import hand_code
from doorcard.views.table_facts import NO_BETTING
from tests.rules.table import ANY, deal, seats, stud5, stud7
from tests.views.watching import (
    card_texts,
    cards,
    events_until,
    picture,
    place,
    watch,
)
from tests.worlds.course import Course, play, random_setup
from tests.worlds.two_worlds import seen_by, snapshot

RAIL = 0
FIVE = " ".join([ANY] * 5)


def courses(count: int) -> list[Course]:
    return [play(random_setup(Random(f"fold {n}")), f"fold {n}") for n in range(count)]


# --- the figures are the engine's ---


def test_chips_in_the_picture_are_the_chips_of_the_hand_at_every_event() -> None:
    for course in courses(150):
        viewer = Viewer(RAIL)
        hand = Hand(course.events[0])  # type: ignore[arg-type]  # the first event is HandStarted
        for event in course.events:
            engine_fold(hand, event)
            viewer.see(event)
            view, places = viewer.fold.hand_view(), viewer.fold.places()
            assert view is not None
            assert view.pot == hand.pot
            for position, seat in enumerate(hand.seats):
                told = places[seat]
                assert told.stack == hand.stack[position]
                assert told.total == hand.total[position]
                assert (told.state == "folded") == (not hand.live[position])
                if view.phase == "betting" and hand.asked:
                    assert told.bet == hand.street_paid[position]
            assert (
                sum(p.bet for p in places.values()) + sum(pot.amount for pot in view.pots)
                == view.pot
            )
        assert audit(hand) == []


def test_b18_pots_in_the_picture_are_the_pots_that_are_paid() -> None:
    several = 0
    for course in courses(150):
        viewer = Viewer(RAIL)
        unpaid = [event for event in course.events if isinstance(event, ev.PotAwarded)]
        several += len(unpaid) > 1
        for event in course.events:
            viewer.see(event)
            if isinstance(event, ev.PotAwarded):
                unpaid.remove(event)
            elif not isinstance(event, ev.ShowdownOpened):
                continue
            view = viewer.fold.hand_view()
            assert view is not None
            assert [(pot.amount, pot.seats) for pot in view.pots] == [
                (award.amount, tuple(sorted(award.seats))) for award in reversed(unpaid)
            ]
    assert several > 20


def test_d_26_an_ante_all_in_makes_a_side_pot_at_once() -> None:
    hand = deal("T1", seats(1, 2, 3, 4), stacks={3: 2}, stakes={"ante": 5, "bring_in": 5}).hand
    view = picture(hand, RAIL)
    assert view.hand is not None
    assert view.hand.pots == (PotView(8, (1, 2, 3, 4)), PotView(9, (1, 2, 4)))
    assert place(view, 3).state == "all_in"
    assert place(view, 3).line == ActLine("ante", 2, all_in=True)


# --- cards ---


def test_p51_no_card_is_in_any_frame_before_its_viewer_may_see_it() -> None:
    for course in courses(40):
        for seat in (RAIL, *course.hand.seats):
            viewer = Viewer(seat)
            pauses = {pause.events: pause for pause in course.pauses}
            for number, event in enumerate(course.events, 1):
                _, said = viewer.see(event)
                sent = snapshot(viewer, course, pauses.get(number))
                may_see = seen_by(seat, course.events[:number])
                names = {"23456789TJQKA"[card // 4] + "cdhs"[card % 4] for card in may_see}
                assert card_texts(sent, said) <= names


def test_p50_the_owner_sees_his_cards_and_others_as_many_backs() -> None:
    t = deal("T4L", {1: "As Kd Qh Jc 9s", 2: FIVE, 3: FIVE})
    assert cards(picture(t.hand, 1), 1) == ["As", "Kd", "Qh", "Jc", "9s"]
    for other in (2, 3, RAIL):
        assert cards(picture(t.hand, other), 1) == ["??"] * 5


def test_p50_a_join_or_leave_at_the_deal_takes_nobodys_cards() -> None:
    hand = deal("T4L", {1: "As Kd Qh Jc 9s", 2: FIVE, 3: FIVE}).hand
    facts = TableFacts("t1", "Table 1", hand.house, hand.stakes, hands=1)
    before = [Chair(seat, f"player {seat}", 0) for seat in (1, 2, 3)]
    joined = [*before, Chair(6, "late", 500, dealt_in=False)]
    for chairs in (before, joined, before[:2]):
        view = seat_view(facts, chairs, 1, watch(hand, 1).fold)
        assert cards(view, 1) == ["As", "Kd", "Qh", "Jc", "9s"]


def test_u5_cards_stand_in_the_order_dealt_with_their_street_and_face() -> None:
    t = deal("T3", stud7(2)).to_street(7)
    own = place(picture(t.hand, 1), 1).cards
    assert [(held.face, held.street) for held in own] == [
        ("down", 3),
        ("down", 3),
        ("up", 3),
        ("up", 4),
        ("up", 5),
        ("up", 6),
        ("down", 7),
    ]


def test_r3_16_a_folded_hand_leaves_the_table_and_its_up_cards_go_to_the_strip() -> None:
    t = deal("T3", stud7(3)).play("s1 bring-in, s2 call, s3 call")
    t.to_street(4).play("s1 to 200, s2 fold")
    for viewer in (RAIL, 1, 2):
        view = picture(t.hand, viewer)
        assert view.hand is not None
        assert view.hand.folded_cards == (FoldedCard(2, "7d"), FoldedCard(2, "9c"))
        assert place(view, 2).cards == ()
        assert place(view, 2).state == "folded"
        assert place(view, 2).line == ActLine("fold", street=4)


def test_u14_new_cards_are_marked_until_their_owner_acts() -> None:
    t = deal("T4L", {1: "As Kd Qh x x", 2: FIVE, 3: FIVE}, draws={1: "Ad Ac"}).to_street(2)
    t.play(f"s1 discard {' '.join(t.cards(1)[3:])}, s2 pat, s3 pat")
    marks = [(held.card, held.new) for held in place(picture(t.hand, 1), 1).cards]
    assert marks == [("As", False), ("Kd", False), ("Qh", False), ("Ad", True), ("Ac", True)]
    backs = [held.new for held in place(picture(t.hand, 2), 1).cards]
    assert backs == [False, False, False, True, True]
    t.play("s1 check")
    assert not any(held.new for held in place(picture(t.hand, 1), 1).cards)


def test_d_50_u13_everybody_sees_how_many_cards_were_drawn() -> None:
    t = deal("T4L", seats(3, 4, 5)).to_street(2)
    first, second = t.cards(3)[:2]
    t.play(f"s3 discard {first} {second}, s4 pat")
    for viewer in (RAIL, 3, 4, 5):
        view = picture(t.hand, viewer)
        assert (place(view, 3).drawn, place(view, 4).drawn, place(view, 5).drawn) == (2, 0, -1)
        assert place(view, 3).line == ActLine("draws", 2, street=2)
        assert place(view, 4).line == ActLine("stands_pat", 0, street=2)
    assert not {first, second} & card_texts(picture(t.hand, 4), picture(t.hand, RAIL))
    assert not {first, second} & card_texts(picture(t.hand, 3).places)


def test_k40_where_counts_are_hidden_a_draw_cannot_be_told_from_standing_pat() -> None:
    t = deal("T4L", seats(3, 4, 5), show_draw_counts=False).to_street(2)
    t.play(f"s3 discard {t.cards(3)[0]}, s4 pat")
    view = picture(t.hand, 5)
    assert place(view, 3).drawn == place(view, 4).drawn == -1
    assert place(view, 3).line == place(view, 4).line == ActLine("draws", -1, street=2)
    assert [held.new for held in place(view, 3).cards] == [False] * 5


def test_p23_p43_nothing_of_a_hand_is_left_when_the_next_one_begins() -> None:
    first = deal("7S", stud7(3)).play_out().hand
    second = deal("7S", stud7(3)).hand
    viewer = watch(first, 2)
    shown = {seat for seat, told in viewer.fold.places().items() if told.hand}
    assert shown
    for event in second.events:
        viewer.see(event)
    fresh = watch(second, 2)
    assert viewer.fold.places() == fresh.fold.places()
    assert viewer.fold.hand_view() == fresh.fold.hand_view()
    assert viewer.lines == fresh.lines
    assert [held.card for held in viewer.fold.places()[1].cards] == ["??", "??", "2c"]


def test_p22_after_folds_no_card_is_dealt_or_shown_and_no_hand_is_named() -> None:
    t = deal("5S", stud5(2), stacks={1: 25}).play("s1 bring-in, s2 call")
    t.play("s1 to 10, s2 fold")
    hole = t.cards(1)[0]
    for viewer in (2, RAIL):
        view = picture(t.hand, viewer)
        assert hole not in card_texts(view, watch(t.hand, viewer).lines)
        assert not any(told.hand for told in view.places)
        assert view.hand is not None
        assert view.hand.street == 3
        assert view.hand.phase == "showdown"
        assert view.hand.asked == 1
        assert view.hand.legal == ()
    own = picture(t.hand, 1).hand
    assert own is not None
    assert [option.kind for option in own.legal] == ["show", "muck"]
    t.play("s1 muck")
    assert hole not in card_texts(picture(t.hand, 2), picture(t.hand, RAIL))


# --- hands that are named ---


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ("", ""),
        ("Kd", "0K----"),
        ("Kd Kh", "1K----"),
        ("As Kd Ah", "1AK---"),
        ("Kd 7c", "0K7---"),
        ("9d 9c 9h 2s", "392---"),
        ("9d 9c 2h 2s", "292---"),
        ("9d 9c 9h 9s", "79----"),
        ("Qd Jd Td 9d", "0QJT9-"),
        ("Qd Jd Td 9d 8d", "8Q----"),
        ("Ks Kd Kh Qs Qd Qh 2c", "6KQ---"),
    ],
)
def test_codes_of_hands_of_any_size(texts: str, code: str) -> None:
    suits, ranks = "cdhs", "23456789TJQKA"
    held = [4 * ranks.index(text[0]) + suits.index(text[1]) for text in texts.split()]
    assert hand_code(held) == code


def test_u29_the_viewer_is_told_what_he_holds_and_nobody_else_is() -> None:
    t = deal("T3", stud7(2) | {1: "Jh Jd 2c As Kd Qh Jc"}).to_street(5)
    for viewer, code in ((1, "1JAK2-"), (RAIL, "")):
        view = picture(t.hand, viewer).hand
        assert view is not None
        assert view.hero == code
    other = picture(t.hand, 2)
    assert other.hand is not None
    assert other.hand.hero[0] in "01"
    assert not any(told.hand for told in other.places)


def test_p27_the_shown_hand_is_named_as_it_is_paid() -> None:
    t = deal("7S", stud7(2) | {1: "Ks Kd 2c Kh Qs Qd Qh"}).play_out()
    for viewer in (RAIL, 1, 2):
        view = picture(t.hand, viewer)
        assert place(view, 1).hand == "6KQ---"
        assert cards(view, 1) == ["Ks", "Kd", "2c", "Kh", "Qs", "Qd", "Qh"]
        assert place(view, 1).won == t.won(1) > 0


def test_b41_a_hand_turned_up_early_is_named_as_far_as_it_goes() -> None:
    t = deal("5S", stud5(2) | {2: "7s 7d 9c 3h 4s"}, stacks={1: 30, 2: 30}, allin_face_up="always")
    t.play("s1 bring-in, s2 to 10, s1 to 20, s2 to 28, s1 call")
    at = events_until(t.hand, ev.HandShown)
    viewer = watch(t.hand, RAIL, at)
    assert viewer.fold.places()[2].hand == ""
    for event in t.hand.events[at : at + 2]:
        viewer.see(event)
    assert viewer.fold.places()[2].hand == "17----"


# --- lines and phases ---


def test_act_lines_say_the_last_act_and_are_cleared_at_the_next_street() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 to 10, s3 fold, s1 call")
    between = watch(t.hand, RAIL).fold.places()
    assert between[1].line is None
    assert between[3].line == ActLine("fold", street=2)
    t.play("s1 to 10")
    view = picture(t.hand, RAIL)
    assert place(view, 1).line == ActLine("bet", 10, street=3)
    assert place(view, 1).bet == 10


def test_b44_a_time_out_is_marked_on_the_act_line() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 time-out")
    assert place(picture(t.hand, RAIL), 2).line == ActLine("fold", cause="time_out", street=2)


def test_d_61_b45_a_protected_player_keeps_his_stack_and_wears_the_mark() -> None:
    players = {seat: {"protections": 2} for seat in (1, 2, 3)}
    t = deal("T2", stud5(3), players=players).to_street(4).play("s1 to 20, s2 time-out")
    told = place(picture(t.hand, RAIL), 2)
    assert (told.state, told.protections) == ("protected", 1)
    assert told.line == ActLine("protected", 1, "time_out", 4)
    assert told.stack == t.stack(2) > 0
    assert place(picture(t.hand, RAIL), 1).protections == 2


def test_houses_without_protection_show_none() -> None:
    assert place(picture(deal("T1", stud5(2)).hand, RAIL), 1).protections == -1


def test_d_15_b16_an_open_pair_offers_two_sizes() -> None:
    t = deal("T1", {1: "x 8c 8d", 2: "x 2d 9c", 3: "x Td 5h", 4: "x Jd 3s"})
    t.play("s2 bring-in, s3 call, s4 call, s1 call")
    view = picture(t.hand, RAIL).hand
    assert view is not None
    assert view.open_pair
    assert view.sizes == (10, 20)
    assert view.raises_left == 3
    t.play("s1 to 20")
    after = picture(t.hand, RAIL).hand
    assert after is not None
    assert after.sizes == (20,)
    assert after.to_call == 20
    assert after.raises_left == 3


def test_b4_an_optional_bring_in_has_a_price() -> None:
    t = deal("T1", stud5(4), stacks={1: 1})
    view = picture(t.hand, RAIL).hand
    assert view is not None
    assert (view.asked, view.to_call) == (2, 3)


def test_b62_a_void_hand_gives_everything_back() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 to 10, s3 call")
    t.hand.apply(Void("journal damaged"))
    view = picture(t.hand, RAIL)
    fold = watch(t.hand, RAIL).fold
    assert [told.stack for told in fold.places().values()] == [10_000] * 3
    assert view.hand is not None
    assert (view.hand.phase, view.hand.pot, view.hand.pots) == ("over", 0, ())


def test_before_the_first_hand_there_is_none() -> None:
    assert Viewer(RAIL).fold.hand_view(NO_BETTING) is None
    assert Viewer(RAIL).fold.places() == {}
