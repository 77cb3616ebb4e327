"""What a player chooses before his turn: the ten rules of CLIENT section 5, on the server (U21)."""

from collections.abc import Callable

import msgspec
import pytest

from doorcard.engine.events import Acted
from doorcard.room.advance_actions import AdvanceOption
from doorcard.room.orders import Advance, AdvanceKind, Answer, Done, Refused
from doorcard.room.telling import Telling, Wishes
from tests.room.playing import Desk, OpenDesk, name_of

TEN = 10_000
LEAST, MOST = 400, 900  # milliseconds a choice waits when its turn has come (R9)

# Holes and doors of seats 1, 2, 3; seat 3 has the low card and opens, then 1, then 2. After a burn
# seat 1 shows a pair of kings, after another nobody shows anything better.
THREE = "2c 9s 7s Kh 9c 4d  5c Kd 2d 5h  6c 7h 9d 6s  8c 3c 2s Th"
# The same, but seat 2 holds and gets other cards: all of his that are not face up differ.
OTHER_HOLE = THREE.replace("9s", "Ah")


async def three_players(
    open_desk: OpenDesk, chips: int = TEN, deck: str = THREE, folder: str = "table"
) -> Desk:
    """Seat 3 is asked to open, and seat 2 acts last."""
    chairs = {1: TEN, 2: chips, 3: TEN}
    desk = await open_desk("fortune", 10, chairs, deck=deck, folder=folder, min_buy_in_big_bets=1)
    await desk.until_asked(3)
    return desk


async def choose(
    desk: Desk, seat: int, kind: AdvanceKind | None, to: int | None = None, order_id: str = ""
) -> Answer:
    hand = desk.hand
    order = Advance(hand.started.hand, hand.decision, kind, to)
    return await desk.order(name_of(seat), order, order_id)


def wishes(desk: Desk, seat: int) -> Wishes:
    """What the player on a chair is told about his own wishes."""
    found = desk.table.picture().wishes(name_of(seat))
    assert found is not None
    return found


def chosen(desk: Desk, seat: int) -> AdvanceKind | None:
    option = wishes(desk, seat).advance
    return option.kind if option is not None else None


def offered(desk: Desk, seat: int) -> dict[AdvanceKind, int]:
    """What may be chosen, each with the total it names."""
    return {option.kind: option.to for option in wishes(desk, seat).advance_options}


def dropped(desk: Desk, seat: int) -> list[str]:
    """Why choices of a player were dropped, as he was told."""
    told = [telling.news(name_of(seat)).wishes for telling in desk.tellings]
    return [one.advance_dropped for one in told if one is not None and one.advance_dropped]


async def carried_out(desk: Desk, seat: int) -> Acted:
    """Let the time of a choice pass; the act it became."""
    decision = desk.hand.decision
    assert desk.asked == seat
    desk.clock.advance(LEAST - 1)
    assert desk.hand.decision == decision
    desk.clock.advance(MOST - LEAST + 1)
    await desk.until(lambda: desk.hand.decision > decision or desk.hand.over)
    return next(act for act in reversed(desk.events(Acted)) if act.seat == seat)


async def delay_of_choice(desk: Desk) -> int:
    """Let time pass until the choice of the asked seat is carried out; how long it took."""
    began, decision = desk.clock.now(), desk.hand.decision
    while desk.hand.decision == decision:
        desk.clock.advance(1)
        # A refused order comes back when the table has done what was due before it.
        await desk.order("nobody", Advance("", 0, None))
    return desk.clock.now() - began


async def nothing_happens(desk: Desk, seat: int) -> None:
    """The seat is asked like anybody, and nobody acts for it."""
    await desk.until_asked(seat)
    decision, told = desk.hand.decision, desk.table.told
    desk.clock.advance(MOST + 100)
    # An order that is refused has gone through the table's task: it would have acted by now.
    assert isinstance(await choose(desk, seat, "fold"), Refused)
    assert (desk.hand.decision, desk.table.told) == (decision, told)


