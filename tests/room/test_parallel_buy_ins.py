"""Whatever is asked for at the same time, a wallet pays no more than it holds (P57)."""

import asyncio
from pathlib import Path

from msgspec import structs
from sqlalchemy.exc import IntegrityError

from doorcard.adapters.sql.ledger import post
from doorcard.room.money import escrow, move, pool, wallet
from doorcard.room.orders import Done, Refused, Sit
from tests.room.playing import PACE, Desk, config_for

TABLES = 20
BUY_IN = 400


async def test_p57_of_twenty_buy_ins_at_once_the_wallet_pays_two(tmp_path: Path) -> None:
    config = config_for("fortune", 10)
    others = (structs.replace(config, table=f"t{number}") for number in range(1, TABLES))
    desk = await Desk(tmp_path, config, PACE, *others).open()
    await desk.give("ann", 1_000)

    async def enter(number: int) -> object:
        entry = move(f"entry/{number}", "entry", wallet("ann"), pool("cup"), BUY_IN)
        try:
            return await desk.database.run(lambda connection: post(connection, (entry,)))
        except IntegrityError:
            return "refused"

    tables = desk.room.tables
    answers = await asyncio.gather(
        *(table.order("ann", "ann", name, Sit(1, BUY_IN)) for name, table in tables.items()),
        *(enter(number) for number in range(5)),
    )
    bought = sum(answer == Done() for answer in answers)
    entered = sum(answer is None for answer in answers)
    assert bought + entered == 2
    refused = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert refused == ["not_enough_chips"] * (TABLES - bought)
    assert await desk.balance(wallet("ann")) == 200
    held = [await desk.balance(escrow(name, "ann")) for name in tables]
    assert sorted(held) == [0] * (TABLES - bought) + [BUY_IN] * bought
    assert await desk.balance(pool("cup")) == BUY_IN * entered
    await desk.close()
