"""Finished hands over HTTP: each reader gets what he may read (R2.13, R3.30, B43, B65, P52)."""

import json
from typing import Any

import pytest

from doorcard.histories.writers import FORMATS
from tests.room.playing import config_for
from tests.web.conftest import OpenSite
from tests.web.played import CARDS, NAMES, gather, play_mucked, play_uncontested

FORTUNE = config_for("fortune", 10)
SEVEN_STUD = config_for("seven-stud", 200)
FORMS = sorted(FORMATS)

Story = dict[str, Any]


def cards(story: Story, seat: int) -> list[str]:
    """The cards of a player as the reader found them."""
    players = {player["seat"]: player for player in story["past"]["players"]}
    return [held["card"] for held in players[seat]["cards"]]


def hole(seat: int) -> str:
    return CARDS[seat].split()[0]


async def test_d_59_r2_13_who_was_dealt_in_reads_the_hand_mucked_at_showdown(
    open_site: OpenSite,
) -> None:
    party = await gather(await open_site(FORTUNE))
    hand = await play_mucked(party)
    for seat in (1, 2, 4):
        story = (await party.site.get(f"/api/hands/{hand}", party.tokens[seat])).json()
        assert story["row"]["you"] == seat
        assert cards(story, 3) == CARDS[3].split()
    folded = (await party.site.get(f"/api/hands/{hand}", party.tokens[1])).json()
    assert cards(folded, 4) == ["??", "6c"]
    own = (await party.site.get(f"/api/hands/{hand}", party.tokens[4])).json()
    assert cards(own, 4) == CARDS[4].split()


async def test_b65_spectators_and_players_of_other_hands_get_public_data_only(
    open_site: OpenSite,
) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    hand = await play_mucked(party)
    late = await site.player("Ed", 5, 10_000)
    assert late.view["you"] == 5
    for token in ("", "guess", site.tokens[5], await site.guest("Fay")):
        story = (await site.get(f"/api/hands/{hand}", token)).json()
        assert story["row"]["you"] == 0
        assert cards(story, 1) == CARDS[1].split()  # she had to show
        assert cards(story, 3) == ["??", *CARDS[3].split()[1:]]
        assert cards(story, 4) == ["??", "6c"]


async def test_d_58_an_uncontested_winners_cards_are_in_nobody_elses_history(
    open_site: OpenSite,
) -> None:
    party = await gather(await open_site(FORTUNE))
    hand = await play_uncontested(party)
    story = (await party.site.get(f"/api/hands/{hand}")).json()
    (winner,) = [one["seat"] for one in story["past"]["players"] if one["result"] > 0]
    for seat in (1, 2, 3, 4):
        story = (await party.site.get(f"/api/hands/{hand}", party.tokens[seat])).json()
        assert ("??" in cards(story, winner)) == (seat != winner)


@pytest.mark.parametrize("form", FORMS)
async def test_p52_b43_a_download_tells_its_reader_what_the_history_tells_him(
    open_site: OpenSite, form: str
) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    hand = await play_mucked(party)
    path = f"/api/hands/{hand}/download"
    texts = {}
    for seat, token in {0: "", **party.tokens}.items():
        answer = await site.get(path, token, format=form)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"].endswith(f'{FORMATS[form].ending}"')
        assert answer.headers["cache-control"] == "no-store"
        again = await site.get(path, token, format=form)
        assert again.content == answer.content  # P66
        texts[seat] = answer.text
    assert len(set(texts.values())) == 5
    if form in ("pokerstars", "full-tilt"):
        for seat, text in texts.items():
            assert (f"mucked [{CARDS[3]}]" in text) == (seat > 0)
            assert (hole(4) in text) == (seat == 4)


async def test_u28_b43_a_replay_tells_each_reader_what_he_saw_and_learned(
    open_site: OpenSite,
) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    hand = await play_mucked(party)
    path = f"/api/hands/{hand}/replay"
    seen: dict[int, str] = {}
    for seat, token in {0: "", **party.tokens}.items():
        answer = await site.get(path, token)
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        assert replay["view"]["you"] == seat
        assert [place["name"] for place in replay["view"]["places"]][:4] == list(NAMES)
        assert [held["card"] for held in replay["steps"][-1]["hand"]["folded_cards"]] == ["6c"]
        seen[seat] = answer.text
    for seat in (1, 2, 3, 4):
        assert hole(3) in seen[seat]  # mucked at the showdown
        assert (hole(4) in seen[seat]) == (seat == 4)  # folded
    assert hole(3) not in seen[0]
    public = await site.get(path, party.tokens[4], view="public")
    assert public.text == seen[0]
    assert (await site.get(path, view="all")).status_code == 400
    assert (await site.get("/api/hands/t-99/replay")).status_code == 404


async def test_a_download_that_cannot_be_made_says_so(open_site: OpenSite) -> None:
    site = await open_site(config_for("draw-limit", 50, show_draw_counts=False))
    for seat, name in ((1, "Ann"), (2, "Bo")):
        await site.player(name, seat, 10_000)
    await site.desk.next_hand()
    await site.desk.play_out()
    path = f"/api/hands/{site.desk.hand.started.hand}/download"
    wrong = await site.get(path, format="html")
    assert (wrong.status_code, wrong.json()) == (400, {"code": "bad_format"})
    untold = await site.get(path, format="pokerstars")
    assert (untold.status_code, untold.json()) == (409, {"code": "cannot_tell"})


