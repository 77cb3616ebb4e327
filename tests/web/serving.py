"""A card room with real sockets and a still clock, and browsers that remember every frame."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.mail import (
    AccountLetters,
    AccountWriter,
    HandWriter,
    Mailer,
    MailServer,
)
from doorcard.adapters.passwords import Passwords
from doorcard.adapters.sql import (
    Accounts,
    Addresses,
    Admissions,
    Mails,
    Notes,
    People,
    Sessions,
    Sheets,
    SqlTournaments,
)
from doorcard.adapters.web.application import make_application
from doorcard.adapters.web.door import Door
from doorcard.adapters.web.server import Server, listen
from doorcard.adapters.web.service import COOKIE, Service
from doorcard.room import Pace, TableConfig
from doorcard.room.archive import Archive
from doorcard.room.tournament.director import DirectorPorts
from doorcard.room.tournament.hall import Hall, Template
from doorcard.wire.following import Follower
from tests.room.playing import PACE, TABLE, WALLET, Desk

Frame = dict[str, Any]

SITE = "https://cards.example"
HOSTS = ("Holly",)  # who is a host by the settings


class Link:
    """One socket. ``frames``: all that came, parsed; ``texts``: as they came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.closed = False
        self._follower = Follower()
        self._heard = asyncio.Event()
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                self.texts.append(str(text))
                self.frames.append(json.loads(text))
                self._follower.hear(self.frames[-1])
                self._heard.set()
        except ConnectionClosed:
            self._heard.set()
        self.closed = True
        self._heard.set()

    async def send(self, message: Frame | str | bytes) -> None:
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def until(self, condition: Callable[["Link"], bool]) -> None:
        while not condition(self):
            assert not self.closed, self.frames[-3:]
            self._heard.clear()
            await self._heard.wait()

    async def until_closed(self) -> None:
        await self._reader

    async def ask(self, message: Frame) -> Frame:
        """Send an order and wait for its answer."""
        await self.send(message)
        await self.until(lambda link: link.answer(message["id"]) is not None)
        answer = self.answer(message["id"])
        assert answer is not None
        return answer

    def answer(self, order_id: str) -> Frame | None:
        """The latest answer to an order."""
        answers = [frame for frame in self.frames if frame.get("id") == order_id]
        return answers[-1] if answers else None

    def of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["t"] == kind]

    @property
    def view(self) -> Frame:
        """The table as it was shown last."""
        return self._follower.view

    @property
    def hand(self) -> Frame:
        return self.view.get("hand") or {}

    @property
    def legal(self) -> list[Frame]:
        return list(self.hand.get("legal", []))

    def act(self, kind: str, **more: Any) -> Frame:
        """The frame of an act for the decision on the screen."""
        order = {"t": "act", "id": f"a{len(self.frames)}-{kind}", "hand": self.hand["hand"]}
        return {**order, "decision": self.hand["decision"], "act": kind, **more}

    async def close(self) -> None:
        await self.connection.close()
        await self._reader


class Site:
    """A server in this process; ``desk`` is its table."""

    def __init__(self, desk: Desk, post: MailServer | None = None, secure: bool = False) -> None:
        self.desk = desk
        self.post = post
        self.aids: AidsWorker | None = None
        self.templates: tuple[Template, ...] = ()  # tournaments on offer
        self.practice = 3  # practice tables at once
        self.secure = secure
        self.links: list[Link] = []
        self.tokens: dict[int, str] = {}  # of those who took a seat, by it

    async def open(self) -> "Site":
        await self.desk.open(start=False)
        database, clock = self.desk.database, self.desk.clock
        people = People(database, WALLET, HOSTS)
        archive = Archive(self.desk.hands, self.desk.room)
        accounts, addresses = Accounts(database, WALLET), Addresses(database)
        self.passwords = Passwords()
        self.mails = Mails(database)
        mailer = None
        if self.post:
            sender = self.post.sender
            letters = AccountWriter(AccountLetters(SITE, sender), accounts, addresses, clock)
            writers = {"hand": HandWriter(archive, sender), **letters.kinds()}
            mailer = Mailer(self.post, self.mails, clock, writers)
        admissions = Admissions(database, self.desk.seal)
        for table, player in await admissions.admitted():
            self.desk.room.doors.let_in(table, player)
        tournaments = SqlTournaments(self.desk.database)
        hall = await Hall.open(
            DirectorPorts(tournaments, clock, self.desk.entropy, self.desk.room, self.desk.pace),
            self.templates,
        )
        self.service = Service(
            room=self.desk.room,
            hall=hall,
            people=people,
            door=Door(accounts, addresses, Sessions(database), self.passwords, clock),
            notes=Notes(database),
            archive=archive,
            admissions=admissions,
            sheets=Sheets(database),
            clock=clock,
            origins=(),
            secure=self.secure,
            mailer=mailer,
            aids=self.aids,
            practice=self.practice,
        )
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        # No limit of its own: a busy machine is not a fault, and pytest ends what hangs.
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=None)
        self.application = make_application(self.service)
        self.server = Server(
            self.application, lambda: self.service.say_goodbye("restart"), ("127.0.0.1",)
        )
        self._task = asyncio.ensure_future(self.server.serve(sockets=[self.listener]))
        return self

    async def close(self) -> None:
        for link in self.links:
            await link.close()
        await self.http.aclose()
        self.server.should_exit = True
        await self._task
        self.passwords.close()
        await self.desk.database.close()

    async def reopened(self) -> "Site":
        """The same server after a stop and a start."""
        await self.close()
        self.links = []
        return await self.open()

    async def guest(self, name: str) -> str:
        """A new guest; returns the token of his session."""
        self.http.cookies.clear()
        answer = await self.http.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return answer.cookies[COOKIE]

    async def get(self, path: str, token: str = "", **query: str) -> httpx.Response:
        """A plain request of the player with this session, or of nobody."""
        self.http.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        return await self.http.get(path, params=query, headers=headers)

    async def ask(
        self, method: str, path: str, token: str = "", body: Frame | None = None
    ) -> httpx.Response:
        """Any request."""
        self.http.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def post_to(self, path: str, body: Frame, token: str = "") -> httpx.Response:
        """The same with something to say."""
        self.http.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        return await self.http.post(path, json=body, headers=headers)

    async def link(self, token: str = "", last: int | None = None, table: str = TABLE) -> Link:
        """A socket at a table; without a token it is a spectator's. Waits for the welcome."""
        query = f"?last={last}" if last is not None else ""
        link = await self.socket(f"/ws/table/{table}{query}", token)
        await link.until(lambda link: len(link.frames) > 0)
        return link

    async def socket(self, path: str, token: str = "", **options: Any) -> Link:
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        address = f"ws://127.0.0.1:{self.port}{path}"
        connection = await connect(
            address, additional_headers=headers, open_timeout=None, **options
        )
        link = Link(connection)
        self.links.append(link)
        return link

    async def player(self, name: str, seat: int, chips: int, table: str = TABLE) -> Link:
        """A guest with a socket who has sat down."""
        token = await self.guest(name)
        self.tokens[seat] = token
        link = await self.link(token, table=table)
        sit = {"t": "sit", "id": f"sit-{name}", "seat": seat, "buy_in": chips}
        assert (await link.ask(sit))["t"] == "done"
        await link.until(lambda link: link.view.get("you") == seat)
        return link


def make_site(
    folder: Path,
    config: TableConfig,
    *others: TableConfig,
    pace: Pace = PACE,
    post: MailServer | None = None,
    secure: bool = False,
) -> Site:
    return Site(Desk(folder, config, pace, *others), post, secure)
