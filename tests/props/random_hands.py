"""Random hands: any game, any value of any knob, any legal number of players and chips.

Everything takes a ``random.Random``; hypothesis hands in one of its own, a seeded loop a plain one.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from doorcard.engine import Game, Hand, HandStarted, HouseRules, Option, Seated, Stakes, legal
from doorcard.engine import commands as cmd
from doorcard.engine import events as ev
from doorcard.games import GAMES
from doorcard.houses import HOUSES

# Every knob a hand looks at, with all its values (K1, K3 to K6 and K35 are drawn elsewhere).
KNOBS: dict[str, tuple[Any, ...]] = {
    "structure": ("limit", "limit", "pot"),
    "opener_may_complete": (True, True, False),
    "open_pair_street": (None, 3, 4),
    "open_pair_who": ("any", "owner_opens"),
    "cap": (3, 4, 5, None),
    "headsup_uncap": ("never", "round_start", "before_cap"),
    "short_wager": ("half_full", "nominal", "full_only"),
    "burn": (False, True),
    "stub_short": ("community", "recycle_then_community"),
    "draw_deal": ("sequential", "after_all"),
    "max_draw": (0, 1, 2, 3, 4, 5, 5, 5),
    "board_tie": ("position", "suit"),
    "showdown_checked": ("first_actor", "any_round_aggressor", "seat_order"),
    "muck_choice": ("loser_only", "anyone"),
    "allin_face_up": ("never", "tournaments", "always"),
    "uncontested_show": ("choice", "never"),
    "timeout_free_action": ("check", "fold"),
    "odd_chip": ("position", "high_suit"),
    "rake_basis_points": (0, 0, 250, 500, 1000),
    "rake_cap": (None, 0, 3),
    "rake_first_round_free": (True, False),
    "pot_limit_max": ("pot_after_call", "literal", "stack"),
    "fold_when_free": (False, True),
    "show_draw_counts": (True, False),
    "leaving": ("check_fold", "fold"),
}


def random_start(rng: Random, house_name: str = "") -> HandStarted:
    """The setup of a hand. With a house's name, that room as it is; else knobs turned at will."""
    house = HOUSES[house_name or rng.choice(sorted(HOUSES))]
    game = GAMES[house.game]
    if not house_name:
        house = _turned(rng, house, game)
    stakes = _stakes(rng, game)
    seats = sorted(rng.sample(range(1, house.max_seats + 1), rng.randint(2, house.max_seats)))
    tournament = rng.random() < 0.3
    players = [_player(rng, seat, stakes, tournament) for seat in seats]
    places = _blinds(rng, house, seats) if game.forced == "blinds" else {}
    if places:
        players = [_entering(rng, player, places, stakes) for player in players]
    return HandStarted(
        hand="random",
        game=game,
        house=house,
        stakes=stakes,
        players=tuple(players),
        tournament=tournament,
        **places,
    )


def _turned(rng: Random, house: HouseRules, game: Game) -> HouseRules:
    knobs = {name: rng.choice(values) for name, values in KNOBS.items() if rng.random() < 0.5}
    numbers = [street.number for street in game.streets]
    small = rng.randint(0, len(numbers))
    knobs["small_bet_streets"] = tuple(numbers[:small])
    knobs["big_bet_streets"] = tuple(numbers[small:])
    # Nine players of seven-card stud need more than a deck; the engine refuses them.
    knobs["max_seats"] = rng.randint(2, 8 if game.shared_card else 9)
    return msgspec.structs.replace(house, **knobs)


