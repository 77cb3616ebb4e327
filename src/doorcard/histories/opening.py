"""How the engine must be set up for a told hand: house, stakes, blinds and posts."""

import msgspec

from doorcard.engine import HandStarted, HouseRules, Seated, Stakes
from doorcard.games import GAMES
from doorcard.histories.record import Act, Blind, Protected, Record, Street
from doorcard.houses import HOUSES
from doorcard.houses.sites import SITES


class UnknownHouseError(LookupError):
    """No house rules are known for the site, or the site's house plays another game."""


def house_of(record: Record) -> HouseRules:
    """The house rules a hand was played under: its own, a real site's, or a room of ours."""
    if record.house is not None:
        return record.house
    site = SITES.get(record.site)
    if site is not None:
        return site.house(record.game, record.structure)
    house = HOUSES.get(record.site)
    if house is None:
        raise UnknownHouseError(f"no house rules are known for {record.site!r}")
    if house.game != record.game:
        raise UnknownHouseError(f"{record.site!r} does not deal {record.game!r}")
    return house


def start_of(record: Record) -> HandStarted:
    """The first event of the hand. UnknownHouseError as in ``house_of``."""
    live: dict[int, int] = {}
    dead: dict[int, int] = {}
    blinds = {"small": 0, "big": 0}
    protected = {fact.seat for fact in record.facts if isinstance(fact, Protected)}
    for fact in record.facts:
        if not isinstance(fact, Blind):
            continue
        if fact.kind == "post":
            live[fact.seat] = live.get(fact.seat, 0) + fact.live
            dead[fact.seat] = dead.get(fact.seat, 0) + fact.dead
        else:
            blinds[fact.kind] = fact.seat
    return HandStarted(
        hand=record.hand,
        game=GAMES[record.game],
        house=house_of(record),
        stakes=stakes_of(record),
        players=tuple(
            Seated(
                seat=player.seat,
                stack=player.stack,
                live_post=live.get(player.seat, 0),
                dead_post=dead.get(player.seat, 0),
                protections=1 if player.seat in protected else 0,
            )
            for player in record.players
        ),
        button=record.button,
        small_blind=blinds["small"],
        big_blind=blinds["big"],
        tournament=record.tournament,
    )


def stakes_of(record: Record) -> Stakes:
    """The stakes, with a bring-in where the history has none in full.

    It is then what those paid who called before any completion. Where all of them were all-in it
    may have been more, and no act depends on it: any amount will do that the rules allow (B54).
    """
    stakes = record.stakes
    if record.game == "five_card_draw" or stakes.bring_in:
        return stakes
    amount, called, short = _largest_opening(record)
    if not called or amount < max(stakes.ante, 1):
        usual = min(stakes.small // 4, short - 1) if short else stakes.small // 4
        amount = max(amount, stakes.ante, usual, 1)
    return msgspec.structs.replace(stakes, bring_in=min(amount, stakes.small // 2))


def _largest_opening(record: Record) -> tuple[int, bool, int]:
    """The most anybody paid before a completion, whether a caller had chips left, a short wager.

    A wager is more than the bring-in, even one that is too short to be a completion; 0 for none.
    """
    streets, amount, called, short = 0, 0, False, 0
    for fact in record.facts:
        if isinstance(fact, Street):
            streets += 1
        elif streets > 1:
            break
        elif isinstance(fact, Act):
            if fact.act in ("bet", "raise", "complete"):
                if 2 * fact.to >= record.stakes.small:
                    break  # less than that is no completion (B8)
                short = max(short, fact.to)
            elif fact.to > short:  # whoever pays a short wager tells of that one
                amount = max(amount, fact.to)
                called = called or (fact.act == "call" and not fact.all_in)
    return amount, called, short
