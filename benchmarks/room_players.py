"""The players of the room's benchmark: a process of their own, so that they cost the room nothing.

Each has one end of a socket pair. A frame is four bytes of length and JSON text. They act as soon
as they are asked, as long as the benchmark lets them.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from random import Random

import msgspec
from msgspec import Struct

SEATS = 8
LENGTH = 4  # bytes before each frame

# How often a player does what he may; a fold is rarer than a call, so that hands go far.
WEIGHTS = {"fold": 1, "check": 8, "call": 8, "bring_in": 8, "muck": 1, "show": 1}


class Go(Struct):
    """Let the players of one contender act so many times, all together."""

    who: str
    acts: int


class Frames(asyncio.Protocol):
    """One end of a socket pair: frames come in, frames go out."""

    transport: asyncio.WriteTransport

    def __init__(self, hear: Callable[[Frames, bytes], None]) -> None:
        self._hear = hear
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        for frame in self._frames(self._rest + data):
            self._hear(self, frame)

    def _frames(self, data: bytes) -> Iterator[bytes]:
        at = 0
        while len(data) - at >= LENGTH:
            size = int.from_bytes(data[at : at + LENGTH])
            if len(data) - at < LENGTH + size:
                break
            yield data[at + LENGTH : at + LENGTH + size]
            at += LENGTH + size
        self._rest = data[at:]

    def send(self, frame: bytes) -> None:
        self.transport.write(len(frame).to_bytes(LENGTH) + frame)


async def speak_on(end: socket.socket, hear: Callable[[Frames, bytes], None]) -> Frames:
    """Read and write frames on one end of a pair."""
    end.setblocking(False)
    loop = asyncio.get_running_loop()
    _, protocol = await loop.connect_accepted_socket(lambda: Frames(hear), end)
    return protocol


class Option(Struct):
    kind: str
    to: int = 0


class HandSeen(Struct):
    hand: str
    decision: int


class TableSeen(Struct, frozen=True):
    hand: HandSeen | None = None


class OwnSeen(Struct, frozen=True):
    legal: tuple[Option, ...] = ()


class FrameSeen(Struct):
    """What a player looks at in a frame: a hand that asks him is new in it."""

    t: str
    view: TableSeen = TableSeen()
    changes: TableSeen = TableSeen()
    own: OwnSeen = OwnSeen()

    @property
    def hand(self) -> HandSeen | None:
        """The hand, if it is not as it was."""
        return self.changes.hand or self.view.hand


class Act(Struct, tag_field="t", tag="act", omit_defaults=True):
    id: str
    hand: str
    decision: int
    act: str
    to: int | None = None


def act_by_chance(hand: HandSeen, legal: tuple[Option, ...], dice: Random) -> Act:
    """Something a player may do; its id is the decision's."""
    option = dice.choices(legal, [WEIGHTS.get(option.kind, 2) for option in legal])[0]
    to = option.to if option.kind in ("bet", "complete", "raise") else None
    return Act(f"{hand.hand}/{hand.decision}", hand.hand, hand.decision, option.kind, to)


class Crowd:
    """All players of both contenders, told by the benchmark when to act."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._left = {"room": 0, "bare": 0}
        self._open = 0  # acts sent and not yet seen to be done
        self._waiting: dict[str, dict[int, Callable[[], None]]] = {"room": {}, "bare": {}}
        self._dice = Random(1)
        self._decode = msgspec.json.Decoder(FrameSeen).decode

    async def run(self, room: list[socket.socket], bare: list[socket.socket]) -> None:
        for number, end in enumerate(room):
            await speak_on(end, self._room_hears(number))
        ends = [await speak_on(end, self._bare_hears(number)) for number, end in enumerate(bare)]
        for table in range(len(bare) // SEATS):
            self._ready("bare", table, self._bare_act(ends, table, 1))
        gone = asyncio.Event()
        self._talk = await speak_on(self._control, self._told)
        self._talk.connection_lost = lambda _: gone.set()  # type: ignore[method-assign]
        await gone.wait()

    def _told(self, _: Frames, frame: bytes) -> None:
        go = msgspec.json.decode(frame, type=Go)
        self._left[go.who] = go.acts
        for table in list(self._waiting[go.who]):
            self._let(go.who, table)

    def _ready(self, who: str, table: int, act: Callable[[], None]) -> None:
        """Somebody at the table can act; he does when the benchmark says so."""
        self._waiting[who][table] = act
        self._let(who, table)

    def _let(self, who: str, table: int) -> None:
        if self._left[who] > 0:
            self._left[who] -= 1
            self._open += 1
            self._waiting[who].pop(table)()

    def _done(self, who: str) -> None:
        self._open -= 1
        if self._open == 0 and self._left[who] == 0:
            self._talk.send(b"done")

    # --- at a table of the room ---

    def _room_hears(self, number: int) -> Callable[[Frames, bytes], None]:
        table = number // SEATS

        def hear(end: Frames, frame: bytes) -> None:
            seen = self._decode(frame)
            if seen.t == "done":
                self._done("room")
            elif seen.t == "refused":
                raise SystemExit(f"refused: {frame.decode()}")
            elif seen.hand is not None and seen.own.legal:
                self._ready("room", table, self._room_act(end, seen.hand, seen.own.legal))

        return hear

    def _room_act(
        self, end: Frames, hand: HandSeen, legal: tuple[Option, ...]
    ) -> Callable[[], None]:
        act = act_by_chance(hand, legal, self._dice)
        return lambda: end.send(msgspec.json.encode(act))

    # --- where acts are only stored and passed on ---

    def _bare_hears(self, number: int) -> Callable[[Frames, bytes], None]:
        table, seat = divmod(number, SEATS)

        def hear(end: Frames, frame: bytes) -> None:
            act = msgspec.json.decode(frame, type=Act)
            if act.decision % SEATS != seat:
                return
            self._done("bare")
            self._ready("bare", table, self._bare_act([end], 0, act.decision + 1))

        return hear

    def _bare_act(self, ends: list[Frames], table: int, decision: int) -> Callable[[], None]:
        """One of the table's sockets acts; whoever is next hears it and acts in turn."""
        end = ends[table * SEATS]
        act = Act(f"t{table}/{decision}", f"t{table}-1", decision, "call")
        return lambda: end.send(msgspec.json.encode(act))


def begin(
    room: list[tuple[socket.socket, socket.socket]],
    bare: list[tuple[socket.socket, socket.socket]],
    control: tuple[socket.socket, socket.socket],
) -> int:
    """Start the players' process; each pair is (the room's end, the player's). Its id."""
    process = os.fork()
    if process:
        for _, theirs in (*room, *bare, control):
            theirs.close()
        return process
    for ours, _ in (*room, *bare, control):
        ours.close()
    asyncio.run(
        Crowd(control[1]).run([theirs for _, theirs in room], [theirs for _, theirs in bare])
    )
    os._exit(0)
