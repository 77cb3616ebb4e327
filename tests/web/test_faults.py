"""Errors of ours at the edge: told by their place, never by their text, and nobody else notices."""

import asyncio
from typing import Any

import pytest
import structlog

from doorcard.adapters.web import frames, lobby
from doorcard.adapters.web.application import kept_up
from tests.room.playing import config_for
from tests.web.conftest import OpenSite

STUD = config_for("seven-stud", 200)
SECRET = "the river is the ace of spades"


def fail(*_: Any) -> Any:
    raise ZeroDivisionError(SECRET)


@pytest.mark.parametrize(
    ("path", "where", "name"),
    [("/ws/table/t", frames, "snapshot"), ("/ws/lobby", lobby, "row")],
)
async def test_an_error_in_a_sockets_first_frame_is_logged_without_its_text(
    open_site: OpenSite,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    path: str,
    where: object,
    name: str,
) -> None:
    site = await open_site(STUD)
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
        patch.setattr(where, name, fail)
        link = await site.socket(path)
        await link.until_closed()
    assert link.connection.close_code == 1011
    told = [line for line in logs if line["event"] == "socket failed"]
    assert [line["error"] for line in told] == ["ZeroDivisionError"]
    assert told[0]["where"].startswith("test_faults.py:")
    out, errors = capfd.readouterr()
    assert SECRET not in str(logs) + out + errors
    # The next socket is served, and nothing of the failed one is left at the table.
    link = await site.socket(path)
    await link.until(lambda link: bool(link.of("snapshot") or link.of("lobby")))
    assert site.service.hubs["t"].watching == (path == "/ws/table/t")


async def test_p60_what_must_never_stop_begins_again_after_an_error() -> None:
    begun = 0
    again = asyncio.Event()

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 1:
            fail()
        again.set()
        await asyncio.get_running_loop().create_future()

    with structlog.testing.capture_logs() as logs:
        task = asyncio.ensure_future(kept_up("lobby", work))
        await again.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert [(line["event"], line["error"]) for line in logs] == [
        ("lobby failed", "ZeroDivisionError")
    ]
    assert SECRET not in str(logs)
