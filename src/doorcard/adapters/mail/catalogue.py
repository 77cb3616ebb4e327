"""The words of letters, in the language of their reader.

Hands are called in letters what the client calls them; both read the same files.
"""

from functools import cache
from importlib import resources
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "pl", "ru"]
FILES = ("hands.ftl", "letters.ftl")

Fact = str | int


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files(__package__) / "texts" / language
        for name in FILES:
            text = (folder / name).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **facts: Fact) -> str:
        """A message filled in with its facts. LookupError when it cannot be said."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{self.language}: {key} says nothing")
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a ``Language``."""
    return Catalogue(language)
