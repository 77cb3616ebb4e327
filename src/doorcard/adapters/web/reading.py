"""Hand histories that people bring, opened in the replayer (U28). Nothing of them is kept."""

from typing import Annotated

from litestar import Response, post
from litestar.params import QueryParameter

from doorcard.adapters.reading.desk import LARGEST_FILE, NotRead, ReadingDesk
from doorcard.adapters.web.api import NO_STORE, AnyRequest, Problem
from doorcard.adapters.web.limits import limited

FILES_A_MINUTE = 30  # from one address; every hand that is opened counts as one
MOST_HANDS = 100_000

HandNumber = Annotated[int | None, QueryParameter(name="hand", ge=0, le=MOST_HANDS)]


@post(
    "/api/read",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    middleware=limited("read_limit", FILES_A_MINUTE),
)
async def read(request: AnyRequest, number: HandNumber = None) -> Response[bytes]:
    """The hands of a history: a list of them, or the one named step by step.

    The body is the file as it is, in any form that can be read here.
    """
    data = await request.body()
    desk: ReadingDesk = request.app.state.reading
    try:
        answer = await desk.read(data, number)
    except NotRead as error:
        raise Problem(422, f"read_{error.why}") from error
    return Response(answer, media_type="application/json", headers=NO_STORE)
