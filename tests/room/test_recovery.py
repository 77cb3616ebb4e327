"""Coming back after a crash, and keeping a fault at the table where it happened (B62, P58, P60)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select, update

from doorcard.adapters.sql import schema
from doorcard.cards import card_text
from doorcard.engine import Hand
from doorcard.engine.events import Drew, HandEnded, HandVoided, StubReshuffled
from doorcard.houses import HOUSES
from doorcard.room import TableConfig, hand_steps
from doorcard.room.orders import Done, Refused, Sit
from tests.room.playing import PACE, Desk, OpenDesk, config_for, name_of

TEN = 10_000


@pytest.mark.parametrize("house", HOUSES)
async def test_b62_restarted_before_every_decision_the_hand_is_the_same_to_the_end(
    open_desk: OpenDesk, house: str
) -> None:
    desk = await open_desk(house, 40, {1: TEN, 2: TEN, 3: TEN})
    while desk.table.state.hand:
        before, views = desk.hand, [desk.view(seat) for seat in range(4)]
        await desk.restart()
        assert desk.hand == before
        for seat, view in enumerate(views):
            again = desk.view(seat)
            assert without_presence(again) == without_presence(view)
        if desk.asked:
            await desk.passive_act()
            await desk.until(lambda: desk.asked > 0 or not desk.table.state.hand)
    assert len(desk.events(HandEnded)) == 1
    await desk.check_money()


def without_presence(view: Any) -> Any:
    """Who is connected, and the clock, begin anew."""
    places = tuple(structs.replace(place, connected=True) for place in view.places)
    hand = structs.replace(view.hand, clock=None)
    return structs.replace(view, places=places, hand=hand)


async def test_p58_a_restart_after_the_reshuffle_changes_no_card_to_come(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, dict.fromkeys(range(1, 7), TEN))
    while desk.hand.asking == "act":
        await desk.passive_act()
        await desk.until_asked()
    for _ in range(5):
        cards = desk.hand.cards[desk.hand.actor]
        await desk.act(desk.asked, "discard", cards=[card_text(card) for card in cards])
        await desk.until_asked()
    assert len(desk.events(StubReshuffled)) == 1
    last = desk.asked
    coming = desk.hand.deck[desk.hand.top : desk.hand.top + 5]
    await desk.restart()
    cards = desk.hand.cards[desk.hand.actor]
    await desk.act(last, "discard", cards=[card_text(card) for card in cards])
    assert desk.events(Drew)[-1].cards == tuple(coming)


async def test_recovery_reads_from_the_last_checkpoint_only(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    for _ in range(5):
        await desk.play_out()
        await desk.next_hand()
    opened = await desk.journal.open_table("t")
    assert len(opened.records) < 10 < await desk.records()
    assert opened.records[0].__struct_config__.tag == "checkpoint"


async def test_finished_hands_are_kept_for_the_history(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await desk.play_out()
    hand = desk.hand
    events = await desk.journal.hand("t-1")
    assert Hand.replay(events) == hand
    rows = select(schema.hand_players.c.seat, schema.hand_players.c.player)
    found = await desk.read(lambda connection: [tuple(row) for row in connection.execute(rows)])
    assert found == [(1, "p1"), (2, "p2")]


async def test_b62_a_hand_whose_journal_is_damaged_is_void_and_every_chip_goes_back(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await desk.passive_act()
    await desk.close()
    await desk.open(start=False)
    rows = schema.records
    spoil = update(rows).where(rows.c.sealed).values(body=b"garbled garbled garbled")
    await desk.read(lambda connection: connection.execute(spoil).rowcount)
    await desk.restart()
    assert desk.table.state.hand == ""
    assert [desk.stack(seat) for seat in (1, 2)] == [TEN, TEN]
    await desk.check_money()
    await desk.next_hand()
    await desk.play_out()
    await desk.restart()  # and nothing of the damaged hand is asked for again
    await desk.check_money()


async def test_b62_a_hand_the_engine_fails_at_three_times_is_void(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    whole = hand_steps.go_on
    failures = []

    def fail(state: Any, hand: Hand, events: Any, *rest: Any) -> Any:
        if any(isinstance(event, HandVoided) for event in events):
            return whole(state, hand, events, *rest)
        failures.append(hand.started.hand)
        raise RuntimeError("no such luck")

    monkeypatch.setattr(hand_steps, "go_on", fail)
    for _ in range(3):
        answer = await desk.try_act(desk.asked, "bring_in")
        assert answer == Refused("failed")
    await desk.until(lambda: desk.table.state.hand == "")
    assert failures == ["t-1"] * 3
    assert [desk.stack(seat) for seat in (1, 2)] == [TEN, TEN]
    assert desk.events(HandVoided)[0].refunds != ()
    await desk.check_money()
    monkeypatch.undo()
    await desk.next_hand()
    await desk.play_out()
    await desk.check_money()


async def test_p60_a_fault_at_one_table_is_not_noticed_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = config_for("fortune", 10)
    other = structs.replace(good, table="other")
    desk = Desk(tmp_path, good, PACE, other)
    await desk.open()
    try:
        await desk.seat_all({1: TEN, 2: TEN})
        for name in ("x", "y"):
            await desk.give(name)
        table = desk.room.tables["other"]
        for seat, name in enumerate(("x", "y"), 1):
            assert await table.order(name, name, f"sit{seat}", Sit(seat, TEN)) == Done()
        begin = hand_steps.begin

        def fail(state: Any, *rest: Any) -> Any:
            if state.config.table == "other":
                raise RuntimeError("a fault at the other table")
            return begin(state, *rest)

        monkeypatch.setattr(hand_steps, "begin", fail)
        await desk.next_hand()
        await desk.play_out()
        assert table.closed
        assert desk.table.closed is False
        assert [one.stack for one in table.state.occupants] == [TEN, TEN]
        await desk.check_money()
    finally:
        await desk.close()


async def test_a_table_taken_over_by_another_server_stops(open_desk: OpenDesk) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await desk.journal.open_table("t")
    answer = await desk.try_act(desk.asked, "bring_in")
    assert answer == Refused("failed")
    await desk.until(lambda: desk.table.closed)
    assert await desk.order(name_of(1), Sit(3, 500)) == Refused("table_closed")


async def test_tables_of_the_journal_open_again_though_the_settings_forgot_them(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("fortune", 10, {1: TEN, 2: TEN})
    await desk.close()
    desk.config = TableConfig("new", "New", HOUSES["fortune"], desk.config.stakes, TEN)
    await desk.open()
    assert set(desk.room.tables) == {"t", "new"}
    await desk.play_out()
    await desk.check_money()
