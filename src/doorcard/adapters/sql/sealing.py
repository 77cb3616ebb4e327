"""Hidden cards at rest: sealed by AES-GCM with a key that lies outside the database (DESIGN 5)."""

import hashlib
import os
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES = 32
NONCE_BYTES = 12
FEWEST_DIFFERENT = 12  # bytes; of 32 by chance there are 30, and never so few


class SealKeyError(Exception):
    """The key cannot be used; the text says why and names the file."""


class Unreadable(Exception):
    """Sealed bytes that were changed, or sealed by another key or for another place."""


class Seal:
    """Seals bytes for one place in the database, so that rows cannot be swapped."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        # A fingerprint of the key, which may be stored: it says nothing about the key.
        self.name = hashlib.sha256(b"doorcard seal key" + key).hexdigest()[:16]

    def seal(self, plain: bytes, place: str) -> bytes:
        """The bytes, sealed for ``place``."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, plain, place.encode())

    def unseal(self, sealed: bytes, place: str) -> bytes:
        """The bytes that were sealed for ``place``; Unreadable if these are not they."""
        nonce, rest = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
        try:
            return self._cipher.decrypt(nonce, rest, place.encode())
        except (InvalidTag, ValueError) as error:  # ValueError: too few bytes are left
            raise Unreadable(f"the sealed row {place} cannot be read") from error


def open_seal(file: Path, wanted: str | None) -> Seal:
    """The seal whose key is in ``file``. A new key is made only for a new database.

    wanted: name of the seal the database was written with, None for a new database.
    SealKeyError when the key is missing, damaged or another one.
    """
    if not file.exists():
        if wanted is not None:
            raise SealKeyError(
                f"the key file {file} is missing, and the hands in the database cannot be read "
                "without it; put it back"
            )
        _make_key(file)
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise SealKeyError(f"the key file {file} does not hold {KEY_BYTES} bytes")
    seal = Seal(key)
    if wanted is not None and seal.name != wanted:
        raise SealKeyError(f"the key file {file} belongs to another database")
    if len(set(key)) < FEWEST_DIFFERENT:
        raise SealKeyError(
            f"the key in {file} was not drawn by chance; it would hide nothing (no server makes "
            "such a key: put the right one there, or for a new room remove the file)"
        )
    return seal


def _make_key(file: Path) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(os.urandom(KEY_BYTES))
        opened.flush()
        os.fsync(opened.fileno())
