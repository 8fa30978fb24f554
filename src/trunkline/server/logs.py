"""Structured logs: one JSON object per line on stderr, readable lines on a terminal."""

import logging
import sys

import structlog


def set_up_logs(level: str) -> None:
    """Names of people, cookies and bodies are never logged."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if sys.stderr.isatty():
        last = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
