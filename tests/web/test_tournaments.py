"""Tournaments over HTTP and their sockets: entering, refusals, frames, whose facts they carry."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from doorcard.room.tournament import director
from doorcard.room.tournament.hall import Template
from doorcard.room.tournament.structure import Structure
from tests.recovery.poisoned import poison
from tests.room.playing import PACE, Desk, config_for
from tests.tournament.scenes import structure
from tests.tournament.test_clearing import short
from tests.web.private import registered
from tests.web.serving import Site

FORM = structure("seven-stud", seats=2, most=2, countdown=0)


async def site_with_a_cup(folder: Path, form: Structure = FORM) -> Site:
    site = Site(Desk(folder, config_for("fortune", 10), PACE))
    site.templates = (Template(key="cup", name="Cup", structure=form),)
    await site.open()
    return site


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    opened = await site_with_a_cup(tmp_path)
    yield opened
    await opened.close()


async def test_two_players_enter_and_each_is_told_his_table(site: Site) -> None:
    tokens = [await site.guest(name) for name in ("Ann", "Bob")]
    rows = (await site.get("/api/tournaments", tokens[0])).json()["rows"]
    (row,) = [one for one in rows if one["phase"] == "registering"]
    cup = row["tournament"]
    assert (row["most"], row["entries"], row["you"]) == (2, 0, "")
    orders = f"/api/tournaments/{cup}/orders"
    entering = {"id": "in", "order": {"t": "register"}}
    answers = [await site.ask("POST", orders, tokens[0], entering) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    again = await site.ask("POST", orders, tokens[0], {**entering, "id": "again"})
    assert (again.status_code, again.json()["code"]) == (409, "already_registered")
    assert "unregister" in answers[0].json()["you"]["may"]
    assert (await site.ask("POST", orders, "", entering)).json()["code"] == "no_session"
    await site.ask("POST", orders, tokens[1], entering)
    link = await site.socket(f"/ws/tournament/{cup}", tokens[1])
    await link.until(lambda one: bool(one.frames) and one.frames[-1]["you"]["table"] != "")
    table = link.frames[-1]["you"]["table"]
    players = (await site.get(f"/api/tournaments/{cup}/players")).json()
    assert {one["name"] for one in players} == {"Ann", "Bob"}
    watching = (await site.get(f"/api/tournaments/{cup}")).json()
    assert (watching["you"]["table"], watching["you"]["rank"]) == ("", 0)
    seat = await site.socket(f"/ws/table/{table}", tokens[1])
    await seat.until(lambda one: bool(one.of("snapshot")))
    assert seat.of("snapshot")[0]["tournament"] == {"tournament": cup, "moved_to": ""}
    left = await seat.ask({"t": "leave", "id": "l"})
    assert left["code"] == "tournament_table"
    assert all(one["table"] != table for one in (await site.get("/api/tables")).json()["rows"])


async def test_what_cannot_be_is_refused_by_a_code(site: Site) -> None:
    token = await site.guest("Ann")
    assert (await site.get("/api/tournaments/none", token)).status_code == 404
    made = await site.ask(
        "POST", "/api/tournaments", token, {"id": "1", "form": "mixed", "name": "Mine"}
    )
    assert (made.status_code, made.json()["code"]) == (403, "not_host")
    cup = (await site.get("/api/tournaments")).json()["rows"][0]["tournament"]
    bad = {"id": "x", "order": {"t": "win"}}
    answer = await site.ask("POST", f"/api/tournaments/{cup}/orders", token, bad)
    assert answer.status_code == 400


async def test_a_host_opens_a_satellite_of_what_can_be_entered(site: Site) -> None:
    """Its seats are worth what the other costs; a tournament that is free has none to win."""
    hal = (await registered(site, "Hal", role="host")).token
    start = site.desk.clock.now() + 3_600_000
    wanted = {"form": "stud-multi", "name": "Main", "starts_at": start}
    made = await site.ask("POST", "/api/tournaments", hal, {**wanted, "id": "1"})
    main = made.json()["tournament"]
    seats = {"form": "heads-up", "name": "Step", "seats_in": main}
    made = await site.ask("POST", "/api/tournaments", hal, {**seats, "id": "2"})
    step = (await site.get(f"/api/tournaments/{made.json()['tournament']}", hal)).json()
    assert step["satellite"] == {"tournament": main, "seat_price": 1100, "name": "Main"}
    free = {**wanted, "id": "3", "name": "Free", "price": 0}
    made = await site.ask("POST", "/api/tournaments", hal, free)
    none = {**seats, "id": "4", "seats_in": made.json()["tournament"]}
    refused = await site.ask("POST", "/api/tournaments", hal, none)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_target")
    cheap = await site.ask("POST", "/api/tournaments", hal, {**seats, "id": "6", "price": 500})
    assert (cheap.status_code, cheap.json()["code"]) == (409, "no_seat")  # two of 500, for 1100
    off = {"id": "x", "order": {"t": "cancel"}}
    await site.ask("POST", f"/api/tournaments/{main}/orders", hal, off)
    refused = await site.ask("POST", "/api/tournaments", hal, {**seats, "id": "5"})
    assert (refused.status_code, refused.json()["code"]) == (409, "bad_target")


async def cup_of(site: Site) -> tuple[str, list[str]]:
    """The cup that can be entered, and the tokens of two who may."""
    tokens = [await site.guest(name) for name in ("Ann", "Bob")]
    (row,) = (await site.get("/api/tournaments")).json()["rows"]
    assert (row["closed"], row["takes_entries"]) == (False, True)
    return row["tournament"], tokens


async def enter(site: Site, cup: str, tokens: list[str]) -> None:
    entering = {"id": "in", "order": {"t": "register"}}
    for token in tokens:
        await site.ask("POST", f"/api/tournaments/{cup}/orders", token, entering)


async def test_p60_who_looks_at_a_tournament_that_a_fault_has_ended_is_told_what_becomes_of_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the same socket its page and its tables listen to; and the chips are back."""
    poison(monkeypatch, "make_table")
    cup, tokens = await cup_of(site)
    chips = [(await site.get("/api/me", token)).json()["wallet"] for token in tokens]
    link = await site.socket(f"/ws/tournament/{cup}", tokens[0])
    await enter(site, cup, tokens)
    await link.until(lambda one: one.frames[-1]["ended_by"] == "fault")
    last = link.frames[-1]
    assert (last["row"]["phase"], last["row"]["closed"]) == ("cancelled", False)
    assert (last["called_off_at"], last["you"]["may"]) == (0, [])
    assert [(await site.get("/api/me", token)).json()["wallet"] for token in tokens] == chips


