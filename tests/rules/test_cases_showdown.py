"""Faults seen elsewhere, played here: P21 to P23 and P41 (showdown, exposure, second clicks)."""

from doorcard.cards import HIDDEN
from doorcard.engine import events as ev
from doorcard.views import redact
from tests.rules.table import deal, stud5, stud7


def test_p21_who_shows_first_is_a_setting_of_the_room() -> None:
    t = deal("5S", stud5(2)).to_betting(5).play("s1 to 20, s2 to 40, s1 call")
    assert t.showdown()[0] == "s2 shows"
    t = deal("5S", stud5(2)).to_betting(5).play("s1 check, s2 check")
    assert t.showdown()[0] == "s1 shows"
    t = deal("7S", stud7(3)).to_betting(6).play("s1 to 40, s2 call, s3 to 80, s1 call, s2 call")
    t.play("s1 check, s2 check, s3 check")
    assert t.showdown()[0] == "s3 shows"


def test_p22_nothing_is_dealt_or_shown_after_everybody_folded() -> None:
    t = deal("5S", stud5(2), stacks={1: 15}).play("s1 bring-in, s2 call, s1 to 8, s2 fold")
    assert t.street == 3
    assert t.options(1) == {"show", "muck"}
    t.play("s1 muck")
    assert t.events(ev.HandShown) == []
    assert [award.value for award in t.events(ev.PotAwarded)] == [0]
    for viewer in (0, 2):
        first = redact(t.events(ev.StreetDealt)[0], viewer)
        assert isinstance(first, ev.StreetDealt)
        assert first.hands[0].down == (HIDDEN,)


def test_p23_a_new_hand_knows_nothing_of_the_last_one() -> None:
    first = deal("7S", stud7(2)).play_out()
    assert first.events(ev.HandShown)
    second = deal("7S", stud7(2), stacks={s: first.stack(s) for s in (1, 2)})
    assert second.events(ev.HandShown) == []
    dealt = redact(second.events(ev.StreetDealt)[0], 2)
    assert isinstance(dealt, ev.StreetDealt)
    assert dealt.hands[0].down == (HIDDEN, HIDDEN)


def test_p41_every_answered_question_has_a_number_of_its_own() -> None:
    t = deal("5S", stud5(2)).play("s1 bring-in")
    asked = t.hand.decision
    t.play("s2 call")
    assert (t.street, t.asked) == (3, 1)
    assert t.hand.decision == asked + 1
    t.play("s1 check")
    assert t.hand.decision == asked + 2
