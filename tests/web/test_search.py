"""Game history by date, game, table and result (R2.13), and addresses with signs nobody types."""

import re

import pytest
from litestar.routes import HTTPRoute

from doorcard.histories.readers import read_text
from doorcard.histories.record import Record
from doorcard.histories.writers import FORMATS
from doorcard.room import archive
from tests.room.playing import START, config_for
from tests.web.conftest import OpenSite
from tests.web.played import Party, gather, play_mucked, play_uncontested
from tests.web.serving import Site

FORTUNE = config_for("fortune", 10)
DAY = 86_400_000
NUL = "%00"


async def search(site: Site, token: str, **query: str) -> list[int]:
    """The numbers of the hands that were found, the newest first."""
    answer = await site.get("/api/hands", token, **query)
    assert answer.status_code == 200, answer.text
    page = answer.json()
    assert page["total"] >= len(page["rows"])
    return [row["number"] for row in page["rows"]]


async def three_days(party: Party) -> None:
    """A hand each on three days: Ann wins the first, nobody much the second, and so on."""
    await play_mucked(party)
    party.site.desk.clock.advance(DAY)
    await play_uncontested(party)
    party.site.desk.clock.advance(DAY)
    await play_mucked(party)


async def test_r2_13_hands_are_found_by_the_day_they_were_played(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await three_days(party)
    site, ann = party.site, party.tokens[1]
    second = str(START + DAY)
    third = str(START + 2 * DAY)
    assert await search(site, ann) == [3, 2, 1]
    assert await search(site, ann, **{"from": second}) == [3, 2]
    assert await search(site, ann, to=second) == [1]
    assert await search(site, ann, **{"from": second, "to": third}) == [2]
    assert await search(site, ann, **{"from": third, "to": second}) == []


async def test_r2_13_hands_are_found_by_what_was_won_or_lost(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await three_days(party)
    site = party.site
    for token in party.tokens.values():
        rows = (await site.get("/api/hands", token)).json()["rows"]
        results = {row["number"]: row["result"] for row in rows}
        for sign, outcome in ((1, "won"), (-1, "lost"), (0, "even")):
            wanted = [number for number, net in results.items() if (net > 0) - (net < 0) == sign]
            assert await search(site, token, result=outcome) == wanted
        most = max(abs(net) for net in results.values())
        wanted = [number for number, net in results.items() if abs(net) == most]
        assert await search(site, token, least=str(most)) == wanted
        assert await search(site, token, least=str(most + 1)) == []


async def test_r2_13_hands_are_found_by_game_and_table_a_page_at_a_time(
    open_site: OpenSite,
) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    for _ in range(23):
        await play_uncontested(party)
    ann = party.tokens[1]
    first = (await site.get("/api/hands", ann, game="five_card_stud")).json()
    assert (first["total"], len(first["rows"]), first["next"]) == (23, 20, "t-4")
    assert first["tables"] == [{"table": "t", "name": "Table", "game": "five_card_stud"}]
    rest = await site.get("/api/hands", ann, game="five_card_stud", before=first["next"])
    assert [row["number"] for row in rest.json()["rows"]] == [3, 2, 1]
    assert (rest.json()["next"], rest.json()["total"], rest.json()["tables"]) == ("", 23, [])
    assert await search(site, ann, game="five_card_draw") == []
    assert await search(site, ann, table="t", before="t-3") == [2, 1]
    assert await search(site, ann, table="nowhere") == []


async def test_b62_a_void_hand_is_neither_won_nor_lost(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    site = party.site
    await site.desk.next_hand()
    await site.desk.table._void("a test ends it")  # what a damaged journal leads to
    await site.desk.until_over()
    ann = party.tokens[1]
    assert await search(site, ann) == [1]
    for outcome in ("won", "lost", "even"):
        assert await search(site, ann, result=outcome) == []


@pytest.mark.parametrize("form", sorted(FORMATS))
async def test_r1_32_all_hands_of_a_search_come_in_one_file(open_site: OpenSite, form: str) -> None:
    party = await gather(await open_site(FORTUNE))
    await three_days(party)
    site, ann = party.site, party.tokens[1]
    answer = await site.get("/api/hands/download", ann, format=form)
    assert answer.status_code == 200, answer.text
    assert f"doorcard-hands.{FORMATS[form].of_several}" in answer.headers["content-disposition"]
    for number in (1, 2, 3):
        alone = await site.get(f"/api/hands/t-{number}/download", ann, format=form)
        assert alone.text in answer.text
    if form != "ohh":  # written here, read by others
        read = read_text(answer.text)
        assert [type(hand) for hand in read] == [Record] * 3
    day = {"from": str(START + DAY), "to": str(START + 2 * DAY)}
    one = await site.get("/api/hands/download", ann, format=form, **day)
    assert (await site.get("/api/hands/t-2/download", ann, format=form)).text in one.text
    assert (await site.get("/api/hands/t-1/download", ann, format=form)).text not in one.text
    nothing = await site.get("/api/hands/download", ann, format=form, game="five_card_draw")
    assert (nothing.status_code, nothing.json()) == (404, {"code": "not_found"})
    assert (await site.get("/api/hands/download", format=form)).status_code == 401


async def test_hands_that_a_form_cannot_tell_are_named_and_may_be_left_out(
    open_site: OpenSite,
) -> None:
    party = await gather(await open_site(FORTUNE))
    site, ann = party.site, party.tokens[1]
    await play_mucked(party)
    await site.desk.next_hand()
    await site.desk.table._void("a test ends it")
    await site.desk.until_over()
    refused = await site.get("/api/hands/download", ann, format="pokerstars")
    named = [{"hand": "t-2", "number": 2, "table_name": "Table"}]
    facts = {"count": 1, "rest": 1, "hands": named}
    assert (refused.status_code, refused.json()) == (409, {"code": "cannot_tell", "facts": facts})
    rest = await site.get("/api/hands/download", ann, format="pokerstars", leave_out="true")
    assert rest.text == (await site.get("/api/hands/t-1/download", ann, format="pokerstars")).text


async def test_a_file_holds_so_many_hands_and_no_more(
    open_site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_IN_A_FILE", 2)
    party = await gather(await open_site(FORTUNE))
    await three_days(party)
    answer = await party.site.get("/api/hands/download", party.tokens[1])
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_hands")
    assert answer.json()["facts"]["count"] == 3
    two = await party.site.get("/api/hands/download", party.tokens[1], to=str(START + 2 * DAY))
    assert len(two.text.splitlines()) == 2


async def test_a_search_that_cannot_be_is_refused(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    for query in (
        {"result": "drawn"},
        {"from": "yesterday"},
        {"from": "-1"},
        {"to": "99999999999999999999"},
        {"least": "-5"},
        {"least": "1e400"},
        {"game": "x" * 81},
    ):
        answer = await party.site.get("/api/hands", party.tokens[1], **query)
        assert (answer.status_code, answer.json()) == (400, {"code": "bad_request"}), query


async def test_a_nul_in_any_address_or_body_is_refused_on_every_database(
    open_site: OpenSite,
) -> None:
    """PostgreSQL cannot store a NUL; a route that lets one through fails with an error of ours."""
    site = await open_site(FORTUNE)
    token = await site.guest("Ann")
    asked = 0
    for route in site.application.routes:
        if not isinstance(route, HTTPRoute) or "healthz" in route.path:
            continue
        path = re.sub(r"\{[^}]+\}", "x", route.path_format)
        for method in sorted(route.methods - {"OPTIONS", "HEAD"}):
            for address in (re.sub(r"\{[^}]+\}", NUL, route.path_format), f"{path}?table={NUL}"):
                if NUL not in address:
                    continue
                answer = await site.ask(method, address, token)
                assert answer.json() == {"code": "bad_request"}, (method, address)
                asked += 1
            if method != "GET":
                answer = await site.ask(method, path, token, {"name": "\0", "id": "a\0b"})
                assert answer.json() == {"code": "bad_request"}, (method, path)
                asked += 1
    assert asked > 20
    assert (await site.get("/api/hands", token, table="\x1b[2J")).status_code == 400
