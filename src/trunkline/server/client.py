"""The built browser client."""

import mimetypes
from pathlib import Path

from litestar import Response

from trunkline.server.errors import not_found

FOREVER = "public, max-age=31536000, immutable"  # assets carry a hash of their content in their name
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trunkline</title>
<p>The browser client is not built. The API is at <a href="/api/v1/openapi.json">/api/v1</a>."""


def client_file(root: Path, path: str, encodings: str = "") -> Response[bytes]:
    """A file of the client; its page for every path without a file. Names with a dot that do not exist are 404."""
    asked = path.strip("/")
    if asked.startswith("api/"):
        raise not_found("route")
    file = root / asked
    try:
        there = bool(asked) and file.resolve().is_relative_to(root.resolve()) and file.is_file()
    except (OSError, ValueError):  # longer than names may be, or with a character that none may have
        raise not_found("file") from None
    if there:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if asked.startswith("assets/") else "no-cache"
        return _file(file, kind, cache, encodings)
    if "." in asked.rpartition("/")[2]:
        raise not_found("file")
    index = root / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    return _file(index, "text/html", "no-cache", encodings)


def _file(file: Path, kind: str, cache: str, encodings: str) -> Response[bytes]:
    """The file, or the compressed twin that lies beside it."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = file.with_name(file.name + ".gz")
    if "gzip" in encodings and packed.is_file():
        return Response(packed.read_bytes(), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.read_bytes(), media_type=kind, headers=headers)
