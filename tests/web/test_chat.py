"""The chat of a table over real sockets: what is said, who may say it, and what it is kept from."""

import pytest
from msgspec import structs

from doorcard.adapters.web.typed_text import plain_line
from doorcard.room.recovery import recover
from tests.room.playing import TABLE, config_for
from tests.web.conftest import OpenSite
from tests.web.private import registered
from tests.web.serving import Frame, Link

STUD = config_for("fortune", 10)
OPEN = structs.replace(STUD, chat="everybody")


def say(text: str, order_id: str = "c1") -> Frame:
    return {"t": "chat", "id": order_id, "text": text}


def heard(link: Link) -> list[str]:
    """Every line, of the latest whole chat and since."""
    lines = [line for frame in link.of("chat")[-1:] for line in frame["lines"]]
    return [line["text"] for line in lines + [one["line"] for one in link.of("chat_said")]]


async def until_heard(link: Link, count: int) -> list[str]:
    await link.until(lambda link: bool(link.of("chat")) and len(heard(link)) == count)
    return heard(link)


def code(frame: Frame) -> str:
    return str(frame.get("code", frame["t"]))


async def test_what_one_says_all_hear_once_with_his_name_and_seat(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    bob = await site.player("Bob", 2, 1_000)
    rail = await site.link()
    for _ in range(2):  # sent again after a broken line: it is said once
        assert code(await ann.ask(say("good luck"))) == "done"
    assert await until_heard(bob, 1) == await until_heard(rail, 1) == ["good luck"]
    line = rail.of("chat_said")[0]["line"]
    assert (line["name"], line["seat"], line["host"], line["number"]) == ("Ann", 1, False, 1)
    # It is no part of the game: the numbers of the table's frames have not moved.
    before = rail.of("snapshot")[0]["seq"]
    assert site.desk.table.told == before
    late = await site.link()
    assert await until_heard(late, 1) == ["good luck"]


async def test_the_latest_fifty_lines_are_kept_for_who_comes(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    for number in range(52):
        assert code(await ann.ask(say(f"line {number}", f"c{number}"))) == "done"
        site.desk.clock.advance(2_001)
    late = await site.link()
    lines = await until_heard(late, 50)
    assert (lines[0], lines[-1]) == ("line 2", "line 51")


async def test_more_than_five_lines_in_ten_seconds_are_refused_with_the_time_to_wait(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    bob = await site.player("Bob", 2, 1_000)
    answers = [await ann.ask(say("!", f"c{number}")) for number in range(6)]
    assert [code(answer) for answer in answers] == ["done"] * 5 + ["chat_too_fast"]
    assert answers[5]["facts"] == {"seconds": 10}
    assert code(await bob.ask(say("I am not he"))) == "done"
    site.desk.clock.advance(10_000)
    assert code(await ann.ask(say("again", "c6"))) == "done"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [("", "chat_empty"), (" \u200b\u202e\ufeff ", "chat_empty"), ("x" * 201, "chat_too_long")],
)
async def test_p54_a_line_of_nothing_or_of_too_much_is_refused(
    open_site: OpenSite, text: str, refusal: str
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    assert code(await ann.ask(say(text))) == refusal
    assert ann.of("chat_said") == []


async def test_p54_a_flood_of_letters_ends_the_socket_and_nobody_hears_it(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    rail = await site.link()
    await ann.send(say("x" * 5_000))
    await ann.until_closed()
    assert ann.of("closing")[0]["reason"] == "bad_frame"
    assert rail.of("chat_said") == []


NASTY = '<img src=x onerror=1> "><b>hi</b> javascript:alert(1)'


async def test_p54_markup_is_passed_on_as_it_was_typed(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    rail = await site.link()
    assert code(await ann.ask(say(NASTY))) == "done"
    assert await until_heard(rail, 1) == [NASTY]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),  # turned around, zero-width
        ("one\x00\x1b[31m\n two\t three", "one[31m two three"),  # controls, lines
        ("ﬁne ①", "fine 1"),  # one form of the same
        ("\uff26\uff55\uff4c\uff4c", "Full"),  # full width
        ("\u3164\u2800", ""),  # letters that are blank
        ("\ud800half", "half"),
        ("Грзегож ąę 👍", "Грзегож ąę 👍"),
    ],
)
def test_p54_only_what_can_be_seen_is_kept(typed: str, shown: str) -> None:
    assert plain_line(typed) == shown


async def test_who_watches_may_talk_where_the_table_lets_him(open_site: OpenSite) -> None:
    site = await open_site(STUD, structs.replace(OPEN, table="open", name="Open"))
    token = await site.guest("Eve")
    here, there = await site.link(token), await site.link(token, table="open")
    assert code(await here.ask(say("psst"))) == "chat_players"
    assert code(await there.ask(say("hello"))) == "done"
    assert there.of("chat_said")[0]["line"]["seat"] == 0
    nobody = await site.link(table="open")
    assert code(await nobody.ask(say("boo"))) == "no_session"
    assert here.of("chat")[0]["rule"] == "players"
    assert there.of("chat")[0]["rule"] == "everybody"


async def test_a_table_can_be_without_chat(open_site: OpenSite) -> None:
    site = await open_site(structs.replace(STUD, chat="off"))
    ann = await site.player("Ann", 1, 1_000)
    assert code(await ann.ask(say("hello?"))) == "chat_off"
    assert ann.of("chat")[0]["rule"] == "off"


async def test_who_is_no_host_takes_no_line_away_and_silences_nobody(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    assert code(await ann.ask(say("mine"))) == "done"
    assert code(await ann.ask({"t": "unsay", "id": "u", "number": 1})) == "not_host"
    silence = {"t": "silence", "id": "s", "player": "somebody", "on": True}
    assert code(await ann.ask(silence)) == "not_host"
    assert site.desk.table.state.silenced == ()
    assert await until_heard(await site.link(), 1) == ["mine"]


async def test_a_host_takes_a_line_away_and_silences_a_player_also_after_a_restart(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    token = (await registered(site, "Hedy", role="host")).token
    host, rail = await site.link(token), await site.link()
    assert host.of("chat")[0]["moderates"]
    assert not rail.of("chat")[0]["moderates"]
    assert code(await ann.ask(say("rude"))) == "done"
    assert code(await ann.ask(say("ruder", "c2"))) == "done"
    for _ in range(2):
        assert code(await host.ask({"t": "unsay", "id": "u", "number": 1})) == "done"
    await rail.until(lambda link: link.of("chat_removed") == [{"t": "chat_removed", "number": 1}])
    assert await until_heard(await site.link(), 1) == ["ruder"]
    player = ann.of("welcome")[0]["player"]
    silence = {"t": "silence", "id": "s1", "player": player, "on": True}
    assert code(await host.ask(silence)) == "done"
    await ann.until(lambda link: link.of("chat")[-1]["silenced"])
    await host.until(lambda link: link.of("chat")[-1]["quiet"] == [player])
    assert [frame["quiet"] for frame in ann.of("chat")] == [[], []]
    assert code(await ann.ask(say("let me", "c3"))) == "chat_silenced"
    opened = await site.desk.journal.open_table(TABLE)
    assert recover(opened, None).state.silenced == (player,)


async def test_p52_the_server_puts_no_word_of_a_hand_into_the_chat(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    ann = await site.player("Ann", 1, 1_000)
    await site.player("Bob", 2, 1_000)
    rail = await site.link()
    assert code(await ann.ask(say("deal me a good one"))) == "done"
    await site.desk.next_hand()
    await site.desk.play_out("raise", "complete", "bet")
    await rail.until(lambda link: link.hand.get("phase") == "over")
    assert heard(rail) == ["deal me a good one"]
