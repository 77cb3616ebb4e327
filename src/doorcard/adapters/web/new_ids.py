"""Addresses of what a request makes: new for each request, the same when it comes again."""

import hashlib


def id_of_request(player: str, request: str, length: int) -> str:
    """So many hexadecimal digits for a player's request; ``request`` is an id of his making."""
    return hashlib.sha256(f"{player}/{request}".encode()).hexdigest()[:length]
