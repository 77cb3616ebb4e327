"""Before an account is closed for good: what holds it back, and what it takes back by itself."""

from doorcard.adapters.sql import Player, name_of_gone
from doorcard.adapters.web.problems import Problem
from doorcard.adapters.web.service import Service
from doorcard.room.orders import Refused, Wait
from doorcard.room.state import TableState
from doorcard.room.tournament.orders import Rename, Sender, Unregister
from doorcard.room.tournament.standings import holds

OUT_ALREADY = ("not_entered", "tournament_over")  # he has gone meanwhile, or it was called off


async def leave_everything(service: Service, player: Player) -> None:
    """Take the player off all waiting lists and out of what has not started; entries come back.

    Problem 409, before anything is done: ``still_hosting`` (a table or tournament of his),
    ``still_in_tournament`` (it is being played, or owes him a prize), ``still_seated`` (chips lie
    at tables, or a hand of his goes on).
    """
    held = _what_holds(service, player.id)
    if held:
        raise Problem(409, held)
    await _leave_tournaments(service, player)
    await _leave_waiting_lists(service, player)
    await _take_name_away(service, player)


def _what_holds(service: Service, player: str) -> str:
    tables = [table.state for table in service.room.tables.values()]
    tournaments = [director.state for director in service.hall.directors.values()]
    going = [one for one in tournaments if one.phase in ("registering", "running")]
    if any(one.config.host == player and not one.closed_at for one in tables):
        return "still_hosting"
    if any(one.config.host == player for one in going):
        return "still_hosting"
    if any(one.phase != "registering" and holds(one, player) for one in tournaments):
        return "still_in_tournament"
    # The chips that lie at a tournament's table when it is over are worth nothing.
    at_tables = (one for one in tables if not one.config.tournament)
    seated = any(one.of_player(player) for one in at_tables)
    return "still_seated" if seated or any(_plays(one, player) for one in tables) else ""


def _plays(table: TableState, player: str) -> bool:
    """Whether he was dealt into a hand that is not over; it is told under the name he has now."""
    return table.hand != "" and any(one.player == player for one in table.dealt)


async def _leave_tournaments(service: Service, player: Player) -> None:
    """One that starts in this second holds him back after all."""
    for director in service.hall.directors.values():
        one = director.state.entry_of(player.id)
        if director.state.phase != "registering" or one is None:
            continue
        sender = Sender(player.id, player.name)
        answer = await director.order(sender, f"farewell/{one.entry}", Unregister())
        if isinstance(answer, Refused) and answer.code not in OUT_ALREADY:
            late = answer.code == "tournament_starts"
            raise Problem(409, "still_in_tournament" if late else answer.code, answer.facts)


async def _leave_waiting_lists(service: Service, player: Player) -> None:
    for table in service.room.tables.values():
        mine = next((one for one in table.state.waiting if one.player == player.id), None)
        if mine is not None:
            order_id = f"farewell/{service.clock.now()}"
            answer = await table.order(player.id, player.name, order_id, Wait(False))
            if isinstance(answer, Refused) and answer.code != "not_waiting":
                raise Problem(409, answer.code, answer.facts)


async def _take_name_away(service: Service, player: Player) -> None:
    """From where others would go on reading it: old standings, and what was said at tables."""
    gone = name_of_gone(player.id)
    for director in service.hall.directors.values():
        if not any(one.player == player.id for one in director.state.entrants.values()):
            continue
        sender = Sender(player.id, player.name)
        answer = await director.order(sender, f"gone/{service.clock.now()}", Rename(gone))
        if isinstance(answer, Refused):
            raise Problem(409, answer.code, answer.facts)
    for hub in service.hubs.values():
        hub.rename(player.id, gone)
