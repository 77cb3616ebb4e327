"""Entries, their money, and what is refused: one outcome, one ledger entry, a clear refusal."""

import asyncio

from doorcard.room.orders import Arrange, Done, Leave, Pause, Refused, Sit, TopUp
from doorcard.room.tournament.answering import answer
from doorcard.room.tournament.orders import (
    AddOn,
    Cancel,
    DeclineRebuy,
    Rebuy,
    Register,
    Sender,
    Unregister,
)
from doorcard.room.tournament.orders import Pause as PauseTournament
from doorcard.room.tournament.presets import rising
from doorcard.room.tournament.state import TournamentConfig
from doorcard.room.tournament.structure import AddOn as AddOnForm
from doorcard.room.tournament.structure import Break, Rebuys, Structure
from tests.room.playing import START
from tests.tournament.halls import House
from tests.tournament.scenes import scene, structure

HOUR = 3_600_000


def two_seats(**knobs: object) -> Structure:
    return structure("seven-stud", **{"seats": 2, "most": 2, "countdown": 0, **knobs})


async def test_an_entry_costs_buy_in_and_fee_and_comes_back_whole(house: House) -> None:
    await house.make(structure(), starts_at=START + HOUR)
    await house.enter("ann")
    assert await house.wallet("ann") == 10_000 - 110
    assert await house.pool() == 100
    assert await house.balance("fees") == 10
    assert await house.ask("ann", Unregister()) == Done()
    assert [await house.wallet("ann"), await house.pool(), await house.balance("fees")] == [
        10_000, 0, 0
    ]  # fmt: skip
    assert await house.ask("ann", Register()) == Done()  # and he may come again
    assert await house.pool() == 100
    await house.check_money()


async def test_registering_twice_is_one_entry(house: House) -> None:
    await house.make(structure(), starts_at=START + HOUR)
    await house.give("ann", 10_000)
    answers = await asyncio.gather(*(house.ask("ann", Register(), "same") for _ in range(4)))
    assert answers == [Done()] * 4  # the same request, sent again
    others = await asyncio.gather(*(house.ask("ann", Register()) for _ in range(4)))
    assert others == [Refused("already_registered")] * 4
    assert await house.wallet("ann") == 10_000 - 110
    assert len(house.state.entrants) == 1


async def test_p57_twenty_entries_at_once_never_overdraw_the_wallet(house: House) -> None:
    """A bankroll of 1000 and entries of 400: two are paid, the others are refused."""
    form = structure(price=390, fee=10)
    names = [f"cup-{number}" for number in range(20)]
    for name in names:
        config = house_config(form, name)
        await house.hall.make(config)
    await house.give("ann", 1000)
    sender = sender_of("ann")
    answers = await asyncio.gather(
        *(house.hall.directors[name].order(sender, "in", Register()) for name in names)
    )
    assert sorted(answers.count(one) for one in (Done(), REFUSED)) == [2, 18]
    assert await house.wallet("ann") == 200
    await house.check_money()


async def test_unregistering_in_the_second_of_the_start_is_refused(house: House) -> None:
    await house.make(structure(), starts_at=START + HOUR)
    await house.enter("ann", "bob")
    hour = scene(house.state, now=START + HOUR)  # nobody has looked at the clock yet
    assert answer(hour, sender_of("ann"), Unregister()) == Refused("tournament_starts")
    assert answer(hour, sender_of("cid"), Register()) == Refused("tournament_starts")
    house.clock.advance(HOUR)
    unregistered, registered = await asyncio.gather(
        house.ask("ann", Unregister()), house.ask("cid", Register())
    )
    assert unregistered == Refused("tournament_starts")
    assert registered == Refused("registration_closed")
    await house.until(lambda: house.state.phase == "running")
    assert await house.ask("ann", Unregister()) == Refused("tournament_starts")
    assert await house.pool() == 200


async def test_too_few_players_get_their_money_back(house: House) -> None:
    await house.make(structure(least=3), starts_at=START + HOUR)
    await house.enter("ann", "bob")
    await house.pass_time(3600, lambda: house.state.phase == "cancelled")
    assert [await house.wallet(player) for player in ("ann", "bob")] == [10_000] * 2
    assert await house.ask("ann", Register()) == Refused("tournament_over")
    await house.check_money()


async def test_a_full_sit_and_go_starts_and_takes_nobody_more(house: House) -> None:
    await house.make(two_seats())
    await house.enter("ann", "bob")
    await house.until(lambda: house.state.phase == "running")
    await house.give("cid", 10_000)
    assert await house.ask("cid", Register()) == Refused("registration_closed")
    assert await house.wallet("cid") == 10_000


