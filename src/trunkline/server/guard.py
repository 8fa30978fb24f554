"""What every request passes before it reaches a handler: name, origin, kind and size of the body, limits, headers."""

import time
import uuid
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trunkline.server.errors import ApiError
from trunkline.server.limits import ADDRESS, BODY, FILE, Limiter
from trunkline.server.metrics import REFUSED, REQUEST_SECONDS, REQUESTS
from trunkline.server.settings import Settings

logger = structlog.get_logger()

READING = ("GET", "HEAD", "OPTIONS")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE")  # others are counted as one
# Pictures of boards carry their own colours as attributes, hence style attributes; scripts come from the server alone.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")


class Guard:
    """The outermost ASGI layer."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app, self.settings, self.limiter = app, settings, limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, request_id = time.perf_counter(), 500, uuid.uuid4().hex[:12]
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        secure, method = scope["scheme"] == "https", _method(scope)
        if method == "HEAD":
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]  # a GET of which uvicorn sends only the head

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS, (b"x-request-id", request_id.encode())]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)  # what a person may see is not for others who use the same cache
                message["headers"] = [*headers, HSTS] if secure else headers
            await send(message)

        error = self._refusal(scope)
        if error is None:
            await self.app(scope, receive, sending)
        else:
            REFUSED.labels(error.code).inc()
            await answer(error, sending)
        taken = time.perf_counter() - began
        route = str(scope.get("path_template") or "other")
        REQUESTS.labels(method if method in METHODS else "other", route, status).inc()
        REQUEST_SECONDS.labels(route).observe(taken)
        logger.info(
            "request", method=method, path=scope["path"], status=status, ms=round(taken * 1000, 1),
            **({"refused": error.code} if error else {}),
        )  # fmt: skip

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        error = self._wrong_host(headers) or self._foreign(headers) or self._too_many(scope, "socket")
        if error is None:
            await self.app(scope, receive, send)
            return
        REFUSED.labels(error.code).inc()
        logger.warning("socket refused", why=error.code, origin=headers.get("origin"))
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": error.code})  # before accept: HTTP 403

    def _refusal(self, scope: Scope) -> ApiError | None:
        headers = _headers(scope)
        error = self._wrong_host(headers) or self._too_many(scope, "any")
        if error or _method(scope) in READING:
            return error
        return self._foreign(headers) or self._wrong_body(scope, headers)

    def _wrong_host(self, headers: dict[str, str]) -> ApiError | None:
        """A page of another name that leads to this address must not reach a server at home."""
        allowed = self.settings.allowed_hosts
        name = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
        if headers.get("host", "").endswith("]"):
            name = headers["host"]
        if not allowed or name in allowed:
            return None
        return ApiError(403, "foreign_origin", "this server is not known under that name")

    def _foreign(self, headers: dict[str, str]) -> ApiError | None:
        """Browsers say where a request comes from; programs, which say nothing, hold no one else's cookie."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        foreign = site not in (None, "same-origin", "none")
        if origin is not None and _place(origin) != headers.get("host"):
            foreign = True
        return ApiError(403, "foreign_origin", "this request comes from another site") if foreign else None

    def _wrong_body(self, scope: Scope, headers: dict[str, str]) -> ApiError | None:
        empty = headers.get("content-length", "") == "0" or (
            "content-length" not in headers and "transfer-encoding" not in headers
        )
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not empty and kind != "application/json":
            return ApiError(415, "not_json", "send application/json")
        limit = FILE if scope["path"] == "/api/v1/import" else BODY
        try:
            size = int(headers.get("content-length", "0"))
        except ValueError:
            return ApiError(400, "malformed", "content-length is not a number")
        return ApiError(413, "too_large", f"at most {limit} bytes", limit=limit) if size > limit else None

    def _too_many(self, scope: Scope, kind: str) -> ApiError | None:
        wait = self.limiter.wait(address_of(scope), kind, ADDRESS[kind])
        return too_many(wait) if wait else None


def too_many(wait: float) -> ApiError:
    return ApiError(429, "too_many", "slow down", retry_after=max(1, round(wait)))


def address_of(scope: Scope) -> str:
    """The address of the other side; an IPv6 network of 64 bits counts as one."""
    client = scope.get("client")
    host = client[0] if client else "unknown"
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host


async def answer(error: ApiError, send: Send) -> None:
    """An error as a complete response."""
    body = msgspec.json.encode(error.body())
    await send({"type": "http.response.start", "status": error.status, "headers": [*_error_headers(error, len(body))]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _error_headers(error: ApiError, size: int) -> Iterable[tuple[bytes, bytes]]:
    yield b"content-type", b"application/json"
    yield b"content-length", str(size).encode()
    if "retry_after" in error.facts:
        yield b"retry-after", str(error.facts["retry_after"]).encode()


def _place(origin: str) -> str:
    """Host and port of an origin; nothing that could be ours where it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _method(scope: Scope) -> str:
    return str(scope.get("method", ""))


def _headers(scope: Scope) -> dict[str, str]:
    return {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
