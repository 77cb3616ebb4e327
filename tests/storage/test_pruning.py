"""Old records of the journal are cleared away; hands, money and the ids of orders stay."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.pruning import Pruner, prune_table
from doorcard.room.orders import Done, Sit
from doorcard.room.ports import Append, RepeatedCommand
from doorcard.room.records import TableResumed
from tests.room.playing import PACE, TABLE, Desk, config_for

RECORDS = schema.records


async def played(folder: Path) -> Desk:
    """A table with three players; six hands are over and the seventh has begun."""
    desk = await Desk(folder, config_for("fortune", 10), PACE).open()
    await desk.give("p1")
    assert await desk.order("p1", Sit(1, 10_000), "first-order") == Done()
    for seat in (2, 3):
        await desk.sit(seat, 10_000)
    for _ in range(6):
        await desk.next_hand()
        await desk.play_out()
    await desk.next_hand()
    await desk.passive_act()
    await desk.until_asked()
    return desk


def kept(connection: Connection) -> list[tuple[int, bool, int]]:
    """Number of each record before the checkpoint, whether an order made it, how much it says."""
    rows = connection.execute(
        select(RECORDS.c.number, RECORDS.c.command, func.length(RECORDS.c.body))
        .where(RECORDS.c.number < _checkpoint(connection))
        .order_by(RECORDS.c.number)
    )
    return [(number, command is not None, length) for number, command, length in rows]


def _checkpoint(connection: Connection) -> int:
    query = select(schema.tables.c.checkpoint).where(schema.tables.c.id == TABLE)
    return connection.scalar(query) or 0


async def test_what_no_start_reads_is_cleared_and_the_hand_goes_on(tmp_path: Path) -> None:
    desk = await played(tmp_path)
    view, told = desk.view(2), await desk.records()
    cleared = await Pruner(desk.database, keep=0).prune()
    old = await desk.database.run(kept)
    assert cleared > 20
    assert await desk.records() < told
    assert {(ordered, length) for _, ordered, length in old} == {(True, 0)}
    await desk.restart()
    await desk.until_asked()
    for before, after in zip(view.places, desk.view(2).places, strict=True):
        assert (after.cards, after.stack, after.bet) == (before.cards, before.stack, before.bet)
    await desk.play_out()
    await desk.check_money()
    await desk.next_hand()  # with it comes the next checkpoint
    assert await Pruner(desk.database, keep=0).prune() > 0
    await desk.close()


async def test_hands_are_still_read_after_their_records_are_gone(tmp_path: Path) -> None:
    desk = await played(tmp_path)
    hands = [await desk.hands.one(f"t-{number}") for number in range(1, 7)]
    await Pruner(desk.database, keep=0).prune()
    assert [await desk.hands.one(f"t-{number}") for number in range(1, 7)] == hands
    await desk.check_money()
    await desk.close()


async def test_an_order_sent_again_is_known_although_its_record_is_gone(tmp_path: Path) -> None:
    desk = await played(tmp_path)
    await Pruner(desk.database, keep=0).prune()
    await desk.restart()
    wallet = await desk.wallet(1)
    assert await desk.order("p1", Sit(1, 10_000), "first-order") == Done()
    assert await desk.wallet(1) == wallet
    # Beyond what a table remembers by itself the database knows it still.
    opened = await desk.journal.open_table(TABLE)
    again = Append(
        table=TABLE,
        epoch=opened.epoch,
        first=opened.next_record,
        records=(TableResumed(1),),
        command=opened.commands[0],
    )
    with pytest.raises(RepeatedCommand):
        await desk.journal.append(again)
    await desk.close()


async def test_so_many_records_stay_as_the_host_wants(tmp_path: Path) -> None:
    desk = await played(tmp_path)
    checkpoint = await desk.database.run(_checkpoint)
    everything = await desk.records()
    assert await Pruner(desk.database, keep=everything).prune() == 0
    assert await Pruner(desk.database, keep=10).prune() == checkpoint - 11
    whole = [number for number, _, length in await desk.database.run(kept) if length]
    assert whole == list(range(checkpoint - 10, checkpoint))
    await desk.close()


async def test_a_bite_at_a_time_comes_to_the_same(tmp_path: Path) -> None:
    desk = await played(tmp_path)
    bites = []
    work = partial(prune_table, table=TABLE, keep=0, most=7)
    while some := await desk.database.run(work):
        bites.append(some)
    assert set(bites[:-1]) == {7}
    assert sum(bites) == await desk.database.run(_checkpoint) - 1
    await desk.check_money()
    await desk.close()
