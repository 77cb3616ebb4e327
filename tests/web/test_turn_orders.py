"""Time bank and readiness over the socket: wrong, stale and repeated (U23, U48)."""

import pytest
from msgspec import structs

from tests.room.playing import PACE, config_for
from tests.web.conftest import OpenSite
from tests.web.serving import Frame, Link, Site

BANKED = config_for("fortune", 10, time_bank_seconds=60)


async def asked_and_other(site: Site) -> tuple[Link, Link]:
    """Two guests in a hand, the asked one first."""
    links = [await site.player(name, seat, 1_000) for seat, name in enumerate("AB", 1)]
    site.desk.clock.advance(5_000)
    for link in links:
        await link.until(lambda link: link.hand.get("asked", 0) > 0)
    asked = links[0].hand["asked"]
    return links[asked - 1], links[2 - asked]


def bank(link: Link, order_id: str, **changes: object) -> Frame:
    hand = link.hand
    order = {"t": "bank", "id": order_id, "hand": hand["hand"], "decision": hand["decision"]}
    return {**order, **changes}


async def test_u23_the_bank_is_asked_for_once_and_told_to_all(open_site: OpenSite) -> None:
    site = await open_site(BANKED)
    asked, other = await asked_and_other(site)
    rail = await site.link()
    await rail.until(lambda link: bool(link.view))
    before = asked.hand["clock"]
    assert (await asked.ask(bank(asked, "b1")))["t"] == "done"
    for link in (asked, other, rail):
        await link.until(lambda link: link.hand["clock"]["bank_from"] == before["deadline"])
        assert link.hand["clock"]["deadline"] == before["deadline"] + 60_000
        assert {place["bank"] for place in link.view["places"][:2]} == {60}
    told = site.desk.table.told
    await asked.send(bank(asked, "b1"))  # again: answered again, not done again
    await asked.until(lambda link: sum(one["id"] == "b1" for one in link.of("done")) == 2)
    assert (await asked.ask(bank(asked, "b2")))["code"] == "no_bank"
    assert site.desk.table.told == told


async def test_u23_wrong_orders_for_the_bank_change_nothing(open_site: OpenSite) -> None:
    site = await open_site(BANKED)
    asked, other = await asked_and_other(site)
    told, clock = site.desk.table.told, site.desk.table.state.deadline
    refusals: list[tuple[Link, Frame, str]] = [
        (other, bank(other, "w1"), "not_your_turn"),
        (asked, bank(asked, "w2", decision=9), "stale"),
        (asked, bank(asked, "w3", hand="t-9"), "stale"),
        (asked, bank(asked, "w4", seconds=600), "bad_message"),
        (asked, {"t": "bank", "id": "w5"}, "bad_message"),
    ]
    for link, order, code in refusals:
        assert (await link.ask(order))["code"] == code
    assert (site.desk.table.told, site.desk.table.state.deadline) == (told, clock)


@pytest.mark.parametrize("counts_down", [True, False])
async def test_u48_ready_is_said_once_and_only_while_it_is_asked(
    open_site: OpenSite, counts_down: bool
) -> None:
    pace = structs.replace(PACE, start=20_000 if counts_down else 0)
    site = await open_site(config_for("seven-stud", 200), pace=pace)
    first = await site.player("Ann", 1, 10_000)
    assert (await first.ask({"t": "ready", "id": "early"}))["code"] == "not_asked"
    second = await site.player("Bob", 4, 10_000)
    if not counts_down:
        assert (await second.ask({"t": "ready", "id": "r"}))["code"] == "not_asked"
        return
    await first.until(lambda link: link.view["start"] is not None)
    assert first.view["start"]["asked"] == [1, 4]
    for order_id in ("r", "r", "r2"):
        assert (await first.ask({"t": "ready", "id": order_id}))["t"] == "done"
    await second.until(lambda link: link.view["start"]["ready"] == [1])
    assert (await second.ask({"t": "ready", "id": "r"}))["t"] == "done"
    await second.until(lambda link: link.hand.get("number") == 1)
    assert second.view["start"] is None
