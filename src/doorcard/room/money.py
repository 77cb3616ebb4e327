"""Double entry: chips move between accounts and are never made or lost (DESIGN 5).

An entry's postings add up to zero. Its id is made by whoever asks for it, so that asking twice
moves the chips once. Only the faucet may be below zero: it is where play chips come from.
"""

from msgspec import Struct

FAUCET = "faucet"
RAKE = "rake"
FEES = "fees"  # what tournaments cost beside their prizes


class Posting(Struct, frozen=True):
    """Units that come to an account, or leave it when negative."""

    account: str
    amount: int


class Entry(Struct, frozen=True):
    """Chips moved at once.

    reason: grant, buy_in, top_up, cash_out, hand or farewell; entry, rebuy, refund or prize of a
    tournament.
    """

    id: str
    reason: str
    postings: tuple[Posting, ...]


def wallet(player: str) -> str:
    """The account of chips a player has not at tables."""
    return f"wallet:{player}"


def escrow(table: str, player: str) -> str:
    """The account of chips a player has at a table."""
    return f"escrow:{table}:{player}"


POOL = "pool:"  # accounts that begin so are pools of tournaments


def pool(tournament: str) -> str:
    """The account of a tournament's prizes."""
    return f"{POOL}{tournament}"


def move(entry_id: str, reason: str, source: str, target: str, amount: int) -> Entry:
    """The entry that moves ``amount`` units, one or more, from one account to another."""
    if amount <= 0:
        raise ValueError(f"an entry moves chips, not {amount}")
    return Entry(entry_id, reason, (Posting(source, -amount), Posting(target, amount)))


def settlement(hand: str, table: str, net: dict[str, int], rake: int) -> tuple[Entry, ...]:
    """The one entry of a hand: what each player won or lost at the table, and the rake.

    net: units by player; they and the rake add up to zero. Nothing when nobody won or lost.
    """
    if sum(net.values()) + rake:
        raise ValueError(f"hand {hand} does not balance: {net}, rake {rake}")
    postings = [Posting(escrow(table, player), units) for player, units in net.items() if units]
    if rake:
        postings.append(Posting(RAKE, rake))
    return (Entry(f"hand/{hand}", "hand", tuple(postings)),) if postings else ()
