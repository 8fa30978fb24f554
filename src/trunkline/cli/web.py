"""Commands that start the server."""

from argparse import Namespace


def play(options: Namespace) -> int:
    """A table against bots: in the browser, or with --terminal (or a saved game) in text."""
    if options.terminal or options.load or options.hotseat:
        code: int = options.terminal_play(options)
        return code
    raise NotImplementedError


def serve(options: Namespace) -> int:
    raise NotImplementedError


def verify_database(options: Namespace) -> int:
    raise NotImplementedError
