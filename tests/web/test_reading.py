"""Histories that people bring: read elsewhere, opened in the replayer, and harmless (U28)."""

import json
from pathlib import Path
from typing import Any

import pytest

from doorcard.adapters.reading.desk import LARGEST_FILE, NotRead, ReadingDesk
from doorcard.adapters.sql import schema
from doorcard.histories.opened import open_file, open_hand
from tests.histories.told import FILES, FOLDER
from tests.room.playing import config_for
from tests.views.watching import card_texts
from tests.web.conftest import OpenSite
from tests.web.played import gather, play_mucked
from tests.web.serving import Site

FORTUNE = config_for("fortune", 10)
STUD = (FOLDER / "pokerstars_stud.txt").read_bytes()


async def hand_in(site: Site, data: bytes, number: int | None = None) -> dict[str, Any]:
    """What the server says of a file, or of a hand in it."""
    query = {} if number is None else {"hand": str(number)}
    answer = await site.http.post("/api/read", content=data, params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_u28_a_hand_of_a_file_is_opened_in_the_replayer(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    found = await hand_in(site, STUD)
    assert [(hand["site"], hand["problem"]) for hand in found["hands"]] == [("pokerstars", "")]
    told = await hand_in(site, STUD, 0)
    assert told["problem"] == ""
    replay = told["replay"]
    assert replay["view"]["game"] == "seven_card_stud"
    assert len(replay["steps"]) > 20
    assert replay["steps"][-1]["hand"]["phase"] == "over"


async def test_what_was_written_here_is_read_here(open_site: OpenSite) -> None:
    """A file of two hands, as it was downloaded: each can be opened, own cards and all."""
    party = await gather(await open_site(FORTUNE))
    await play_mucked(party)
    await play_mucked(party)
    for form in ("pokerstars", "full-tilt", "json", "phh"):
        file = await party.site.get("/api/hands/download", party.tokens[2], format=form)
        found = await hand_in(party.site, file.content)
        assert [hand["problem"] for hand in found["hands"]] == ["", ""]
        told = await hand_in(party.site, file.content, 1)
        assert told["problem"] == "", form
        assert "6s" in json.dumps(told["replay"]["steps"][2]["places"])  # Bo's own hole card
        assert "6d" not in json.dumps(told)  # Di folded it


async def test_a_text_that_cannot_be_read_says_where_and_why(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    lines = STUD.decode().splitlines()
    lines[7] = "Bo: jumps up and down"
    broken = await hand_in(site, "\n".join(lines).encode())
    (hand,) = broken["hands"]
    assert (hand["line"], "jumps up and down" in hand["problem"]) == (8, True)
    assert (await hand_in(site, b"Dear diary"))["problem"] == "no history of any kind known here"
    assert (await hand_in(site, b""))["problem"] != ""
    beyond = await hand_in(site, STUD, 7)
    assert (beyond["replay"], beyond["problem"]) == (None, "there is no hand 8 in it")


async def test_a_hand_the_rules_do_not_allow_says_where_and_why(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    at, line = next(
        (at, line) for at, line in enumerate(STUD.decode().splitlines(), 1) if ": calls " in line
    )
    told = await hand_in(site, STUD.replace(line.encode(), line.encode() + b"7", 1), 0)
    assert told["replay"] is None
    assert told["line"] >= at
    assert told["problem"]


async def test_a_file_is_limited_in_size_and_comes_from_our_own_page(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    large = await site.http.post("/api/read", content=b"x" * (LARGEST_FILE + 1))
    assert (large.status_code, large.json()) == (413, {"code": "too_large"})
    elsewhere = {"origin": "https://elsewhere.example"}
    strange = await site.http.post("/api/read", content=STUD, headers=elsewhere)
    assert (strange.status_code, strange.json()) == (403, {"code": "bad_origin"})
    for number in ("-1", "x", "99999999999999999999"):
        bad = await site.http.post("/api/read", content=STUD, params={"hand": number})
        assert (bad.status_code, bad.json()) == (400, {"code": "bad_request"})


async def test_nothing_of_a_file_is_kept(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    before = sorted(site.desk.folder.rglob("*"))
    records = await site.desk.records()
    await hand_in(site, STUD)
    await hand_in(site, STUD, 0)
    assert sorted(site.desk.folder.rglob("*")) == before
    assert await site.desk.records() == records
    assert await site.desk.read(lambda one: one.execute(schema.hands.select()).all()) == []


BOMBS = {
    "a billion laughs": b'<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">'
    + b"".join(b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(9))
    + b"]><session><general>&j;</general></session>",
    "an external entity": b'<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    b"<session><general>&e;</general></session>",
    "deep XML": b"<session>" + b"<a>" * 300_000,
    "deep JSON": b'{"doorcard_history": 1, "facts": ' + b"[" * 900_000,
    "deep JSON, listed": b'{"id": "x", "game": ' + b"[" * 900_000,
    "deep TOML": b"variant = " + b"[" * 500_000,
    "one endless line": b"PokerStars Game #1: 7 Card Stud Limit ($1/$2)\n" + b"a: " * 300_000,
    "chat within chat": b"PokerStars Game #1: 7 Card Stud Limit ($1/$2)\n" + b'a said, "' * 100_000,
    "many small hands": STUD[:60] * 15_000,
    "zeros": b"\0" * 900_000,
    "huge numbers": STUD.replace(b"$", b"$" + b"9" * 200_000, 3),
}


@pytest.mark.parametrize("bomb", BOMBS)
async def test_a_text_made_to_do_harm_does_none(bomb: str) -> None:
    """It is answered, or its reader ends by itself; either way somebody else is served."""
    desk = ReadingDesk()
    for number in (None, 0):
        try:
            answer = await desk.read(BOMBS[bomb][:LARGEST_FILE], number)
        except NotRead:
            continue
        assert b"root:" not in answer
        told = json.loads(answer)
        assert told.get("replay") is None
    assert json.loads(await desk.read(STUD, 0))["replay"]


async def test_who_takes_too_long_is_ended() -> None:
    with pytest.raises(NotRead) as found:
        await ReadingDesk(patience=0).read(STUD)
    assert found.value.why == "slow"


@pytest.mark.parametrize("sample", FILES, ids=lambda sample: sample.name)
def test_no_card_is_shown_that_the_text_does_not_tell(sample: Path) -> None:
    """The engine is given cards for those nobody knows; none of them is ever seen."""
    data = sample.read_bytes()
    listed = open_file(data)
    assert listed.hands
    opened = [open_hand(data, hand.number) for hand in listed.hands if not hand.problem]
    assert opened
    text = data.decode("utf-8-sig").replace("10", "T").lower()
    for one in opened:
        assert one.replay is not None, one.problem
        for card in card_texts(one.replay):
            told = {card.lower(), card[::-1].lower()}  # iPoker writes the suit first
            assert any(word in text for word in told), card
