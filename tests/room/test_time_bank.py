"""The time bank: when it begins, what it costs, what fills it again (U23)."""

from doorcard.engine.events import Acted, Discarded, Protected
from doorcard.room.orders import Answer, Done, Leave, Refused, UseBank
from doorcard.views import Clock
from tests.room.playing import Desk, OpenDesk, name_of
from tests.room.test_clocks import clock_of, let_time_out

TEN = 10_000
BANK = 60  # seconds
# Seat 3 has the low card and opens, then 1, then 2; later seat 1 shows a pair of kings.
DECK = "2c 9s 7s Kh 9c 4d  5c Kd 2d 5h  6c 7h 9d 6s  8c 3c 2s Th"


async def with_banks(open_desk: OpenDesk, house: str = "fortune", **knobs: int) -> Desk:
    """Three players; seat 3 is asked to open."""
    bank = {"time_bank_seconds": BANK, **knobs}
    desk = await open_desk(house, 10, {1: TEN, 2: TEN, 3: TEN}, deck=DECK, **bank)
    await desk.until_asked(3)
    return desk


async def facing_a_raise(open_desk: OpenDesk, house: str = "fortune", **knobs: int) -> Desk:
    """Seat 3 has completed, so put chips in of his own will, and faces a raise."""
    desk = await with_banks(open_desk, house, **knobs)
    await desk.act(3, "complete", 10)
    await desk.act(1, "raise", 20)
    await desk.act(2, "fold")
    await desk.until_asked(3)
    return desk


def bank_of(desk: Desk, seat: int) -> int:
    """Seconds in a player's bank, as everybody sees them."""
    return desk.view(0).places[seat - 1].bank


async def ask_for_bank(desk: Desk, seat: int, decision: int = 0) -> Answer:
    hand = desk.hand
    order = UseBank(hand.started.hand, decision or hand.decision)
    return await desk.order(name_of(seat), order)


async def test_u23_the_bank_begins_by_itself_for_who_has_put_chips_in(
    open_desk: OpenDesk,
) -> None:
    desk = await facing_a_raise(open_desk)
    assert bank_of(desk, 3) == BANK
    await let_time_out(desk, 3)
    now = desk.clock.now()
    assert desk.asked == 3
    assert clock_of(desk) == Clock(now + BANK * 1000, BANK, 10, bank_from=now)
    desk.clock.advance(12_500)
    await desk.act(3, "call")
    assert bank_of(desk, 3) == 48  # 47.5, told in whole seconds
    await desk.until_asked(1)
    assert clock_of(desk).bank_from == 0
    assert bank_of(desk, 1) == BANK


async def test_u23_forced_chips_begin_no_bank(open_desk: OpenDesk) -> None:
    desk = await with_banks(open_desk)
    await desk.act(3, "bring_in")
    await desk.act(1, "complete", 10)
    await desk.act(2, "fold")
    await let_time_out(desk, 3)  # an ante and the bring-in are all that he has put in
    assert desk.events(Acted)[-1] == Acted(3, "fold", 3, cause="time_out")
    assert bank_of(desk, 3) == BANK


async def test_u23_when_the_bank_is_empty_the_clock_decides_as_without_it(
    open_desk: OpenDesk,
) -> None:
    desk = await facing_a_raise(open_desk)
    await let_time_out(desk, 3)
    await let_time_out(desk, 3)
    assert desk.events(Acted)[-1] == Acted(3, "fold", 10, cause="time_out")
    assert bank_of(desk, 3) == 0
    one = desk.table.state.occupant(3)
    assert one is not None
    assert one.sitting_out


async def test_u23_space_puts_the_bank_behind_the_clock_once(open_desk: OpenDesk) -> None:
    desk = await with_banks(open_desk)
    before = clock_of(desk)
    assert await ask_for_bank(desk, 3) == Done()  # whoever asks for it is there
    clock = clock_of(desk)
    assert clock.deadline == before.deadline + BANK * 1000
    assert (clock.bank_from, clock.seconds) == (before.deadline, before.seconds)
    again = await ask_for_bank(desk, 3)
    assert isinstance(again, Refused)
    assert again.code == "no_bank"
    assert clock_of(desk) == clock
    desk.clock.advance(before.seconds * 1000 - 1)
    await desk.act(3, "bring_in")
    assert bank_of(desk, 3) == BANK  # he was quick enough not to need it


async def test_u23_asked_for_early_the_bank_pays_from_the_end_of_the_clock(
    open_desk: OpenDesk,
) -> None:
    desk = await with_banks(open_desk)
    assert await ask_for_bank(desk, 3) == Done()
    desk.clock.advance(clock_of(desk).seconds * 1000 + 20_000)
    await desk.act(3, "bring_in")
    assert bank_of(desk, 3) == BANK - 20


