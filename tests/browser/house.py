"""A server process for the browser tests: quick bots, no limits. Arguments: port, database, seconds per bot move."""

import sys

from trunkline.server.run import run
from trunkline.server.settings import Settings

if __name__ == "__main__":
    port, database, pace = sys.argv[1:]
    run(Settings(port=int(port), database=database, bot_pace=float(pace), limits=0.0, log_level="error", drain=1.0))
