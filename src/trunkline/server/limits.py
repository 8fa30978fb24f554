"""How often who may do what: token buckets per address and per person; and how much a request may bring."""

import time

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """`burst` at once, then `rate` a second."""

    rate: float
    burst: float


# Per address many people may come (a school, a family), so those limits are wider.
ADDRESS = {
    "any": Limit(50, 300),
    "session": Limit(0.2, 30),
    "table": Limit(1, 60),
    "import": Limit(0.05, 10),
    "socket": Limit(5, 100),
    "heavy": Limit(20, 120),
}
PERSON = {
    "any": Limit(20, 100),
    "table": Limit(0.1, 20),
    "import": Limit(0.02, 5),
    "chat": Limit(0.5, 10),
    "heavy": Limit(5, 30),  # pictures, checks, the past
}
SOCKETS_PER_ADDRESS = 100
BODY = 64 * 1024  # bytes of a request
FILE = 5 * 1024 * 1024  # bytes of one that brings a game
FORGET = 20_000  # buckets


class Limiter:
    """Buckets by key; `factor` multiplies all limits, 0 switches them off."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, key: str, kind: str, limit: Limit) -> float:
        """0 if it may go on (and is counted), else the seconds until it may."""
        if not self.factor:
            return 0
        at = time.monotonic()
        rate, burst = limit.rate * self.factor, limit.burst * self.factor
        left, since = self._buckets.get((key, kind), (burst, at))
        left = min(burst, left + (at - since) * rate)
        if left < 1:
            return (1 - left) / rate
        if len(self._buckets) > FORGET:
            self._buckets.clear()
        self._buckets[key, kind] = (left - 1, at)
        return 0
