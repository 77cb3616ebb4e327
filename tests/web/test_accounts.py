"""Registered accounts: a guest who stays, logging in, passwords, sessions (P54, P55)."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import Note, schema
from doorcard.adapters.sql.ledger_check import faults
from doorcard.adapters.sql.sessions import DAY, IDLE, LONGEST, MOST
from doorcard.adapters.web.application import ROUTES
from doorcard.adapters.web.service import COOKIE
from doorcard.room.money import FAUCET, wallet
from tests.room.playing import WALLET, config_for
from tests.web.conftest import OpenSite
from tests.web.played import gather, play_mucked
from tests.web.private import form
from tests.web.serving import Link, Site
from tests.web.visitors import FIREFOX, OTHER, PASSWORD, PHONE, Visitor

FORTUNE = config_for("fortune", 10)
QUARTER = 15 * 60_000

Come = Callable[..., Visitor]


@pytest.fixture
async def site(open_site: OpenSite) -> Site:
    return await open_site(FORTUNE)


@pytest.fixture
async def come(site: Site) -> AsyncIterator[Come]:
    """Visitors of the site, each with a browser of his own."""
    visitors: list[Visitor] = []

    def come(browser: str = FIREFOX, source: str = "") -> Visitor:
        visitors.append(Visitor(site, browser, source))
        return visitors[-1]

    yield come
    for visitor in visitors:
        await visitor.close()


async def sit(visitor: Visitor, seat: int) -> Link:
    link = await visitor.link()
    answer = await link.ask({"t": "sit", "id": f"sit{seat}", "seat": seat, "buy_in": 1_000})
    assert answer["t"] == "done", answer
    await link.until(lambda link: link.view.get("you") == seat)
    return link


# --- a guest stays ---


async def test_a_guest_who_registers_keeps_his_id_chips_seat_and_socket(
    site: Site, come: Come
) -> None:
    ann = await come().play("Ann")
    guest, old = await ann.me(), ann.token
    link = await sit(ann, 3)
    await ann.register("Ann")
    me = await ann.me()
    assert (me["player"], me["wallet"], me["tables"]) == (guest["player"], WALLET - 1_000, ["t"])
    assert (me["name"], me["registered"], me["role"]) == ("Ann", True, "player")
    assert ann.token != old
    assert (await site.get("/api/me", old)).json() is None
    assert (await link.ask({"t": "sit_out", "id": "x", "on": True}))["t"] == "done"


async def test_a_guest_who_registers_under_another_name_comes_back_to_his_table_under_it(
    come: Come,
) -> None:
    ann = await come().play("Ann")
    link = await sit(ann, 3)
    await ann.register("Ann Lee")
    await link.until_closed()
    assert link.frames[-1] == {"t": "closing", "reason": "signed_out"}
    again = await ann.link()
    await again.until(lambda link: link.view.get("you") == 3)
    assert again.of("welcome")[0]["name"] == "Ann Lee"


async def test_somebody_new_who_registers_gets_play_chips_once(site: Site, come: Come) -> None:
    ann = await come().register("Ann")
    assert (await ann.me())["wallet"] == WALLET
    assert await ann.post("register", name="Bea", password=PASSWORD) == (
        409, {"code": "registered"})  # fmt: skip
    assert await site.desk.database.run(faults) == []


async def test_one_of_many_who_take_a_name_at_once_gets_it(site: Site, come: Come) -> None:
    answers = await asyncio.gather(
        *(come().post("register", name="Ann", password=PASSWORD) for _ in range(6))
    )
    codes = sorted(status for status, _ in answers)
    assert codes == [201] + [409] * 5
    names = select(func.count()).select_from(schema.registrations)
    assert await site.desk.read(lambda connection: connection.scalar(names)) == 1


async def test_one_guest_registers_once_however_often_he_presses(site: Site, come: Come) -> None:
    ann = await come().play("Ann")
    answers = await asyncio.gather(
        *(ann.post("register", name=f"Ann {number}", password=PASSWORD) for number in range(3))
    )
    assert sorted(status for status, _ in answers) == [201, 409, 409]
    assert (await ann.me())["registered"]


# --- names (P54) ---


@pytest.mark.parametrize("name", ["ann", "A-N-N", "\u0410nn", "<b>Ann</b>", "An\u200bn", "x" * 21])
async def test_p54_nobody_is_called_like_a_registered_player_or_by_a_broken_name(
    site: Site, come: Come, name: str
) -> None:
    await come().register("Ann")
    for path, more in (("guest", {}), ("register", {"password": PASSWORD})):
        status, answer = await come().post(path, name=name, **more)
        assert status in (400, 409)
        assert answer["code"] in ("bad_name", "name_taken")


@pytest.mark.parametrize("name", ["Admin", "h0st", "DEALER", "sys-tem", "Holly"])
async def test_p54_nobody_takes_a_name_of_the_house_or_one_the_settings_make_a_host(
    site: Site, come: Come, name: str
) -> None:
    for path, more in (("guest", {}), ("register", {"password": PASSWORD})):
        answer = await come().post(path, name=name, **more)
        assert answer == (409, {"code": "name_taken"})


async def test_p54_nobody_is_called_like_a_house_bot_that_sits_at_a_table(
    open_site: OpenSite,
) -> None:
    site = await open_site(config_for("fortune", 10, bots=2))
    await site.desk.until(lambda: len(site.desk.table.state.occupants) == 2)
    bot = site.desk.table.state.occupants[0].name
    visitor = Visitor(site)
    assert await visitor.post("guest", name=bot.upper()) == (409, {"code": "name_taken"})
    await visitor.close()


# --- passwords ---


async def test_a_player_logs_in_from_another_browser_by_his_name_in_any_capitals(
    come: Come,
) -> None:
    ann = await come().register("Ann Lee")
    phone = await come(PHONE).login("ANN lee")
    assert await phone.me() == await ann.me()


@pytest.mark.parametrize("password", ["short one", "aaaaaaaaaaaa", "AnnAnnAnnAnn", "x1" * 101])
async def test_a_password_that_is_easily_guessed_is_refused(come: Come, password: str) -> None:
    answer = await come().post("register", name="Ann", password=password)
    assert answer == (400, {"code": "bad_password"})


async def test_the_same_password_composed_differently_is_the_same(come: Come) -> None:
    ann = come()
    await ann.post("register", name="Ann", password="cztery krolo\u0301wki")
    await come().login("Ann", "cztery krol\u00f3wki")


async def test_an_unknown_name_and_a_wrong_password_are_answered_alike_after_the_same_work(
    site: Site, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    await come().register("Ann")
    checks: list[str] = []
    check = site.passwords._check

    def counted(hashed: str, password: str) -> bool:
        checks.append(hashed.rpartition("$")[0].rpartition("$")[0])  # the work, without the salt
        return check(hashed, password)

    monkeypatch.setattr(site.passwords, "_check", counted)
    answers = [
        await come().post("login", name=name, password="a wrong one")
        for name in ("Ann", "Bob", "<no name>", "")
    ]
    assert answers == [(403, {"code": "bad_login"})] * 4
    assert len(checks) == 4
    assert set(checks) == {"$argon2id$v=19$m=47104,t=1,p=1"}


async def test_passwords_lie_in_the_database_as_argon2id_of_46_mib_and_tokens_as_hashes(
    site: Site, come: Come
) -> None:
    ann = await come().register("Ann")

    def everything(connection: Connection) -> str:
        tables = schema.metadata.sorted_tables
        return " ".join(str(row) for table in tables for row in connection.execute(select(table)))

    stored = await site.desk.database.run(everything)
    assert "$argon2id$v=19$m=47104,t=1,p=1$" in stored
    for secret in (PASSWORD, *ann.http.cookies.values()):
        assert secret not in stored


async def test_who_guesses_is_stopped_and_nobody_else_is(site: Site, come: Come) -> None:
    ann = await come().register("Ann")
    await ann.post("logout")
    thief = come()
    wrong = [(await thief.post("login", name="ann", password="x"))[0] for _ in range(11)]
    assert wrong == [403] * 10 + [429]
    assert await thief.post("login", name="Ann", password=PASSWORD) == (429, {"code": "too_many"})
    await come().login("Ann")
    await ann.login("Ann")
    site.desk.clock.advance(QUARTER)
    await thief.login("Ann")


async def test_guesses_at_nobodys_password_are_stopped_alike(come: Come) -> None:
    thief = come()
    wrong = [(await thief.post("login", name="Nobody", password="x"))[0] for _ in range(11)]
    assert wrong == [403] * 10 + [429]


async def test_in_a_browser_he_has_signed_in_from_a_player_is_kept_out_by_no_strangers_guesses(
    site: Site, come: Come
) -> None:
    ann = await come(source="203.0.113.7").register("Ann")
    await ann.post("logout")
    neighbor = come(source="203.0.113.7")
    while (await neighbor.post("login", name="Ann", password="x"))[0] != 429:
        pass
    guesses = site.service.door.guesses
    while any(guesses.stranger("Ann", f"192.0.2.{source}") for source in range(250)):
        pass
    assert await come().post("login", name="Ann", password=PASSWORD) == (
        429, {"code": "too_many"})  # fmt: skip
    await ann.login("Ann")


async def test_logins_and_registrations_of_one_source_are_limited(come: Come) -> None:
    one = come(source="2001:db8:1:2::1")
    other = come(source="2001:db8:1:2:ffff::9")  # the same home
    codes = [
        (await visitor.post("register", name="---", password=PASSWORD))[0]
        for visitor in (one, other) * 6
    ]
    assert codes == [400] * 10 + [429] * 2
    assert (await come().post("register", name="---", password=PASSWORD))[0] == 400


# --- sessions ---


async def test_a_player_sees_his_sessions_and_ends_one_whose_socket_is_closed_at_once(
    site: Site, come: Come
) -> None:
    ann = await come().register("Ann")
    site.desk.clock.advance(DAY)
    phone = await come(PHONE).login("Ann")
    link = await sit(phone, 2)
    rows = (await ann.get("account"))["sessions"]
    told = [(row["browser"], row["own"], row["seen"] - row["created"]) for row in rows]
    assert told == [("Firefox, Linux", True, DAY), ("Safari, iOS", False, 0)]
    for stranger in (rows[1]["session"][:8], "0" * 16, rows[0]["session"] + "0"):
        assert (await ann.post(f"account/sessions/{stranger}/end"))[0] == 404
    own = await ann.post(f"account/sessions/{rows[0]['session']}/end")
    assert own == (409, {"code": "own_session"})
    status, left = await ann.post(f"account/sessions/{rows[1]['session']}/end")
    assert (status, [row["own"] for row in left["sessions"]]) == (201, [True])
    await link.until_closed()
    assert link.frames[-1] == {"t": "closing", "reason": "signed_out"}
    assert await phone.me() is None
    # The seat is the player's, whichever browser he comes from.
    again = await ann.link()
    await again.until(lambda link: link.view.get("you") == 2)


async def test_nobody_ends_a_session_of_somebody_else(come: Come) -> None:
    ann, eve = await come().register("Ann"), await come().register("Eve")
    (row,) = (await ann.get("account"))["sessions"]
    assert (await eve.post(f"account/sessions/{row['session']}/end"))[0] == 404
    await eve.post("account/sessions/end")
    assert (await ann.me())["name"] == "Ann"


async def test_ending_all_other_sessions_leaves_the_one_that_asks(come: Come) -> None:
    ann = await come().register("Ann")
    others = [await come().login("Ann") for _ in range(2)]
    link = await others[0].link()
    status, left = await ann.post("account/sessions/end")
    assert (status, len(left["sessions"])) == (201, 1)
    await link.until_closed()
    assert [await other.me() for other in others] == [None, None]
    assert (await ann.me())["name"] == "Ann"


async def test_logging_out_ends_the_session_and_its_sockets(come: Come) -> None:
    ann = await come().register("Ann")
    token, link = ann.token, await ann.link()
    assert (await ann.post("logout"))[0] == 201
    await link.until_closed()
    assert ann.token == ""
    ann.http.cookies.set(COOKIE, token)
    assert await ann.me() is None


async def test_a_session_ends_when_it_is_not_used_and_after_a_year_anyway(
    site: Site, come: Come
) -> None:
    ann, bob = await come().register("Ann"), await come().register("Bob")
    used = 0
    while used + IDLE - DAY < LONGEST:
        site.desk.clock.advance(IDLE - DAY)
        used += IDLE - DAY
        assert (await ann.me())["name"] == "Ann"
    assert await bob.me() is None
    assert (await ann.get("account"))["sessions"][0]["seen"] == site.desk.clock.now()
    site.desk.clock.advance(LONGEST - used + 1)
    assert await ann.me() is None


async def test_a_player_has_so_many_sessions_and_no_more(site: Site, come: Come) -> None:
    ann = await come().register("Ann")
    for _ in range(MOST):
        site.desk.clock.advance(60_000)
        await come(source=ann.source).login("Ann")
    assert await ann.me() is None
    last = await come().login("Ann")
    assert len((await last.get("account"))["sessions"]) == MOST


async def test_logging_in_where_a_guest_plays_ends_his_session_and_closes_his_sockets(
    come: Come,
) -> None:
    await come().register("Ann")
    visitor = await come().play("Bea")
    link = await visitor.link()
    await visitor.login("Ann")
    await link.until_closed()
    assert (await visitor.me())["name"] == "Ann"


async def test_over_https_cookies_are_bound_to_the_host(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE, secure=True)
    body = {"name": "Ann", "password": PASSWORD}
    answer = await site.http.post("/api/register", json=body)
    cookies = [text.split("; ") for text in answer.headers.get_list("set-cookie")]
    assert len(cookies) == 2
    for value, *marks in cookies:
        assert value.startswith("__Host-doorcard_")
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(marks)
        assert not any(mark.lower().startswith("domain") for mark in marks)
    session = next(value for value, *_ in cookies if "session" in value)
    signed_in = await site.http.get("/api/me", headers={"Cookie": session})
    assert signed_in.json()["name"] == "Ann"
    planted = await site.http.get("/api/me", headers={"Cookie": session.removeprefix("__Host-")})
    assert planted.json() is None


# --- changes ---


async def test_a_new_password_ends_every_other_session_and_keeps_this_ones_sockets(
    come: Come,
) -> None:
    ann = await come().register("Ann")
    phone = await come(PHONE).login("Ann")
    old, mine = ann.token, await ann.link()
    wrong = await ann.post("account/password", old="wrong", new=OTHER)
    assert wrong == (403, {"code": "wrong_password"})
    weak = await ann.post("account/password", old=PASSWORD, new="12345")
    assert weak == (400, {"code": "bad_password"})
    assert (await phone.me())["name"] == "Ann"
    assert (await ann.post("account/password", old=PASSWORD, new=OTHER))[0] == 201
    assert await phone.me() is None
    assert ann.token != old
    assert (await ann.me())["name"] == "Ann"
    assert (await mine.ask({"t": "choice", "id": "c", "auto_muck": True}))["code"] == "not_seated"
    assert (await come().post("login", name="Ann", password=PASSWORD))[0] == 403
    await come().login("Ann", OTHER)


async def test_a_session_that_was_left_open_does_not_let_guess_the_password(come: Come) -> None:
    ann = await come().register("Ann")
    codes = [(await ann.post("account/delete", password="x"))[0] for _ in range(11)]
    assert codes == [403] * 10 + [429]
    assert (await ann.me())["name"] == "Ann"


async def test_a_guest_has_no_password_to_change_and_no_account_to_delete(come: Come) -> None:
    ann = await come().play("Ann")
    facts = await ann.get("account")
    assert (facts["registered"], facts["email"], len(facts["sessions"])) == (0, "", 1)
    refused = (409, {"code": "not_registered"})
    assert await ann.post("account/password", old="", new=OTHER) == refused
    assert await ann.post("account/delete", password="") == refused
    assert await come().post("account/delete", password="") == (401, {"code": "no_session"})


async def test_a_deleted_account_gives_its_chips_back_and_frees_its_name(
    site: Site, come: Come
) -> None:
    ann = await come().register("Ann")
    player = (await ann.me())["player"]
    notes = site.service.notes
    bob = (await (await come().register("Bob")).me())["player"]
    for writer, about in ((player, bob), (bob, player)):
        assert await notes.keep(writer, Note(about, "somebody", "bluffs"), 1)
    link = await ann.link()
    assert (await ann.post("account/delete", password="wrong"))[0] == 403
    assert (await ann.post("account/delete", password=PASSWORD))[0] == 201
    await link.until_closed()
    assert await ann.me() is None
    assert (await come().post("login", name="Ann", password=PASSWORD))[0] == 403
    assert await site.desk.balance(wallet(player)) == 0
    assert await site.desk.balance(FAUCET) == -await site.desk.balance(wallet(bob))
    assert await notes.of(player) == await notes.of(bob) == []
    assert await site.desk.database.run(faults) == []
    await come().register("Ann")


async def test_an_account_with_chips_at_a_table_is_not_deleted_and_hands_of_others_stay(
    open_site: OpenSite,
) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    ann = Visitor(site)
    ann.http.cookies.set(COOKIE, party.tokens[1])
    await ann.register("Ann")
    hand = await play_mucked(party)
    seated = await ann.post("account/delete", password=PASSWORD)
    assert seated == (409, {"code": "still_seated"})
    assert (await party.links[1].ask({"t": "leave", "id": "l", "when": "now"}))["t"] == "done"
    await site.desk.until(lambda: site.desk.table.state.occupant(1) is None)
    assert (await ann.post("account/delete", password=PASSWORD))[0] == 201
    story = (await site.get(f"/api/hands/{hand}", party.tokens[2])).json()
    names = [one["name"] for one in story["past"]["players"]]
    assert names[0].startswith("deleted-")
    assert names[1:] == ["Bo", "Cy", "Di"]
    assert "Ann" not in (await site.get(f"/api/hands/{hand}/download", party.tokens[2])).text
    await ann.close()


async def test_who_runs_a_table_closes_it_before_he_leaves_for_good(come: Come) -> None:
    ann = await come().register("Ann")
    status, made = await ann.post("tables", id="make", table=form())
    assert status == 201, made
    refused = await ann.post("account/delete", password=PASSWORD)
    assert refused == (409, {"code": "still_hosting"})
    assert await ann.post(f"tables/{made['table']}/host", t="close", id="close") == (200, {})
    assert (await ann.post("account/delete", password=PASSWORD))[0] == 201


# --- other pages ---


async def test_no_route_that_changes_something_obeys_another_sites_page(site: Site) -> None:
    changing = [
        (method, path)
        for route in ROUTES
        for path in getattr(route, "paths", ())
        for method in getattr(route, "http_methods", set()) - {"GET", "HEAD", "OPTIONS"}
    ]
    assert ("POST", "/api/login") in changing
    for method, path in changing:
        address = path.replace("{", "").replace(":str}", "")
        answer = await site.http.request(method, address, headers={"origin": "http://evil.example"})
        assert (answer.status_code, answer.json()) == (403, {"code": "bad_origin"}), path
