"""The commands and their options."""

import argparse
import os
from typing import Any, NoReturn

from trunkline import __version__
from trunkline.bots import BOTS
from trunkline.cli import commands, foreign, terminal, web
from trunkline.cli.support import LARGEST, one_line, shortened, whole
from trunkline.core import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Wrong usage is one line, exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {one_line(message)}; see {self.prog} --help\n")


class _Version(argparse.Action):
    """Asks for the speed of the route kernel only when the version is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        parser.exit(0, f"trunkline {__version__} ({commands.kernel_speed()})\n")


def build_parser() -> Parser:
    parser = Parser(prog="trunkline", description="Railway board games: play, replay, analyse, draw.")
    parser.add_argument("--version", nargs=0, action=_Version, help="the version, and how fast the route finder is")
    subs = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    sub = _command(
        subs, "titles", commands.titles, "the games, seats, variants, where each one's board data comes from"
    )
    _json(sub)
    _lang(sub)

    sub = _command(subs, "play", web.play, "a table against bots, in the browser or with --terminal")
    sub.add_argument("title", nargs="?", metavar="TITLE")
    sub.add_argument("--terminal", action="store_true", help="play here, in text")
    sub.add_argument("--name", help="your name at the table")
    sub.add_argument("--hotseat", action="store_true", help="people in every seat of this terminal")
    sub.add_argument("--load", metavar="FILE", help="go on with a saved game")
    sub.add_argument("--bot", default="weighted", choices=list(BOTS), help="who sits in the other seats")
    sub.add_argument("--host", default="127.0.0.1")
    sub.add_argument("--port", type=_port, default=1830)
    sub.add_argument("--db", metavar="URL")
    sub.add_argument("--no-browser", action="store_true", help="only print the address")
    _setup(sub)
    _lang(sub)
    sub.set_defaults(terminal_play=terminal.play)

    sub = _command(subs, "serve", web.serve, "the server")
    sub.add_argument("--host", default="127.0.0.1")
    sub.add_argument("--port", type=_port, default=1830)
    sub.add_argument("--db", metavar="URL", help="postgresql://… or a SQLite file (default: in your data folder)")
    sub.add_argument("--workers", type=_positive, default=max(1, (os.cpu_count() or 2) - 1), help="processes for bots")
    sub.add_argument("--name", action="append", default=[], metavar="HOST", help="a name under which it may be called")

    sub = _command(subs, "simulate", commands.simulate, "many games without people")
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("--games", type=_positive, default=100)
    sub.add_argument("--bot", default="weighted", help="names by commas, taken in turn: " + ", ".join(BOTS))
    sub.add_argument("--workers", type=_positive, default=1)
    _setup(sub)
    _json(sub)

    sub = _command(subs, "replay", commands.replay, "the state after N actions")
    _file(sub)
    _json(sub)
    _lang(sub)

    sub = _command(subs, "verify", commands.verify, "replay records, check every action and the digest")
    sub.add_argument("files", nargs="*", metavar="FILE")
    sub.add_argument("--board", metavar="FILE")
    sub.add_argument("--db", metavar="URL", help="replay all games of a server's database")
    _json(sub)

    sub = _command(subs, "import", foreign.import_game, "an 18xx.games file")
    sub.add_argument("file", metavar="FILE.json")
    sub.add_argument("-o", "--output", metavar="OUT", help="write it as a record")
    sub.add_argument("--check", action="store_true", help="compare the result with the file's own")
    sub.add_argument("--trace", metavar="TRACE", help="compare the state after every action with a trace (.jsonl[.gz])")
    sub.add_argument("--routes", action="store_true", help="compare every recorded run with the optimum")
    _json(sub)

    sub = _command(subs, "export", foreign.export_game, "to an 18xx.games file")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("-o", "--output", metavar="OUT.json")

    sub = _command(subs, "routes", foreign.routes, "best train routes, revenue, proof, time")
    _file(sub)
    sub.add_argument("--company", metavar="C", help="only this company (default: every company with trains)")
    _json(sub)

    sub = _command(subs, "perft", commands.perft, "counts of action sequences")
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("--depth", type=_positive, default=3)
    _setup(sub)
    sub.set_defaults(seed=0)  # the same counts every time
    _json(sub)

    sub = _command(subs, "rules", commands.rules, "the numbered rules of a title")
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("--rule", metavar="NUMBER", help="only this rule")
    _lang(sub)

    sub = _command(subs, "board", commands.board, "a title's board data, to be corrected and used with --board")
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("-o", "--output", metavar="OUT.json")

    sub = _command(subs, "draw", commands.draw, "the board as SVG")
    sub.add_argument("source", metavar="FILE|TITLE")
    sub.add_argument("--at", type=_whole, metavar="N", help="after N actions")
    sub.add_argument("--routes", metavar="COMPANY", help="show the best routes of a company")
    sub.add_argument("-o", "--output", metavar="OUT.svg")
    _setup(sub)
    _lang(sub)
    return parser


def _command(subs: Any, name: str, run: Any, said: str) -> Parser:
    sub: Parser = subs.add_parser(name, help=said, description=said[0].upper() + said[1:] + ".")
    sub.set_defaults(run=run)
    return sub


def _setup(sub: Parser) -> None:
    sub.add_argument("--seats", type=_positive, metavar="N", help="number of seats")
    sub.add_argument("--seed", type=_whole, help="the seed of chance")
    sub.add_argument("--variant", action="append", default=[], metavar="ID=VALUE", help="a variant; may be repeated")
    sub.add_argument("--platform", choices=["rulebook", "18xx.games"], help="whose reading of the rules")
    sub.add_argument("--board", metavar="FILE", help="another board file")


def _file(sub: Parser) -> None:
    sub.add_argument("file", metavar="FILE", help="a record or an 18xx.games file")
    sub.add_argument("--at", type=_whole, metavar="N", help="after N actions")
    sub.add_argument("--board", metavar="FILE")


def _json(sub: Parser) -> None:
    sub.add_argument("--json", action="store_true", help="one JSON document on stdout")


def _lang(sub: Parser) -> None:
    sub.add_argument("--lang", choices=LANGUAGES, default="en")


def _positive(said: str) -> int:
    return _number(said, 1)


def _port(said: str) -> int:
    return _number(said, 1, 65535)


def _number(said: str, low: int, high: int = LARGEST) -> int:
    wanted = f"{low} or more" if high == LARGEST else f"{low} to {high}"
    if not whole(said) or not low <= int(said) <= high:
        raise argparse.ArgumentTypeError(f"{shortened(said)} is not {wanted}")
    return int(said)


def _whole(said: str) -> int:
    if not whole(said):
        raise argparse.ArgumentTypeError(f"{shortened(said)} is no whole number")
    return int(said)
