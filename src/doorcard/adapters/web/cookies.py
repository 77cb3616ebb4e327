"""The two cookies of a player's browser: its session, and that he has signed in from it before.

Where the server is reached by HTTPS their names begin with `__Host-`: a browser takes such a
cookie only over HTTPS, from this very host and for all of it, so that no neighboring site can
plant one. Over plain HTTP browsers refuse these names, and the same cookies go without; then
whoever can read the network can read them, and a server that is open to others needs HTTPS.
"""

from collections.abc import Mapping

from litestar.datastructures import Cookie

from doorcard.adapters.sql import SignedIn
from doorcard.adapters.sql.sessions import LONGEST

COOKIE = "doorcard_session"
BROWSER = "doorcard_browser"
HOST_ONLY = "__Host-"
SECONDS = LONGEST // 1000


class Cookies:
    """Reads and writes them. secure: players reach the server by HTTPS."""

    def __init__(self, secure: bool) -> None:
        self._secure = secure
        prefix = HOST_ONLY if secure else ""
        self.session = prefix + COOKIE
        self.browser = prefix + BROWSER

    def token(self, sent: Mapping[str, str]) -> str:
        """The token of the session that came with a request, "" for none."""
        return sent.get(self.session, "")

    def key(self, sent: Mapping[str, str]) -> str:
        """What the browser has to show that its player has signed in before, "" for nothing."""
        return sent.get(self.browser, "")

    def open(self, token: str) -> Cookie:
        """The cookie of a new session."""
        return self._cookie(self.session, token, SECONDS)

    def opened(self, signed: SignedIn) -> list[Cookie]:
        """The cookies of a player who has just signed in."""
        return [self.open(signed.token), self._cookie(self.browser, signed.key, SECONDS)]

    def gone(self) -> Cookie:
        """Makes the browser forget its session."""
        return self._cookie(self.session, "", 0)

    def _cookie(self, name: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=name,
            value=value,
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )
