"""Who has deleted his account is called alike wherever others read of him, also after a restart.

As in the hands: ``deleted-`` and the end of his id. His old name is nowhere to be read, so that it
is free for the next who wants it.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from doorcard.room.tournament.state import TournamentConfig
from tests.room.playing import PACE, START, Desk, config_for
from tests.tournament.scenes import structure
from tests.web.private import form
from tests.web.serving import Link, Site
from tests.web.visitors import PASSWORD, Visitor

HOUR = 3_600_000
NAME = "Annabel"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    opened = Site(Desk(tmp_path, replace(config_for("seven-stud", 20), chat="everybody"), PACE))
    await opened.open()
    yield opened
    await opened.close()


async def sit(visitor: Visitor, seat: int) -> Link:
    link = await visitor.link()
    order = {"t": "sit", "id": "sit", "seat": seat, "buy_in": 2000}
    assert (await link.ask(order))["t"] == "done"
    return link


async def leave_traces(site: Site, ann: Visitor, bob: Visitor, hal: Visitor) -> str:
    """A hand, a line of chat, a tournament, a table of hers, and a seat she is sent away from."""
    seats = await sit(ann, 1), await sit(bob, 2)
    assert (await seats[0].ask({"t": "chat", "id": "c", "text": "hello"}))["t"] == "done"
    await site.desk.next_hand()
    await site.desk.until_asked()
    assert (await ann.post("account/delete", password=PASSWORD))[1]["code"] == "still_seated"
    await site.desk.play_out()
    order = {"id": "away", "t": "remove", "seat": 1, "name": NAME}
    assert (await hal.post("tables/t/host", **order))[0] == 200
    await site.desk.until(lambda: site.desk.table.state.of_player(NAME) is None)

    status, made = await ann.post("tables", id="own", table=form())
    assert status == 201, made
    own = str(made["table"])
    link = (await ann.get(f"tables/{own}/host"))["link"]
    assert (await bob.post(f"invitations/{link}", id="in"))[0] in (200, 201)
    assert (await ann.post(f"tables/{own}/host", id="close", t="close"))[0] == 200

    config = TournamentConfig(
        tournament="cup", name="Cup", structure=structure(), starts_at=START + 24 * HOUR
    )
    await site.service.hall.make(config)
    for visitor in (ann, bob):
        order = {"t": "register"}
        assert (await visitor.post("tournaments/cup/orders", id="in", order=order))[0] == 201
    order = {"t": "cancel"}
    assert (await hal.post("tournaments/cup/orders", id="off", order=order))[0] == 201
    return own


async def told(site: Site, bob: Visitor, hal: Visitor, own: str) -> dict[str, Any]:
    """Everything the two can read of her, by where they read it."""
    hands = (await bob.get("hands"))["rows"]
    hand = hands[0]["hand"]
    link = await bob.link()
    await link.until(lambda one: bool(one.of("chat")))
    return {
        "standings": await bob.get("tournaments/cup/players"),
        "story": await bob.get(f"hands/{hand}"),
        "replay": await bob.get(f"hands/{hand}/replay"),
        "file": (await bob.http.get(f"/api/hands/{hand}/download?format=pokerstars")).text,
        "settle-up": await bob.get("tables/t/settle-up"),
        "rules": await bob.get(f"tables/{own}/rules"),
        "sent away": (await hal.get("tables/t/host"))["barred"],
        "chat": link.of("chat")[-1]["lines"],
    }


async def test_a_deleted_name_is_read_nowhere_and_its_place_says_the_same_everywhere(
    site: Site,
) -> None:
    ann, bob, hal = [await Visitor(site).register(name) for name in (NAME, "Bob", "Hal")]
    visitors = [ann, bob, hal]
    try:
        await site.service.door.accounts.set_role("Hal", "host")
        player = (await ann.me())["player"]
        gone = f"deleted-{player[-6:]}"
        own = await leave_traces(site, ann, bob, hal)
        before = await told(site, bob, hal, own)
        assert [name for name, text in before.items() if NAME not in str(text)] == []
        assert (await ann.post("account/delete", password=PASSWORD))[0] == 201
        after = await told(site, bob, hal, own)
        assert [name for name, text in after.items() if NAME in str(text)] == []
        assert [name for name, text in after.items() if gone not in str(text)] == []
        visitors.append(await Visitor(site).register(NAME))  # the name is free
        await site.reopened()
        bob, hal = [await Visitor(site).login(name) for name in ("Bob", "Hal")]
        visitors += [bob, hal]
        restarted = await told(site, bob, hal, own)
        del restarted["chat"]  # of which nothing is kept
        assert [name for name, text in restarted.items() if gone not in str(text)] == []
    finally:
        for visitor in visitors:
            await visitor.close()
