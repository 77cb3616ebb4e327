"""Tournaments at real tables: absence, all-in, moves, the end, deals, restarts (B33, B41, P37)."""

from sqlalchemy import update

from doorcard.adapters.sql import Database, schema
from doorcard.engine.events import HandShown, HandStarted, Protected, StreetDealt
from doorcard.room.orders import Arrange, Done, Refused, SitOut
from doorcard.room.telling import OfTournament
from doorcard.room.tournament.orders import AnswerDeal, ProposeDeal
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.structure import Payouts, Structure
from tests.database import address_in
from tests.room.playing import START, config_for
from tests.tournament.halls import CUP, House
from tests.tournament.scenes import structure

HOUR = 3_600_000
TWO_PAID = (Payouts(500, ((1, 6500), (1, 3500))),)


def quick(house: str = "seven-stud", **knobs: object) -> Structure:
    return structure(
        house,
        **{
            "countdown": 0,
            "measure": "hands",
            "periods": rising((house,), (20, 40), 10),
            "payouts": TWO_PAID,
            **knobs,
        },
    )


async def begin(house: House, form: Structure, *players: str) -> None:
    """The players enter and are dealt their first hands."""
    await house.make(form, starts_at=START + HOUR)
    await house.enter(*players)
    await house.pass_time(3600, lambda: house.state.phase == "running")
    await house.until(lambda: seated(house) == len(players))
    await house.pass_time(3, lambda: all_playing(house))


def seated(house: House) -> int:
    return sum(len(table.state.occupants) for table in house.room.tables.values())


def all_playing(house: House) -> bool:
    tables = [house.room.tables.get(one.table) for one in house.state.tables]
    return bool(tables) and all(table is not None and table.state.hand for table in tables)


async def next_hands(house: House) -> None:
    numbers = {table.table: table.state.number for table in house.room.tables.values()}
    await house.pass_time(
        3,
        lambda: all(
            house.room.tables[one.table].state.number > numbers[one.table]
            for one in house.state.tables
        ),
    )


async def test_p37_b33_who_sits_out_is_dealt_in_and_folded_and_is_back_in_the_next_hand(
    house: House,
) -> None:
    """5D: the second player sits out in the middle of a hand, misses one and comes back."""
    await begin(house, quick("draw-limit", seats=6), "ann", "bob", "cid")
    table = house.table_of("bob")
    assert await house.order("bob", SitOut(on=True)) == Done()
    await house.play_hand(table)  # this hand he plays to its end
    assert table.hand is not None
    assert not any(getattr(one, "cause", "player") == "left" for one in table.hand.events)
    before = {one.player: one.stack for one in table.state.occupants}
    await next_hands(house)
    (started,) = [one for one in table.hand.events if isinstance(one, HandStarted)]
    absent = {table.state.hand_player(one.seat): one.absent for one in started.players}
    assert absent == {"ann": False, "bob": True, "cid": False}
    await house.play_hand(table)
    asked = table.state.of_player("bob")
    assert asked is not None
    assert asked.stack <= before["bob"]  # blinds were posted for him, and no more
    assert await house.order("bob", SitOut(on=False)) == Done()
    await next_hands(house)
    (started,) = [one for one in table.hand.events if isinstance(one, HandStarted)]
    assert not any(one.absent for one in started.players)


async def test_b33_a_table_of_absent_players_goes_on_until_one_has_all(house: House) -> None:
    await begin(house, rising_fast(), "ann", "bob")
    for player in ("ann", "bob"):
        assert await house.order(player, SitOut(on=True)) == Done()
    await house.play_hand(house.table_of("ann"))
    for _ in range(40):
        if house.state.phase == "finished":
            break
        await next_hands_or_end(house)
    await house.until(lambda: len(house.state.paid) == 2)
    assert await house.pool() == 0
    await house.check_money()


def rising_fast() -> Structure:
    """A level a hand, so that blinds alone take a stack of 60."""
    levels = rising(("draw-limit",), (20, 40, 60, 80, 120, 240), 1)
    return quick("draw-limit", seats=6, stack=60, periods=levels)


async def next_hands_or_end(house: House) -> None:
    (table,) = house.room.tables.values()
    number = table.state.number
    house.clock.advance(3000)
    await house.until(
        lambda: (
            house.state.phase == "finished"
            or (table.state.number > number and not table.state.hand)
        )
    )


