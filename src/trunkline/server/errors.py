"""Errors as the API answers them: a code for clients, a text for developers, facts."""

from typing import Any


class ApiError(Exception):
    """Answered as `{"error": {"code": …, "text": …, **facts}}`."""

    def __init__(self, status: int, code: str, text: str, **facts: Any) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.facts = status, code, text, facts

    def body(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "text": self.text, **self.facts}}


def not_found(what: str) -> ApiError:
    return ApiError(404, "not_found", f"there is no such {what}")


def no_such_seq(seq: int, latest: int) -> ApiError:
    return ApiError(404, "no_such_seq", f"the log has {latest} entries; there is no {seq}", latest=latest)


def not_your_seat(seat: int) -> ApiError:
    return ApiError(403, "not_your_seat", f"seat {seat} is not yours to play", seat=seat)


def no_session() -> ApiError:
    return ApiError(401, "no_session", "POST /session with a name first")


def conflict(code: str, text: str, **facts: Any) -> ApiError:
    return ApiError(409, code, text, **facts)
