"""Server processes that know the test title: for every DATABASE read from stdin one that prints its port and number.

They are forked from this process, which has imported and read everything, so a start costs hundredths of a second.
"""

import os
import signal
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.server import harness, parlour
from trunkline.server.logs import set_up_logs
from trunkline.server.run import make_server
from trunkline.server.settings import Settings
from trunkline.server.titles import warm


def serve(database: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server = make_server(Settings(port=0, database=database, limits=0, worker_command=harness.WORKER))

    def tell() -> None:
        while not server.started:
            time.sleep(0.002)
        print(server.servers[0].sockets[0].getsockname()[1], os.getpid(), flush=True)

    threading.Thread(target=tell, daemon=True).start()
    server.run()


def main() -> None:
    set_up_logs("error")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed leaves nothing behind
    with parlour.here():
        warm()
        for line in sys.stdin:
            if os.fork() == 0:
                serve(line.strip())
                os._exit(0)


if __name__ == "__main__":
    main()
