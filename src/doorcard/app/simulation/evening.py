"""One evening in a simulated card room: what is set up, what breaks, what is looked at."""

import asyncio
import hashlib
import re
from collections import Counter, deque
from email.message import EmailMessage
from random import Random
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection

from doorcard.adapters.mail import MailServer
from doorcard.adapters.passwords import Passwords
from doorcard.adapters.sql import Seal
from doorcard.adapters.virtual_time import VirtualClock
from doorcard.adapters.web.service import Service
from doorcard.app.joining import World
from doorcard.app.settings import MailSettings, ServerSettings, Settings, TableSettings
from doorcard.app.simulation.browser import JOURNALLED, Browser
from doorcard.app.simulation.disk import Disk, Fault, SimulatedDatabase
from doorcard.app.simulation.network import Line, LineBroken, request, websocket_scope
from doorcard.app.simulation.process import Server
from doorcard.app.simulation.promises import BrokenPromise, Promises
from doorcard.app.simulation.virtual import run_alone
from doorcard.houses import HOUSES
from doorcard.room import Pace, Table
from doorcard.wire.following import Follower

NAMES = ("Anna", "Boris", "Celia", "Denis", "Ewa", "Filip", "Gosia", "Henryk", "Iwona", "Jakub")
TRACE_KEPT = 80  # lines that are printed when a promise is broken
LONGEST_LINE = 200
GUEST_CHIPS = 40_000
SMALL = 100  # lower limit in units
FAULTS: tuple[Fault, ...] = ("dies_before", "dies_after", "fails", "lost")
DISASTERS = ("dies", "dies", "disk", "full", "stop")
STUCK = 600.0  # virtual seconds after which a running hand in which nothing happens is stuck
LAST_HANDS = 3_600.0  # virtual seconds in which the hands that run at the end must be over
OUR_FAULT = ("OperationalError",)  # errors in the log that come from the disk we broke
PLAYER_ID = re.compile(r"\bg[0-9a-f]{16}\b")


class Outcome(Struct, frozen=True):
    """What an evening came to. trace: hash of everything that anybody was sent or has sent."""

    seed: int
    trace: str
    tables: int
    people: int
    hands: int
    orders: int
    frames: int
    starts: int
    letters: int
    minutes: float


class Postbox(MailServer, frozen=True):
    """A mail server that takes most letters. taken: those it has."""

    dice: Random
    taken: list[EmailMessage]

    async def send(self, message: EmailMessage) -> None:
        """Take a letter, after a while, or do not."""
        await asyncio.sleep(self.dice.uniform(0.05, 2))
        if self.dice.random() < 0.2:
            raise OSError("the mail server is away")
        self.taken.append(message)


class SeededEntropy:
    """Chance from the seed."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1."""
        return self._dice.randrange(limit)


