"""The browser client: files the build has put beside this one."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"

# The page may load nothing but its own files, and no script that stands in the page itself.
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Doorcard</title></head>
<body><h1>The card room is open, but its page is missing</h1>
<p>This copy of Doorcard was installed without the browser client. To build it, run
<code>python scripts/client_build.py build</code> in a clone of the repository and restart.</p>
</body></html>
"""


@get("/", sync_to_thread=False)
def front() -> Response[bytes]:
    """The client."""
    return _client_page()


@get("/{path:path}", sync_to_thread=False)
def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the client; every address without a file's ending is a page of the client."""
    name = path.strip("/")
    file = _file(name) if name else None
    if file is not None:
        return _respond(file, FOREVER if name.startswith("assets/") else ASK_AGAIN)
    if "." in name.rsplit("/", 1)[-1] or name.startswith(("api/", "ws/", "assets/")):
        raise NotFoundException
    return _client_page()


def _client_page() -> Response[bytes]:
    index = _file(INDEX)
    if index is None:
        return Response(
            NOT_BUILT.encode(), media_type="text/html", headers=ASK_AGAIN, status_code=503
        )
    return _respond(index, ASK_AGAIN)


def _file(name: str) -> Path | None:
    """The built file of this name, None where there is none inside the client's folder."""
    file = (STATIC / name).resolve()
    inside = file.is_relative_to(STATIC.resolve())
    return file if inside and file.is_file() else None


def _respond(file: Path, headers: dict[str, str]) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers=headers)
