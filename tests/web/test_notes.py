"""Notes and labels about other players: private, kept, and gone with the player (U32)."""

import json

from sqlalchemy import func, select

from doorcard.adapters.sql import schema
from doorcard.adapters.sql.notes import MOST_OF_A_PLAYER, Note, forget_notes
from tests.room.playing import config_for
from tests.web.conftest import OpenSite
from tests.web.serving import Frame, Site

STUD = config_for("fortune", 10)
SECRET = "raises the river with nothing"


async def keep(site: Site, token: str, about: str, **note: object) -> tuple[int, Frame]:
    site.http.cookies.clear()
    answer = await site.http.put(
        f"/api/notes/{about}", json=note, headers={"Cookie": f"doorcard_session={token}"}
    )
    return answer.status_code, answer.json()


async def notes(site: Site, token: str) -> list[Frame]:
    answer = await site.get("/api/notes", token)
    assert answer.status_code == 200
    return list(answer.json()["notes"])


async def test_u32_a_note_is_kept_for_its_writer_and_never_told_to_anybody_else(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    bob = await site.player("Bob", 2, 1_000)
    rail = await site.link()
    writer, other = site.tokens[1], site.tokens[2]
    about = ann.view["places"][1]["player"]
    written = {"text": f"{SECRET}\n<b>always</b>", "label": "red", "word": "wild", "muted": True}
    status, note = await keep(site, writer, about, **written)
    assert status == 200
    assert note == {"about": about, "name": "Bob", **written}
    assert await notes(site, writer) == [note]
    assert await notes(site, other) == []
    await site.desk.next_hand()
    await site.desk.play_out()
    for link in (bob, rail):
        await link.until(lambda link: link.hand.get("phase") == "over")
        assert SECRET not in "".join(link.texts)
    for path in ("/api/tables", "/api/tables/t/hands", "/api/hands", "/api/me"):
        assert SECRET not in (await site.get(path, other)).text
    assert (await site.get("/api/notes")).status_code == 401


async def test_a_later_note_takes_the_place_of_the_first_and_an_empty_one_throws_it_away(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    about = (await site.get("/api/me", bob)).json()["player"]
    await keep(site, ann, about, text="first")
    await keep(site, ann, about, label="blue", word=" calls\u202e  much ")
    (note,) = await notes(site, ann)
    assert (note["text"], note["label"], note["word"]) == ("", "blue", "calls much")
    assert (await keep(site, ann, about, word="a word needs a label"))[0] == 200
    assert await notes(site, ann) == []


async def test_house_bots_can_be_noted_and_nobody_else_who_does_not_exist(
    open_site: OpenSite,
) -> None:
    site = await open_site(config_for("fortune", 10, bots=2))
    await site.desk.until(lambda: len(site.desk.table.state.occupants) == 2)
    ann = await site.guest("Ann")
    bot = site.desk.table.state.occupants[0]
    assert (await keep(site, ann, bot.player, text="a machine"))[1]["name"] == bot.name
    for nobody in ("g0123456789abcdef", "bot:t:Nobody", "x" * 500):
        assert (await keep(site, ann, nobody, text="?"))[0] == 404
    assert len(await notes(site, ann)) == 1


async def test_bad_notes_are_refused_and_the_old_one_stays(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann, bob = await site.guest("Ann"), await site.guest("Bob")
    about = (await site.get("/api/me", bob)).json()["player"]
    await keep(site, ann, about, text="old")
    assert await keep(site, ann, about, text="x" * 501) == (400, {"code": "note_too_long"})
    for bad in ({"text": 7}, {"label": "amber"}, {"more": 1}, {"muted": "yes"}):
        assert (await keep(site, ann, about, **bad))[0] == 400
    site.http.cookies.clear()
    headers = {"Cookie": f"doorcard_session={ann}", "Origin": "http://evil.example"}
    strange = await site.http.put(f"/api/notes/{about}", json={"text": "new"}, headers=headers)
    assert (strange.status_code, strange.json()) == (403, {"code": "bad_origin"})
    assert [note["text"] for note in await notes(site, ann)] == ["old"]


async def test_there_is_room_for_a_thousand_and_one_more_is_refused(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.guest("Ann")
    me = (await site.get("/api/me", ann)).json()["player"]
    for number in range(MOST_OF_A_PLAYER):
        assert await site.service.notes.keep(me, Note(f"p{number}", "P", "x"), number)
    bob = (await site.get("/api/me", await site.guest("Bob"))).json()["player"]
    assert await keep(site, ann, bob, text="?") == (409, {"code": "too_many_notes"})
    assert await site.service.notes.keep(me, Note("p0", "P", "changed"), 1)
    assert len(await notes(site, ann)) == MOST_OF_A_PLAYER


async def test_with_a_player_go_his_notes_and_those_about_him(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    tokens = [await site.guest(name) for name in ("Ann", "Bob", "Cy")]
    ids = [(await site.get("/api/me", token)).json()["player"] for token in tokens]
    for writer, about in ((0, 1), (1, 0), (1, 2), (2, 0)):
        assert (await keep(site, tokens[writer], ids[about], text=json.dumps(about)))[0] == 200
    await site.desk.read(lambda connection: forget_notes(connection, ids[0]))
    left = select(func.count()).select_from(schema.notes)
    assert await site.desk.read(lambda connection: connection.scalar(left)) == 1
    assert [note["about"] for note in await notes(site, tokens[1])] == [ids[2]]
