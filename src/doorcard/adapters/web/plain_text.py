"""Requests with signs that no text of ours has: refused before any route sees them.

PostgreSQL cannot store a NUL and would fail on it; the other control characters only serve to
confuse whoever reads a log.
"""

import unicodedata
from collections.abc import Iterator

from litestar.enums import RequestEncodingType

from doorcard.adapters.web.api import AnyRequest, Problem

ESCAPED_NUL = b"\\u0000"  # the only way in which JSON can say it


async def refuse_control_characters(request: AnyRequest) -> None:
    """Problem 400 ``bad_request`` where address, query or a JSON body have a control character.

    A body may have any but NUL: line breaks belong into some texts.
    """
    if any(unicodedata.category(sign) == "Cc" for text in _words(request) for sign in text):
        raise Problem(400, "bad_request")
    is_json = request.content_type[0] == RequestEncodingType.JSON
    if is_json and ESCAPED_NUL in await request.body():
        raise Problem(400, "bad_request")


def _words(request: AnyRequest) -> Iterator[str]:
    yield request.scope["path"]
    for name, value in request.query_params.multi_items():
        yield name
        yield value
