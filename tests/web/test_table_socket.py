"""A table over its socket: which orders are refused, who sees what, who takes over."""

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from doorcard.cards import card_text
from doorcard.room import TableConfig
from tests.room.playing import config_for, name_of
from tests.web.conftest import OpenSite
from tests.web.serving import Frame, Link, Site

STUD = config_for("seven-stud", 200)
POT = config_for("draw-pot", 50, min_buy_in_big_bets=1)
OTHER = TableConfig("other", "Other", STUD.house, STUD.stakes, most_buy_in=100_000, bots=0, unit=1)


async def in_hand(site: Site, chips: int = 10_000) -> tuple[Link, Link]:
    """Two guests in a hand that has begun, the asked one first."""
    ann, bob = await site.player("Ann", 1, chips), await site.player("Bob", 2, chips)
    site.desk.clock.advance(5_000)
    for link in (ann, bob):
        await link.until(lambda link: link.hand.get("asked", 0) > 0)
    return (ann, bob) if ann.hand["asked"] == 1 else (bob, ann)


def fingerprint(site: Site) -> tuple[object, ...]:
    """Everything a refused order must leave alone: cards, chips, decision, clock, records."""
    desk = site.desk
    hand = desk.table.hand
    assert hand is not None
    return len(hand.events), tuple(hand.stack), hand.decision, desk.table.state, desk.table.told


BAD_AMOUNTS = ["-50", "0", "12.5", '"40"', "null", "NaN", "1e309", "true", "201", "9e99", "[]"]


@pytest.mark.parametrize("amount", BAD_AMOUNTS)
async def test_p18_impossible_amounts_get_one_refusal_each_and_change_nothing(
    open_site: OpenSite, amount: str
) -> None:
    site = await open_site(POT)
    asked, _ = await in_hand(site, 200)
    before = fingerprint(site)
    frame = json.dumps(asked.act("raise", to="AMOUNT")).replace('"AMOUNT"', amount)
    await asked.send(frame)
    await asked.until(lambda link: len(link.of("refused")) > 0)
    assert (await asked.ask({**asked.act("raise", to=10**15), "id": "last"}))["t"] == "refused"
    assert [frame["code"] for frame in asked.of("refused")] in (
        ["bad_message", "bad_amount"],
        ["bad_amount", "bad_amount"],
    )
    assert fingerprint(site) == before


async def test_p10_an_act_of_the_wrong_kind_is_refused_and_the_turn_is_not_lost(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD, OTHER)
    asked, _ = await in_hand(site)
    assert [option["kind"] for option in asked.legal] == ["bring_in", "complete"]
    before = fingerprint(site)
    assert (await asked.ask(asked.act("dance")))["code"] == "bad_message"
    assert (await asked.ask(asked.act("check")))["code"] == "not_legal"
    assert (await asked.ask(asked.act("call")))["code"] == "not_legal"
    assert (await asked.ask(asked.act("discard", cards=["2c"])))["code"] == "not_legal"
    assert (await asked.ask(asked.act("raise", to=20)))["code"] == "bad_amount"
    assert fingerprint(site) == before
    # Bet, complete and raise are one order: make my total on this street so much.
    assert (await asked.ask(asked.act("raise", to=200)))["t"] == "done"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"t":"act"}',
        '{"t":"nobody","id":"x"}',
        '{"t":"act","id":7}',
        '{"t":"sit","id":"x","seat":3,"buy_in":100,"more":1}',
        '{"t":"leave","id":""}',
        '{"t":"leave","id":"a\\u0000b"}',
        "[" * 4000,
        '{"t":"ping","at":' + "9" * 3000 + "}",
        "\u0000\ufeff",
    ],
)
async def test_malformed_frames_get_a_coded_refusal_and_the_socket_goes_on(
    open_site: OpenSite, frame: str
) -> None:
    site = await open_site(STUD)
    asked, _ = await in_hand(site)
    before = fingerprint(site)
    await asked.send(frame)
    await asked.until(lambda link: len(link.of("refused")) == 1)
    assert asked.of("refused")[0]["code"] == "bad_message"
    assert fingerprint(site) == before
    assert (await asked.ask(asked.act("bring_in")))["t"] == "done"


