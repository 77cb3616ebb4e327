"""How cards say no: a code and the facts, never a sentence (the reader has a language)."""

from collections.abc import Mapping
from typing import Literal

CardErrorCode = Literal[
    "bad_card",  # no such card; facts: card
    "bad_text",  # not the text of a card; facts: text
    "repeated_card",  # a card is named twice; facts: card
    "wrong_count",  # another number of cards is needed; facts: needed, got
    "bad_hand_value",  # no hand has this value; facts: value
]


class CardError(ValueError):
    """Cards that cannot be. Nothing has changed.

    code: what is wrong; facts: what was given and what was needed, by name.
    """

    code: CardErrorCode
    facts: dict[str, int | str]

    def __init__(self, code: CardErrorCode, facts: Mapping[str, int | str]) -> None:
        self.code = code
        self.facts = dict(facts)
        listed = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        super().__init__(f"{code}: {listed}")

    def __reduce__(self) -> tuple[type["CardError"], tuple[CardErrorCode, dict[str, int | str]]]:
        """Survive pickling: the two arguments, not the message made of them."""
        return (type(self), (self.code, self.facts))
