"""Who is out, who wins, who is paid, and the bubble (P62)."""

from doorcard.room.money import Posting
from doorcard.room.orders import Arrange, Refused
from doorcard.room.tournament import records as r
from doorcard.room.tournament.answering import answer
from doorcard.room.tournament.decide import decide
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.orders import Rebuy, Sender
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.scene import Step, Tell
from doorcard.room.tournament.standings import eliminate, finish, pay, place_of
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.structure import Payouts, Rebuys
from doorcard.room.tournament.tables import deal, hand_for_hand
from tests.tournament.scenes import NAME, NOW, SECOND, look, running, scene, structure

THREE_PAID = (Payouts(500, ((1, 5000), (1, 3000), (1, 2000))),)


def follow(state: TournamentState, step: object) -> TournamentState:
    assert isinstance(step, Step)
    for record in step.records:
        state = fold(state, record)
    return state


def test_p62_two_players_bust_in_the_same_hand() -> None:
    """7S final table: S1 500, S2 300 and S3 4000 at the start; S1 is second, S2 third."""
    state = running(structure(payouts=THREE_PAID), ["S1", "S2", "S3"])
    last = look(
        state, 1, stacks={"S1": 0, "S2": 0, "S3": 4800}, began={"S1": 500, "S2": 300, "S3": 4000}
    )
    moment = scene(state, last)
    step = eliminate(moment)
    assert step == Step((r.Out((("S2/1",), ("S1/1",)), NOW),))
    state = follow(state, step)
    assert place_of(state, "S1/1") == 2
    assert place_of(state, "S2/1") == 3
    state = follow(state, finish(scene(state, last)))
    paid: list[int] = []
    while (prize := pay(scene(state, last))) is not None:
        assert isinstance(prize, Step)
        (record,) = prize.records
        assert isinstance(record, r.Paid)
        paid.append(record.place)
        assert [entry.id for entry in prize.entries] == [f"tournament/{NAME}/prize/{record.place}"]
        state = follow(state, prize)
    assert sorted(paid) == [1, 2, 3]
    assert state.paid == {"S3/1": 150, "S1/1": 90, "S2/1": 60}


def test_p62_equal_stacks_at_two_tables_of_one_hand_for_hand_round_share_places() -> None:
    """Five left and four paid... the two that go out together share the fourth and fifth place."""
    form = structure(
        "draw-limit", seats=3, payouts=(Payouts(500, ((1, 4000), (1, 3000), (1, 2000), (1, 1000))),)
    )
    state = running(form, ["a", "b", "c"], ["d", "e"])
    assert hand_for_hand(scene(state, look(state, 1, hand=True), look(state, 2))) is None
    begun = hand_for_hand(scene(state, look(state, 1), look(state, 2)))
    assert begun == Step((r.RoundBegan({f"{NAME}-1": 1, f"{NAME}-2": 1}, NOW),))
    state = follow(state, begun)
    lost = look(state, 1, {"c": 0, "a": 3000}, {"c": 400}, hands=2)
    still = look(state, 2, hand=True, hands=2)
    assert eliminate(scene(state, lost, still)) is None  # the other hand of the round is running
    over = look(state, 2, {"e": 0, "d": 3000}, {"e": 400}, hands=2, ended=NOW + 9 * SECOND)
    step = eliminate(scene(state, lost, over))
    assert step == Step((r.Out((("c/1", "e/1"),), NOW),))
    state = follow(state, step)
    assert {place_of(state, entry) for entry in ("c/1", "e/1")} == {4}
    prize = pay(scene(state, lost, over))
    assert isinstance(prize, Step)
    (entry,) = prize.entries
    assert entry.id == f"tournament/{NAME}/prize/4"
    assert entry.postings == (
        Posting(f"pool:{NAME}", -50), Posting("wallet:c", 25), Posting("wallet:e", 25)
    )  # fmt: skip


def test_hand_for_hand_every_table_deals_one_hand_and_then_waits() -> None:
    form = structure(seats=2, payouts=(Payouts(500, ((1, 5000), (1, 3000), (1, 2000))),))
    state = running(form, ["a", "b"], ["c", "d"])
    first = [look(state, 1, ended=0), look(state, 2, ended=0)]
    state = follow(state, hand_for_hand(scene(state, *first)))
    assert deal(scene(state, *first)) is not None
    had_it = look(state, 1, hands=2, ended=0)
    told = deal(scene(state, had_it, first[1]))
    assert told == Tell(f"{NAME}-2", Arrange(deal=True))
    running_hand = look(state, 2, hands=2, hand=True)
    assert deal(scene(state, had_it, running_hand)) is None
    assert hand_for_hand(scene(state, had_it, running_hand)) is None
    again = hand_for_hand(scene(state, had_it, look(state, 2, hands=2, ended=0)))
    assert again == Step((r.RoundBegan({f"{NAME}-1": 2, f"{NAME}-2": 2}, NOW),))


