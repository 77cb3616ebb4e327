"""Whoever looks at a table gets exactly what his own redacted events tell (FAIR 3, CLIENT 5).

The room works out once what several viewers have in common. Here each picture is compared with one
made the plain way, for this viewer alone.
"""

from random import Random

import msgspec
import pytest

from doorcard.adapters.web import frames
from doorcard.engine import legal
from doorcard.houses import HOUSES
from doorcard.room import Table, Telling
from doorcard.room.orders import Done, Leave, TopUp
from doorcard.views import Line, Viewer, betting_public, seat_view
from doorcard.views.seat_view import SeatView
from doorcard.wire.following import Follower
from tests.room.playing import Desk, OpenDesk, name_of

RAIL = 0
WEIGHTS = {"fold": 1, "check": 4, "call": 8, "bring_in": 4}


class Witness:
    """Looks at everything a table tells, and at each viewer for himself."""

    def __init__(self, table: Table, players: list[str]) -> None:
        self.table = table
        self.players = players
        self.seen = 0
        self.wrong: list[tuple[str, object, object]] = []  # a table survives what it tells
        assert table.hand is not None
        begun = table.hand.started.hand, len(table.hand.events)
        self.shown = dict.fromkeys(("", *players), begun)
        self.followers = {player: Follower() for player in ("", *players)}
        self.rail: SeatView | None = None
        table.listen(self.hear)

    def hear(self, telling: Telling) -> None:
        updates = frames.Updates(telling, now=7)
        for player in ("", *self.players):
            news = telling.news(player)
            view, lines, codes = self.plainly(player)
            follower = self.followers[player]
            follower.hear(msgspec.json.decode(updates.to(player, self.rail)))
            self.wrong += [
                (player, made, plain)
                for made, plain in (
                    (news.view, view),
                    (msgspec.convert(follower.view, SeatView), view),
                    (news.lines, lines),
                    (news.events, codes),
                )
                if made != plain
            ]
            self.seen += 1
        self.rail = telling.rail

    def plainly(self, player: str) -> tuple[SeatView, tuple[Line, ...], tuple[str, ...]]:
        """The view, and the lines and codes since the last time, from this viewer's own events."""
        state, hand = self.table.state, self.table.hand
        assert hand is not None
        seat = state.hand_seat(player) if player else RAIL
        one = state.of_player(player) if player else None
        if one is None or one.seat != seat:
            seat = RAIL
        name = hand.started.hand
        before, count = self.shown[player]
        since = count if before == name else 0
        viewer = Viewer(seat)
        told = [viewer.see(event) for event in hand.events]
        self.shown[player] = name, len(hand.events)
        picture = self.table.picture()
        view = seat_view(
            picture._facts(),
            tuple(picture._chairs.values()),
            one.seat if one else RAIL,
            viewer.fold,
            betting_public(hand),
            legal=legal(hand) if hand.asked == seat else (),
            clock=picture._clock(),
        )
        lines = tuple(line for _, said in told[since:] for line in said)
        codes = tuple(
            str(type(event).__struct_config__.tag) for event, _ in told[since:] if event is not None
        )
        return view, lines, codes


@pytest.mark.parametrize("house", HOUSES)
async def test_fair_3_every_viewer_sees_what_his_own_events_tell_him(
    open_desk: OpenDesk, house: str
) -> None:
    desk = await open_desk(house, 40, {1: 3_000, 2: 900, 3: 2_500, 5: 3_000}, most=3_000)
    witness = Witness(desk.table, [name_of(seat) for seat in (1, 2, 3, 4, 5)])
    dice = Random(house)
    for number in range(8):
        if number == 2:  # somebody who watches sits down, somebody who plays leaves
            await desk.sit(4, 3_000)
            assert await desk.order(name_of(5), Leave()) == Done()
        await play_randomly(desk, dice)
        assert not witness.wrong, witness.wrong[0]
        desk.table.connection(name_of(1), number % 2 == 0)
        for one in desk.table.state.occupants:
            if one.stack == 0:
                await desk.order(one.player, TopUp(2_000))
        await desk.next_hand()
    assert witness.wrong == []
    assert witness.seen > 400


async def play_randomly(desk: Desk, dice: Random) -> None:
    """A hand by chance, to its end."""
    while True:
        await desk.until(lambda: desk.asked > 0 or desk.table.state.hand == "")
        if not desk.asked:
            return
        view = desk.view(desk.asked)
        assert view.hand is not None
        option = dice.choices(view.hand.legal, [WEIGHTS.get(o.kind, 3) for o in view.hand.legal])[0]
        held = [card.card for card in view.places[desk.asked - 1].cards]
        cards = dice.sample(held, dice.randint(0, 3)) if option.kind == "discard" else ()
        to = option.to if option.kind in ("bet", "complete", "raise") else None
        await desk.act(desk.asked, option.kind, to, cards)
