"""Levels and breaks: D-74, B60, R4.3, P63."""

from msgspec.structs import replace

from doorcard.engine.stakes import Stakes
from doorcard.houses import HOUSES, stakes_for
from doorcard.room.orders import Arrange
from doorcard.room.tournament import records as r
from doorcard.room.tournament.clock import TICK, next_change, run_clock
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.scene import Tell
from doorcard.room.tournament.state import TournamentState
from doorcard.room.tournament.structure import Break, Structure
from doorcard.room.tournament.tables import deal, table_config
from tests.tournament.scenes import NAME, NOW, SECOND, look, running, scene, structure

MINUTE = 60 * SECOND
TABLE = f"{NAME}-1"


def ticked(
    state: TournamentState, until: int, hand: bool = True, hands: int = 1
) -> TournamentState:
    """The clock is looked at when it wants to be, as the owner does, up to a time."""
    now = state.seen
    while now <= until:
        looks = [look(state, one.number, hand=hand, hands=hands) for one in state.tables]
        step = run_clock(scene(state, *looks, now=now))
        if step is not None:
            for record in step.records:
                state = fold(state, record)
            continue
        due = next_change(state, looks, now)
        if due is None:
            break
        now = due
    return state


def stakes_dealt(state: TournamentState, hands: int, now: int) -> Stakes:
    """The amounts of the hand that table 1 deals next."""
    first = scene(state, look(state, 1, hands=hands, ended=now - MINUTE), now=now)
    told = deal(first)
    assert isinstance(told, Tell)
    assert told.arrange.deal
    config = told.arrange.config or first.looks[TABLE].config
    return config.stakes


def test_d_74_b60_hand_eleven_uses_the_new_blinds_of_a_level_of_ten_hands() -> None:
    """By hands each table counts its own completed deals."""
    form = structure(
        "draw-limit", measure="hands", periods=rising(("draw-limit",), (20, 40, 60), 10)
    )
    state = running(form, ["a", "b", "c"])
    old, new = (stakes_for(HOUSES["draw-limit"], small) for small in (20, 40))
    state = ticked(state, NOW, hand=False, hands=9)
    assert stakes_dealt(state, 9, NOW) == old  # the tenth hand
    assert ticked(state, NOW, hand=True, hands=10).tables == state.tables  # it is being played
    state = ticked(state, NOW, hand=False, hands=10)
    assert stakes_dealt(state, 10, NOW) == new  # the eleventh
    assert ticked(state, NOW, hand=False, hands=19).tables == state.tables
    assert ticked(state, NOW, hand=False, hands=20).tables[0].period == 2


def test_d_74_b60_a_level_by_time_applies_from_the_next_deal() -> None:
    """The level ends while a hand is running: that hand keeps the old blinds."""
    form = structure("draw-limit", periods=rising(("draw-limit",), (20, 40), 5))
    state = running(form, ["a", "b", "c"])
    over = NOW + 5 * MINUTE
    state = ticked(state, over + 5 * SECOND, hand=True)
    assert state.period == 1
    assert deal(scene(state, look(state, 1, hand=True), now=over + 5 * SECOND)) is None
    assert stakes_dealt(state, 1, over + 20 * SECOND) == stakes_for(HOUSES["draw-limit"], 40)


def test_p63_r4_3_in_stud_ante_bring_in_and_both_limits_change_together() -> None:
    form = structure("seven-stud", periods=rising(("seven-stud",), (20, 40), 5))
    state = running(form, ["a", "b"])
    before = table_config(state, TABLE).stakes
    state = ticked(state, NOW + 5 * MINUTE)
    after = table_config(state, TABLE).stakes
    assert before == Stakes(20, 40, ante=4, bring_in=5)
    assert after == Stakes(40, 80, ante=8, bring_in=10)


