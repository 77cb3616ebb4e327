"""uvicorn, set up for a card room: small frames, no compression, a quick and polite end."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence

import uvicorn
from litestar import Litestar

LARGEST_FRAME = 64 * 1024  # bytes; larger ones end the socket, above 4 KB we answer ourselves
GOODBYE = 0.3  # seconds for the last frames to leave
UNREAD = 30_000  # milliseconds after which the system gives up on a peer that does not read
ENDINGS = (signal.SIGTERM, signal.SIGINT)


class BusyAddress(Exception):
    """Nobody can listen at this address; the text says why."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one. BusyAddress when it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=512)
    except (OSError, OverflowError) as error:
        raise BusyAddress(f"cannot listen at {host}:{port}: {_reason(error)}") from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return listener


def _reason(error: Exception) -> str:
    """The system's own words, without what Python adds to them."""
    if isinstance(error, OSError) and error.errno and error.errno > 0:
        return os.strerror(error.errno)
    return str(error)


def _nothing() -> None:
    """Nobody wants to know."""


class Server(uvicorn.Server):
    """Says goodbye to every socket before it stops.

    proxies: addresses whose word on where a request comes from is taken. ready: called when it
    answers, and can be stopped by a signal.
    """

    def __init__(
        self,
        application: Litestar,
        goodbye: Callable[[], None],
        proxies: Sequence[str] = (),
        ready: Callable[[], None] = _nothing,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                application,
                log_config=None,
                log_level="warning",
                access_log=False,
                lifespan="on",
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=2,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
            )
        )
        self._goodbye = goodbye
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and leave with our own exit code.

        Signals come to a process's main thread; a server in another one is ended by who runs it.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for ending in ENDINGS:
            loop.add_signal_handler(ending, self.stop)
        try:
            yield
        finally:
            for ending in ENDINGS:
                loop.remove_signal_handler(ending)

    def stop(self) -> None:
        """Announce the end, then end."""
        self._goodbye()
        loop = asyncio.get_running_loop()
        loop.call_later(GOODBYE, setattr, self, "should_exit", True)
