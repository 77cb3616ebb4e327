"""How the engine says no: a code and the facts, never a sentence (the reader has a language)."""

from typing import Literal, final

from msgspec import Struct

RefusalCode = Literal[
    "hand_over",  # the hand has ended
    "not_in_hand",  # the seat was not dealt in, or has folded
    "not_your_turn",  # another seat is asked; facts: seat
    "shuffle_due",  # the dealer owes a permutation first
    "no_shuffle_due",
    "bad_shuffle",  # not a permutation of the cards asked for
    "not_legal",  # this kind of act is not offered now
    "bad_amount",  # no such wager; facts: the nearest amounts allowed
    "bad_cards",  # discards not held, named twice, or too many
    "bad_setup",  # the hand cannot start like this; facts say why
]


@final
class Refusal(Struct, frozen=True, tag="refusal"):
    """A refused command. Nothing has changed.

    facts: what the engine needed and what it got, as names and integers or short texts.
    """

    code: RefusalCode
    facts: dict[str, int | str] = {}
