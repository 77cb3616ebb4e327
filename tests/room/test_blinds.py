"""Button and blinds of draw tables: who enters when, and who owes what (B30-B33, K41)."""

from doorcard.engine.events import BlindPosted
from doorcard.room.orders import Done, Leave, SitOut, Wish
from tests.room.playing import Desk, OpenDesk, name_of

TEN = 10_000


async def next_hand(desk: Desk) -> tuple[int, int, int]:
    """Finish this hand and deal the next; its button and blinds."""
    await desk.play_out()
    await desk.next_hand()
    return places(desk)


def places(desk: Desk) -> tuple[int, int, int]:
    started = desk.hand.started
    return started.button, started.small_blind, started.big_blind


async def test_d_73_b31_a_leaver_may_let_somebody_skip_a_blind(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, dict.fromkeys((1, 2, 3, 5, 6), TEN))
    while places(desk) != (5, 6, 1):
        await next_hand(desk)
    await desk.order(name_of(1), Leave(now=False))
    assert await next_hand(desk) == (6, 2, 3)


async def test_b30_heads_up_the_button_posts_the_small_blind_and_acts_first(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {2: TEN, 5: TEN})
    button, small, big = places(desk)
    assert button == small != big
    assert desk.asked == button
    assert await next_hand(desk) == (big, big, button)


async def test_b32_a_newcomer_waits_for_the_big_blind(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN})
    assert places(desk) == (1, 2, 3)
    await desk.sit(4, TEN)
    assert desk.view(4).places[3].state == "waiting"
    assert await next_hand(desk) == (2, 3, 4)
    assert 4 in desk.hand.seats
    await desk.sit(6, TEN)
    assert await next_hand(desk) == (3, 4, 6)


async def test_b32_a_newcomer_who_posts_comes_in_at_once_and_may_raise(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN, 4: TEN})
    while places(desk) != (1, 2, 3):
        await next_hand(desk)
    await desk.sit(6, TEN)
    wishes = desk.table.picture().wishes(name_of(6))
    assert wishes is not None
    assert (wishes.post_live, wishes.post_dead) == (50, 0)
    assert await desk.order(name_of(6), Wish(post=True)) == Done()
    assert await next_hand(desk) == (2, 3, 4)
    assert BlindPosted(6, "post", 50) in desk.events(BlindPosted)
    await desk.until_asked(6)
    hand = desk.view(6).hand
    assert hand is not None
    assert [option.kind for option in hand.legal] == ["fold", "check", "raise"]


async def test_b32_between_button_and_big_blind_nobody_may_post(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 3: TEN, 5: TEN})
    while places(desk) != (1, 3, 5):
        await next_hand(desk)
    await desk.sit(4, TEN)
    assert await desk.order(name_of(4), Wish(post=True)) == Done()
    # The button goes to 3; seat 4 would be the small blind, so he waits.
    assert await next_hand(desk) == (3, 5, 1)
    assert desk.hand.seats == [5, 1, 3]


async def test_d_72_b32_who_missed_both_blinds_posts_one_live_and_one_dead(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN, 4: TEN})
    while places(desk) != (4, 1, 2):
        await next_hand(desk)
    assert await desk.order(name_of(3), SitOut(True)) == Done()
    assert await next_hand(desk) == (1, 2, 4)  # the big blind has passed seat 3
    assert await next_hand(desk) == (2, 4, 1)  # and the small one
    one = desk.table.state.occupant(3)
    assert one is not None
    assert (one.missed_big, one.missed_small) == (True, True)
    wishes = desk.table.picture().wishes(name_of(3))
    assert wishes is not None
    assert (wishes.post_live, wishes.post_dead) == (50, 25)
    await desk.order(name_of(3), Wish(post=True))
    await desk.order(name_of(3), SitOut(False))
    assert await next_hand(desk) == (4, 1, 2)
    assert BlindPosted(3, "post", 50, 25) in desk.events(BlindPosted)
    assert desk.hand.pot == 150
    await desk.until_asked(3)
    hand = desk.view(3).hand
    assert hand is not None
    assert [(option.kind, option.to) for option in hand.legal] == [
        ("fold", 0),
        ("check", 50),
        ("raise", 100),
    ]
    one = desk.table.state.occupant(3)
    assert one is not None
    assert not one.owes_entry


async def test_b33_r4_sitting_out_pays_no_blinds(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN, 4: TEN})
    await desk.order(name_of(3), SitOut(True))
    await desk.play_out()
    stack = desk.stack(3)
    for _ in range(4):
        await desk.next_hand()
        assert 3 not in desk.hand.seats
        await desk.play_out()
    assert desk.stack(3) == stack


async def test_b33_stud_coming_back_costs_nothing(open_desk: OpenDesk) -> None:
    desk = await open_desk("seven-stud", 200, {1: 40_000, 2: 40_000, 3: 40_000})
    await desk.order(name_of(3), SitOut(True))
    await desk.play_out()
    await desk.next_hand()
    assert desk.hand.seats == [1, 2]
    await desk.order(name_of(3), SitOut(False))
    await desk.play_out()
    await desk.next_hand()
    assert desk.hand.seats == [1, 2, 3]
    assert desk.hand.total == [40, 40, 40]


async def test_b32_at_a_table_of_two_a_third_who_posts_comes_in_with_three_places(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 4: TEN})
    assert places(desk) == (1, 1, 4)
    await desk.sit(5, TEN)
    await desk.order(name_of(5), Wish(post=True))
    assert await next_hand(desk) == (1, 4, 5)  # the big blind reaches him: nothing to post
    assert desk.events(BlindPosted)[-1] == BlindPosted(5, "big", 50)
    await desk.sit(3, TEN)
    await desk.order(name_of(3), Wish(post=True))
    await desk.order(name_of(1), Leave(now=False))
    assert await next_hand(desk) == (4, 5, 3)


async def test_b32_every_newcomer_gets_in_within_a_round(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {2: TEN, 5: TEN})
    for seat in (1, 3, 4, 6):
        await desk.sit(seat, TEN)
    for _ in range(6):
        await next_hand(desk)
    assert sorted(desk.hand.seats) == [1, 2, 3, 4, 5, 6]
    await desk.check_money()
