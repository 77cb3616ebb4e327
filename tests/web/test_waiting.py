"""The waiting list over HTTP and a player's own socket, and what he may bring to a table."""

import pytest
from msgspec import structs
from websockets.exceptions import InvalidStatus

from tests.room.playing import WALLET, config_for
from tests.web.conftest import OpenSite
from tests.web.serving import Frame, Link, Site

PAIR = config_for("fortune", 10, max_seats=2)
OTHER = structs.replace(PAIR, table="there", name="There")


async def wait(site: Site, token: str, on: bool, table: str = "t") -> tuple[int, Frame]:
    body = {"id": f"w{on}", "on": on}
    answer = await site.post_to(f"/api/tables/{table}/waiting", body, token)
    return answer.status_code, answer.json()


async def until_waiting(link: Link, *expected: tuple[str, int, int, int]) -> None:
    """Wait until the socket's last word is that he waits there: table, place, length, chair."""
    await link.until(lambda link: [
        (one["table"], one["place"], one["length"], one["seat"])
        for frame in link.of("waiting")[-1:] for one in frame["lists"]
    ] == list(expected))  # fmt: skip


async def test_p38_the_first_is_told_of_his_chair_wherever_he_is_and_others_of_their_place(
    open_site: OpenSite,
) -> None:
    site = await open_site(PAIR, OTHER)
    first = await site.player("P", 1, 1_000)
    await site.player("Q", 2, 1_000)
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    status, answer = await wait(site, ann, on=True)
    assert (status, answer["lists"][0]["place"]) == (201, 1)
    assert await wait(site, ann, on=True) == (status, {**answer, "now": answer["now"]})
    assert (await wait(site, bob, on=True))[1]["lists"][0]["place"] == 2
    here, there = await site.socket("/ws/me", ann), await site.socket("/ws/me", bob)
    await until_waiting(here, ("t", 1, 2, 0))
    await until_waiting(there, ("t", 2, 2, 0))
    assert (await first.ask({"t": "leave", "id": "l"}))["t"] == "done"
    await until_waiting(here, ("t", 1, 2, 1))
    until = here.of("waiting")[-1]["lists"][0]["until"]
    assert until - here.of("waiting")[-1]["now"] == site.desk.pace.offer
    assert {one["seat"] for frame in there.of("waiting") for one in frame["lists"]} == {0}
    table = await site.link(ann)
    sit = {"t": "sit", "id": "s", "seat": 1, "buy_in": 1_000}
    assert (await table.ask(sit))["t"] == "done"
    await until_waiting(here)
    await until_waiting(there, ("t", 1, 1, 0))
    assert (await wait(site, bob, on=False))[1]["lists"] == []
    await until_waiting(there)


async def test_the_lobby_tells_who_waits_and_that_an_offered_chair_is_not_free(
    open_site: OpenSite,
) -> None:
    site = await open_site(PAIR)
    first = await site.player("P", 1, 1_000)
    row = (await site.get("/api/tables")).json()["rows"][0]
    assert (row["free"], row["waiting"]) == (1, 0)
    await site.player("Q", 2, 1_000)
    ann = await site.guest("Ann")
    await wait(site, ann, on=True)
    assert (await first.ask({"t": "leave", "id": "l"}))["t"] == "done"
    await site.desk.until(lambda: site.desk.table.state.waiting[0].seat == 1)
    row = (await site.get("/api/tables")).json()["rows"][0]
    assert (row["seated"], row["free"], row["waiting"]) == (1, 0, 1)


async def test_refusals_carry_their_facts(open_site: OpenSite) -> None:
    site = await open_site(PAIR)
    ann = await site.guest("Ann")
    refused = {"code": "seat_free", "facts": {"seat": 1}}
    assert await wait(site, ann, on=True) == (409, refused)
    assert await wait(site, ann, on=False) == (409, {"code": "not_waiting"})
    assert (await wait(site, ann, on=True, table="none"))[0] == 404
    assert (await wait(site, "", on=True))[0] == 401
    with pytest.raises(InvalidStatus, match="403"):
        await site.socket("/ws/me")


async def buy_in(site: Site, token: str) -> Frame:
    return dict((await site.get("/api/tables/t/buy-in", token)).json())


async def test_k42_the_player_is_told_what_he_has_to_bring_and_why(open_site: OpenSite) -> None:
    site = await open_site(PAIR)
    ann = await site.player("Ann", 1, 5_000)
    token = site.tokens[1]
    seated = await buy_in(site, token)
    assert (seated["least"], seated["most"]) == (1, 95_000)  # to add to his stack
    assert (await ann.ask({"t": "leave", "id": "l"}))["t"] == "done"
    now = site.desk.clock.now()
    assert await buy_in(site, token) == {
        "least": 5_000,
        "most": 100_000,
        "kept": 5_000,
        "until": now + 7_200_000,
        "wallet": WALLET,
        "refill": False,
    }
    refused = await ann.ask({"t": "sit", "id": "s2", "seat": 1, "buy_in": 200})
    assert refused["code"] == "stack_kept"
    assert refused["facts"] == {"least": 5_000, "minutes": 120}
    stranger = await buy_in(site, await site.guest("Bob"))
    assert (stranger["least"], stranger["kept"]) == (200, 0)
    assert (await site.get("/api/tables/t/buy-in")).status_code == 401


async def test_new_chips_are_promised_only_to_who_gets_them(open_site: OpenSite) -> None:
    """A wallet below the least buy-in is not yet a poor one."""
    rich = config_for("fortune", 10_000, most=1_000_000)
    site = await open_site(rich)
    ann = await site.player("Ann", 1, 850_000)
    await site.player("Bob", 2, 300_000)
    token = site.tokens[1]
    assert (await buy_in(site, token))["refill"] is False
    answer = await site.post_to("/api/refill", {"id": "r"}, token)
    assert (answer.status_code, answer.json()) == (409, {"code": "enough_chips"})
    assert ann.of("closing") == []
