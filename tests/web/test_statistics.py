"""A player's own statistics, told to nobody else (U31)."""

from statistics import mean, stdev
from typing import Any

import pytest

from doorcard.room.statistics import ENOUGH, POINTS, Kind, Played, statistics
from tests.room.playing import START, config_for
from tests.web.conftest import OpenSite
from tests.web.played import MUCKED, Party, gather, play_mucked
from tests.web.serving import Site

FORTUNE = config_for("fortune", 10)
DAY = 86_400_000


async def play_bo_alone(party: Party) -> None:
    """Ann brings in, Bo completes, and everybody folds to him on second street."""
    desk = party.site.desk
    desk.entropy.stack(MUCKED)
    await desk.next_hand()
    await desk.act(1, "bring_in")
    await desk.act(2, "complete", 10)
    for seat in (3, 4, 1):
        await desk.act(seat, "fold")
    await desk.play_out()


async def play_ten(party: Party) -> None:
    """Six hands that Ann wins at the showdown over Bo and Cy, four that Bo wins uncontested."""
    for _ in range(3):
        await play_mucked(party)
        await play_bo_alone(party)
        await play_mucked(party)
    await play_bo_alone(party)


async def told(site: Site, path: str, token: str, **query: str) -> dict[str, Any]:
    """The statistics of a player's only game."""
    answer = await site.get(path, token, **query)
    assert answer.status_code == 200, answer.text
    (game,) = answer.json()["games"]
    return dict(game)


@pytest.mark.parametrize("path", ["/api/stats", "/api/tables/t/session"])
async def test_u31_after_ten_scripted_hands_the_numbers_are_the_scripts(
    open_site: OpenSite, path: str
) -> None:
    party = await gather(await open_site(FORTUNE))
    await play_ten(party)
    # by seat: hands that came to third street, showdowns, of them won, pots
    script = {1: (6, 6, 6, 6), 2: (6, 6, 0, 4), 3: (6, 6, 0, 0), 4: (0, 0, 0, 0)}
    for seat, (third, showdowns, won, pots) in script.items():
        game = await told(party.site, path, party.tokens[seat])
        assert (game["game"], game["house"], game["chips"]) == ("five_card_stud", "fortune", "cash")
        assert game["hands"] == 10
        seen = {one["street"]: one["hands"] for one in game["streets"]}
        assert seen == {2: 10, 3: third, 4: third, 5: third}
        assert (game["showdowns"], game["showdowns_won"], game["pots"]) == (showdowns, won, pots)
        assert game["net"] == party.site.desk.stack(seat) - 10_000
        assert game["big_bets"] == pytest.approx(game["net"] / 20)
        assert game["per_hundred"] == pytest.approx(100 * game["net"] / 20 / 10)
        assert game["margin"] is None  # ten hands say nothing
        assert game["curve"][0] == {"hands": 0, "net": 0}
        assert game["curve"][-1] == {"hands": 10, "net": game["net"]}


async def test_statistics_are_of_the_period_and_game_that_are_asked_for(
    open_site: OpenSite,
) -> None:
    party = await gather(await open_site(FORTUNE))
    site, bo = party.site, party.tokens[2]
    await play_mucked(party)
    site.desk.clock.advance(DAY)
    await play_bo_alone(party)
    assert (await told(site, "/api/stats", bo))["pots"] == 1
    first = await told(site, "/api/stats", bo, to=str(START + DAY))
    assert (first["hands"], first["pots"]) == (1, 0)
    none = await site.get("/api/stats", bo, game="five_card_draw")
    assert none.json() == {"games": []}


async def test_statistics_are_a_players_own(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await play_ten(party)
    site = party.site
    assert (await site.get("/api/stats")).status_code == 401
    assert (await site.get("/api/tables/t/session")).status_code == 401
    stranger = await site.guest("Fay")
    assert (await site.get("/api/stats", stranger)).json() == {"games": []}
    for path in ("/api/tables/t/session", "/api/tables/none/session"):
        assert (await site.get(path, stranger)).status_code == 404
    assert "Bo" not in (await site.get("/api/stats", party.tokens[1])).text


async def test_r3_30_a_new_session_at_the_table_begins_at_nothing(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await play_mucked(party)
    site, token = party.site, party.tokens[4]
    leave = {"t": "leave", "id": "leave-1", "when": "now"}
    assert (await party.links[4].ask(leave))["t"] == "done"
    site.desk.clock.advance(1)
    sit = {"t": "sit", "id": "sit-again", "seat": 6, "buy_in": 10_000}
    assert (await party.links[4].ask(sit))["t"] == "done"
    assert (await site.get("/api/tables/t/session", token)).json() == {"games": []}
    assert (await told(site, "/api/stats", token))["hands"] == 1


async def test_b62_a_void_hand_is_in_no_statistics(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    await party.site.desk.next_hand()
    await party.site.desk.table._void("a test ends it")
    await party.site.desk.until_over()
    assert (await party.site.get("/api/stats", party.tokens[1])).json() == {"games": []}


async def test_r4_10_a_big_bet_of_pot_limit_is_two_big_blinds(open_site: OpenSite) -> None:
    site = await open_site(config_for("draw-pot", 50))
    for seat, name in ((1, "Ann"), (2, "Bo")):
        await site.player(name, seat, 10_000)
    await site.desk.next_hand()
    await site.desk.play_out()
    game = await told(site, "/api/stats", site.tokens[1])
    assert game["net"] == site.desk.stack(1) - 10_000
    assert game["big_bets"] == pytest.approx(game["net"] / 100)
    assert [one["street"] for one in game["streets"]] == [1, 2]


def test_the_range_is_that_of_a_mean_of_many_hands() -> None:
    kind = Kind("seven_card_stud", "seven-stud", "cash")
    nets = [(-40, 120, -80, 10)[number % 4] for number in range(400)]
    hands = [Played(kind, net, 40, 7, False, 0) for net in nets]
    (game,) = statistics(hands).games
    values = [net / 40 for net in nets]
    assert game.per_hundred == pytest.approx(100 * mean(values))
    assert game.margin == pytest.approx(100 * 1.96 * stdev(values) / 20)
    assert statistics(hands[: ENOUGH - 1]).games[0].margin is None
    assert statistics(hands[:ENOUGH]).games[0].margin is not None


def test_a_curve_is_short_and_true_however_long_the_game() -> None:
    kind = Kind("five_card_draw", "draw-pot", "cash")
    nets = [number % 7 - 3 for number in range(10_001)]
    (game,) = statistics([Played(kind, net, 10, 2, True, 0) for net in nets]).games
    assert len(game.curve) == POINTS + 1
    for point in game.curve:
        assert point.net == sum(nets[: point.hands])
    assert game.curve[-1].hands == 10_001


def test_other_chips_are_counted_for_themselves() -> None:
    stud = [Played(Kind("five_card_stud", "fortune", chips), 5, 20, 5, False, 1) for chips in
            ("cash", "tournament", "cash", "practice")]  # fmt: skip
    found = statistics(stud).games
    assert [(one.chips, one.hands) for one in found] == [
        ("cash", 2),
        ("practice", 1),
        ("tournament", 1),
    ]
