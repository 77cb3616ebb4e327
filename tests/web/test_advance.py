"""Advance actions over the socket: refused, repeated, private (CLIENT 5, U21)."""

import json
from typing import Any

import pytest

from tests.room.playing import config_for
from tests.web.conftest import OpenSite
from tests.web.serving import Frame, Link, Site

STUD = config_for("fortune", 10)


async def three(site: Site) -> tuple[Link, Link, Link]:
    """Three guests in a hand: the asked one, one who waits, and one more."""
    links = [await site.player(name, seat, 1_000) for seat, name in enumerate("ABC", 1)]
    site.desk.clock.advance(5_000)
    for link in links:
        await link.until(lambda link: link.hand.get("asked", 0) > 0)
    asked = links[0].hand["asked"]
    others = [link for link in links if link.view["you"] != asked]
    return links[asked - 1], others[0], others[1]


def advance(link: Link, kind: str | None, **more: Any) -> Frame:
    """The frame of a choice for the decision on the screen."""
    hand = link.hand
    order = {"t": "advance", "id": f"v{len(link.frames)}", "hand": hand["hand"]}
    return {**order, "decision": hand["decision"], "kind": kind, **more}


def wishes(link: Link) -> Frame:
    """The player's own wishes as he was told last."""
    return dict([frame for frame in link.frames if "wishes" in frame][-1]["wishes"])


async def test_u21_a_choice_is_told_to_its_player_alone(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    asked, waiting, other = await three(site)
    rail = await site.link()
    await rail.until(lambda link: bool(link.view))
    before = [len(link.texts) for link in (asked, other, rail)]
    assert (await waiting.ask(advance(waiting, "fold")))["t"] == "done"
    assert wishes(waiting)["advance"]["kind"] == "fold"
    assert waiting.frames[-2]["t"] == "wishes"
    # A ping comes back after everything that was sent before it.
    for link in (asked, other, rail):
        await link.send({"t": "ping", "at": 1})
        await link.until(lambda link: len(link.of("pong")) > 0)
    assert [len(link.texts) - 1 for link in (asked, other, rail)] == before
    assert (await asked.ask(asked.act("bring_in")))["t"] == "done"
    for link in (asked, other, rail):
        await link.until(lambda link: link.hand["decision"] == 2)
        # They hear of their own choices, the rail of none, and nobody of another's.
        assert not any('"kind":"fold"' in text for text in link.texts if '"t":"wishes"' in text)
        assert (wishes(link)["advance"] if link is not rail else None) is None
    assert rail.frames[-1]["wishes"] is None


async def test_r10_stale_and_impossible_choices_are_refused_and_change_nothing(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, waiting, other = await three(site)
    old = advance(waiting, "fold")
    assert (await asked.ask(advance(asked, "fold")))["code"] == "not_offered"
    assert (await asked.ask(asked.act("bring_in")))["t"] == "done"
    for link in (waiting, other):
        await link.until(lambda link: link.hand["decision"] == 2)
    told = site.desk.table.told
    stale = await waiting.ask({**old, "id": "old"})
    assert (stale["code"], stale["decision"]) == ("stale", 2)
    behind = waiting if waiting.view["you"] != waiting.hand["asked"] else other
    refusals: list[tuple[Frame, str]] = [
        ({"hand": "t-9"}, "stale"),
        ({"kind": "check"}, "not_offered"),
        ({"kind": "raise"}, "bad_message"),
        ({"kind": "call"}, "price_changed"),
        ({"kind": "call", "to": 4}, "price_changed"),
        ({"kind": "call", "to": -3}, "bad_message"),
        ({"kind": "call", "to": "3"}, "bad_message"),
        ({"kind": "call_any", "to": 10**9}, "price_changed"),
        ({"decision": None}, "bad_message"),
    ]
    for number, (change, code) in enumerate(refusals):
        order = {**advance(behind, "fold"), "id": f"bad{number}", **change}
        assert (await behind.ask(order))["code"] == code
    assert site.desk.table.told == told
    assert wishes(behind)["advance"] is None


async def test_r10_a_repeated_choice_is_answered_again_and_not_made_again(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    _, waiting, _ = await three(site)
    first = advance(waiting, "fold")
    assert (await waiting.ask(first))["t"] == "done"
    assert (await waiting.ask({**advance(waiting, None), "id": "never mind"}))["t"] == "done"
    await waiting.send(first)
    await waiting.until(lambda link: len(link.of("done")) == 4)  # one of them for the seat
    assert wishes(waiting)["advance"] is None
    assert len(waiting.of("wishes")) == 2


async def test_who_comes_back_is_told_what_he_had_chosen(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    _, waiting, _ = await three(site)
    assert (await waiting.ask(advance(waiting, "fold")))["t"] == "done"
    seat = waiting.view["you"]
    seen = next(frame["seq"] for frame in reversed(waiting.frames) if "seq" in frame)
    again = await site.link(site.tokens[seat], last=seen)
    await again.until(lambda link: len(link.of("wishes")) == 1)
    assert again.of("snapshot") == []
    assert wishes(again)["advance"]["kind"] == "fold"


@pytest.mark.parametrize("frame", ['{"t":"advance","id":"x"}', '{"t":"advance","kind":"fold"}'])
async def test_half_a_choice_is_no_message(open_site: OpenSite, frame: str) -> None:
    site = await open_site(STUD)
    _, waiting, _ = await three(site)
    await waiting.send(json.loads(frame))
    await waiting.until(lambda link: len(link.of("refused")) == 1)
    assert waiting.of("refused")[0]["code"] == "bad_message"