@pytest.mark.parametrize("frame", ["x" * 5_000, "x" * 200_000, b"\x00\x01"])
async def test_oversized_and_binary_frames_end_the_socket_and_nothing_else(
    open_site: OpenSite, frame: str | bytes
) -> None:
    site = await open_site(STUD, OTHER)
    asked, other = await in_hand(site)
    await asked.send(frame)
    await asked.until_closed()
    if len(frame) < 60_000:
        assert asked.frames[-1] == {"t": "closing", "reason": "bad_frame"}
    seat = asked.view["you"]
    await other.until(lambda link: link.view["places"][seat - 1]["connected"] is False)
    assert (await other.ask({"t": "sit_out", "id": "still here", "on": True}))["t"] == "done"


async def test_a_flood_of_frames_ends_the_socket_p18(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    link = await site.link()
    for _ in range(60):
        await link.send({"t": "ping", "at": 1})
    await link.until_closed()
    assert link.frames[-1] == {"t": "closing", "reason": "too_many"}


async def test_ten_bad_frames_in_a_row_end_the_socket(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    link = await site.link()
    for _ in range(10):
        await link.send("?")
    await link.until_closed()
    assert link.frames[-1] == {"t": "closing", "reason": "bad_frame"}


async def test_p41_the_second_click_does_not_count_for_the_next_street(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, other = await in_hand(site)
    assert (await asked.ask(asked.act("bring_in")))["t"] == "done"
    await other.until(lambda link: bool(link.legal))
    call = other.act("call")
    assert (await other.ask(call))["t"] == "done"
    street = site.desk.hand.street.number
    assert street == 4
    before = fingerprint(site)
    # The same frame again: the earlier answer, and no new act.
    await other.send(call)
    await other.until(lambda link: len(link.of("done")) == 3)  # sat down, called, called again
    # The same click under another id names a decision that is over.
    again = await other.ask({**call, "id": "second"})
    assert again["code"] == "stale"
    assert again["decision"] == site.desk.hand.decision
    assert fingerprint(site) == before


async def test_r10_an_act_for_another_hand_or_out_of_turn_is_refused_with_what_holds(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, other = await in_hand(site)
    before = fingerprint(site)
    old = await asked.ask({**asked.act("bring_in"), "hand": "t-0", "id": "old"})
    assert (old["code"], old["decision"]) == ("stale", asked.hand["decision"])
    assert [option["kind"] for option in old["legal"]] == ["bring_in", "complete"]
    early = await other.ask({**other.act("call"), "id": "early"})
    assert (early["code"], early["legal"]) == ("not_your_turn", [])
    assert fingerprint(site) == before


async def test_p42_a_refusal_carries_what_holds_and_the_next_act_succeeds(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, _ = await in_hand(site)
    name = "Ann" if asked.view["you"] == 1 else "Bob"
    refused = await asked.ask(asked.act("complete", to=77))
    assert refused["code"] == "bad_amount"
    order = {**asked.act("complete", to=200), "id": "again", "decision": refused["decision"]}
    player = site.desk.table.state.occupant(asked.view["you"])
    assert player is not None
    assert player.name == name
    assert (await asked.ask(order))["t"] == "done"


async def test_p49_a_check_that_names_its_price_is_refused_when_the_price_has_changed(
    open_site: OpenSite,
) -> None:
    site = await open_site(POT)
    asked, other = await in_hand(site, 1_000)
    await asked.ask(asked.act("call"))
    await other.until(lambda link: bool(link.legal))
    before = fingerprint(site)
    answer = await other.ask(other.act("check", to=0))
    assert answer["code"] == "price_changed"
    assert [option["to"] for option in answer["legal"] if option["kind"] == "check"] == [50]
    assert fingerprint(site) == before
    assert (await other.ask({**other.act("check", to=50), "id": "seen"}))["t"] == "done"


async def test_p30_discards_must_be_held_distinct_and_at_most_five(open_site: OpenSite) -> None:
    site = await open_site(POT)
    asked, other = await in_hand(site, 1_000)
    await asked.ask(asked.act("call"))
    await other.until(lambda link: bool(link.legal))
    await other.ask(other.act("check"))
    await other.until(lambda link: link.hand["phase"] == "draw" and bool(link.legal))
    held = [card["card"] for card in other.view["places"][other.view["you"] - 1]["cards"]]
    foreign = next(card_text(card) for card in range(52) if card_text(card) not in held)
    before = fingerprint(site)
    for number, cards in enumerate(
        [[foreign], [held[2], held[2]], [*held, foreign], ["Xx"], ["??"], ["10d"]]
    ):
        answer = await other.ask({**other.act("discard", cards=cards), "id": f"bad{number}"})
        assert answer["code"] in ("bad_cards", "bad_message"), cards
    assert fingerprint(site) == before
    assert (await other.ask(other.act("discard", cards=held[:2])))["t"] == "done"
    again = await other.ask({**other.act("discard", cards=held[:1]), "id": "gone"})
    assert again["code"] in ("stale", "not_your_turn")
    assert len(site.desk.hand.cards[site.desk.hand.position_of[other.view["you"]]]) == 5


async def test_a_spectator_may_watch_and_not_sit(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    link = await site.link()
    assert link.frames[0]["player"] == ""
    answer = await link.ask({"t": "sit", "id": "s", "seat": 1, "buy_in": 10_000})
    assert answer["code"] == "no_session"


async def test_u42_p44_the_second_tab_takes_over_and_the_first_ones_close_harms_nobody(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    token = await site.guest("Ann")
    first = await site.link(token)
    await first.ask({"t": "sit", "id": "s", "seat": 1, "buy_in": 10_000})
    second = await site.link(token)
    await first.until_closed()
    assert first.frames[-1] == {"t": "closing", "reason": "taken_over"}
    rail = await site.link()
    await rail.until(lambda link: bool(link.view))
    assert rail.view["places"][0]["connected"] is True
    assert (await second.ask({"t": "sit_out", "id": "o", "on": True}))["t"] == "done"
    await second.close()
    await rail.until(lambda link: link.view["places"][0]["connected"] is False)
    assert rail.view["places"][0]["name"] == "Ann"


async def test_numbers_have_no_gaps_and_who_missed_nothing_gets_no_snapshot(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, other = await in_hand(site)
    rail = await site.link()
    await rail.until(lambda link: bool(link.of("snapshot")))
    await asked.ask(asked.act("bring_in"))
    await other.until(lambda link: bool(link.legal))
    await other.ask(other.act("call"))
    told = site.desk.table.told
    for link in (asked, other, rail):
        await link.until(lambda link: link.frames[-1].get("seq") == told or link.of("done") != [])
        numbers = [frame["seq"] for frame in link.frames if "seq" in frame]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
    await rail.until(lambda link: link.frames[-1].get("seq") == told)
    await rail.close()
    back = await site.link(last=told)
    await asked.ask({"t": "sit_out", "id": "o", "on": True})
    await back.until(lambda link: bool(link.of("update")))
    assert back.of("snapshot") == []
    assert back.of("update")[0]["seq"] == told + 1
    # The server cannot know what the page still holds, so this one names everything.
    fresh = await site.link()
    await fresh.until(lambda link: bool(link.view))
    await back.until(lambda link: link.frames[-1].get("seq") == fresh.of("snapshot")[0]["seq"])
    assert back.view == fresh.view


async def test_p43_who_comes_back_later_gets_the_whole_table_and_no_card_of_an_old_hand(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    asked, other = await in_hand(site)
    rail = await site.link()
    await rail.until(lambda link: bool(link.view))
    last, old = rail.of("snapshot")[-1]["seq"], rail.hand["hand"]
    await rail.close()
    await asked.ask(asked.act("bring_in"))
    await other.until(lambda link: bool(link.legal))
    await other.ask(other.act("fold"))
    await asked.until(lambda link: bool(link.legal))
    await asked.ask(asked.act("muck"))
    await asked.until(lambda link: link.hand["phase"] == "over")
    site.desk.clock.advance(5_000)
    await asked.until(lambda link: link.hand["hand"] != old)
    back = await site.link(last=last)
    await back.until(lambda link: bool(link.view))
    assert back.frames[1]["t"] == "snapshot"
    assert back.hand["hand"] == asked.hand["hand"] != old
    assert back.of("snapshot")[0]["lines"][0]["code"] == "log-hand"


async def test_sockets_of_strange_pages_are_not_opened(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{site.port + 1}"):
        with pytest.raises(InvalidStatus, match="403"):
            await site.socket("/ws/table/t", origin=origin)
    link = await site.socket("/ws/table/t", origin=f"http://127.0.0.1:{site.port}")
    await link.until(lambda link: bool(link.frames))


async def test_an_unknown_table_says_so(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    link = await site.socket("/ws/table/nowhere")
    await link.until_closed()
    assert link.frames == [{"t": "closing", "reason": "table_closed"}]


async def test_p59_a_stop_is_announced_and_the_same_hand_waits(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    asked, _ = await in_hand(site)
    site.server.stop()
    await asked.until_closed()
    assert asked.frames[-1] == {"t": "closing", "reason": "restart"}


def cards_in(frame: Frame) -> list[str]:
    """Every text of two letters in a frame that names a card."""
    found: list[str] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            for value in part.values():
                look(value)
        elif isinstance(part, list):
            for value in part:
                look(value)
        elif isinstance(part, str) and part in DECK:
            found.append(part)

    look(frame)
    return found


DECK = {card_text(card) for card in range(52)}


async def test_p51_p48_no_hidden_card_is_in_any_frame_of_rail_or_players(
    open_site: OpenSite,
) -> None:
    site = await open_site(STUD)
    players = {seat: await site.player(f"P{seat}", seat, 20_000) for seat in range(1, 7)}
    rail = await site.link()
    site.desk.clock.advance(5_000)
    await rail.until(lambda link: bool(link.hand.get("asked")))
    late: Link | None = None
    while not site.desk.hand.over:
        asked = site.desk.hand.asked
        link = players[asked]
        decision = site.desk.hand.decision
        await link.until(lambda link, d=decision: link.hand["decision"] == d and bool(link.legal))  # type: ignore[misc]
        kinds = [option["kind"] for option in link.legal]
        kind = next(kind for kind in ("check", "call", "bring_in", "muck") if kind in kinds)
        await link.ask(link.act(kind))
        if site.desk.hand.street.number == 5 and late is None:
            late = await site.link()
    hand = site.desk.hand
    shown = {card for view in rail.view["places"] for card in cards_in(view)}
    public = {card_text(card) for position in range(6) for card in hand.ups[position]}
    public |= {card_text(card) for card in hand.community} | shown
    assert late is not None
    for seat, link in {**players, 0: rail, -1: late}.items():
        own: set[str] = set()
        if seat > 0:
            own = {card_text(card) for card in hand.cards[hand.position_of[seat]]}
        seen = {card for frame in link.frames for card in cards_in(frame)}
        assert seen <= public | own, seat
        assert own <= seen
    mucked = [p for p in range(6) if not hand.turned_up[p] and hand.fate[p] == 2]
    hidden = {card_text(card) for p in mucked for card in hand.cards[p]} - public
    assert hidden  # there was something to keep secret
    assert name_of(1)
