"""Who opens a round, at which sizes, and who draws next (R1.6-R1.16, B4, B16, B20-B22, B28)."""

from itertools import compress

from doorcard.engine.events import BettingOpened
from doorcard.engine.state import NOBODY, State
from doorcard.ranking import board_shows_pair, board_value, board_values


def door_card_owner(state: State) -> int:
    """The position with the lowest door card: rank, then suit from the club up (R1.7-R1.9)."""
    # A card is 4 * rank + suit with the suits in that very order, so the least number is lowest.
    lowest, owner = 52, NOBODY
    for position, ups in enumerate(state.ups):
        if state.live[position] and ups[0] < lowest:
            lowest, owner = ups[0], position
    return owner


def best_board(state: State) -> int:
    """The live position whose up cards are best; ties go to the dealer's left (R1.14, K22)."""
    if state.house.board_tie == "suit":
        return max(
            (p for p in range(state.size) if state.live[p]),
            key=lambda p: (board_value(state.board_keys[p]), suit_of_board(state, p), -p),
        )
    leader, best = NOBODY, -1
    for position, value in enumerate(board_values(state.board_keys)):
        if value > best and state.live[position]:
            leader, best = position, value
    return leader


def suit_of_board(state: State, position: int) -> int:
    """The highest suit among the cards of the board's leading rank (K22 "suit")."""
    ups = state.ups[position] + state.community
    counts = {card >> 2: 0 for card in ups}
    for card in ups:
        counts[card >> 2] += 1
    leading = max(counts, key=lambda rank: (counts[rank], rank))
    return max(card & 3 for card in ups if card >> 2 == leading)


def opener_position(state: State) -> int:
    """Who is first by rule, whether or not he can act."""
    opener = state.street.opener
    if opener == "bring_in":
        return door_card_owner(state)
    if opener == "best_board":
        return best_board(state)
    if opener == "left_of_big_blind":
        return (state.position_of[state.started.big_blind] + 1) % state.size
    return 0


def first_to_act(state: State) -> int:
    """The opener, or the next player clockwise who can act in his place (B4, B21)."""
    opener = opener_position(state)
    if state.can_act[opener]:
        return opener
    for position in state.clockwise_from(opener):
        if state.can_act[position]:
            return position
    return NOBODY


def bet_sizes(state: State) -> tuple[tuple[int, ...], bool]:
    """Sizes of the round, and whether an open pair doubles them (R1.20, R3.18, B16)."""
    house, stakes, number = state.house, state.stakes, state.street.number
    if number in house.big_bet_streets:
        return (stakes.big,), False
    if number == house.open_pair_street:
        live_boards = compress(state.board_keys, state.live)
        if True in [board_shows_pair(board) for board in live_boards]:
            return (stakes.small, stakes.big), True
    return (stakes.small,), False


def betting_opened(state: State) -> BettingOpened:
    """The opening of the round that is due."""
    sizes, open_pair = bet_sizes(state)
    return BettingOpened(state.street.number, state.seats[first_to_act(state)], sizes, open_pair)


def next_drawer(state: State, position: int) -> int:
    """The next live position from here to the button that has not drawn, or NOBODY (B28)."""
    for candidate in range(position, state.size):
        if state.live[candidate]:
            return candidate
    return NOBODY
