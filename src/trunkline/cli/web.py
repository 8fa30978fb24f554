"""Commands that start the server or look into its database."""

from argparse import Namespace

import trunkline
from trunkline.cli.commands import new_game
from trunkline.cli.support import Failure, say_json


def play(options: Namespace) -> int:
    """A table against bots: in the browser, or with --terminal (or a saved game, or hotseat) in text."""
    if options.terminal or options.load or options.hotseat:
        code: int = options.terminal_play(options)
        return code
    from trunkline.server.run import CannotServe
    from trunkline.server.run import play as open_table

    if options.variant or options.platform or options.board or options.seed is not None:
        raise Failure(
            "play: --variant, --platform, --board and --seed need --terminal; the page asks for variants itself"
        )
    if options.title is not None:
        new_game(options, trunkline.title(options.title))
    try:
        open_table(
            options.title,
            not options.no_browser,
            host=options.host,
            port=options.port,
            db=options.db,
            seats=options.seats,
            bot=options.bot,
        )
    except CannotServe as error:
        raise Failure(str(error)) from None
    return 0


def serve(options: Namespace) -> int:
    """The server, until it is told to stop."""
    from trunkline.server.run import CannotServe
    from trunkline.server.run import serve as run_server

    try:
        run_server(options.host, options.port, options.db, options.workers, hosts=options.name)
    except CannotServe as error:
        raise Failure(str(error)) from None
    return 0


def verify_database(options: Namespace) -> int:
    """Replay all games of a server's database; exit 1 if one does not replay as it was stored."""
    from trunkline.server.database import BadDatabase
    from trunkline.server.verify import verify_database as check_all

    try:
        found = check_all(options.db)
    except BadDatabase as error:
        raise Failure(f"verify: {error}") from None
    if options.json:
        say_json(found)
    else:
        for game in found:
            print(f"{game.table}: {game.title}, {game.actions} actions: {game.problem or 'ok'}")
    return 1 if any(game.problem for game in found) else 0