def _stakes(rng: Random, game: Game) -> Stakes:
    small = rng.choice((2, 5, 10, 20, 200))
    big = small * rng.choice((1, 2, 2, 2, 3))
    if game.forced == "blinds":
        big_blind = rng.choice((small, small, small, rng.randint(1, 2 * small)))
        small_blind = rng.choice((big_blind // 2, big_blind // 2, rng.randint(0, big_blind)))
        ante = rng.choice((0, 0, 0, 1))
        return Stakes(small, big, ante=ante, small_blind=small_blind, big_blind=big_blind)
    bring_in = rng.randint(1, small // 2)
    return Stakes(small, big, ante=rng.randint(0, bring_in), bring_in=bring_in)


def _player(rng: Random, seat: int, stakes: Stakes, tournament: bool) -> Seated:
    forced = stakes.ante + stakes.bring_in + stakes.big_blind
    stack = rng.choice(
        (
            1,
            max(1, stakes.ante),
            forced,
            rng.randint(1, forced + stakes.small),
            rng.randint(1, 6 * stakes.big),
            40 * stakes.big,
        )
    )
    absent = tournament and rng.random() < 0.15
    return Seated(seat, stack, protections=rng.randint(0, 2), absent=absent)


def _blinds(rng: Random, house: HouseRules, seats: list[int]) -> dict[str, int]:
    """A moving button, or now and then a dead one beside an empty chair (B31)."""
    button = rng.choice(seats)
    after = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    if len(seats) == 2:
        return {"button": button, "small_blind": button, "big_blind": after[0]}
    empty = sorted(set(range(1, house.max_seats + 1)) - set(seats))
    if empty and rng.random() < 0.2:
        button = rng.choice(empty)
        after = [s for s in seats if s > button] + [s for s in seats if s < button]
        return {"button": button, "small_blind": 0, "big_blind": after[0]}
    return {"button": button, "small_blind": after[0], "big_blind": after[1]}


def _entering(rng: Random, player: Seated, places: dict[str, int], stakes: Stakes) -> Seated:
    """Now and then a player who posts to come in (B32)."""
    if player.seat in places.values() or rng.random() < 0.8:
        return player
    live, dead = rng.choice(
        (
            (stakes.big_blind, 0),
            (stakes.big_blind, stakes.small_blind),
            (0, stakes.small_blind),
        )
    )
    return msgspec.structs.replace(player, live_post=live, dead_post=dead)


# --- acts ---


def shuffle(hand: Hand, rng: Random) -> cmd.Shuffle:
    """Some order of the cards the hand wants shuffled."""
    cards = list(hand.shuffle_due)
    Random(rng.getrandbits(32)).shuffle(cards)
    return cmd.Shuffle(tuple(cards))


def random_command(hand: Hand, rng: Random) -> cmd.Command:
    """Mostly something legal for the asked seat; now and then time runs out or somebody leaves."""
    if hand.shuffle_due:
        return shuffle(hand, rng)
    chance = rng.random()
    if chance < 0.04:
        return cmd.TimeOut(hand.asked)
    if chance < 0.07:
        gone = {event.seat for event in hand.events if isinstance(event, ev.PlayerLeft)}
        stayed = [seat for seat in live_seats(hand) if seat not in gone]
        if stayed:
            return cmd.Leave(rng.choice(stayed))
    options = legal(hand)
    if rng.random() < 0.7:
        options = tuple(option for option in options if option.kind != "fold") or options
    return command_for(hand, rng.choice(options), rng)


def live_seats(hand: Hand) -> list[int]:
    """Seats that hold cards, as the events tell."""
    folded = {e.seat for e in hand.events if isinstance(e, ev.Acted) and e.act == "fold"}
    return [player.seat for player in hand.started.players if player.seat not in folded]


def command_for(hand: Hand, option: Option, rng: Random) -> cmd.Command:
    """One command that takes the option; amounts and discards at random."""
    seat = hand.asked
    if option.kind in ("bet", "complete", "raise"):
        return cmd.Wager(seat, rng.randint(option.to, max(option.to, option.up_to)))
    if option.kind == "discard":
        held = hand.cards[hand.position_of[seat]]
        return cmd.Discard(seat, tuple(rng.sample(held, rng.randint(0, option.most))))
    return cmd.PLAIN_ACTS[option.kind](seat)


def every_command(hand: Hand) -> Iterator[cmd.Command]:
    """All that ``legal`` offers; of a range of amounts both ends and the middle."""
    seat = hand.asked
    for option in legal(hand):
        if option.kind in ("bet", "complete", "raise"):
            most = max(option.to, option.up_to)
            for to in sorted({option.to, (option.to + most) // 2, most}):
                yield cmd.Wager(seat, to)
        elif option.kind == "discard":
            held = hand.cards[hand.position_of[seat]]
            for count in range(option.most + 1):
                yield cmd.Discard(seat, tuple(held[:count]))
        else:
            yield cmd.PLAIN_ACTS[option.kind](seat)