async def test_b45_b41_no_protection_and_all_hands_up_when_betting_is_over(house: House) -> None:
    form = quick("seven-stud", stack=30, periods=rising(("seven-stud",), (20, 40), 10))
    await begin(house, form, "ann", "bob")
    table = house.table_of("ann")
    await house.play_hand(table, "raise", "complete", "bet", "call")
    assert table.hand is not None
    assert not any(isinstance(one, Protected) for one in table.hand.events)
    started = table.hand.events[0]
    assert isinstance(started, HandStarted)
    assert started.tournament
    events = table.hand.events
    shown = [at for at, one in enumerate(events) if isinstance(one, HandShown)]
    streets = [at for at, one in enumerate(events) if isinstance(one, StreetDealt)]
    assert shown[1] < streets[-1]  # both, before the cards that were still to come


async def test_p61_a_moved_player_without_a_line_learns_his_table_and_is_dealt_in_there(
    house: House,
) -> None:
    """5D, 7 players on 4 and 3; two bust and one is moved while his line is broken."""
    names = [f"p{number}" for number in range(1, 8)]
    await begin(house, quick("draw-pot", seats=6, stack=100), *names)
    assert sorted(len(one.state.occupants) for one in house.room.tables.values()) == [3, 4]
    sizes = {one.table: one for one in house.room.tables.values()}
    tables = list(sizes.values())
    for _ in range(30):
        if len(house.state.tables) == 1 or house.state.phase == "finished":
            break
        for table in tables:
            if table.state.hand:
                await house.play_hand(table, "raise", "bet", "call")
        if len(house.state.tables) > 1 and all(not one.state.hand for one in tables):
            house.clock.advance(3000)
            await house.until(
                lambda: len(house.state.tables) == 1 or any(one.state.hand for one in tables)
            )
    assert len(house.state.tables) == 1
    (final,) = house.state.tables
    new = house.room.tables[final.table]
    await house.until(lambda: len(new.state.occupants) == house.state.alive_count)
    (old,) = [table for table in tables if table.table != final.table]
    moved = {player: to for player, to in old.state.moved.items() if to == final.table}
    assert moved
    for player in moved:
        if house.state.entry_of(player) is None:
            continue
        assert old.picture().tournament(player) == OfTournament(CUP, final.table)
        assert new.state.of_player(player) is not None
    house.clock.advance(3000)
    await house.until(lambda: bool(new.state.hand))  # nobody has to say that he has come
    assert {one.player for one in new.state.dealt} == {one.player for one in new.state.occupants}
    await house.check_money()


async def test_heads_up_to_the_end_pays_each_prize_once_and_closes_the_table(house: House) -> None:
    await begin(house, quick(stack=60), "ann", "bob")
    table = house.table_of("ann")
    for _ in range(20):
        await house.play_hand(table, "raise", "complete", "bet", "call")
        await house.until(lambda: house.state.phase == "finished" or not table.state.hand)
        if await ended(house):
            break
        await next_hands(house)
    winner = house.state.out[-1][0].partition("/")[0]
    loser = "bob" if winner == "ann" else "ann"
    await house.until(lambda: len(house.state.paid) == 2)
    assert await house.wallet(winner) == 10_000 - 110 + 130
    assert await house.wallet(loser) == 10_000 - 110 + 70
    assert await house.pool() == 0
    await house.check_money()
    await house.pass_time(61, lambda: table.closed)
    await house.restart()
    assert house.state.phase == "finished"
    assert house.room.tables == {}
    assert await house.wallet(winner) == 10_000 - 110 + 130
    await house.check_money()


async def ended(house: House) -> bool:
    """Whether the one who lost everything is out by now."""
    table = next(iter(house.room.tables.values()))
    if any(one.stack == 0 for one in table.state.occupants) or house.state.phase == "finished":
        await house.until(lambda: house.state.phase == "finished")
        return True
    return False