async def test_p60_play_that_a_fault_has_stopped_says_until_when_its_host_may_let_it_go_on(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison(monkeypatch, "run_clock")
    cup, tokens = await cup_of(site)
    host = (await registered(site, "Hal", role="host")).token
    link = await site.socket(f"/ws/tournament/{cup}", host)
    await enter(site, cup, tokens)
    await link.until(lambda one: one.frames[-1]["called_off_at"] > 0)
    last = link.frames[-1]
    assert last["called_off_at"] > last["now"]
    assert set(last["you"]["may"]) == {"resume", "cancel"}


async def test_p60_a_tournament_that_has_closed_says_so_and_offers_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison(monkeypatch, "start")
    monkeypatch.setattr(director, "give_up", lambda _: None)  # which is no step
    cup, tokens = await cup_of(site)
    link = await site.socket(f"/ws/tournament/{cup}")
    await enter(site, cup, tokens)
    await link.until(lambda one: one.frames[-1]["row"]["closed"])
    now = (await site.get(f"/api/tournaments/{cup}", tokens[0])).json()
    assert (now["you"]["may"], now["row"]["takes_entries"]) == ([], False)
    order = {"id": "out", "order": {"t": "unregister"}}
    answer = await site.ask("POST", f"/api/tournaments/{cup}/orders", tokens[0], order)
    assert (answer.status_code, answer.json()["code"]) == (409, "tournament_closed")


async def test_a_table_of_a_tournament_that_is_over_is_forgotten_a_minute_later(
    tmp_path: Path,
) -> None:
    """As by the next start: who looks at it is told, and its hands are still there to be read."""
    site = await site_with_a_cup(tmp_path, short())
    try:
        cup, tokens = await cup_of(site)
        await enter(site, cup, tokens)
        table = f"{cup}-1"
        while table not in site.service.hubs:
            await site.desk.database.run(lambda _: None)
        rail = await site.link(table=table)
        while table in site.service.room.tables:
            site.desk.clock.advance(1000)
            await site.desk.database.run(lambda _: None)
        await rail.until_closed()
        assert rail.frames[-1] == {"t": "closing", "reason": "table_closed"}
        assert table not in site.service.hubs
        page = (await site.get(f"/api/tables/{table}/hands")).json()
        assert page["rows"]
        now = (await site.get(f"/api/tournaments/{cup}")).json()
        assert now["row"]["phase"] == "finished"
    finally:
        await site.close()
