"""Hands played on a site by four guests, for the tests of what is told of them afterwards."""

from typing import NamedTuple

from tests.web.serving import Link, Site

NAMES = ("Ann", "Bo", "Cy", "Di")

# T1: Ann shows aces, Bo and Cy muck on the river, Di folds her pair of sixes on second street.
MUCKED = "Ah 6s Jd 6d  2c 7d 8d 6c  Qc As 9c Tc  Qd Kd 3h 5h  Qs Qh 4s 6h"
CARDS = {1: "Ah 2c As Kd Qh", 2: "6s 7d 9c 3h 4s", 3: "Jd 8d Tc 5h 6h", 4: "6d 6c"}


class Party(NamedTuple):
    """A site where a hand is over. tokens: of the sessions, by seat; links: their sockets."""

    site: Site
    tokens: dict[int, str]
    links: dict[int, Link]


async def gather(site: Site, chips: int = 10_000) -> Party:
    """Four guests sit down and the first hand waits for its moment."""
    links = {seat: await site.player(name, seat, chips) for seat, name in enumerate(NAMES, 1)}
    return Party(site, dict(site.tokens), links)


async def play_mucked(party: Party) -> str:
    """The hand above; returns its id."""
    desk = party.site.desk
    desk.entropy.stack(MUCKED)
    await desk.next_hand()
    await desk.act(1, "bring_in")
    await desk.act(2, "call")
    await desk.act(3, "call")
    await desk.act(4, "fold")
    await desk.play_out()
    return desk.hand.started.hand


async def play_uncontested(party: Party) -> str:
    """Everybody folds to the first who wagers, and he keeps his cards to himself."""
    desk = party.site.desk
    await desk.next_hand()
    await desk.until_asked()
    await desk.act(desk.asked, "bring_in")
    await desk.until_asked()
    await desk.act(desk.asked, "complete", desk.config.stakes.small)
    await desk.play_out("fold")
    return desk.hand.started.hand