def test_p63_level_one_lasts_300_seconds_of_play_through_countdown_break_and_restart() -> None:
    """A level of 300 s, a countdown of 10 s, a break of 60 s, a server that is away for an hour."""
    periods = rising(("seven-stud",), (20, 40), 5)
    form = structure(periods=(periods[0], Break(1), periods[1]), countdown=10)
    state = running(form, ["a", "b"])
    state = replace(state, started=NOW, seen=NOW, left=300 * SECOND)  # the draw is now
    state = ticked(state, NOW + 9 * SECOND)
    assert state.time_left(NOW + 9 * SECOND) == 300 * SECOND  # nothing of the countdown counts
    state = ticked(state, NOW + 110 * SECOND)
    assert state.time_left(NOW + 110 * SECOND) == 200 * SECOND
    back = NOW + 110 * SECOND + 3_600_000
    state = fold(state, r.Resumed(back))
    assert state.time_left(back) == 200 * SECOND  # nor does the time the server was away
    state = ticked(state, back + 199 * SECOND)
    assert (state.period, state.time_left(back + 199 * SECOND)) == (0, 1 * SECOND)
    state = ticked(state, back + 201 * SECOND)
    assert state.period == 0  # a hand is running: the break waits for its end
    pause = back + 230 * SECOND
    state = ticked(replace(state, seen=pause), pause, hand=False)
    assert (state.period, state.in_break) == (1, True)
    state = ticked(state, pause + 59 * SECOND, hand=False)
    assert state.in_break
    assert deal(scene(state, look(state, 1), now=pause + 59 * SECOND)) is None
    state = ticked(state, pause + 61 * SECOND, hand=False)
    assert (state.period, state.in_break) == (2, False)
    assert stakes_dealt(state, 1, pause + 61 * SECOND) == stakes_for(HOUSES["seven-stud"], 40)


def test_p63_a_crash_takes_nothing_from_a_level_and_gives_back_five_seconds_at_most() -> None:
    state = ticked(running(structure(), ["a", "b"]), NOW + 123 * SECOND)
    killed = NOW + 124 * SECOND
    before = state.time_left(killed)
    after = fold(state, r.Resumed(killed + 3_600_000)).time_left(killed + 3_600_000)
    assert before <= after <= before + TICK


def test_the_host_stops_the_clock_and_the_deal() -> None:
    state = ticked(running(structure(), ["a", "b"]), NOW + 60 * SECOND)
    state = fold(state, r.Paused(True, NOW + 60 * SECOND))
    state = ticked(state, NOW + 60 * SECOND)
    later = NOW + 3_600_000
    assert state.time_left(later) == 240 * SECOND
    assert deal(scene(state, look(state, 1), now=later)) is None
    state = fold(state, r.Paused(False, later))
    assert stakes_dealt(state, 1, later) == stakes_for(HOUSES["seven-stud"], 20)


def test_a_break_by_hands_begins_when_every_table_has_had_its_hands() -> None:
    form = by_hands()
    state = running(form, ["a", "b"], ["c", "d"])
    behind = scene(state, look(state, 1, hands=4), look(state, 2, hands=3, hand=True))
    assert run_clock(behind) is None
    assert deal(behind) is None  # table 1 rests until the other has come as far
    both = scene(state, look(state, 1, hands=4), look(state, 2, hands=4))
    step = run_clock(both)
    assert step is not None
    assert step.records == (r.PeriodBegan(1, 2 * MINUTE, NOW),)
    state = fold(state, step.records[0])
    state = ticked(state, NOW + 3 * MINUTE, hand=False, hands=4)
    assert [one.period for one in state.tables] == [2, 2]
    assert [one.hands for one in state.tables] == [4, 4]
    assert not state.in_break


def by_hands() -> Structure:
    periods = rising(("draw-limit",), (20, 40), 4)
    return structure(
        "draw-limit", seats=2, measure="hands", periods=(periods[0], Break(2), periods[1])
    )


def test_games_change_by_level_with_the_rules_of_their_rooms() -> None:
    form = structure(seats=6, periods=rising(("seven-stud", "draw-limit"), (20, 40), 5))
    state = running(form, ["a", "b", "c"])
    assert table_config(state, TABLE).house.game == "seven_card_stud"
    state = ticked(state, NOW + 5 * MINUTE)
    config = table_config(state, TABLE)
    assert (config.house.game, config.house.dealer) == ("five_card_draw", "dead")
    told = deal(scene(state, look(state, 1, ended=0), now=NOW + 6 * MINUTE))
    assert isinstance(told, Tell)
    assert isinstance(told.arrange, Arrange)
