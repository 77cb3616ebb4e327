"""Tables that have closed: no start reads them, and who asks for one finds what he always did."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.database import statements
from tests.room.playing import PACE, Desk, config_for
from tests.web.private import Person, guest, invitation, made, registered
from tests.web.serving import Site


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    opened = Site(Desk(tmp_path, config_for("fortune", 10), PACE))
    await opened.open()
    yield opened
    await opened.close()


async def closed_table(site: Site, ann: Person, bob: Person) -> str:
    """A private table of Ann's; Bob is let in and has sat there."""
    table = await made(ann)
    token = await invitation(ann, table)
    assert (await bob.post(f"/api/invitations/{token}", {})).status_code in (200, 201)
    await bob.sit(table, 1, 1000)
    answer = await ann.post(f"/api/tables/{table}/host", {"t": "close"})
    assert answer.status_code == 200
    while not site.service.room.tables[table].closed:
        await site.desk.database.run(lambda _: None)  # what was being written is there now
    return table


async def test_a_start_asks_the_same_however_many_tables_have_closed(site: Site) -> None:
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    counted = []
    names: list[str] = []
    for more in (0, 1, 3):
        names += [await closed_table(site, ann, bob) for _ in range(more)]
        with statements() as asked:
            await site.reopened()
        counted.append(len(asked))
        assert not [name for name in names if name in str(asked)]
        assert set(site.service.room.tables) == {"t"}
        assert await site.service.admissions.admitted() == ()
    assert counted[1:] == [counted[0]] * 2


async def test_a_closed_table_is_found_by_whom_it_was_before_the_restart_and_by_nobody_else(
    site: Site,
) -> None:
    ann, bob, eve = (
        await registered(site, "Ann"),
        await guest(site, "Bob"),
        await guest(site, "Eve"),
    )
    table = await closed_table(site, ann, bob)

    async def told() -> dict[str, Any]:
        found: dict[str, Any] = {}
        for person in (ann, bob, eve):
            for page in ("rules", "hands", "settle-up", "host", "buy-in"):
                answer = await person.get(f"/api/tables/{table}/{page}")
                found[f"{person.name} {page}"] = (answer.status_code, answer.json())
        return found

    before = await told()
    assert [name for name, (status, _) in before.items() if status == 200] == [
        "Ann rules", "Ann hands", "Ann settle-up", "Ann host", "Ann buy-in",
        "Bob rules", "Bob hands", "Bob settle-up", "Bob buy-in",
    ]  # fmt: skip
    await site.reopened()
    assert await told() == before
    link = await site.socket(f"/ws/table/{table}", bob.token)
    await link.until_closed()
    assert link.frames == [{"t": "closing", "reason": "table_closed"}]
    rows = (await site.get("/api/tables", bob.token)).json()["rows"]
    assert [row["table"] for row in rows] == ["t"]
    await site.reopened()
    again = await ann.post(
        "/api/tables", {"table": {"preset": "fortune", "name": "x", "small": 10}}
    )
    assert again.status_code == 201
