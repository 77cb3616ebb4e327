"""How odds say no: a code and the facts."""

from collections.abc import Mapping
from typing import Literal

OddsErrorCode = Literal[
    "bad_text",  # not the text of a card or a hand; facts: text
    "bad_card",  # no such card; facts: card
    "repeated_card",  # a card is named twice; facts: card
    "too_many_cards",  # a hand names more cards than it has; facts: hand, card, most
    "no_cards_left",  # the deck cannot deal what is to come; facts: needed, left, last_card
    "wrong_count",  # another number is needed; facts: what, needed, got
    "wrong_shape",  # an array of another shape or kind; facts: needed, got
    "hidden_card",  # a card must be known here; facts: card
    "too_large",  # exact odds asked for, and the work has no end in sight; facts: steps, most
    "too_rare",  # chance hardly ever deals what the hands say was drawn; facts: deals, kept
]


class OddsError(ValueError):
    """A question that has no answer. Nothing has been computed.

    code: what is wrong; facts: what was given and what was needed, by name.
    """

    code: OddsErrorCode
    facts: dict[str, int | str]

    def __init__(self, code: OddsErrorCode, facts: Mapping[str, int | str]) -> None:
        self.code = code
        self.facts = dict(facts)
        listed = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        super().__init__(f"{code}: {listed}")