class Evening:
    """The world: a disk, people, and a server that starts as often as it is killed.

    minutes: of virtual time with disasters, before the last hands are played out in peace.
    """

    def __init__(self, seed: int, clock: VirtualClock, minutes: float) -> None:
        self.seed = seed
        self.minutes = minutes
        self.trace: deque[str] = deque(maxlen=TRACE_KEPT)
        self._hash = hashlib.sha256()
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._dice = Random(seed)
        self._disk = Disk(self._sub("disk"))
        self._promises = Promises()
        self._disk.watch = self._written
        self._network = self._sub("network")
        self._entropy = SeededEntropy(self._sub("entropy"))
        dice = self._sub("post")
        self._post = Postbox("mail", 25, False, "", "", "hands@room.example", dice=dice, taken=[])
        self._seal = Seal(b"k" * 32)
        self._passwords = Passwords()
        self._settings = self._open_house()
        self._browsers: list[Browser] = []
        self._names: dict[str, str] = {}  # people's names by id
        self._server: Server | None = None
        self._broken: asyncio.Future[None] = self._loop.create_future()
        self._starts = 0
        self._frames = 0
        self.closing_time = False

    def _sub(self, name: str) -> Random:
        """Chance of its own for one part, so that a part can change without all others."""
        return Random(f"{self.seed}/{name}")

    def _open_house(self) -> Settings:
        """One to three tables of different rooms, with and without house players."""
        dice = self._sub("house")
        houses = dice.sample(sorted(HOUSES), dice.randint(1, 3))
        tables = tuple(
            TableSettings(f"table-{number}", house, SMALL, bots=dice.choice((0, 0, 1, 2)))
            for number, house in enumerate(houses, 1)
        )
        return Settings(
            server=ServerSettings(guest_chips=GUEST_CHIPS),
            tables=tables,
            pace=Pace(between_hands=2000, bot_least=300, bot_most=1500, start=3000),
            mail=MailSettings(),
        )

    # --- the evening ---

    async def spend(self) -> Outcome:
        """Open, let people play and things break, play the last hands out, look at everything."""
        with structlog.testing.capture_logs() as logs:
            self._logs = logs
            await self._start()
            await self._invite()
            watch = asyncio.ensure_future(self._watch())
            people = [asyncio.ensure_future(one.live()) for one in self._browsers]
            for task in (watch, *people):
                task.add_done_callback(self._ended)
            await self._unless_broken(self._disasters())
            self._disk.calm_down()
            self.closing_time = True
            await self._unless_broken(self._last_hands())
            for task in (watch, *people):
                task.cancel()
            await asyncio.gather(watch, *people, return_exceptions=True)
            await self._check_reading()
            self._check_all()
            await self._stop()
        outcome = self._outcome()
        self._passwords.close()
        self._disk.close()
        return outcome

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """A person or the watch has stopped: by an error, or because the evening is over."""
        if not task.cancelled() and not self._broken.done():
            error = task.exception()
            self._broken.set_exception(error or BrokenPromise("somebody went home by himself"))

    def fail(self, error: BaseException) -> None:
        """End the evening: a promise is broken."""
        if not self._broken.done():
            self._broken.set_exception(error)

    async def _unless_broken(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self._broken), return_when=asyncio.FIRST_COMPLETED)
        if self._broken.done():
            task.cancel()
            await self._broken
        await task

    async def _invite(self) -> None:
        """People come and become guests; some only watch."""
        assert self._server is not None
        dice = self._sub("people")
        names = iter(NAMES)
        for table in self._settings.tables:
            for _ in range(dice.randint(2, 4)):
                name = next(names, "")
                if name:
                    await self._invite_one(name, table.id, dice)
            for number in range(dice.randint(0, 2)):
                watcher = f"watcher {number} of {table.id}"
                self._add(watcher, table.id, "", "")

    async def _invite_one(self, name: str, table: str, dice: Random) -> None:
        assert self._server is not None
        body = msgspec.json.encode({"name": name})
        address = f"10.0.0.{len(self._browsers) + 1}"
        status, headers, text = await request(
            self._server.app, "POST", "/api/guest", "", address, body
        )
        if status != 201:
            raise BrokenPromise(f"a guest was not let in: {status} {text!r}")
        cookie = next(value for key, value in headers if key == b"set-cookie").decode()
        token = cookie.partition("=")[2].partition(";")[0]
        player = msgspec.json.decode(text)["player"]
        self._names[player] = name
        self._add(name, table, player, token)
        if dice.random() < 0.3:  # he looks at another table, too
            other = dice.choice(self._settings.tables).id
            if other != table:
                self._add(f"{name} elsewhere", other, player, token)

    def _add(self, name: str, table: str, player: str, token: str) -> None:
        self._browsers.append(Browser(self, name, table, player, token, self._sub(name)))

    async def _disasters(self) -> None:
        """Things break, every minute or so."""
        dice = self._sub("disasters")
        end = self._loop.time() + self.minutes * 60
        while self._loop.time() < end:
            await asyncio.sleep(dice.uniform(15, 90))
            disaster = dice.choice(DISASTERS)
            self.note("world", disaster)
            match disaster:
                case "dies" | "disk":
                    kinds = FAULTS[:2] if disaster == "dies" else FAULTS[2:]
                    self._disk.plan(dice.randint(0, 20), dice.choice(kinds))
                    await asyncio.sleep(dice.uniform(1, 10))
                case "full":
                    self._disk.full = True
                    await asyncio.sleep(dice.uniform(1, 40))
                    self._disk.full = False
                case _:
                    await self._stop()
                    await asyncio.sleep(dice.uniform(0.5, 60))
                    await self._start()

    async def _watch(self) -> None:
        """Start a server that has died again; see that nothing stands still."""
        last: dict[str, tuple[int, float]] = {}
        while True:
            await asyncio.sleep(1)
            if self._disk.dead.is_set() and self._server is not None:
                self.note("world", "the server is dead")
                await self._kill()
                await asyncio.sleep(self._network.uniform(0.5, 20))
                await self._start()
            if self._server is None or self._disk.full:
                last.clear()
                continue
            self._look_at_log()
            for name, table in self._server.service.room.tables.items():
                told, since = last.get(name, (0, 0.0))
                if table.told != told or not table.state.hand:
                    last[name] = table.told, self._loop.time()
                elif self._loop.time() - since > STUCK:
                    raise BrokenPromise(f"nothing happens at {name} in {table.state.hand}")

    def _look_at_log(self) -> None:
        """An error of ours is a broken promise; those of the disk we broke are not."""
        for line in self._logs:
            bad = line["log_level"] == "error" and line["event"] != "journal failed"
            if bad and line.get("error") not in OUR_FAULT:
                raise BrokenPromise(f"in the log: {line}")
        self._logs.clear()

    async def _last_hands(self) -> None:
        """Everybody sits out and plays what he has begun; then no hand runs any more."""
        end = self._loop.time() + LAST_HANDS
        while self._loop.time() < end:
            await asyncio.sleep(5)
            if self._server is None or self._disk.dead.is_set():
                continue
            tables = self._server.service.room.tables.values()
            people = [one for table in tables for one in table.state.occupants if not one.bot]
            quiet = all(one.sitting_out or one.leaving for one in people)
            if quiet and not any(table.state.hand for table in tables):
                return
        raise BrokenPromise("an hour after closing time a hand still runs")

    # --- the server ---

    async def _start(self) -> None:
        """Start a server on the disk; it may die or fail while it starts."""
        while True:
            self._disk.revive()
            self._starts += 1
            server = Server(self._settings, self._world, self._heard)
            try:
                await server.start(self._disk)
            except Exception as error:
                if type(error).__name__ not in ("JournalFailed", "OperationalError"):
                    raise
                await server.kill()
                await asyncio.sleep(1)
                continue
            self._server = server
            return

    async def _kill(self) -> None:
        if self._server is not None:
            server, self._server = self._server, None
            await server.kill()

    async def _stop(self) -> None:
        """As SIGTERM: everybody is told, then it ends."""
        if self._server is not None:
            server, self._server = self._server, None
            server.service.say_goodbye("restart")
            await asyncio.sleep(0.3)
            await server.kill()

    def _world(self, database: SimulatedDatabase) -> World:
        """What a server of this evening stands on."""
        return World(database, self._seal, self._clock, self._entropy, self._passwords, self._post)

    def _written(self, connection: Connection) -> None:
        try:
            self._promises.written(connection)
        except BrokenPromise as broken:  # who asked for the write must not be the one to hear it
            self.fail(broken)

    def _heard(self, table: Table) -> None:
        """A table has told something."""
        try:
            self._promises.told(table)
        except BrokenPromise as broken:
            self.fail(broken)

    # --- what browsers have of it ---

    async def connect(self, table: str, player: str, token: str, last: int | None) -> Line:
        """Open a socket at a table; LineBroken while the server is away."""
        if self._server is None or self._disk.dead.is_set():
            raise LineBroken
        line = Line(self._network)
        follower = Follower()
        query = f"last={last}" if last is not None else ""
        scope = websocket_scope(f"/ws/table/{table}", query, token, "10.0.1.1")

        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "websocket.send":
                self._frames += 1
                try:
                    self._promises.sent(table, player, event["text"], follower)
                except (BrokenPromise, LookupError) as broken:
                    self.fail(broken)
            await line.send(event)

        self._server.serve(scope, line, send)
        return line

    async def ask_for_letter(self, who: str, token: str, hand: str) -> None:
        """Ask for a hand by e-mail; a server that dies meanwhile does not answer."""
        if self._server is None or self._disk.dead.is_set():
            return
        body = msgspec.json.encode({"to": f"{who.split()[0]}@home.example"})
        path = f"/api/hands/{hand}/mail"
        asked = request(self._server.app, "POST", path, token, "10.0.2.1", body)
        asking = asyncio.ensure_future(asked)
        done, _ = await asyncio.wait((asking,), timeout=20)
        if done:
            status, _headers, text = asking.result()
            self.note(who, f"letter of {hand}: {status} {text.decode()}")
        asking.cancel()

    def note(self, who: str, what: str) -> None:
        """A line of the trace: the time, who, and what he was sent or has sent.

        Ids of players are chosen by the operating system's chance, so names stand for them.
        """
        what = PLAYER_ID.sub(lambda found: self._names.get(found[0], "?"), what)
        line = f"{self._loop.time():10.3f} {who}: {what}"
        self._hash.update(line.encode())
        self.trace.append(line if len(line) <= LONGEST_LINE else _in_short(line, what))

    # --- the end ---

    async def _check_reading(self) -> None:
        """Everybody reads the finished hands in every form, and nobody reads too much."""
        if self._server is None or self._disk.dead.is_set():
            await self._kill()
            await self._start()
        assert self._server is not None
        service = self._server.service
        for table in self._settings.tables:
            for hand in await service.archive._hands.of_table(table.id, 0, 6):
                for player in ("", *self._names):
                    for form in ("json", "pokerstars"):
                        text = await service.archive.text(hand.hand, player, form)
                        self._promises.read(hand, player, text or "")
            await self._check_letters(service, table.id)

    async def _check_letters(self, service: Service, table: str) -> None:
        """Nobody was mailed what he may not read, and nothing more often than servers have died."""
        ids = {name: player for player, name in self._names.items()}
        hands = {one.hand: one for one in await service.archive._hands.of_table(table, 0, 1000)}
        sent = Counter(str(letter["Message-ID"]) for letter in self._post.taken)
        for letter in self._post.taken:
            if sent[str(letter["Message-ID"])] > self._starts:
                raise BrokenPromise(f"sent again and again: {letter['Message-ID']}")
            hand = hands.get(
                str(letter["Message-ID"]).strip("<").rpartition(".")[0].partition(".")[0]
            )
            if hand is not None:
                reader = ids[str(letter["To"]).partition("@")[0]]
                parts = (part.get_content() for part in letter.walk() if not part.is_multipart())
                self._promises.read(hand, reader, "\n".join(map(str, parts)))

    def _check_all(self) -> None:
        """Chips, orders and letters, when all is over."""
        connection = self._disk.connection
        with connection.begin():
            self._promises.prove(connection)
            done = {
                f"{one.player}/{name}": one.table
                for one in self._browsers
                for name, kind in one.done.items()
                if kind in JOURNALLED
            }
            refused = {f"{one.player}/{name}" for one in self._browsers for name in one.refused}
            self._promises.kept(connection, done, refused)
        self._look_at_log()

    def _outcome(self) -> Outcome:
        return Outcome(
            seed=self.seed,
            trace=self._hash.hexdigest(),
            tables=len(self._settings.tables),
            people=len(self._names),
            hands=len(self._promises.hands),
            orders=sum(len(one.done) for one in self._browsers),
            frames=self._frames,
            starts=self._starts,
            letters=len(self._post.taken),
            minutes=round(self._loop.time() / 60, 1),
        )


def _in_short(line: str, text: str) -> str:
    """A frame with a hand, as a line that can be read."""
    frame = msgspec.json.decode(text)
    hand = (frame.get("view") or frame.get("changes") or {}).get("hand")
    if hand is None:
        return f"{line[:LONGEST_LINE]}..."
    told = {key: hand[key] for key in ("hand", "phase", "pot", "asked", "decision")}
    head = line[: len(line) - len(text)]
    return f"{head}{frame['t']} {frame['seq']} {told} {frame.get('events', '')}"


def play(seed: int, minutes: float = 6.0) -> Outcome:
    """Spend one evening. BrokenPromise, with the end of its trace, when something went wrong."""

    async def main(clock: VirtualClock) -> Outcome:
        evening = Evening(seed, clock, minutes)
        try:
            return await evening.spend()
        except Exception as error:
            error.add_note("\n".join(evening.trace))
            raise

    return run_alone(main)