async def test_p52_nothing_is_told_of_a_hand_that_still_runs(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await party.site.desk.next_hand()
    hand = party.site.desk.hand.started.hand
    for token in ("", *party.tokens.values()):
        for path in (f"/api/hands/{hand}", f"/api/hands/{hand}/download", "/api/hands/t-99"):
            answer = await party.site.get(path, token)
            assert (answer.status_code, answer.json()) == (404, {"code": "not_found"})
        page = (await party.site.get("/api/tables/t/hands", token)).json()
        assert page["rows"] == []


async def test_the_game_history_lists_the_players_own_hands_alone(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    first = await play_mucked(party)
    second = await play_uncontested(party)
    await site.player("Ed", 5, 10_000)
    assert (await site.get("/api/hands")).status_code == 401
    assert (await site.get("/api/hands", site.tokens[5])).json()["rows"] == []
    page = (await site.get("/api/hands", party.tokens[1])).json()
    assert [row["hand"] for row in page["rows"]] == [second, first]
    assert page["rows"][1]["result"] > 0
    for query in ({"game": "five_card_stud"}, {"table": "t"}):
        found = (await site.get("/api/hands", party.tokens[1], **query)).json()
        assert len(found["rows"]) == 2
    for query in ({"game": "five_card_draw"}, {"table": "other"}):
        found = (await site.get("/api/hands", party.tokens[1], **query)).json()
        assert found["rows"] == []
    older = (await site.get("/api/hands", party.tokens[1], before=second)).json()
    assert [row["hand"] for row in older["rows"]] == [first]
    strange = (await site.get("/api/hands", site.tokens[5], before=second)).json()
    assert strange["rows"] == []


async def test_d_60_r3_30_the_fifty_latest_hands_of_the_session_can_be_browsed(
    open_site: OpenSite,
) -> None:
    site = await open_site(SEVEN_STUD)
    for seat, name in ((1, "Ann"), (2, "Bo")):
        await site.player(name, seat, 100_000)
    for _ in range(50):
        await site.desk.next_hand()
        await site.desk.play_out("fold")
    site.desk.entropy.stack("Ac 2c Ad 7d As 9h Kc Td 8s 5s 4h 3h Jc Qh 6c")
    await site.desk.next_hand()
    await site.desk.play_out("bet")
    page = (await site.get("/api/tables/t/hands", site.tokens[1])).json()
    numbers = [row["number"] for row in page["rows"]]
    assert numbers == list(range(51, 1, -1))
    assert page["history"] == "window"
    for token in site.tokens.values():
        story = (await site.get(f"/api/hands/{page['rows'][0]['hand']}", token)).json()
        mucked = [one for one in story["past"]["players"] if one["mucked"]]
        assert [(one["seat"], len(one["hand"])) for one in mucked] == [(2, 6)]
    owned = [row["hand"] for row in (await site.get("/api/hands", site.tokens[1])).json()["rows"]]
    assert owned == [f"t-{number}" for number in range(51, 31, -1)]
    more = (await site.get("/api/hands", site.tokens[1], before="t-32")).json()
    assert [row["number"] for row in more["rows"]] == list(range(31, 11, -1))
    assert more["next"] == "t-12"
    last = (await site.get("/api/hands", site.tokens[1], before="t-12")).json()
    assert (len(last["rows"]), last["next"]) == (11, "")


async def test_r3_30_a_session_begins_when_the_player_sits_down(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    party = await gather(site)
    first = await play_mucked(party)
    site.desk.clock.advance(1)
    await site.player("Ed", 5, 10_000)
    await site.desk.next_hand()
    await site.desk.play_out()
    second = site.desk.hand.started.hand
    hands = {
        seat: [row["hand"] for row in page["rows"]]
        for seat, token in site.tokens.items()
        if (page := (await site.get("/api/tables/t/hands", token)).json())
    }
    assert hands == {**{seat: [second, first] for seat in (1, 2, 3, 4)}, 5: [second]}
    rail = (await site.get("/api/tables/t/hands")).json()["rows"]
    assert [(row["hand"], row["you"], row["result"]) for row in rail] == [
        (second, 0, 0),
        (first, 0, 0),
    ]
    assert (await site.get("/api/tables/none/hands")).status_code == 404


async def test_a_draw_table_tells_its_json_with_discards_of_the_reader_alone(
    open_site: OpenSite,
) -> None:
    site = await open_site(config_for("draw-limit", 50))
    for seat, name in ((1, "Ann"), (2, "Bo")):
        await site.player(name, seat, 10_000)
    await site.desk.next_hand()
    while site.desk.hand.asking != "draw":
        await site.desk.passive_act()
    drawer = site.desk.asked
    place = site.desk.view(drawer).places[drawer - 1]
    thrown = place.cards[0].card
    await site.desk.act(drawer, "discard", cards=[thrown])
    await site.desk.play_out()
    path = f"/api/hands/{site.desk.hand.started.hand}/download"
    for seat, token in site.tokens.items():
        told = json.loads((await site.get(path, token)).text)
        (discard,) = [
            event for event in told["events"]
            if event and event["type"] == "discarded" and event["seat"] == drawer
        ]  # fmt: skip
        assert (discard["cards"] != [-1]) == (seat == drawer)
