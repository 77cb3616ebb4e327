"""Money of a tournament in the ledger: entries, prizes, refunds. Its chips are no money.

Every entry's id names what it pays for, so that nothing is paid twice.
"""

from doorcard.room.money import FAUCET, FEES, Entry, Posting, move, pool, wallet
from doorcard.room.tournament.orders import TakeSeat
from doorcard.room.tournament.state import Entrant, TournamentState


def entry_fee(state: TournamentState, entry: str, player: str) -> tuple[Entry, ...]:
    """The buy-in into the prize pool and the fee to the room; nothing for a free tournament."""
    structure, name = state.structure, state.config.tournament
    return _paid_in(
        f"tournament/{name}/entry/{entry}", "entry", name, player, structure.price, structure.fee
    )


def house_grant(state: TournamentState, entry: str, player: str) -> tuple[Entry, ...]:
    """The chips a house player enters with come from the faucet."""
    structure, name = state.structure, state.config.tournament
    cost = structure.cost
    if not cost:
        return ()
    entry_id = f"tournament/{name}/grant/{entry}"
    return (move(entry_id, "grant", FAUCET, wallet(player), cost),)


def refund(state: TournamentState, one: Entrant) -> tuple[Entry, ...]:
    """Everything the entry has paid goes back, the fee too."""
    structure, name = state.structure, state.config.tournament
    bought = one.rebuys * structure.rebuys.price if structure.rebuys else 0
    if structure.add_on and one.added_on:
        bought += structure.add_on.price
    postings = [
        Posting(pool(name), -structure.price - bought),
        Posting(FEES, -structure.fee),
        Posting(wallet(one.player), structure.price + bought + structure.fee),
    ]
    return _entry(f"tournament/{name}/refund/{one.entry}", "refund", postings)


def purchase(state: TournamentState, one: Entrant, what: str, price: int) -> tuple[Entry, ...]:
    """A rebuy or the add-on; all of it goes to the prizes."""
    name = state.config.tournament
    return _paid_in(f"tournament/{name}/{what}/{one.entry}", "rebuy", name, one.player, price, 0)


def prize(state: TournamentState, place: int, amounts: dict[str, int]) -> tuple[Entry, ...]:
    """The prizes of a place, or of places that are shared; amounts: units by entry."""
    name = state.config.tournament
    postings = [Posting(pool(name), -sum(amounts.values()))]
    postings += [
        Posting(wallet(state.entrants[entry].player), units) for entry, units in amounts.items()
    ]
    return _entry(_prize_id(name, place), "prize", postings)


def seat(state: TournamentState, won: TakeSeat) -> tuple[Entry, ...]:
    """An entry that a satellite pays for; what its seat is worth above the price is the winner's.

    It has the name of the satellite's prize, so that this is paid as a seat or in chips, once.
    """
    structure = state.structure
    postings = [
        Posting(pool(won.satellite), -won.units),
        Posting(pool(state.config.tournament), structure.price),
        Posting(FEES, structure.fee),
        Posting(wallet(won.player), won.units - structure.price - structure.fee),
    ]
    return _entry(_prize_id(won.satellite, won.place), "prize", postings)


def _prize_id(tournament: str, place: int) -> str:
    return f"tournament/{tournament}/prize/{place}"


def _paid_in(
    entry_id: str, reason: str, name: str, player: str, price: int, fee: int
) -> tuple[Entry, ...]:
    postings = [
        Posting(wallet(player), -price - fee),
        Posting(pool(name), price),
        Posting(FEES, fee),
    ]
    return _entry(entry_id, reason, postings)


def _entry(entry_id: str, reason: str, postings: list[Posting]) -> tuple[Entry, ...]:
    moved = tuple(one for one in postings if one.amount)
    return (Entry(entry_id, reason, moved),) if moved else ()
