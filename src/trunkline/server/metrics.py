"""What the server counts, for Prometheus at `/metrics`."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

REQUESTS = Counter("trunkline_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("trunkline_request_seconds", "Time to answer", ["route"], buckets=FINE, registry=REGISTRY)
COMMITTED = Counter("trunkline_committed", "Log entries committed", ["kind", "by"], registry=REGISTRY)
COMMIT_SECONDS = Histogram("trunkline_commit_seconds", "Time of a commit", buckets=FINE, registry=REGISTRY)
REBUILT = Counter("trunkline_rebuilt", "Games rebuilt from their log", registry=REGISTRY)
LIVE_TABLES = Gauge("trunkline_live_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("trunkline_sockets", "Open WebSockets", registry=REGISTRY)
SENT = Counter("trunkline_sent", "Messages sent on WebSockets", ["type"], registry=REGISTRY)
BOT_SECONDS = Histogram("trunkline_bot_seconds", "Time of a bot's decision", buckets=FINE, registry=REGISTRY)
BOTS_REPLACED = Counter("trunkline_bots_replaced", "Bots that were replaced", ["why"], registry=REGISTRY)
REFUSED = Counter("trunkline_security_refused", "Requests refused by a guard", ["why"], registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
