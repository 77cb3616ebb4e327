"""A registered player who makes a private table, and people who come to it by its link."""

import itertools
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select

from doorcard.adapters.sql import schema
from tests.web.serving import Frame, Link, Site

_ids = itertools.count(1)


class Person(Struct):
    """A player with a session. name: as he chose it."""

    site: Site
    name: str
    token: str

    async def get(self, path: str) -> Any:
        return await self.site.get(path, self.token)

    async def post(self, path: str, body: Frame) -> Any:
        return await self.site.post_to(path, {"id": f"r{next(_ids)}", **body}, self.token)

    async def id(self) -> str:
        return str((await self.get("/api/me")).json()["player"])

    async def link(self, table: str) -> Link:
        return await self.site.link(self.token, table=table)

    async def sit(self, table: str, seat: int, chips: int) -> Link:
        link = await self.link(table)
        order = {"t": "sit", "id": f"sit{next(_ids)}", "seat": seat, "buy_in": chips}
        assert (await link.ask(order))["t"] == "done"
        await link.until(lambda link: link.view.get("you") == seat)
        return link


async def guest(site: Site, name: str) -> Person:
    return Person(site, name, await site.guest(name))


async def registered(site: Site, name: str, role: str = "player") -> Person:
    """A guest who has got an account."""
    person = await guest(site, name)
    player = await person.id()
    values = {"player": player, "registered": 1, "password": "", "role": role}
    row = insert(schema.registrations).values(values)
    await site.desk.database.run(lambda connection: connection.execute(row).rowcount)
    return person


def form(**more: Any) -> Frame:
    """The form of a table as the client sends it."""
    return {"preset": "fortune", "name": "Friday", "small": 10, **more}


async def made(host: Person, **more: Any) -> str:
    """The address of a new table."""
    answer = await host.post("/api/tables", {"table": form(**more)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def invitation(host: Person, table: str) -> str:
    """The token of a table's link."""
    return str((await host.get(f"/api/tables/{table}/host")).json()["link"])


async def stored_text(site: Site) -> str:
    """Everything the database says of links."""
    rows = await site.desk.database.run(
        lambda connection: connection.execute(select(schema.invitations)).all()
    )
    return repr(rows)
