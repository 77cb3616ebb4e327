"""Chance from the operating system."""

import secrets


class SystemEntropy:
    """Unbiased numbers from the operating system's generator; nothing seeds it."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1, each equally likely."""
        return secrets.randbelow(limit)
