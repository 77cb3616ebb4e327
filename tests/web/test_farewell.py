"""An account that is deleted: its entries in tournaments, its places on waiting lists."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from doorcard.adapters.sql.ledger_check import faults
from doorcard.room.money import FAUCET, pool, wallet
from doorcard.room.orders import Refused
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.orders import Rename, Sender
from doorcard.room.tournament.records import Finished, Paid
from doorcard.room.tournament.standings import holds
from doorcard.room.tournament.state import TournamentConfig
from tests.room.playing import PACE, START, Desk, config_for
from tests.tournament.scenes import NOW, running, structure
from tests.web.serving import Site
from tests.web.visitors import PASSWORD, Visitor

HOUR = 3_600_000


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A room with one table for two, and tournaments that are made by the tests."""
    opened = Site(Desk(tmp_path, config_for("fortune", 10, max_seats=2), PACE))
    await opened.open()
    yield opened
    await opened.close()


async def cup(site: Site, host: str = "") -> Director:
    """One that starts in an hour."""
    form = structure("seven-stud", seats=2, most=2, countdown=0)
    config = TournamentConfig(
        tournament="cup", name="Cup", structure=form, starts_at=START + HOUR, host=host
    )
    return await site.service.hall.make(config)


async def enter(visitor: Visitor) -> None:
    order = {"t": "register"}
    assert (await visitor.post("tournaments/cup/orders", id="in", order=order))[0] == 201


async def delete(visitor: Visitor) -> tuple[int, str]:
    status, answer = await visitor.post("account/delete", password=PASSWORD)
    return status, answer.get("code", "")


async def test_an_entry_before_the_start_comes_back_and_goes_to_the_faucet(site: Site) -> None:
    director = await cup(site)
    ann = await Visitor(site).register("Ann")
    player = (await ann.me())["player"]
    try:
        await enter(ann)
        assert await site.desk.balance(pool("cup")) == 100
        assert (await ann.post("account/delete", password="wrong"))[0] == 403
        assert director.state.entry_of(player) is not None  # nothing is done without the password
        assert await delete(ann) == (201, "")
        assert director.state.entrants == {}
        for account in (pool("cup"), "fees", wallet(player), FAUCET):
            assert await site.desk.balance(account) == 0
        assert await site.desk.database.run(faults) == []
    finally:
        await ann.close()


async def test_who_plays_a_tournament_stays_until_it_is_over_or_he_is_out(site: Site) -> None:
    director = await cup(site)
    visitors = [await Visitor(site).register(name) for name in ("Ann", "Bob")]
    ann = visitors[0]
    player = (await ann.me())["player"]
    try:
        for visitor in visitors:
            await enter(visitor)
        site.desk.clock.advance(HOUR)
        assert await delete(ann) == (409, "still_in_tournament")  # in the second of the start, too
        await site.desk.until(lambda: director.state.phase == "running")
        assert await delete(ann) == (409, "still_in_tournament")
        assert director.state.entry_of(player) is not None
        assert await site.desk.balance(pool("cup")) == 200
    finally:
        for visitor in visitors:
            await visitor.close()


async def test_who_runs_a_tournament_calls_it_off_first(site: Site) -> None:
    ann = await Visitor(site).register("Ann")
    try:
        await cup(site, host=(await ann.me())["player"])
        assert await delete(ann) == (409, "still_hosting")
        order = {"t": "cancel"}
        assert (await ann.post("tournaments/cup/orders", id="off", order=order))[0] == 201
        assert await delete(ann) == (201, "")
    finally:
        await ann.close()


async def test_his_place_on_a_waiting_list_is_the_next_ones(site: Site) -> None:
    for seat, name in enumerate(("P", "Q"), 1):
        await site.player(name, seat, 1_000)
    waiting = [await Visitor(site).register(name) for name in ("Ann", "Bob")]
    try:
        for visitor in waiting:
            assert (await visitor.post("tables/t/waiting", id="w", on=True))[0] == 201
        assert await delete(waiting[0]) == (201, "")
        bob = (await waiting[1].me())["player"]
        assert [one.player for one in site.desk.table.state.waiting] == [bob]
    finally:
        for visitor in waiting:
            await visitor.close()


async def test_who_is_still_to_be_paid_a_prize_waits_for_it(site: Site) -> None:
    """It would come to a wallet that is nobody's any more."""
    form = structure("seven-stud", seats=2, most=2, countdown=0)
    state = running(form, ["a", "b"])
    assert holds(state, "a")
    state = fold(state, Finished(("a/1", "b/1"), NOW))
    assert (holds(state, "a"), holds(state, "b")) == (False, True)
    assert not holds(fold(state, Paid(1, {"b/1": 200}, NOW)), "b")
    director = await cup(site)
    director.state = replace(state, config=director.state.config)
    order = await director.order(Sender("b", "Bob"), "gone", Rename("deleted-b"))
    assert order == Refused("still_in_tournament")