async def test_u21_what_can_be_chosen_follows_the_betting(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    assert offered(desk, 3) == {}  # he is asked
    assert offered(desk, 2) == {"fold": 0, "call_any": 40}  # before anybody has opened
    await desk.act(3, "bring_in")
    assert offered(desk, 2) == {"fold": 0, "call": 3, "call_any": 40}
    await desk.act(1, "call")
    await desk.act(2, "complete", 10)
    # Who has wagered is asked again only if somebody raises him.
    assert offered(desk, 2) == {"fold": 0, "call_any": 40}
    await desk.act(3, "call")
    await desk.act(1, "call")
    await desk.until_asked(1)
    assert offered(desk, 2) == {"check_fold": 0, "check": 0, "call_any": 80}  # an open pair (B16)


async def test_r1_a_choice_ends_with_its_hand(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "complete", 10)
    await desk.act(1, "fold")
    await desk.act(2, "raise", 20)
    assert await choose(desk, 2, "fold") == Done()
    await desk.act(3, "fold")
    await desk.play_out("muck")
    await desk.next_hand()
    assert chosen(desk, 2) is None
    await desk.until_asked()
    while desk.asked != 2:
        await desk.passive_act()
    await nothing_happens(desk, 2)
    assert dropped(desk, 2) == []  # nothing went wrong, so nothing is said


async def test_r2_a_choice_ends_with_its_street(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "complete", 10)
    await desk.act(1, "call")
    await desk.act(2, "call")
    await desk.until_asked(1)
    await desk.act(1, "bet", 10)
    await desk.act(2, "raise", 20)
    assert await choose(desk, 2, "call_any", offered(desk, 2)["call_any"]) == Done()
    await desk.act(3, "call")
    await desk.act(1, "call")
    await desk.until_asked(1)
    assert chosen(desk, 2) is None
    await desk.act(1, "check")
    await nothing_happens(desk, 2)


async def test_r2_a_choice_ends_with_the_draw_and_none_is_made_for_it(open_desk: OpenDesk) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN})
    button = desk.asked
    await desk.act(button, "raise", 100)
    small = desk.asked
    await desk.act(small, "raise", 150)
    assert await choose(desk, small, "fold") == Done()
    await desk.act(desk.asked, "call")
    assert chosen(desk, small) == "fold"
    await desk.act(button, "call")
    assert desk.hand.asking == "draw"
    assert chosen(desk, small) is None
    assert all(offered(desk, seat) == {} for seat in (1, 2, 3))
    assert isinstance(await choose(desk, button, "fold"), Refused)


async def test_r3_a_call_carries_its_amount_and_a_raise_ends_it_with_a_word(
    open_desk: OpenDesk,
) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "complete", 10)
    assert await choose(desk, 2, "call", 10) == Done()
    await desk.act(1, "raise", 20)
    assert chosen(desk, 2) is None
    assert dropped(desk, 2) == ["amount"]
    assert wishes(desk, 2).advance_dropped == ""  # said once
    await nothing_happens(desk, 2)


async def test_r3_a_check_does_not_become_a_call(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "bring_in")
    await desk.act(1, "call")
    await desk.act(2, "call")
    await desk.until_asked(1)
    assert await choose(desk, 2, "check") == Done()
    await desk.act(1, "bet", 10)
    assert dropped(desk, 2) == ["amount"]
    await nothing_happens(desk, 2)


async def test_r3_a_call_that_stands_is_made_for_its_amount(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "complete", 10)
    wrong = await choose(desk, 2, "call", 20)
    assert isinstance(wrong, Refused)
    assert wrong.code == "price_changed"
    assert await choose(desk, 2, "call", 10) == Done()
    await desk.act(1, "fold")
    act = await carried_out(desk, 2)
    assert (act.act, act.to, act.cause) == ("call", 10, "player")


async def test_check_or_fold_never_folds_where_checking_is_free(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "bring_in")
    await desk.act(1, "call")
    await desk.act(2, "call")
    await desk.until_asked(1)
    for act, expected in (("check", "check"), ("bet", "fold")):
        await desk.until_asked(1)
        assert await choose(desk, 2, "check_fold") == Done()
        await desk.act(1, "bet", 20) if act == "bet" else await desk.act(1, "check")
        assert (await carried_out(desk, 2)).act == expected
        if expected == "check":
            await desk.act(3, "check")


