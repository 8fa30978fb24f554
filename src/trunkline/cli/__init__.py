"""The command line. Exit codes: 0 fine, 1 the thing checked does not hold, 2 bad usage or input."""

import sys
from collections.abc import Sequence

from trunkline.cli.parser import build_parser
from trunkline.cli.support import Failure, complain, explain, prepare_output


def main(arguments: Sequence[str] | None = None) -> None:
    """Entry point of `trunkline`."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; an error is one line on stderr."""
    prepare_output()
    parsed = build_parser().parse_args(arguments)
    try:
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except Failure as failure:
        complain(str(failure))
        return failure.code
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        said = explain(error)
        if said is None:
            if sys.flags.dev_mode:
                raise
            said = f"a fault in the program: {error!r}; PYTHONDEVMODE=1 shows where, please report it"
        complain(said)
        return 2
    return code
