"""Tables that players make: who may, what is refused, who may enter, who runs them."""

from doorcard.adapters.sql import Sheet, SheetRow
from doorcard.adapters.web.settle_up import as_csv
from doorcard.houses import HOUSES
from tests.room.playing import TABLE, config_for
from tests.web.conftest import OpenSite
from tests.web.private import form, guest, invitation, made, registered, stored_text
from tests.web.serving import Frame, Link, Site

STUD = config_for("seven-stud", 200)
TEN = 10_000


async def lobby_of(site: Site, token: str = "") -> list[str]:
    return [row["table"] for row in (await site.get("/api/tables", token)).json()["rows"]]


# --- making one ---


async def test_the_form_can_be_built_from_what_the_server_says_of_each_knob(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    told = (await site.get("/api/presets")).json()
    assert [preset["name"] for preset in told["presets"]] == list(HOUSES)
    knobs = {knob["field"]: knob for knob in told["knobs"]}
    assert knobs["max_seats"]["number"] == "K3"
    assert (knobs["max_seats"]["least"], knobs["max_seats"]["most"]) == (2, 10)
    assert knobs["cap"]["optional"] is True
    assert knobs["history"]["choices"] == ["email", "view", "window"]
    for preset in told["presets"]:  # each knob has a value to begin with
        assert set(knobs) <= set(preset["rules"])
    assert told["presets"][0]["streets"] == [2, 3, 4, 5]


async def test_a_table_is_made_once_and_is_played_by_the_rules_that_were_chosen(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    wanted = form(small=20, bots=2, knobs={"burn": False, "max_seats": 6}, amounts={"ante": 3})
    answers = [await ann.post("/api/tables", {"id": "same", "table": wanted}) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    table = answers[0].json()["table"]
    assert await lobby_of(site, ann.token) == [TABLE, table]
    rules = (await ann.get(f"/api/tables/{table}/rules")).json()
    assert rules["house"]["burn"] is False
    assert rules["stakes"] == {
        "small": 20, "big": 40, "ante": 3, "bring_in": 5, "small_blind": 0, "big_blind": 0
    }  # fmt: skip
    assert rules["host"] == "Ann"
    assert {one["field"]: (one["before"], one["after"]) for one in rules["differences"]} == {
        "burn": (True, False),
        "max_seats": (8, 6),
        "ante": (2, 3),
    }
    row = (await site.get("/api/tables", ann.token)).json()["rows"][1]
    assert (row["host"], row["private"], row["differs"], row["seats"]) == ("Ann", True, 3, 6)


NONSENSE: list[tuple[Frame, str, Frame]] = [
    ({"preset": "roulette"}, "bad_setup", {"problem": "preset", "preset": "roulette"}),
    ({"small": 1}, "bad_setup", {"problem": "small", "least": 2, "most": 10**9}),
    ({"name": " \u200b "}, "bad_table_name", {"most": 40}),
    ({"knobs": {"max_seats": 11}}, "bad_knob", {"knob": "max_seats", "least": 2, "most": 10}),
    ({"knobs": {"burn": "yes"}}, "bad_knob", {"knob": "burn"}),
    ({"knobs": {"name": "x"}}, "bad_knob", {"knob": "name"}),
    (
        {"knobs": {"odd_chip": "house"}},
        "bad_knob",
        {"knob": "odd_chip", "choices": "high_suit, position"},
    ),
    (
        {"amounts": {"bring_in": 6}},
        "bad_setup",
        {"problem": "bring_in", "ante": 1, "bring_in": 6, "most": 5},
    ),
    (
        {"amounts": {"small_blind": 5}},
        "bad_setup",
        {"problem": "amount_of_other_game", "amount": "small_blind"},
    ),
    (
        {"preset": "seven-stud", "knobs": {"max_seats": 9, "dealer_marker_seat": 8}},
        "bad_setup",
        {"problem": "deck", "players": 9, "cards": 6},
    ),
    (
        {"knobs": {"warn_seconds": 30}},
        "bad_setup",
        {"problem": "warning", "warn": 30, "seconds": 30},
    ),
    ({"knobs": {"action_seconds": 0}}, "bad_setup", {"problem": "no_clock"}),
    ({"knobs": {"dealer": "moving"}}, "bad_setup", {"problem": "dealer", "dealer": "moving"}),
    (
        {"knobs": {"small_bet_streets": [2], "big_bet_streets": [4, 5]}},
        "bad_setup",
        {"problem": "bet_streets"},
    ),
    ({"bots": 8}, "bad_setup", {"problem": "bots", "bots": 8, "most": 7}),
    ({"most_buy_in": 5}, "bad_setup", {"problem": "buy_in", "least": 200, "most": 100}),
]


async def test_nonsense_is_refused_with_its_reason_and_nothing_is_made(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    for more, code, facts in NONSENSE:
        answer = await ann.post("/api/tables", {"table": form(**more)})
        assert (more, answer.status_code) == (more, 400)
        assert answer.json() == {"code": code, "facts": facts}
    assert await lobby_of(site, ann.token) == [TABLE]
    assert await site.desk.journal.tables() == (TABLE,)


async def test_who_may_make_which_tables(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    visitor = await site.post_to("/api/tables", {"id": "x", "table": form()})
    assert (visitor.status_code, visitor.json()["code"]) == (401, "no_session")
    gus = await guest(site, "Gus")
    refused = await gus.post("/api/tables", {"table": form()})
    assert (refused.status_code, refused.json()["code"]) == (403, "registered_only")
    ann = await registered(site, "Ann")
    refused = await ann.post("/api/tables", {"table": form(private=False)})
    assert (refused.status_code, refused.json()["code"]) == (403, "private_only")
    hal = await registered(site, "Hal", role="host")
    table = await made(hal, private=False)
    assert await lobby_of(site) == [TABLE, table]  # everybody sees it


async def test_five_tables_are_enough_and_a_closed_one_makes_room(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    tables = [await made(ann) for _ in range(5)]
    sixth = await ann.post("/api/tables", {"table": form()})
    assert (sixth.status_code, sixth.json()) == (
        409,
        {"code": "too_many_tables", "facts": {"tables": 5}},
    )
    assert (await ann.post(f"/api/tables/{tables[0]}/host", {"t": "close"})).status_code == 200
    assert len({await made(ann), *tables}) == 6


# --- private tables ---


async def test_nobody_learns_of_a_private_table_who_was_not_let_in(open_site: OpenSite) -> None:
    """Every way in answers as if there were no such table."""
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    table = await made(ann)
    bob = await guest(site, "Bob")
    for token in ("", bob.token):
        assert await lobby_of(site, token) == [TABLE]
        for path in ("rules", "hands"):
            real = await site.get(f"/api/tables/{table}/{path}", token)
            none = await site.get(f"/api/tables/nowhere/{path}", token)
            assert (real.status_code, real.text) == (none.status_code, none.text)
            assert real.status_code == 404
        real_link, none_link = [await site.link(token, table=name) for name in (table, "nowhere")]
        await real_link.until_closed()
        await none_link.until_closed()
        assert real_link.texts == none_link.texts == ['{"t":"closing","reason":"table_closed"}']
        assert real_link.connection.close_code == none_link.connection.close_code
    for path in ("host", "settle-up", "settle-up.csv"):
        real = await bob.get(f"/api/tables/{table}/{path}")
        assert (real.status_code, real.json()) == (404, {"code": "not_found"})


async def test_a_link_lets_in_and_a_renewed_one_is_dead(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    bob, eve = await guest(site, "Bob"), await guest(site, "Eve")
    table = await made(ann)
    token = await invitation(ann, table)
    assert token not in await stored_text(site)
    seen = (await site.get(f"/api/invitations/{token}")).json()
    assert (seen["name"], seen["host"], seen["standing"], seen["table"]) == (
        "Friday", "Ann", "new", ""
    )  # fmt: skip
    for _ in range(2):  # asking twice is asking once
        joined = (await bob.post(f"/api/invitations/{token}", {})).json()
        assert (joined["standing"], joined["table"]) == ("admitted", table)
    assert await lobby_of(site, bob.token) == [TABLE, table]
    assert (await bob.link(table)).of("welcome") != []
    renewed = [
        (await ann.post(f"/api/tables/{table}/invitation", {"id": "renew"})).json()["link"]
        for _ in range(2)
    ]
    assert renewed[0] == renewed[1] != token
    assert (await eve.post(f"/api/invitations/{token}", {})).status_code == 404
    assert (await eve.get(f"/api/invitations/{token}")).status_code == 404
    assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 200  # he is in already
    assert (await eve.post(f"/api/invitations/{renewed[0]}", {})).json()["table"] == table


async def test_with_approval_the_host_says_who_comes_in(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    bob, eve = await guest(site, "Bob"), await guest(site, "Eve")
    table = await made(ann, approval=True)
    token = await invitation(ann, table)
    host = await ann.link(table)
    for one in (bob, eve):
        answer = (await one.post(f"/api/invitations/{token}", {})).json()
        assert (answer["standing"], answer["table"]) == ("waiting", "")
    await host.until(lambda link: link.of("asking")[-1:] == [{"t": "asking", "count": 2}])
    assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 404
    guests = (await ann.get(f"/api/tables/{table}/host")).json()["guests"]
    assert [(one["name"], one["state"]) for one in guests] == [
        ("Bob", "waiting"), ("Eve", "waiting")
    ]  # fmt: skip
    ids = {one["name"]: one["player"] for one in guests}
    for name, allowed in (("Bob", True), ("Eve", False)):
        body = {"player": ids[name], "admit": allowed}
        assert (await ann.post(f"/api/tables/{table}/guests", body)).status_code == 200
    await host.until(lambda link: link.of("asking")[-1] == {"t": "asking", "count": 0})
    assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 200
    refused = (await eve.post(f"/api/invitations/{token}", {})).json()
    assert (refused["standing"], refused["table"]) == ("refused", "")
    assert (await bob.link(table)).of("asking") == []  # nobody's business but the host's


async def test_who_is_shut_out_loses_his_socket_but_nobody_who_sits(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    bob, eve = await guest(site, "Bob"), await guest(site, "Eve")
    table = await made(ann)
    token = await invitation(ann, table)
    for one in (bob, eve):
        await one.post(f"/api/invitations/{token}", {})
    seated, watching = await bob.sit(table, 1, 1000), await eve.link(table)
    body = {"player": await eve.id(), "admit": False}
    assert (await ann.post(f"/api/tables/{table}/guests", body)).status_code == 200
    await watching.until_closed()
    assert watching.frames[-1] == {"t": "closing", "reason": "table_closed"}
    body = {"player": await bob.id(), "admit": False}
    answer = await ann.post(f"/api/tables/{table}/guests", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "seated")
    assert not seated.closed


async def test_a_removed_player_of_a_private_table_is_outside_until_he_is_let_back(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    bob = await guest(site, "Bob")
    table = await made(ann)
    token = await invitation(ann, table)
    await bob.post(f"/api/invitations/{token}", {})
    link = await bob.sit(table, 3, 1000)
    remove = {"t": "remove", "seat": 3, "name": "Bob"}
    assert (await ann.post(f"/api/tables/{table}/host", remove)).status_code == 200
    await link.until_closed()
    assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 404
    assert (await bob.post(f"/api/invitations/{token}", {})).json()["standing"] == "barred"
    barred = (await ann.get(f"/api/tables/{table}/host")).json()["barred"]
    assert [one["name"] for one in barred] == ["Bob"]
    back = {"t": "let_back", "player": barred[0]["player"]}
    assert (await ann.post(f"/api/tables/{table}/host", back)).status_code == 200
    assert (await bob.sit(table, 3, 1000)).view["you"] == 3


async def test_admission_outlives_a_restart(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    table = await made(ann)
    token = await invitation(ann, table)
    await bob.post(f"/api/invitations/{token}", {})
    again = await site.reopened()
    assert await lobby_of(again, bob.token) == [TABLE, table]
    assert await lobby_of(again) == [TABLE]
    assert (await again.get(f"/api/invitations/{token}")).json()["name"] == "Friday"


# --- running it ---


async def test_only_who_runs_a_table_gives_it_orders(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await registered(site, "Bob")
    hal = await registered(site, "Hal", role="host")
    table = await made(ann)
    await bob.post(f"/api/invitations/{await invitation(ann, table)}", {})
    pause = {"t": "pause", "on": True}
    for order in (pause, {"t": "close"}, {"t": "remove", "seat": 1, "name": "x"}):
        answer = await bob.post(f"/api/tables/{table}/host", order)
        assert (answer.status_code, answer.json()) == (403, {"code": "not_host"})
    assert (await bob.get(f"/api/tables/{table}/host")).status_code == 403
    renewal = await bob.post(f"/api/tables/{table}/invitation", {})
    assert renewal.status_code == 403
    ours = await bob.post(f"/api/tables/{TABLE}/host", pause)
    assert (ours.status_code, ours.json()) == (403, {"code": "not_host"})
    for name in (TABLE, table):  # a host of the room runs them all
        assert (await hal.post(f"/api/tables/{name}/host", pause)).status_code == 200


async def test_what_the_host_asks_is_shown_to_everybody(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    table = await made(ann)
    await bob.post(f"/api/invitations/{await invitation(ann, table)}", {})
    host, player = await ann.link(table), await bob.link(table)
    nothing = {"paused": False, "closing": False, "coming": []}
    assert host.frames[1]["hosting"] == {"yours": True, **nothing}
    assert player.frames[1].get("hosting") is None
    await ann.post(f"/api/tables/{table}/host", {"t": "pause", "on": True})
    for link, yours in ((host, True), (player, False)):
        await link.until(lambda link: link.view["paused"] is True)
        assert link.frames[-1]["hosting"] == {"yours": yours, **nothing, "paused": True}
    row = (await site.get("/api/tables", bob.token)).json()["rows"][1]
    assert row["paused"] is True


async def test_a_change_of_rules_reaches_the_table(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await registered(site, "Ann")
    table = await made(ann)
    link = await ann.link(table)
    wanted = form(name="Saturday", small=20, knobs={"action_seconds": 60})
    answer = await ann.post(f"/api/tables/{table}/host", {"t": "change", "table": wanted})
    assert answer.status_code == 200
    await link.until(lambda link: link.view.get("name") == "Saturday")
    assert link.view["stakes"]["small"] == 20
    assert link.view["house"]["action_seconds"] == 60
    for more, code in (({"preset": "draw-pot"}, "other_preset"), ({"bots": 9}, "bad_setup")):
        order = {"t": "change", "table": form(**more)}
        answer = await ann.post(f"/api/tables/{table}/host", order)
        assert (answer.status_code, answer.json()["code"]) == (409, code)


async def test_a_closed_table_is_gone_and_its_hands_stay(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    table = await made(ann)
    token = await invitation(ann, table)
    await bob.post(f"/api/invitations/{token}", {})
    links = [await ann.sit(table, 1, 1000), await bob.sit(table, 2, 1000)]
    await play_one_hand(site, links)
    assert (await ann.post(f"/api/tables/{table}/host", {"t": "close"})).status_code == 200
    for link in links:
        await link.until_closed()
        assert link.frames[-1] == {"t": "closing", "reason": "table_closed"}
    assert await lobby_of(site, ann.token) == [TABLE]
    assert (await bob.get(f"/api/invitations/{token}")).status_code == 404
    own = (await bob.get("/api/hands")).json()["rows"]
    assert [row["table_name"] for row in own] == ["Friday"]
    assert (await bob.get(f"/api/hands/{own[0]['hand']}")).status_code == 200
    eve = await guest(site, "Eve")
    assert (await eve.get(f"/api/hands/{own[0]['hand']}")).status_code == 404
    repeat = await ann.post(f"/api/tables/{table}/host", {"t": "close"})
    assert repeat.status_code == 200


# --- settling up ---


async def test_the_settle_up_sheet_adds_up_to_zero_with_the_rake(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    table = await made(ann, small=100, knobs={"rake_basis_points": 500})
    await bob.post(f"/api/invitations/{await invitation(ann, table)}", {})
    assert (await bob.get(f"/api/tables/{table}/settle-up")).status_code == 403  # not seated
    links = [await ann.sit(table, 1, 4000), await bob.sit(table, 2, 2000)]
    await play_one_hand(site, links)
    sheet = (await bob.get(f"/api/tables/{table}/settle-up")).json()
    rows = {row["name"]: row for row in sheet["rows"]}
    assert sum(row["result"] for row in sheet["rows"]) + sheet["rake"] == 0
    assert sheet["rake"] > 0
    assert (rows["Ann"]["bought_in"], rows["Bob"]["bought_in"]) == (4000, 2000)
    for row in sheet["rows"]:
        assert row["bought_in"] + row["result"] == row["cashed_out"] + row["on_table"]
    assert (rows["Bob"]["you"], rows["Ann"]["you"]) == (True, False)
    await ann.post(f"/api/tables/{table}/host", {"t": "close"})
    await links[1].until_closed()
    after = (await bob.get(f"/api/tables/{table}/settle-up")).json()  # he has played here
    assert {row["on_table"] for row in after["rows"]} == {0}
    assert [row["result"] for row in after["rows"]] == [row["result"] for row in sheet["rows"]]
    file = await ann.get(f"/api/tables/{table}/settle-up.csv")
    assert file.headers["content-disposition"] == f'attachment; filename="{table}-settle-up.csv"'
    lines = file.content.decode("utf-8-sig").splitlines()
    assert lines[0] == "player,bought_in,cashed_out,on_table,result"
    assert any(line.startswith("Ann,4000,") for line in lines)
    assert lines[-1] == f"rake,,,,{sheet['rake']}"


def test_no_name_is_a_formula_to_a_spreadsheet() -> None:
    row = SheetRow("p1", "=1+1", False, 100, 0, 250, 150)
    assert as_csv(Sheet((row,), 0), unit=100).splitlines()[1] == "'=1+1,1.00,0.00,2.50,1.50"


async def play_one_hand(site: Site, links: list[Link]) -> None:
    """The players of chairs 1 and 2 go passively to the end of a hand."""
    first = links[0]
    site.desk.clock.advance(5000)
    await first.until(lambda link: bool(link.hand))
    while first.hand["phase"] != "over":
        asked = links[first.hand["asked"] - 1]
        await asked.until(lambda link: bool(link.legal))
        offered = {option["kind"] for option in asked.legal}
        kind = next(one for one in ("check", "call", "bring_in", "show") if one in offered)
        assert (await asked.ask(asked.act(kind)))["t"] == "done"
        await in_step(first, asked)


async def in_step(link: Link, other: Link) -> None:
    """Wait until one socket has seen what another has: frames of a table are numbered alike."""
    seen = latest(other)
    await link.until(lambda link: latest(link) >= seen)


def latest(link: Link) -> int:
    return max(int(frame["seq"]) for frame in link.frames if "seq" in frame)


# --- the lobby's closer look ---


async def test_u1_the_lobby_looks_at_one_table_closer(open_site: OpenSite) -> None:
    site = await open_site(config_for("seven-stud", 200, burn=True))
    lobby = await site.socket("/ws/lobby")
    await lobby.send({"t": "look", "table": TABLE})
    await lobby.until(lambda link: link.of("panel") != [])
    shown = lobby.of("panel")[-1]
    assert (shown["table"], shown["chairs"]) == (TABLE, [])
    assert {"field": "burn", "before": False, "after": True} in shown["differences"]
    await site.player("Ann", 3, TEN)
    await lobby.until(lambda link: link.of("panel")[-1]["chairs"] != [])
    assert lobby.of("panel")[-1]["chairs"] == [
        {
            "seat": 3,
            "name": "Ann",
            "stack": TEN,
            "bot": False,
            "connected": True,
            "sitting_out": False,
        }
    ]


async def test_the_lobby_shows_a_private_table_as_soon_as_one_is_let_in(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann, bob = await registered(site, "Ann"), await guest(site, "Bob")
    table = await made(ann)
    lobby = await site.socket("/ws/lobby", bob.token)
    await lobby.until(lambda link: link.of("lobby") != [])
    await lobby.send({"t": "look", "table": table})
    await bob.post(f"/api/invitations/{await invitation(ann, table)}", {})
    await lobby.until(lambda link: len(link.of("lobby")[-1]["rows"]) == 2)
    assert table not in str(lobby.of("lobby")[0])
    await lobby.until(lambda link: link.of("panel") != [])
    others = await site.socket("/ws/lobby")
    await others.until(lambda link: link.of("lobby") != [])
    assert [row["table"] for row in others.of("lobby")[0]["rows"]] == [TABLE]
