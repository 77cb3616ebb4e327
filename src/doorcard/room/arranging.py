"""What a tournament does with one of its tables: chairs, chips and rules between hands, the deal.

Everything of one order is one step, written whole or not at all.
"""

from doorcard.room import hand_steps
from doorcard.room import records as r
from doorcard.room.folding import fold
from doorcard.room.lineup import next_lineup
from doorcard.room.moment import Moment
from doorcard.room.orders import Arrange, Refused, Seat
from doorcard.room.state import TableState
from doorcard.room.step import Step


def arrange(moment: Moment, order: Arrange) -> Step | Refused:
    """Carry out the order of a tournament.

    Somebody may come while a hand runs (he is dealt into the next one); everything else waits for
    its end: refused as ``hand_running``.
    """
    state = moment.state
    if not state.config.tournament:
        return Refused("no_tournament")
    waits = order.leave or order.grant or order.config or order.deal or order.close
    if state.hand and waits:
        return Refused("hand_running")
    records = _records(state, order, moment.now)
    if not order.deal:
        return Step(records)
    for record in records:
        state = fold(state, record)
    lineup = next_lineup(state, {})
    if lineup is None:
        return Refused("too_few_players")
    began = hand_steps.begin(state, lineup, moment.pace, moment.now, moment.shuffler)
    return Step(records) + began


def _records(state: TableState, order: Arrange, now: int) -> tuple[r.Record, ...]:
    records: list[r.Record] = []
    for chair, to in order.leave:
        records.append(r.SeatLeft(chair, "moved" if to else "out", to))
    for seat in order.take:
        records += _taken(seat, now)
    records += [r.ChipsGranted(chair, amount) for chair, amount in order.grant]
    if order.config is not None and order.config != state.config:
        records.append(r.TableOpened(order.config))
    if order.close:
        records.append(r.TableClosed(now, forgotten=True))
    return tuple(records)


def _taken(seat: Seat, now: int) -> list[r.Record]:
    taken = r.SeatTaken(
        seat.chair, seat.player, seat.name, seat.bot, seat.stack, now, entering=seat.waits
    )
    return [taken, r.SittingOut(seat.chair, True, now)] if seat.away else [taken]
