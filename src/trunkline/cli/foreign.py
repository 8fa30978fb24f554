"""Commands around 18xx.games files and train routes."""

from argparse import Namespace

from trunkline.cli.support import Failure


def import_game(options: Namespace) -> int:
    """Import a file; exit 1 if what it is compared with differs."""
    raise Failure("import: not yet")


def export_game(options: Namespace) -> int:
    raise Failure("export: not yet")


def routes(options: Namespace) -> int:
    raise Failure("routes: not yet")
