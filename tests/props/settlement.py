"""What a finished hand must have paid, worked out from its events by the oracle."""

from doorcard.engine import HandStarted
from doorcard.engine import events as ev
from tests.props import oracle
from tests.props.watched import Played


def check_settlement(played: Played) -> None:
    """Returned chips, pots, rake, winners and shares agree with the oracle's."""
    events = list(played.hand.events)
    books = played.books
    started = events[0]
    assert isinstance(started, ev.HandStarted)
    awards = [event for event in events if isinstance(event, ev.PotAwarded)]
    ended = [event for event in events if isinstance(event, ev.HandEnded)]
    assert len(ended) == 1
    assert events[-1] is ended[0]
    assert {post.seat: post.amount for post in ended[0].stacks} == books.stack
    assert oracle.uncalled(books.total) == {}, "something uncalled was not returned"
    assert books.pot == 0
    pots = oracle.pots(books.total, books.live, sum(books.dead.values()))
    if len(books.live) == 1:
        _check_uncontested(started, played, awards, sum(chips for chips, _ in pots))
        return
    assert [(a.amount, tuple(sorted(a.seats))) for a in reversed(awards)] == pots
    assert [award.pot for award in awards] == list(reversed(range(len(pots))))
    house = started.house
    rakes = oracle.rake([chips for chips, _ in pots], house.rake_basis_points, house.rake_cap)
    assert [award.rake for award in reversed(awards)] == rakes
    strength = {seat: oracle.strength(books.cards[seat] + books.shared) for seat in books.live}
    for award in awards:
        able = [seat for seat in award.seats if seat not in books.mucked]
        best = max(strength[seat] for seat in able)
        winners = [seat for seat in order_of(started) if seat in able and strength[seat] == best]
        if house.muck_choice == "loser_only":
            assert best == max(strength[seat] for seat in award.seats), "a winner was mucked"
        paid = {share.seat: share.amount for share in award.shares}
        due = oracle.shares(award.amount - award.rake, winners)
        if house.odd_chip == "position":
            assert paid == due
        else:
            assert set(paid) == set(due)
            assert sorted(paid.values()) == sorted(due.values())


def _check_uncontested(
    started: HandStarted, played: Played, awards: list[ev.PotAwarded], chips: int
) -> None:
    (winner,) = played.books.live
    house = started.house
    first_round = max(e.street for e in played.hand.events if isinstance(e, STREETS)) == (
        started.game.streets[0].number
    )
    free = first_round and house.rake_first_round_free
    (due,) = [0] if free else oracle.rake([chips], house.rake_basis_points, house.rake_cap)
    assert sum(award.amount for award in awards) == chips
    assert sum(award.rake for award in awards) == due
    assert {share.seat for award in awards for share in award.shares} <= {winner}
    shown = [event for event in played.hand.events if isinstance(event, ev.HandShown)]
    assert all(event.seat == winner and event.reason == "choice" for event in shown) or any(
        event.reason == "all_in" for event in shown
    )


STREETS = (ev.StreetDealt, ev.CommunityDealt, ev.DrawOpened)


def order_of(started: HandStarted) -> list[int]:
    """Seats clockwise from the dealer's left (0.1)."""
    seats = sorted(player.seat for player in started.players)
    return [s for s in seats if s > started.button] + [s for s in seats if s <= started.button]