async def test_folding_for_nothing_cannot_be_chosen_even_where_it_is_allowed(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-limit", 50, {1: TEN, 2: TEN, 3: TEN})
    await desk.act(desk.asked, "call")
    big = 6 - desk.asked - desk.hand.seats[desk.hand.position_of[desk.asked] - 1]
    assert desk.hand.house.fold_when_free
    assert set(offered(desk, big)) == {"check_fold", "check", "call_any"}
    assert isinstance(await choose(desk, big, "fold"), Refused)


async def test_r8_a_call_of_any_amount_has_a_bound_and_is_never_all_in(
    open_desk: OpenDesk,
) -> None:
    desk = await three_players(open_desk, chips=36)  # 35 after the ante
    await desk.act(3, "complete", 10)
    assert offered(desk, 2) == {"fold": 0, "call": 10, "call_any": 34}
    assert isinstance(await choose(desk, 2, "call_any", 40), Refused)
    assert isinstance(await choose(desk, 2, "call_any"), Refused)
    assert await choose(desk, 2, "call_any", 34) == Done()
    await desk.act(1, "raise", 20)
    act = await carried_out(desk, 2)
    assert (act.act, act.to, act.all_in) == ("call", 20, False)
    assert await choose(desk, 2, "call_any", offered(desk, 2)["call_any"]) == Done()
    await desk.act(3, "raise", 30)
    assert chosen(desk, 2) == "call_any"
    await desk.act(1, "raise", 40)
    assert dropped(desk, 2) == ["too_much"]
    await nothing_happens(desk, 2)


async def test_r8_without_a_cap_a_call_of_any_amount_goes_as_far_as_one_more_raise(
    open_desk: OpenDesk,
) -> None:
    desk = await open_desk("draw-pot", 50, {1: TEN, 2: TEN, 3: TEN})
    button = desk.asked
    waiting = [seat for seat in (1, 2, 3) if seat != button]
    most = desk.view(button).hand
    assert most is not None
    largest = next(option.up_to for option in most.legal if option.kind == "raise")
    assert {offered(desk, seat)["call_any"] for seat in waiting} == {largest}
    seat = waiting[0]
    assert await choose(desk, seat, "call_any", largest) == Done()
    await desk.act(button, "raise", largest)
    assert (await carried_out(desk, desk.asked)).to == largest
    other = desk.asked
    assert await choose(desk, seat, "call_any", offered(desk, seat)["call_any"]) == Done()
    await desk.act(other, "call")
    assert desk.hand.asking == "draw"


@pytest.mark.parametrize("kind", ["bet", "raise", "complete", "bring_in", "all_in"])
async def test_r8_no_wager_can_be_chosen(open_desk: OpenDesk, kind: str) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "bring_in")
    answer = await choose(desk, 2, kind)  # type: ignore[arg-type]
    assert isinstance(answer, Refused)
    assert (answer.code, chosen(desk, 2)) == ("not_offered", None)


async def test_r9_a_choice_takes_as_long_as_a_quick_hand_whatever_the_cards(
    open_desk: OpenDesk,
) -> None:
    delays: list[list[int]] = []
    for deck in (THREE, OTHER_HOLE):
        desk = await three_players(open_desk, deck=deck, folder=f"world {len(delays)}")
        await desk.act(3, "bring_in")
        delays.append([])
        for first in ("call", "check", "check"):
            await desk.until_asked(1)
            price = offered(desk, 2).get("call")
            kind: AdvanceKind = "check" if price is None else "call"
            assert await choose(desk, 2, kind, price) == Done()
            await desk.act(1, first)
            delays[-1].append(await delay_of_choice(desk))
            if first == "check":
                await desk.act(3, "check")
        await desk.close()
    assert delays[0] == delays[1]
    assert all(LEAST <= delay <= MOST for delay in delays[0])
    assert len(set(delays[0])) > 1


