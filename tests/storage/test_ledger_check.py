"""`doorcard ledger check` proves that no chip was made or lost, and names the row that lies."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Executable, delete, insert, update

from doorcard.adapters.sql import Database, schema
from doorcard.adapters.sql.ledger import post
from doorcard.adapters.sql.ledger_check import check_ledger
from doorcard.room.money import FAUCET, RAKE, Entry, Posting, escrow, move, wallet
from doorcard.room.orders import TopUp
from tests.app.test_command_line import doorcard, refusal
from tests.database import address_in
from tests.room.playing import PACE, TABLE, WALLET, Desk, config_for, name_of

CHIPS = 1_000


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A table on which one hand was played; a second one runs, and a top-up waits for its end."""
    desk = Desk(tmp_path, config_for("fortune", 10), PACE)
    await desk.open()
    await desk.seat_all({1: CHIPS, 2: CHIPS, 3: CHIPS})
    await desk.next_hand()
    await desk.play_out()
    await desk.next_hand()
    await desk.passive_act()
    await desk.order(name_of(1), TopUp(50))
    yield desk
    await desk.close()


async def check(desk: Desk) -> list[str]:
    summary = await desk.database.run(check_ledger)
    return [str(fault) for fault in summary.faults]


async def spoil(desk: Desk, *statements: Executable) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    await desk.database.run(work)


async def test_in_the_middle_of_a_hand_every_chip_is_accounted_for(desk: Desk) -> None:
    summary = await desk.database.run(check_ledger)
    assert summary.faults == ()
    assert summary.at_tables == 3 * CHIPS + 50
    assert summary.in_wallets == 3 * (WALLET - CHIPS) - 50
    assert (summary.hands, summary.raked) == (1, 0)


async def test_an_entry_that_makes_chips_is_named_and_the_accounts_it_falsifies(
    desk: Desk,
) -> None:
    postings = schema.postings
    line = (postings.c.entry_id == "hand/t-1") & (postings.c.line == 0)
    await spoil(desk, update(postings).where(line).values(amount=postings.c.amount + 7))
    entry, account = await check(desk)
    assert entry.startswith("entry hand/t-1: its 3 postings add up to 7")
    assert account.startswith("account escrow:t:p1: it holds")


async def test_a_balance_that_was_changed_is_named(desk: Desk) -> None:
    accounts = schema.accounts
    mine = accounts.c.id == wallet(name_of(2))
    await spoil(desk, update(accounts).where(mine).values(balance=5))
    assert await check(desk) == [
        f"account wallet:p2: it holds 5, its postings say {WALLET - CHIPS}"
    ]


async def test_an_escrow_that_is_not_what_lies_at_its_seat_is_named(desk: Desk) -> None:
    taken = move("x", "cash_out", escrow(TABLE, name_of(3)), wallet(name_of(3)), 3)
    absent = move("y", "buy_in", wallet(name_of(3)), escrow(TABLE, "ghost"), 3)
    await desk.database.run(lambda connection: post(connection, (taken, absent)))
    seat = desk.table.state.occupant(3)
    assert seat is not None
    assert await check(desk) == [
        f"account escrow:t:p3: it holds {seat.stack - 3}, but {seat.stack} lie at seat 3",
        "account escrow:t:ghost: it holds 3, but its player has no seat",
    ]


async def test_a_hand_that_is_settled_twice_is_named(desk: Desk) -> None:
    one, other = (escrow(TABLE, name_of(seat)) for seat in (1, 2))
    again = Entry("hand/t-1/again", "hand", (Posting(one, -5), Posting(other, 5)))
    back = Entry("hand/t-1/back", "hand", (Posting(one, 5), Posting(other, -5)))
    await desk.database.run(lambda connection: post(connection, (again, back)))
    assert await check(desk) == [
        "entry hand/t-1/again: it settles no finished hand, or one once more",
        "entry hand/t-1/back: it settles no finished hand, or one once more",
    ]


async def test_a_settlement_with_somebody_who_was_not_dealt_in_is_named(desk: Desk) -> None:
    players = schema.hand_players
    await spoil(desk, delete(players).where(players.c.hand_id == "t-1", players.c.seat == 2))
    problem = "it moves chips of escrow:t:p2, who was not dealt in"
    assert await check(desk) == [f"entry hand/t-1: {problem}"]


async def test_chips_of_the_faucet_that_are_no_grant_are_named(desk: Desk) -> None:
    stray = move("x", "hand_out", FAUCET, RAKE, 9)
    empty = insert(schema.entries).values(id="z", reason="grant", at=0)
    await desk.database.run(lambda connection: post(connection, (stray,)))
    await spoil(desk, empty)
    assert await check(desk) == [
        "entry z: it has 0 postings",
        "entry x: it moves chips of the faucet, but is a hand_out",
    ]


async def test_a_table_whose_records_have_a_gap_is_named(desk: Desk) -> None:
    records = schema.records
    await spoil(desk, delete(records).where(records.c.kind == "hand_begun"))
    (fault, *escrows) = await check(desk)
    assert fault.startswith("table t: record ")
    assert fault.endswith(" of table t is missing")
    assert len(escrows) == 3


async def test_the_command_checks_while_the_server_runs_and_takes_nothing_over(
    desk: Desk,
) -> None:
    address = address_in(desk.folder)
    done = doorcard("ledger", "check", "--database", address)
    assert (done.returncode, done.stderr) == (0, "")
    assert "every chip is accounted for" in done.stdout
    await desk.passive_act()  # the table has still its owner
    told = json.loads(doorcard("ledger", "check", "--database", address, "--json").stdout)
    assert (told["faults"], told["at_tables"], told["hands"]) == ([], 3 * CHIPS + 50, 1)


async def test_the_command_fails_and_prints_the_row_that_lies(desk: Desk) -> None:
    accounts = schema.accounts
    mine = accounts.c.id == wallet(name_of(2))
    await spoil(desk, update(accounts).where(mine).values(balance=5))
    words = ("ledger", "check", "--database", address_in(desk.folder))
    done = doorcard(*words)
    assert done.returncode == 1
    assert "WRONG account wallet:p2: it holds 5" in done.stdout
    done = doorcard(*words, "--json")
    assert done.returncode == 1
    assert [fault["row"] for fault in json.loads(done.stdout)["faults"]] == ["account wallet:p2"]


def test_a_database_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    line = refusal("ledger", "check", "--data", str(tmp_path))
    assert line == "cannot read the database: unable to open database file"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "doorcard.sqlite3").write_bytes(b"x" * 5_000)
    line = refusal("ledger", "check", "--data", str(tmp_path))
    assert line == "cannot read the database: file is not a database"


async def test_a_database_of_another_version_is_not_checked(desk: Desk) -> None:
    address = address_in(desk.folder)
    old = "UPDATE alembic_version SET version_num = '0000'"
    await desk.database.run(lambda connection: connection.exec_driver_sql(old).close())
    assert "the database has schema 0000" in refusal("ledger", "check", "--database", address)
    second = address_in(desk.folder, "empty.sqlite3")
    if second.startswith("sqlite"):
        (desk.folder / "empty.sqlite3").touch()
    assert refusal("ledger", "check", "--database", second) == "this is not a database of Doorcard"


async def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    address = address_in(tmp_path, "doorcard.sqlite3")
    database = await Database.open(address)
    newer = "UPDATE alembic_version SET version_num = '9999'"
    await database.run(lambda connection: connection.exec_driver_sql(newer).close())
    await database.close()
    line = refusal("serve", "--port", "0", "--data", str(tmp_path), "--database", address)
    assert line.startswith("the database was written by another version of Doorcard")
