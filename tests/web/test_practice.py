"""Practice tables over real sockets, with the real process that works out the aids (U29, U30)."""

import asyncio
import json
import sys
import textwrap
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from doorcard.adapters.aids import AidsWorker
from doorcard.adapters.web.practice_tables import LEFT_FOR_GOOD, MINUTE
from doorcard.app.aids_worker import COMMAND
from doorcard.houses import HOUSES
from doorcard.room import FAST
from doorcard.views import Aids, SeatView, aid_question, dead_cards, price_of
from tests.room.playing import config_for
from tests.web.serving import Frame, Link, Site, make_site

PASSIVE = ("check", "call", "bring_in", "discard", "muck")
NEVER = (
    sys.executable,
    "-c",
    textwrap.dedent(
        """
        import sys
        for line in sys.stdin:
            pass
        """
    ),
)

OpenSite = Callable[..., Awaitable[Site]]


@pytest.fixture
async def open_site(tmp_path: Path) -> AsyncIterator[OpenSite]:
    """A card room with one table of the usual kind, where practice is allowed."""
    sites: list[Site] = []

    async def open_site(aids: AidsWorker | None = None, practice: int = 3) -> Site:
        site = make_site(tmp_path, config_for("fortune", 10), pace=FAST)
        site.aids, site.practice = aids, practice
        sites.append(site)
        return await site.open()

    yield open_site
    for site in sites:
        await site.close()


def wish(house: str = "seven-stud", order_id: str = "1", **more: object) -> Frame:
    return {"id": order_id, "house": house, "small": 10, "bots": 2, "temper": "", **more}


async def practice(site: Site, token: str, body: Frame | None = None) -> str:
    answer = await site.post_to("/api/practice", body or wish(), token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def latest(link: Link) -> Frame:
    return link.of("aids")[-1]


async def until_asked(link: Link) -> bool:
    """Wait for the player's turn; False when a hand has ended first."""
    await link.until(
        lambda link: bool(link.legal) or link.hand.get("phase") == "over",
    )
    return bool(link.legal)


def is_helped(link: Link) -> bool:
    """Whether the aids of the decision on the screen have come; earlier ones may be ready too."""
    told = latest(link)
    of_this = (told["hand"], told["decision"]) == (link.hand["hand"], link.hand["decision"])
    return of_this and told["state"] == "ready"


async def act(link: Link) -> None:
    """Check, call, keep all cards, and wait until the decision is another one."""
    option = next(one for kind in PASSIVE for one in link.legal if one["kind"] == kind)
    order = link.act(option["kind"])
    assert (await link.ask(order))["t"] == "done"
    decision = (order["hand"], order["decision"])
    await link.until(lambda link: (link.hand["hand"], link.hand["decision"]) != decision)


async def play_out(link: Link) -> None:
    """Act until the hand is over, which may be seen by the next one alone: bots are quick here."""
    hand = link.hand["hand"]

    def is_over(link: Link) -> bool:
        return bool(link.hand["hand"] != hand or link.hand["phase"] == "over")

    while not is_over(link):
        if link.legal:
            await act(link)
        await link.until(lambda link: bool(link.legal) or is_over(link))


def view_of(link: Link) -> SeatView:
    return msgspec.convert(link.view, SeatView)


@pytest.mark.parametrize("house", HOUSES)
async def test_u29_u30_a_whole_hand_with_aids_in_each_room(open_site: OpenSite, house: str) -> None:
    aids = pytest.importorskip("doorcard.odds.aids").aids
    site = await open_site(AidsWorker(COMMAND))
    token = await site.guest("ann")
    link = await site.link(token, table=await practice(site, token, wish(house)))
    helped = 0
    while helped < 3:
        if not await until_asked(link):
            await link.until(lambda link: link.hand.get("phase") != "over")
            continue
        if link.hand["phase"] != "showdown":
            await link.until(is_helped)
            told, view = latest(link), view_of(link)
            question = aid_question(view)
            assert question is not None
            assert view.hand is not None
            assert (told["hand"], told["decision"]) == (view.hand.hand, view.hand.decision)
            assert msgspec.convert(told["aids"], Aids) == aids(question)
            assert told["price"] == msgspec.to_builtins(price_of(view))
            assert tuple(told["dead"]) == dead_cards(question)
            assert view.hand.hero
            assert view.hand.clock is None
            helped += 1
        await act(link)
    # A hand played with aids is marked wherever its player finds it, and there alone.
    await play_out(link)
    (row, *_) = (await site.get("/api/hands", token)).json()["rows"]
    assert row["aided"]
    assert (await site.get(f"/api/hands/{row['hand']}/replay", token)).json()["aided"]


async def test_u30_at_a_table_with_other_people_no_frame_knows_a_word_of_aids(
    open_site: OpenSite,
) -> None:
    site = await open_site(AidsWorker(COMMAND))
    rail = await site.link()
    players = [await site.player(name, seat, 1000) for seat, name in ((1, "ann"), (2, "bob"))]
    for _ in range(6):
        for link in players:
            if link.legal:
                await act(link)
        await asyncio.wait(
            [asyncio.ensure_future(until_asked(link)) for link in players],
            return_when=asyncio.FIRST_COMPLETED,
        )
    words = {"aids", "odds", "share", "equity", "outs", "keeps", "kinds", "win", "dead", "price"}
    for link in (rail, *players):
        assert len(link.frames) > 3
        assert not words & {key for frame in link.frames for key in keys(frame)}


def keys(value: object) -> set[str]:
    """Every name of a field in a frame, however deep."""
    if isinstance(value, dict):
        return {key for part in value.values() for key in keys(part)} | set(value)
    if isinstance(value, list):
        return {key for part in value for key in keys(part)}
    return set()


async def test_u30_for_everybody_else_there_is_no_such_table(open_site: OpenSite) -> None:
    site = await open_site()
    ann, bob = await site.guest("ann"), await site.guest("bob")
    table = await practice(site, ann)
    link = await site.link(ann, table=table)
    await until_asked(link)
    missing = "practice-0123456789abcdef"
    for token in (bob, ""):
        for path in ("/api/tables/{}/rules", "/api/tables/{}/hands"):
            there, nowhere = [await site.get(path.format(name), token) for name in (table, missing)]
            assert (there.status_code, there.content) == (404, nowhere.content)
        sockets = [await site.socket(f"/ws/table/{name}", token) for name in (table, missing)]
        for socket in sockets:
            await socket.until_closed()
        assert sockets[0].texts == sockets[1].texts
        lobby = (await site.get("/api/tables", token)).json()
        assert table not in json.dumps(lobby)
    assert (await site.get(f"/api/tables/{table}/rules", ann)).status_code == 200
    assert (await site.get("/api/practice", ann)).json()["table"] == table
    assert (await site.get("/api/practice", bob)).json()["table"] == ""


async def test_without_the_extra_one_practices_without_odds_and_is_told_so(
    open_site: OpenSite,
) -> None:
    site = await open_site(aids=None)
    token = await site.guest("ann")
    assert (await site.get("/api/practice", token)).json()["odds"] is False
    link = await site.link(token, table=await practice(site, token))
    while not await until_asked(link):
        await link.until(lambda link: link.hand.get("phase") != "over")
    await link.until(lambda link: latest(link)["decision"] == link.hand["decision"])
    told = latest(link)
    assert (told["state"], told["aids"]) == ("not_installed", None)
    assert told["price"] == msgspec.to_builtins(price_of(view_of(link)))


async def test_the_table_never_waits_for_an_answer(open_site: OpenSite) -> None:
    site = await open_site(AidsWorker(NEVER, seconds=3600))
    token = await site.guest("ann")
    link = await site.link(token, table=await practice(site, token))
    hands: set[str] = set()
    while len(hands) < 3:
        if await until_asked(link):
            assert latest(link)["state"] in ("working", "idle")
            hands.add(link.hand["hand"])
            await act(link)
        else:
            await link.until(lambda link: link.hand.get("phase") != "over")


async def test_an_answer_that_fails_is_told_as_one_and_the_hand_goes_on(
    open_site: OpenSite,
) -> None:
    site = await open_site(AidsWorker((sys.executable, "-c", "pass")))
    token = await site.guest("ann")
    link = await site.link(token, table=await practice(site, token))
    while not await until_asked(link):
        await link.until(lambda link: link.hand.get("phase") != "over")
    await link.until(lambda link: latest(link)["state"] == "failed")
    await act(link)


async def test_who_comes_back_gets_the_aids_of_his_hand_though_he_missed_no_frame(
    open_site: OpenSite,
) -> None:
    site = await open_site(aids=None)
    token = await site.guest("ann")
    table = await practice(site, token)
    link = await site.link(token, table=table)
    while not await until_asked(link):
        await link.until(lambda link: link.hand.get("phase") != "over")
    last = max(frame["seq"] for frame in link.frames if "seq" in frame)
    again = await site.link(token, last=last, table=table)
    await again.until(lambda link: bool(link.of("aids")))
    assert latest(again)["decision"] == link.hand["decision"]


async def test_the_same_order_opens_one_table_and_another_one_takes_its_place(
    open_site: OpenSite,
) -> None:
    site = await open_site()
    token = await site.guest("ann")
    table = await practice(site, token)
    assert await practice(site, token) == table
    link = await site.link(token, table=table)
    other = await practice(site, token, wish("draw-limit", "2", temper="bold"))
    assert other != table
    await link.until_closed()
    assert site.service.room.practice_tables() == (other,)
    assert table not in site.service.hubs
    again = await site.post_to("/api/practice", wish(), token)
    assert (again.status_code, again.json()) == (409, {"code": "table_closed"})


async def test_tables_are_bounded_and_wishes_are_checked(open_site: OpenSite) -> None:
    site = await open_site(practice=1)
    ann, bob = await site.guest("ann"), await site.guest("bob")
    assert (await site.post_to("/api/practice", wish())).status_code == 401
    for bad in ({"small": 11}, {"bots": 99}, {"house": "nowhere"}, {"temper": "angry"}):
        refused = await site.post_to("/api/practice", wish(order_id="bad", **bad), ann)
        assert (refused.status_code, refused.json()) == (400, {"code": "bad_wish"})
    table = await practice(site, ann)
    refused = await site.post_to("/api/practice", wish(), bob)
    assert (refused.status_code, refused.json()) == (503, {"code": "practice_full"})
    link = await site.link(ann, table=table)
    await link.send({"t": "leave", "id": "away", "when": "now"})
    await link.until_closed()
    await practice(site, bob)


async def test_a_table_that_is_left_alone_closes_after_some_minutes(open_site: OpenSite) -> None:
    site = await open_site()
    token = await site.guest("ann")
    table = await practice(site, token)
    link = await site.link(token, table=table)
    while not await until_asked(link):
        await link.until(lambda link: link.hand.get("phase") != "over")
    owner = site.service.room.tables[table]
    closed = asyncio.Event()
    owner.listen(lambda _: closed.set() if owner.closed else None)
    for _ in range(3 * LEFT_FOR_GOOD):  # as long as she looks on, it stays
        site.desk.clock.advance(MINUTE)
    assert not owner.closed
    await link.close()
    while not site.service.hubs[table].empty:
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(int))])
    for _ in range(LEFT_FOR_GOOD + 2):
        site.desk.clock.advance(MINUTE)
    await closed.wait()
    assert site.service.room.practice_tables() == ()