async def test_r10_a_choice_names_its_hand_and_decision_and_an_old_frame_changes_nothing(
    open_desk: OpenDesk,
) -> None:
    desk = await three_players(open_desk)
    hand = desk.hand.started.hand
    old = desk.hand.decision
    assert await choose(desk, 2, "fold", order_id="first") == Done()
    assert await choose(desk, 2, None) == Done()
    assert chosen(desk, 2) is None
    # The same order again is answered again and not done again.
    assert await choose(desk, 2, "fold", order_id="first") == Done()
    assert chosen(desk, 2) is None
    await desk.act(3, "bring_in")
    for order in (Advance(hand, old, "fold"), Advance("t-0", desk.hand.decision, "fold")):
        answer = await desk.order(name_of(2), order)
        assert isinstance(answer, Refused)
        assert (answer.code, answer.decision) == ("stale", desk.hand.decision)
    assert chosen(desk, 2) is None
    stranger = await desk.order("stranger", Advance(hand, desk.hand.decision, "fold"))
    assert stranger == Refused("not_seated")


async def test_a_quicker_hand_and_a_change_of_mind_come_first(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    assert await choose(desk, 1, "fold") == Done()
    assert await choose(desk, 2, "fold") == Done()
    await desk.act(3, "bring_in")
    assert chosen(desk, 1) == "fold"
    await desk.act(1, "call")  # before the choice is carried out
    assert chosen(desk, 1) is None
    await desk.until_asked(2)
    assert await choose(desk, 2, None) == Done()
    await nothing_happens(desk, 2)
    assert [act.act for act in desk.events(Acted)] == ["bring_in", "call"]


async def test_a_choice_is_carried_out_for_one_who_has_lost_his_connection(
    open_desk: OpenDesk,
) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "complete", 10)
    assert await choose(desk, 2, "call", 10) == Done()
    desk.table.connection(name_of(2), False)
    await desk.act(1, "fold")
    assert (await carried_out(desk, 2)).act == "call"


async def test_after_a_restart_nothing_is_chosen(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk)
    await desk.act(3, "bring_in")
    assert await choose(desk, 2, "fold") == Done()
    await desk.restart()
    assert chosen(desk, 2) is None
    await desk.act(1, "call")
    await nothing_happens(desk, 2)


async def test_who_cannot_act_any_more_has_nothing_to_choose(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk, chips=21)  # 20 after the ante
    await desk.act(3, "complete", 10)
    await desk.act(1, "raise", 20)
    await desk.act(2, "call")
    assert desk.stack(2) == 0
    assert offered(desk, 2) == {}
    await desk.act(3, "fold")
    assert offered(desk, 3) == {}


async def test_r8_a_call_that_is_all_in_names_its_amount(open_desk: OpenDesk) -> None:
    desk = await three_players(open_desk, chips=21)
    await desk.act(3, "complete", 10)
    await desk.act(1, "call")
    await desk.act(2, "call")
    await desk.until_asked(1)
    await desk.act(1, "check")
    await desk.act(2, "check")
    await desk.act(3, "bet", 10)
    assert wishes(desk, 2).advance_options == (
        AdvanceOption("fold"),
        AdvanceOption("call", 10, 10, all_in=True),
    )
    assert await choose(desk, 2, "call", 10) == Done()
    await desk.act(1, "fold")
    act = await carried_out(desk, 2)
    assert (act.act, act.to, act.all_in) == ("call", 10, True)


async def test_two_worlds_others_see_no_difference_between_a_choice_and_a_quick_hand(
    open_desk: OpenDesk,
) -> None:
    """The same act at the same time, once chosen before the turn and once made in it."""
    worlds: list[list[bytes]] = []
    delay = 0
    for chooses in (True, False):
        desk = await three_players(open_desk, folder=f"world {len(worlds)}")
        seen: list[bytes] = []
        desk.table.listen(watching(seen))
        await desk.act(3, "complete", 10)
        if chooses:
            for kind in ("fold", "call", None, "call"):
                assert await choose(desk, 2, kind, 10 if kind == "call" else None) == Done()
        await desk.act(1, "call")
        if chooses:
            delay = await delay_of_choice(desk)
        else:
            desk.clock.advance(delay)
            await desk.act(2, "call")
        await desk.play_out()
        worlds.append(seen)
        await desk.close()
    assert len(worlds[0]) > 20
    assert worlds[0] == worlds[1]


def watching(seen: list[bytes]) -> Callable[[Telling], None]:
    """Note every byte the rail and the other two players are sent."""

    def listen(telling: Telling) -> None:
        for player in ("", name_of(1), name_of(3)):
            seen.append(msgspec.json.encode(telling.news(player)))

    return listen