async def test_the_last_players_share_what_is_left_when_all_agree(house: House) -> None:
    await begin(house, quick(payouts=TWO_PAID, stack=1000), "ann", "bob", "cid")
    assert await house.ask("ann", AnswerDeal(yes=True)) == Refused("not_asked")
    assert await house.ask("ann", ProposeDeal("icm")) == Done()
    assert await house.ask("bob", ProposeDeal("chips")) == Refused("deal_open")
    table = house.table_of("ann")
    await house.play_hand(table)  # the shares are named when the hand is over
    await house.until(lambda: house.state.deal is not None and bool(house.state.deal.shares))
    assert house.state.deal is not None
    shares = house.state.deal.shares
    assert sum(shares.values()) == 300
    chips = {f"{one.player}/1": one.stack for one in table.state.occupants}
    assert sorted(shares, key=lambda entry: shares[entry]) == sorted(
        chips, key=lambda entry: (chips[entry], -shares[entry])
    ) or len(set(chips.values())) < len(chips)
    assert await house.ask("bob", AnswerDeal(yes=True)) == Done()
    assert await house.ask("bob", AnswerDeal(yes=True)) == Refused("already_agreed")
    assert await house.ask("cid", AnswerDeal(yes=True)) == Done()
    await house.until(lambda: house.state.phase == "finished")
    for player in ("ann", "bob", "cid"):
        assert await house.wallet(player) == 10_000 - 110 + shares[f"{player}/1"]
    assert await house.pool() == 0
    await house.check_money()


async def test_one_no_and_play_goes_on(house: House) -> None:
    await begin(house, quick(stack=1000), "ann", "bob", "cid")
    table = house.table_of("ann")
    assert await house.ask("ann", ProposeDeal("chips")) == Done()
    await house.play_hand(table)
    await house.until(lambda: house.state.deal is not None and bool(house.state.deal.shares))
    assert await house.ask("cid", AnswerDeal(yes=False)) == Done()
    await house.pass_time(3, lambda: bool(table.state.hand))
    assert await house.ask("ann", ProposeDeal("chips")) == Refused("deal_proposed")


async def test_a_deal_nobody_answers_lapses(house: House) -> None:
    await begin(house, quick(stack=1000), "ann", "bob", "cid")
    table = house.table_of("ann")
    assert await house.ask("ann", ProposeDeal("chips")) == Done()
    await house.play_hand(table)
    await house.until(lambda: house.state.deal is not None and bool(house.state.deal.shares))
    await house.pass_time(45, lambda: house.state.deal is None and bool(table.state.hand))


async def test_a_restart_in_the_middle_of_a_hand_goes_on_with_it(house: House) -> None:
    await begin(house, quick(), "ann", "bob", "cid")
    table = house.table_of("ann")
    before, hand = house.state, table.hand
    await house.restart()
    again = house.table_of("ann")
    assert again.hand == hand
    assert house.state.entrants == before.entrants
    await house.play_hand(again)
    await next_hands(house)
    assert again.state.number == 2
    await house.check_money()


async def test_b60_b62_a_void_hand_is_no_hand_of_its_level(house: House) -> None:
    """A level of two hands: one is played, one is void, and one more is played before the next."""
    periods = rising(("seven-stud",), (20, 40), 2)
    await begin(house, quick(periods=periods, stack=1000), "ann", "bob")
    await house.play_hand(house.table_of("ann"))
    await next_hands(house)
    before = {one.player: one.stack for one in house.table_of("ann").state.occupants}
    await house.close()
    await damage_hand(house)
    await house.open()
    table = house.table_of("ann")
    await house.until(lambda: table.state.voided == 1)
    assert {one.player: one.stack for one in table.state.occupants} == before
    await next_hands(house)
    assert (table.state.number, table.state.config.stakes.small) == (3, 20)
    await house.play_hand(table)
    await next_hands(house)
    assert (table.state.number, table.state.config.stakes.small) == (4, 40)


async def damage_hand(house: House) -> None:
    """Something happens to the file: what was played of the running hand is cut short."""
    database = await Database.open(address_in(house.folder))
    rows = schema.records
    spoilt = update(rows).where(rows.c.kind == "hand_events").values(body=b"?")
    await database.run(lambda connection: connection.execute(spoilt).rowcount)
    await database.close()


async def test_nothing_is_arranged_at_a_cash_table(house: House) -> None:
    table = await house.room.add(config_for("fortune", 10))
    assert await table.order("x", "", "1", Arrange(deal=True)) == Refused("no_tournament")