def test_when_the_bubble_has_burst_the_tables_deal_freely() -> None:
    form = structure(seats=2, payouts=THREE_PAID)
    state = running(form, ["a", "b"], ["c", "d"])
    state = follow(state, hand_for_hand(scene(state, look(state, 1), look(state, 2))))
    state = fold(state, r.Out((("d/1",),), NOW))
    ended = hand_for_hand(scene(state, look(state, 1), look(state, 2)))
    assert ended == Step((r.HandForHandEnded(NOW),))


def test_outside_the_bubble_the_hand_that_ended_first_counts_first() -> None:
    form = structure(seats=4, payouts=THREE_PAID)
    state = running(form, ["a", "b", "c", "d"], ["e", "f", "g", "h"])
    early = look(state, 2, {"h": 0}, {"h": 2000}, ended=NOW - 3 * SECOND)
    late = look(state, 1, {"a": 0}, {"a": 10}, ended=NOW)
    step = eliminate(scene(state, late, early))
    assert step == Step((r.Out((("h/1",),), NOW),))


def test_no_prize_is_paid_while_entries_are_still_sold() -> None:
    form = structure(payouts=THREE_PAID, late_periods=1, reentries=1)
    state = running(form, ["a", "b", "c"])
    state = fold(state, r.Out((("c/1",),), NOW))
    assert pay(scene(state, look(state, 1))) is None
    state = fold(state, r.Registered("c/2", "c", "c", NOW))
    state = fold(state, r.PeriodBegan(1, 0, NOW))
    assert pay(scene(state, look(state, 1))) is None  # four entries now, the fourth is not paid
    state = fold(state, r.Out((("c/2",),), NOW))
    prize = pay(scene(state, look(state, 1)))
    assert isinstance(prize, Step)
    (record,) = prize.records
    assert isinstance(record, r.Paid)
    assert (record.place, record.amounts) == (3, {"c/2": 80})


def with_rebuys() -> tuple[TournamentState, TableLook]:
    form = structure(rebuys=Rebuys(0, 1500, 100, most=1, seconds=20), payouts=THREE_PAID)
    state = running(form, ["a", "b", "c"])
    return state, look(state, 1, {"a": 0, "b": 0, "c": 4500}, {"a": 700, "b": 900})


def test_who_may_rebuy_is_asked_and_is_out_when_the_time_is_over() -> None:
    state, last = with_rebuys()
    step = eliminate(scene(state, last))
    until = NOW + 20 * SECOND
    assert step == Step(
        (r.RebuyOffered("a/1", until, 700, NOW), r.RebuyOffered("b/1", until, 900, NOW))
    )
    state = follow(state, step)
    assert eliminate(scene(state, last)) is None
    state = fold(state, r.ChipsBought("b/1", "rebuy", 1500, 100, NOW))
    assert state.chips == 6000
    told = decide(scene(state, last))
    assert told == Tell(f"{NAME}-1", Arrange(grant=((2, 1500),)))
    out = eliminate(scene(state, last, now=until))
    assert out == Step((r.Out((("a/1",),), until),))


def test_who_declines_is_out_at_once() -> None:
    state, last = with_rebuys()
    state = follow(state, eliminate(scene(state, last)))
    state = fold(state, r.RebuyDeclined("a/1", NOW))
    assert eliminate(scene(state, last)) == Step((r.Out((("a/1",),), NOW),))


def test_a_level_is_dealt_by_its_own_amounts_though_the_table_has_the_old_ones() -> None:
    form = structure(periods=rising(("seven-stud",), (20, 40), 5))
    state = running(form, ["a", "b"])
    old = look(state, 1, ended=0)
    state = fold(state, r.PeriodBegan(1, 0, NOW))
    told = deal(scene(state, old))
    assert isinstance(told, Tell)
    assert told.arrange.config is not None
    assert told.arrange.config.stakes.small == 40


def test_who_was_offered_a_rebuy_has_his_time_although_the_level_ends_meanwhile() -> None:
    """Others buy no more, and no prize stands before he has said yes or no."""
    state, last = with_rebuys()
    state = follow(state, eliminate(scene(state, last)))
    state = fold(state, r.PeriodBegan(1, 0, NOW))
    assert not state.rebuys_open
    assert not state.prizes_known
    moment = scene(state, last, now=NOW + 19 * SECOND)
    assert answer(moment, Sender("c", "c"), Rebuy()) == Refused("rebuys_closed")
    bought = answer(moment, Sender("b", "b"), Rebuy())
    assert isinstance(bought, Step)
    after = follow(state, bought)
    assert after.entry_of("b") is not None
    assert not after.prizes_known  # the other one is still thinking
    too_late = scene(state, last, now=NOW + 20 * SECOND)
    assert answer(too_late, Sender("b", "b"), Rebuy()) == Refused("too_late")
    state = follow(state, eliminate(too_late))
    assert (state.entry_of("a"), state.entry_of("b")) == (None, None)
    assert state.prizes_known