async def test_the_bank_is_refused_to_others_and_for_old_decisions(open_desk: OpenDesk) -> None:
    desk = await with_banks(open_desk)
    clock, told = clock_of(desk), desk.table.told
    wrong = await ask_for_bank(desk, 1)
    stale = await ask_for_bank(desk, 3, decision=9)
    stranger = await ask_for_bank(desk, 7)
    for answer, code in ((wrong, "not_your_turn"), (stale, "stale"), (stranger, "not_seated")):
        assert isinstance(answer, Refused)
        assert answer.code == code
    assert (clock_of(desk), desk.table.told) == (clock, told)


async def test_a_house_without_banks_has_none(open_desk: OpenDesk) -> None:
    desk = await facing_a_raise(open_desk, time_bank_seconds=0)
    assert [bank_of(desk, seat) for seat in (1, 2, 3)] == [-1, -1, -1]
    assert isinstance(await ask_for_bank(desk, 3), Refused)
    await let_time_out(desk, 3)
    assert desk.events(Acted)[-1].act == "fold"


async def test_k28_the_reconnect_time_comes_before_the_bank(open_desk: OpenDesk) -> None:
    desk = await facing_a_raise(open_desk)
    desk.table.connection(name_of(3), False)
    await let_time_out(desk, 3)
    assert clock_of(desk) == Clock(desk.clock.now() + 30_000, 30, 10)
    await let_time_out(desk, 3)
    assert clock_of(desk).bank_from == desk.clock.now()
    assert bank_of(desk, 3) == BANK
    await let_time_out(desk, 3)
    assert desk.events(Acted)[-1].act == "fold"


async def test_b45_the_bank_comes_before_an_all_in_status(open_desk: OpenDesk) -> None:
    desk = await facing_a_raise(open_desk, "ten-second")
    await let_time_out(desk, 3)
    assert desk.events(Protected) == []
    await let_time_out(desk, 3)
    assert desk.events(Protected) == [Protected(3, left=1)]
    assert bank_of(desk, 3) == 0


async def test_u23_the_bank_is_there_for_the_draw_and_not_for_showing(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN}, time_bank_seconds=BANK)
    caller = desk.asked
    await desk.act(caller, "call")
    await desk.act(3 - caller, "check")
    while desk.asked != caller:
        await let_time_out(desk, desk.asked)  # the big blind alone is no wager of his own
    assert len(desk.events(Discarded)) == 1
    assert desk.hand.asking == "draw"
    await let_time_out(desk, caller)
    assert clock_of(desk).bank_from == desk.clock.now()
    await desk.act(caller, "discard")
    while desk.asked and desk.hand.asking == "act":
        await desk.passive_act()
    if desk.asked:
        assert isinstance(await ask_for_bank(desk, desk.asked), Refused)
        await let_time_out(desk, desk.asked)
        assert desk.hand.over


async def test_u23_a_second_comes_back_for_every_ten_hands(open_desk: OpenDesk) -> None:
    desk = await facing_a_raise(open_desk)
    await let_time_out(desk, 3)
    desk.clock.advance(5_000)
    await desk.act(3, "fold")
    assert bank_of(desk, 3) == BANK - 5
    await desk.play_out()
    for _ in range(9):
        await desk.next_hand()
        await desk.play_out("fold")
    # The hand in which it was used is the first of the ten.
    assert bank_of(desk, 3) == BANK - 4
    assert bank_of(desk, 1) == BANK  # never more than full


async def test_u23_what_was_used_outlives_a_restart_and_getting_up(open_desk: OpenDesk) -> None:
    desk = await facing_a_raise(open_desk)
    await let_time_out(desk, 3)
    desk.clock.advance(20_000)
    await desk.act(3, "call")
    await desk.restart()
    assert bank_of(desk, 3) == BANK - 20
    desk.table.connection(name_of(1), True)
    await desk.play_out()
    assert await desk.order(name_of(3), Leave()) == Done()
    assert bank_of(desk, 3) == -1
    assert await desk.sit(3, TEN) == Done()
    assert bank_of(desk, 3) == BANK - 20
    await desk.check_money()


async def test_p45_a_crash_in_the_bank_charges_nothing_and_gives_a_fresh_clock(
    open_desk: OpenDesk,
) -> None:
    desk = await facing_a_raise(open_desk)
    await let_time_out(desk, 3)
    desk.clock.advance(20_000)
    await desk.close()
    desk.clock.advance(90_000)
    await desk.open()
    assert desk.asked == 3
    assert bank_of(desk, 3) == BANK
    assert clock_of(desk).bank_from == 0
    assert clock_of(desk).deadline >= desk.clock.now() + 30_000


async def test_who_is_still_asked_keeps_his_clock_when_another_gets_up(
    open_desk: OpenDesk,
) -> None:
    desk = await with_banks(open_desk)
    await desk.act(3, "complete", 10)
    await desk.act(1, "raise", 20)
    await desk.act(2, "call")
    await let_time_out(desk, 3)
    clock = clock_of(desk)
    desk.clock.advance(10_000)
    assert await desk.order(name_of(1), Leave()) == Done()
    assert desk.asked == 3
    assert clock_of(desk) == clock
    await desk.act(3, "call")
    assert bank_of(desk, 3) == BANK - 10
