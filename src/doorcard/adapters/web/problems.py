"""Requests that are refused."""

from collections.abc import Mapping

from litestar.exceptions import HTTPException


class Problem(HTTPException):
    """A request that is refused with a code. facts: what the code does not say."""

    def __init__(self, status: int, code: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(status_code=status, detail=code)
        self.code = code
        self.facts = facts or {}
