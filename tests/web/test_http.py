"""The plain HTTP side: pages, guests, refusals, headers."""

import asyncio
import socket
from pathlib import Path

import pytest

from doorcard.adapters.web import pages
from doorcard.adapters.web.application import ROUTES
from doorcard.adapters.web.service import COOKIE
from doorcard.room.orders import Done, Sit
from tests.room.playing import WALLET, config_for
from tests.web.conftest import OpenSite
from tests.web.serving import Link

STUD = config_for("seven-stud", 200)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built, small enough to be seen through."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Doorcard</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    return static


async def test_every_page_of_the_client_is_its_index(open_site: OpenSite, built: Path) -> None:
    site = await open_site(STUD)
    for path in ("/", "/lobby", "/table/t", "/hand/t-1"):
        answer = await site.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "<title>Doorcard" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


async def test_files_have_their_kind_and_those_with_a_hash_are_kept_for_ever(
    open_site: OpenSite, built: Path
) -> None:
    site = await open_site(STUD)
    script = await site.http.get("/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    icon = await site.http.get("/favicon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.png",
        "/api/none",
        "/ws/none",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
    ],
)
async def test_what_is_not_there_is_not_found_and_nothing_outside_is_given(
    open_site: OpenSite, built: Path, path: str
) -> None:
    site = await open_site(STUD)
    answer = await site.http.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"code": "not_found"}


async def test_without_a_built_client_the_page_says_so(
    open_site: OpenSite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    site = await open_site(STUD)
    answer = await site.http.get("/")
    assert answer.status_code == 503
    assert "client_build.py build" in answer.text


async def test_p54_the_page_may_run_no_script_but_its_own_files(
    open_site: OpenSite, built: Path
) -> None:
    site = await open_site(STUD)
    for path in ("/", "/api/tables", "/healthz", "/assets/main-1a2b.js"):
        headers = (await site.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "data:" not in policy
        assert headers["x-content-type-options"] == "nosniff"


async def test_a_guest_gets_a_wallet_and_a_cookie_that_scripts_cannot_read(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    stranger = await site.http.get("/api/me")
    assert (stranger.status_code, stranger.json()) == (200, None)
    answer = await site.http.post("/api/guest", json={"name": "  Ann   Lee "})
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["name"] == "Ann Lee"
    assert answer.json()["wallet"] == WALLET
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    me = await site.http.get("/api/me")
    assert me.json() == answer.json()
    assert me.headers["cache-control"] == "no-store"
    site.http.cookies.clear()
    forged = await site.http.get("/api/me", headers={"cookie": f"{COOKIE}=guess"})
    assert (forged.status_code, forged.json()) == (200, None)


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        '{"name":7}',
        '{"nome":"Ann"}',
        '{"name":"Ann","wallet":5}',
        '{"name":""}',
        '{"name":"   "}',
        '{"name":"---"}',
        '{"name":"' + "x" * 21 + '"}',
        '{"name":"' + "x" * 5000 + '"}',
        '{"name":"Ann\\u202egnp"}',
        '{"name":"Ann\\u200b"}',
        '{"name":"Ann\\u0000"}',
    ],
)
async def test_p54_names_that_cannot_be_shown_are_refused_with_a_code(
    open_site: OpenSite, body: str
) -> None:
    site = await open_site(STUD)
    answer = await site.http.post(
        "/api/guest", content=body, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] in ("bad_request", "bad_name", "too_large")
    assert "set-cookie" not in answer.headers


async def test_a_form_of_another_page_makes_no_guest(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    answer = await site.http.post(
        "/api/guest", json={"name": "Ann"}, headers={"origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    assert answer.json() == {"code": "bad_origin"}


async def test_guests_are_not_made_without_end(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    codes = [
        (await site.http.post("/api/guest", json={"name": "Ann"})).status_code for _ in range(31)
    ]
    assert codes == [201] * 30 + [429]


async def test_only_a_poor_guest_gets_new_chips_and_once(open_site: OpenSite) -> None:
    site = await open_site(config_for("fortune", 1000, most=WALLET))
    await site.guest("Ann")
    rich = await site.http.post("/api/refill", json={"id": "1"})
    assert (rich.status_code, rich.json()) == (409, {"code": "enough_chips"})
    me = (await site.http.get("/api/me")).json()
    table = site.desk.table
    assert await table.order(me["player"], "Ann", "sit", Sit(1, WALLET)) == Done()
    at_table = await site.http.post("/api/refill", json={"id": "2"})
    assert at_table.status_code == 409


async def test_the_lobby_tells_every_table_and_its_changes(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    row = (await site.http.get("/api/tables")).json()["rows"][0]
    assert (row["table"], row["house"], row["small"], row["big"]) == ("t", "seven-stud", 200, 400)
    assert (row["seats"], row["seated"], row["least_buy_in"]) == (8, 0, 4_000)
    lobby = await site.socket("/ws/lobby")
    await lobby.until(lambda link: len(link.frames) == 1)
    await site.player("Ann", 3, 10_000)
    await lobby.until(lambda link: link.frames[-1]["rows"][0]["names"] == ["Ann"])
    assert lobby.frames[-1]["rows"][0]["people"] == 1
    await site.link()
    await lobby.until(lambda link: link.frames[-1]["rows"][0]["watching"] == 1)


async def test_healthz(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    assert (await site.http.get("/healthz")).text == "ok"


async def test_a_reader_that_stops_reading_holds_nobody_up_and_loses_its_socket(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 10_000)
    lobby = await site.socket("/ws/lobby")
    # A stuck client: it opens its socket and never reads what comes. Little is kept
    # for it by the system.
    site.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", site.port))
    _, stuck = await asyncio.open_connection(sock=line, limit=1)
    stuck.write(
        b"GET /ws/table/t HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await lobby.until(lambda link: link.frames != [] and watching(link) == 1)
    table, hub = site.desk.table, site.service.hubs["t"]
    player = table.state.occupants[0].player
    frames = 0
    while hub.watching == 1:
        frames += 1
        assert frames < 100_000
        table.connection(player, frames % 2 == 0)
        await ann.until(lambda link: link.frames[-1].get("seq") == table.told)
    assert ann.of("closing") == []
    stuck.close()


def watching(lobby: Link) -> int:
    return int(lobby.frames[-1]["rows"][0]["watching"])


def test_p52_these_are_all_the_ways_out_of_the_server() -> None:
    """A new route needs a look at what it lets out: for whom, and of which hand."""
    paths = {path for route in ROUTES for path in getattr(route, "paths", set())}
    assert paths == {
        "/",
        "/api/account",
        "/api/account/delete",
        "/api/account/email",
        "/api/account/password",
        "/api/account/sessions/end",
        "/api/account/sessions/{session:str}/end",
        "/api/email/confirm",
        "/api/guest",
        "/api/hands",
        "/api/hands/download",
        "/api/hands/{hand:str}",
        "/api/hands/{hand:str}/download",
        "/api/hands/{hand:str}/mail",
        "/api/hands/{hand:str}/replay",
        "/api/invitations/{token:str}",
        "/api/login",
        "/api/logout",
        "/api/me",
        "/api/notes",
        "/api/notes/{about:str}",
        "/api/password/forgot",
        "/api/password/reset",
        "/api/password/reset/whose",
        "/api/practice",
        "/api/presets",
        "/api/read",
        "/api/refill",
        "/api/register",
        "/api/room",
        "/api/stats",
        "/api/tables",
        "/api/tables/{table:str}/buy-in",
        "/api/tables/{table:str}/guests",
        "/api/tables/{table:str}/hands",
        "/api/tables/{table:str}/host",
        "/api/tables/{table:str}/invitation",
        "/api/tables/{table:str}/rules",
        "/api/tables/{table:str}/session",
        "/api/tables/{table:str}/settle-up",
        "/api/tables/{table:str}/settle-up.csv",
        "/api/tables/{table:str}/waiting",
        "/api/tournaments",
        "/api/tournaments/{tournament:str}",
        "/api/tournaments/{tournament:str}/orders",
        "/api/tournaments/{tournament:str}/players",
        "/healthz",
        "/ws/lobby",
        "/ws/me",
        "/ws/table/{table:str}",
        "/ws/tournament/{tournament:str}",
        "/{path:path}",
    }
