"""Satellites: their prizes are seats, and the room enters the winners.

Each prize is one movement of chips, a seat as well as its worth, and whenever the server dies.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from doorcard.adapters.sql import schema
from doorcard.room.orders import Answer, Done
from doorcard.room.tournament import records as r
from doorcard.room.tournament import telling
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.folding import fold
from doorcard.room.tournament.orders import Cancel, Register, Sender, Unregister
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.scene import Step
from doorcard.room.tournament.standings import finish, pay
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import BadStructure, Satellite, Structure
from doorcard.room.tournament.tables import deal
from tests.recovery.failing import dies_at_every_step
from tests.room.playing import START
from tests.tournament.dying import DyingHouse
from tests.tournament.halls import CUP, House
from tests.tournament.scenes import NOW, SECOND, look, running, scene, structure

HOUR = 3_600_000
MAIN = "main"
SEAT = 110  # entry and fee of the main tournament
RICH = 10_000


def main(**knobs: object) -> TournamentConfig:
    """The tournament the seats are in: 100 for the prizes, 10 for the room."""
    form = structure("seven-stud", **{"price": 100, "fee": 10, **knobs})
    return TournamentConfig(tournament=MAIN, name="Main", structure=form, starts_at=START + HOUR)


def satellite(**knobs: object) -> Structure:
    """Two players, 220 to win: a seat, and what is left for the other. Blinds alone end it."""
    form: dict[str, object] = {
        "seats": 6,
        "most": 2,
        "stack": 60,
        "countdown": 0,
        "measure": "hands",
        "periods": rising(("draw-limit",), (20, 40, 60, 80, 120, 240), 1),
        "satellite": Satellite(MAIN, SEAT, "Main"),
        "price": 90,
        "fee": 9,
    }
    return structure("draw-limit", **{**form, **knobs})


@pytest.fixture
async def hall(tmp_path: Path) -> House:
    """A hall with the main tournament."""
    house = await House(tmp_path).open()
    await house.hall.make(main())
    return house


async def play_to_the_end(house: House) -> None:
    """Nobody is there, so the clock decides everything."""
    while len(house.state.paid) < 2:
        house.clock.advance(1000)
        await house.database.run(lambda _: None)  # what was being written is there now


def main_of(house: House) -> Director:
    return house.hall.directors[MAIN]


def winner_of(house: House) -> str:
    (entry,) = house.state.out[-1]
    return house.state.entrants[entry].player


async def prizes_posted(house: House) -> int:
    """How many entries of the ledger are prizes."""

    def work(connection: Connection) -> int:
        query = select(func.count()).where(schema.entries.c.reason == "prize")
        return connection.scalar(query) or 0

    return await house.database.run(work)


async def test_the_winner_of_a_satellite_is_entered_by_the_room(hall: House) -> None:
    try:
        await hall.make(satellite())
        await hall.enter("ann", "bob")
        await play_to_the_end(hall)
        winner = winner_of(hall)
        (loser,) = {"ann", "bob"} - {winner}
        target = main_of(hall)
        assert target.state.entry_of(winner) is not None
        assert target.state.entry_of(loser) is None
        assert await hall.wallet(winner) == RICH - 99  # no chips came, and none went
        assert await hall.wallet(loser) == RICH - 99 + (180 - SEAT)
        assert await hall.pool() == 0
        assert await hall.balance(f"pool:{MAIN}") == 100
        assert await hall.balance("fees") == 2 * 9 + 10
        assert await prizes_posted(hall) == 2
        you = telling.now(hall.cup, winner, "player").you
        assert (you.place, you.prize, you.seat) == (1, SEAT, True)
        assert "unregister" in telling.now(target, winner, "player").you.may
        await hall.check_money()
        sender = Sender(winner, winner)
        assert await target.order(sender, "out", Unregister()) == Done()
        assert await hall.wallet(winner) == RICH - 99 + SEAT  # he would rather have the chips
        await hall.check_money()
    finally:
        await hall.close()


async def called_off(house: House) -> None:
    assert await main_of(house).order(Sender("hal", "hal", "host"), "x", Cancel()) == Done()


async def all_entered(house: House) -> None:
    for player in ("ann", "bob"):
        await house.give(player, SEAT)
        assert await main_of(house).order(Sender(player, player), "in", Register()) == Done()


async def started(house: House) -> None:
    for player in ("cid", "dan"):
        await house.give(player, SEAT)
        assert await main_of(house).order(Sender(player, player), "in", Register()) == Done()
    house.clock.advance(HOUR)
    await house.until(lambda: main_of(house).state.phase == "running")


@pytest.mark.parametrize("before", [called_off, all_entered, started])
async def test_who_cannot_be_entered_gets_what_the_seat_is_worth(
    hall: House, before: Callable[[House], Awaitable[None]]
) -> None:
    try:
        await hall.make(satellite())
        await before(hall)
        entered = set(main_of(hall).state.entrants)
        await hall.enter("ann", "bob")
        await play_to_the_end(hall)
        winner = winner_of(hall)
        assert set(main_of(hall).state.entrants) == entered
        assert await hall.wallet(winner) == RICH - 99 + SEAT
        assert await prizes_posted(hall) == 2
        you = telling.now(hall.cup, winner, "player").you
        assert (you.prize, you.seat) == (SEAT, False)
        await hall.check_money()
    finally:
        await hall.close()


async def test_a_full_tournament_takes_no_winner(tmp_path: Path) -> None:
    house = await House(tmp_path).open()
    try:
        await house.hall.make(main(most=2))
        await house.make(satellite())
        for player in ("cid", "dan"):
            await house.give(player, SEAT)
            entered = await main_of(house).order(Sender(player, player), "in", Register())
            assert entered == Done()
        await house.enter("ann", "bob")
        await play_to_the_end(house)
        assert len(main_of(house).state.entrants) == 2
        assert await house.wallet(winner_of(house)) == RICH - 99 + SEAT
        await house.check_money()
    finally:
        await house.close()


async def test_a_seat_worth_more_than_its_price_leaves_the_rest_to_the_winner(hall: House) -> None:
    """More is to be won than seats there are players for: each gets a seat and an equal share."""
    try:
        await hall.make(satellite(price=130, fee=0))
        await hall.enter("ann", "bob")
        await play_to_the_end(hall)
        for player in ("ann", "bob"):
            assert main_of(hall).state.entry_of(player) is not None
            assert await hall.wallet(player) == RICH - 130 + (130 - SEAT)
        assert await hall.pool() == 0
        await hall.check_money()
    finally:
        await hall.close()


@pytest.mark.parametrize(
    "seat", [Satellite("nothing", SEAT), Satellite(MAIN, SEAT - 1)], ids=["no such", "too cheap"]
)
async def test_a_satellite_of_what_cannot_be_entered_is_no_tournament(
    hall: House, seat: Satellite
) -> None:
    try:
        with pytest.raises(BadStructure):
            await hall.make(satellite(satellite=seat))
        assert CUP not in hall.hall.directors
    finally:
        await hall.close()


def test_a_satellite_is_over_when_each_who_is_left_has_a_seat() -> None:
    """Four of 55: two seats. When two are out no more cards are dealt."""
    form = satellite(price=55, most=4, stack=1000)
    state = running(form, ["a", "b", "c", "d"])
    assert finish(scene(state, look(state, 1))) is None
    state = fold(state, r.Out((("a/1",), ("b/1",)), NOW))
    resting = look(state, 1, stacks={"c": 1500, "d": 2500}, ended=NOW - 60 * SECOND)
    assert deal(scene(state, resting)) is None
    assert finish(scene(state, look(state, 1, hand=True))) is None  # the hand is played to its end
    assert finish(scene(state, look(state, 1, stacks={"c": 0}))) is None  # and who has lost is out
    step = finish(scene(state, resting))
    assert step == Step((r.Finished(("c/1", "d/1"), NOW),))


def test_house_players_are_given_chips_and_no_seats() -> None:
    form = satellite()
    state = running(form, ["a", "b"])
    state = fold(state, r.Finished(("a/1", "b/1"), NOW))
    person = pay(scene(state))
    assert person is not None
    assert not isinstance(person, Step)
    bots = fold(running(form, ["a"]), r.Registered("bot/1", "bot", "Rob", NOW, bot=True))
    bots = fold(bots, r.Finished(("a/1", "bot/1"), NOW))
    assert isinstance(pay(scene(bots)), Step)


async def test_p58_a_winner_is_entered_once_though_the_server_dies_at_every_write(
    tmp_path: Path,
) -> None:
    house = DyingHouse(tmp_path, dies_at_every_step())
    try:
        await house.begin()
        await house.insist(lambda: house.hall.make(main()))
        await house.insist(lambda: house.make(satellite()))
        for player in ("ann", "bob"):
            await house.give(player, RICH)
            await house.insist(lambda one=player: entering(house, one))  # type: ignore[misc]
        await house.play_until(lambda: len(house.state.paid) == 2)
        assert house.deaths > 50
        winner = winner_of(house)
        assert [one.player for one in main_of(house).state.alive] == [winner]
        assert await house.wallet(winner) == RICH - 99
        assert await house.pool() == 0
        assert await house.balance(f"pool:{MAIN}") == 100
        assert await prizes_posted(house) == 2
        await house.check_money()
    finally:
        await house.close()


async def entering(house: House, player: str) -> Answer:
    return await house.ask(player, Register(), "in")
