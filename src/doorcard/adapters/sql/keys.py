"""Keys that only their holder has: tokens of cookies and letters. Here are their hashes alone."""

import hashlib
import secrets


def new_key() -> str:
    """A key nobody can guess, of letters, digits, hyphens and underscores."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is kept of a key. It was drawn by chance from 2^128 or more,
    so a plain hash tells nothing about it.
    """
    return hashlib.sha256(key.encode()).hexdigest()
