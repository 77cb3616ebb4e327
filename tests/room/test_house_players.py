"""House players: what they see, when they act, when they rest (P53, FAIR 6)."""

from random import Random

import msgspec

from doorcard.cards import card_text
from doorcard.engine.events import Discarded, Drew, HandShown
from doorcard.room import FAST
from doorcard.room.orders import Act
from doorcard.room.table import HANDS_ALONE
from doorcard.views import SeatView
from tests.room.playing import OpenDesk, first_legal, name_of, pick

TEN = 10_000


async def test_p53_a_house_player_and_the_rail_see_of_a_draw_its_count_and_nothing_more(
    open_desk: OpenDesk,
) -> None:
    seen: list[SeatView] = []
    own: list[bytes] = []

    def curious(view: SeatView, dice: Random) -> Act:
        seen.append(view)
        return first_legal(view, dice)

    desk = await open_desk("draw-limit", 50, {1: TEN}, bots=2, deal=False)
    desk.house_player = curious
    await desk.until(lambda: len(desk.table.state.occupants) == 3)
    await desk.next_hand()
    while desk.table.state.hand:
        if desk.asked == 1:
            kind = pick(desk.view(1), "discard", "check", "call", "muck").kind
            held = [card.card for card in desk.view(1).places[0].cards]
            await desk.act(1, kind, cards=held[:3] if kind == "discard" else ())
            own.append(msgspec.json.encode(desk.view(1)))
        else:
            told = desk.table.told
            desk.clock.advance(1_000)
            await desk.until(lambda told=told: desk.table.told > told)  # type: ignore[misc]
    thrown = next(event for event in desk.events(Discarded) if event.seat == 1)
    drawn = next(event for event in desk.events(Drew) if event.seat == 1)
    assert thrown.count == drawn.count == 3
    mine = [quoted(card_text(card)) for card in thrown.cards + drawn.cards]
    assert all(any(card in view for view in own) for card in mine)
    if any(shown.seat == 1 for shown in desk.events(HandShown)):  # these are everybody's
        mine = mine[:3]
    views = [msgspec.json.encode(view) for view in seen]
    assert not any(card in view for view in views + desk.rail for card in mine)
    assert any(view.places[0].drawn == 3 for view in seen)


def quoted(card: str) -> bytes:
    return f'"{card}"'.encode()


async def test_a_house_player_thinks_for_a_moment_that_no_card_decides(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN}, bots=1, deal=False)
    await desk.until(lambda: len(desk.table.state.occupants) == 2)
    await desk.next_hand()
    if desk.asked == 1:
        await desk.passive_act()
    bot = desk.asked
    assert bot != 1
    desk.clock.advance(999)
    decision = desk.hand.decision
    assert desk.asked == bot
    desk.clock.advance(1)
    await desk.until(lambda: desk.hand.decision > decision)


async def test_a_house_player_whose_act_is_refused_is_timed_out_like_anybody(
    open_desk: OpenDesk,
) -> None:
    def confused(view: SeatView, dice: Random) -> Act:
        act = first_legal(view, dice)
        return Act(act.hand, act.decision, "raise", 10**9)

    desk = await open_desk("fortune", 10, {1: TEN}, bots=1, deal=False)
    desk.house_player = confused
    await desk.until(lambda: len(desk.table.state.occupants) == 2)
    await desk.next_hand()
    if desk.asked == 1:
        await desk.passive_act()
    decision = desk.hand.decision
    desk.clock.advance(1_000)
    desk.clock.advance(29_000)
    await desk.until(lambda: desk.hand.decision > decision or desk.hand.over)
    await desk.check_money()


async def test_without_company_house_players_rest_after_some_hands_and_go_on_when_watched(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("ten-second", 10, {}, bots=3, pace=FAST, deal=False)
    await desk.until(lambda: desk.table.state.number == HANDS_ALONE and not desk.table.state.hand)
    desk.clock.advance(600_000)
    # An order goes through the table's task, so whatever was due has been done before the answer.
    await desk.give("ann")
    await desk.order("ann", Act("t-1", 1, "check"))
    assert desk.table.state.number == HANDS_ALONE
    desk.table.watched(1)
    await desk.until(lambda: desk.table.state.number > HANDS_ALONE + 2)
    assert name_of(1) not in [one.player for one in desk.table.state.occupants]
