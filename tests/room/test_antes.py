"""The automatic ante and its switch (R1.3, K5, D-79)."""

from doorcard.room.orders import Ante, Done, Wish
from tests.room.playing import OpenDesk, name_of

TEN = 10_000


async def test_d_79_r1_no_answer_to_the_ante_question_is_no_hand_and_no_charge(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN}, deal=False)
    assert await desk.order(name_of(3), Wish(auto_ante=False)) == Done()
    desk.clock.advance(5_000)
    await desk.until(lambda: desk.table.state.ante_asked == (3,))
    question = desk.table.picture().ante(name_of(3))
    assert question is not None
    assert (question.amount, question.deadline) == (1, desk.clock.now() + 8_000)
    assert desk.table.picture().ante(name_of(1)) is None
    desk.clock.advance(8_000)
    await desk.until_asked()
    assert desk.hand.seats == [1, 2]
    await desk.play_out()
    assert desk.stack(3) == TEN
    # The next hand asks again, and a yes deals him in.
    desk.clock.advance(5_000)
    await desk.until(lambda: desk.table.state.ante_asked == (3,))
    assert await desk.order(name_of(3), Ante(True)) == Done()
    await desk.until_asked()
    assert desk.hand.seats == [1, 2, 3]


async def test_r1_a_no_is_heard_at_once(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN}, deal=False)
    await desk.order(name_of(3), Wish(auto_ante=False))
    desk.clock.advance(5_000)
    await desk.until(lambda: desk.table.state.ante_asked == (3,))
    assert await desk.order(name_of(3), Ante(False)) == Done()
    await desk.until_asked()
    assert desk.hand.seats == [1, 2]


async def test_three_unanswered_questions_in_a_row_and_the_player_sits_out(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN, 3: TEN}, deal=False)
    await desk.order(name_of(3), Wish(auto_ante=False))
    for _ in range(3):
        desk.clock.advance(5_000)
        await desk.until(lambda: desk.table.state.ante_asked == (3,))
        desk.clock.advance(8_000)
        await desk.until_asked()
        await desk.play_out()
    assert desk.view(3).sitting_out is True
    await desk.next_hand()
    assert desk.hand.seats == [1, 2]


async def test_r3_antes_are_always_posted(open_desk: OpenDesk) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000}, deal=False)
    await desk.order(name_of(1), Wish(auto_ante=False))
    await desk.next_hand()
    assert desk.hand.total == [40, 40]
