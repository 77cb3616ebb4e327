"""What a table writes about its hand: how it begins, what happened, the next clock, the end."""

from doorcard.engine import Hand, HandStarted, Refusal, audit, commands
from doorcard.engine.events import Acted, Event, HandVoided
from doorcard.games import GAMES
from doorcard.room import records as r
from doorcard.room.acting import EngineRefused, Shuffler, shuffle_all
from doorcard.room.clocks import AUTOMATIC_ACTS, RESUME_GRACE, deadline_for
from doorcard.room.config import Pace
from doorcard.room.folding import automatic, fold
from doorcard.room.lineup import Lineup
from doorcard.room.money import settlement
from doorcard.room.state import TableState
from doorcard.room.step import Step
from doorcard.room.time_bank import bank_used


def begin(state: TableState, lineup: Lineup, pace: Pace, now: int, shuffler: Shuffler) -> Step:
    """A new hand: the order of the deck is fixed, and durable, before any chips move."""
    config = state.config
    name = f"{config.table}-{state.number + 1}"
    hand = Hand.start(
        HandStarted(
            hand=name,
            game=GAMES[config.house.game],
            house=config.house,
            stakes=config.stakes,
            players=lineup.players,
            button=lineup.blinds.button,
            small_blind=lineup.blinds.small_blind,
            big_blind=lineup.blinds.big_blind,
            tournament=config.tournament != "",
        )
    )
    shuffle_all(hand, shuffler)
    begun = lineup.begun(state, name, now)
    went_on = go_on(fold(state, begun), hand, tuple(hand.events), pace, now)
    return Step((r.Checkpoint(state), begun)) + went_on


def go_on(state: TableState, hand: Hand, events: tuple[Event, ...], pace: Pace, now: int) -> Step:
    """What happened in the hand, and its next clock or its settlement.

    Who is still asked the same, because another got up out of turn, keeps his clock.
    """
    records: tuple[r.Record, ...] = (r.HandEvents(hand.started.hand, now, events),)
    records += tuple(_absences(state, events, now))
    clock = state.deadline
    if clock is not None and not hand.over and clock.decision == hand.decision:
        return Step(records, hand=hand)
    records += bank_used(state, now)
    if not hand.over:
        return Step((*records, deadline_for(hand, pace, now)), hand=hand)
    wrong = audit(hand)
    if wrong:
        raise EngineRefused(f"hand {hand.started.hand}: {len(wrong)} broken invariants")
    return Step(records, hand=hand) + _settle(state, hand, now)


def resume(state: TableState, hand: Hand, pace: Pace, now: int, shuffler: Shuffler) -> Step:
    """After a restart: the same hand, the same player to act, a fresh clock (B62, P45)."""
    after = hand.copy()
    after.advance()
    shuffle_all(after, shuffler)
    events = tuple(after.events[len(hand.events) :])
    if events:
        return go_on(state, after, events, pace, now)
    return Step((deadline_for(after, pace, now, RESUME_GRACE),), hand=after)


def void(state: TableState, hand: Hand | None, reason: str, pace: Pace, now: int) -> Step:
    """Everybody gets back what he put in (B62); the chips have not left the stacks yet.

    A hand that cannot even be voided by the engine is dropped: the step has no hand.
    """
    if hand is not None:
        after = hand.copy()
        events = after.apply(commands.Void(reason))
        if not isinstance(events, Refusal) and not audit(after):
            return go_on(state, after, events, pace, now)
    return Step((r.HandFinished(state.hand, now, (), reason),))


def _absences(state: TableState, events: tuple[Event, ...], now: int) -> list[r.SittingOut]:
    """Who was folded by the clock sits out (B44), and who needed it three times in a row."""
    out: list[r.SittingOut] = []
    protects = state.config.house.timeout_protections > 0
    for event in events:
        if not automatic(event):
            continue
        one = state.occupant(event.seat)
        if one is None or one.sitting_out:
            continue
        folded = isinstance(event, Acted) and event.act == "fold" and not protects
        if folded or one.automatic + 1 >= AUTOMATIC_ACTS:
            out.append(r.SittingOut(one.seat, True, now, "time_out"))
    return out


def _settle(state: TableState, hand: Hand, now: int) -> Step:
    """The end of a hand: one ledger entry, and the hand for the history."""
    name = hand.started.hand
    stacks = tuple(zip(hand.seats, hand.stack, strict=True))
    before = dict(zip(hand.seats, hand.start_stack, strict=True))
    net = {state.hand_player(seat): stack - before[seat] for seat, stack in stacks}
    voided = next((one.reason for one in hand.events if isinstance(one, HandVoided)), "")
    finished = r.FinishedHand(
        hand=name,
        table=state.config.table,
        number=state.number,
        began=state.began,
        ended=now,
        game=hand.game.name,
        house=hand.house.name,
        players=tuple((one.seat, one.player, one.name) for one in state.dealt),
        events=tuple(hand.events),
        table_name=state.config.name,
        unit=state.config.unit,
        aided=state.config.practice,
    )
    # Chips of a tournament are no money: its prizes are what the ledger knows.
    cash = state.config.money
    return Step(
        records=(r.HandFinished(name, now, stacks, voided),),
        entries=settlement(name, state.config.table, net, hand.raked) if cash else (),
        finished=finished,
    )