async def test_late_registration_takes_a_seat_and_closes_with_its_level(house: House) -> None:
    form = structure(late_periods=1, seats=8, periods=rising(("seven-stud",), (20, 40, 80), 1))
    await house.make(form, starts_at=START + HOUR)
    await house.enter("ann", "bob")
    await house.pass_time(3600, lambda: house.state.phase == "running")
    await house.enter("cid")
    await house.until(
        lambda: any(
            one.player == "cid"
            for table in house.room.tables.values()
            for one in table.state.occupants
        )
    )
    await house.pass_time(11, lambda: house.state.ticking)
    for _ in range(13):
        before = house.state.seen
        await house.pass_time(5, lambda seen=before: house.state.seen > seen)  # type: ignore[misc]
    await house.until(lambda: house.state.period == 1)
    await house.give("dan", 10_000)
    assert await house.ask("dan", Register()) == Refused("registration_closed")
    assert house.state.chips == 4500


async def test_rebuying_twice_is_refused_and_costs_once(house: House) -> None:
    form = two_seats(rebuys=Rebuys(0, 1500, 100, most=1))
    await house.make(form)
    await house.enter("ann", "bob")
    await house.until(lambda: house.state.phase == "running")
    await house.until(lambda: len(stacks(house)) == 2)
    answers = await asyncio.gather(house.ask("ann", Rebuy()), house.ask("ann", Rebuy()))
    assert list(answers) == [Done(), Refused("no_rebuys_left", {"most": 1})]
    assert await house.wallet("ann") == 10_000 - 110 - 100
    assert await house.pool() == 300
    assert house.state.chips == 4500
    assert await house.ask("ann", DeclineRebuy()) == Refused("not_asked")
    assert await house.ask("bob", AddOn()) == Refused("add_on_closed")
    await house.check_money()


async def test_an_add_on_is_sold_once_and_only_in_its_break(house: House) -> None:
    periods = rising(("seven-stud",), (20, 40), 1)
    form = two_seats(
        measure="hands",
        periods=(periods[0], Break(1), periods[1]),
        add_on=AddOnForm(1, 2000, 50),
    )
    await house.make(form)
    await house.enter("ann", "bob")
    await first_hand(house)
    assert await house.ask("ann", AddOn()) == Refused("add_on_closed")
    await house.play_hand(house.table_of("ann"))
    await house.until(lambda: house.state.in_break)
    assert await house.ask("ann", AddOn()) == Done()
    assert await house.ask("ann", AddOn()) == Refused("add_on_taken")
    await house.until(lambda: sum(stacks(house).values()) == 5000)
    assert await house.pool() == 250
    await house.check_money()


async def test_players_have_no_say_about_chairs_and_chips_of_a_tournament(house: House) -> None:
    await house.make(two_seats())
    await house.enter("ann", "bob")
    await first_hand(house)
    table = house.table_of("ann")
    for order in (Leave(), TopUp(100), Sit(1, 400), Pause(on=True)):
        assert await table.order("ann", "ann", f"x{order}", order) == Refused("tournament_table")
    late = Arrange(leave=((1, ""),))
    assert await table.order("tournament", "", "y", late) == Refused("hand_running")


async def test_only_the_host_stops_and_cancels_and_everybody_is_paid_back(house: House) -> None:
    await house.make(two_seats(), host="hal")
    await house.enter("ann", "bob")
    await first_hand(house)
    assert await house.ask("ann", PauseTournament(on=True)) == Refused("not_host")
    assert await house.ask("eve", Cancel(), role="host") == Refused("not_host")
    assert await house.ask("hal", PauseTournament(on=True)) == Done()
    assert await house.ask("hal", PauseTournament(on=True)) == Refused("already_so")
    assert await house.ask("hal", Cancel()) == Done()
    assert [await house.wallet(player) for player in ("ann", "bob")] == [10_000] * 2
    table = next(iter(house.room.tables.values()))
    await house.play_hand(table)  # the hand that runs is played to its end
    await house.pass_time(61, lambda: table.closed)
    await house.check_money()


async def test_what_nobody_is_asked_is_refused(house: House) -> None:
    await house.make(two_seats())
    assert await house.ask("ann", Unregister()) == Refused("not_entered")
    assert await house.ask("ann", Rebuy()) == Refused("not_entered")
    answered = await house.ask("ann", Register())
    assert isinstance(answered, Refused)
    assert (answered.code, answered.facts["needed"]) == ("not_enough_chips", 110)


async def first_hand(house: House) -> None:
    """Everybody has sat down, and the pause before the hand is over."""
    await house.until(lambda: len(stacks(house)) == 2)
    await house.pass_time(3, lambda: has_hand(house))


def has_hand(house: House) -> bool:
    return any(table.state.hand for table in house.room.tables.values())


def stacks(house: House) -> dict[str, int]:
    return {
        one.player: one.stack
        for table in house.room.tables.values()
        for one in table.state.occupants
    }


REFUSED = Refused("not_enough_chips", {"held": 200, "needed": 400})


def sender_of(player: str) -> Sender:
    return Sender(player, player)


def house_config(form: Structure, name: str) -> TournamentConfig:
    return TournamentConfig(tournament=name, name=name, structure=form, starts_at=START + HOUR)
