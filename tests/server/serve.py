"""A server process that knows the test title: serve.py DATABASE. Prints its port when it answers."""

import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.server import harness
from trunkline.server.logs import set_up_logs
from trunkline.server.run import make_server
from trunkline.server.settings import Settings


def main() -> None:
    set_up_logs("error")
    server = make_server(Settings(port=0, database=sys.argv[1], limits=0, worker_command=harness.WORKER))

    def tell() -> None:
        while not server.started:
            time.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)

    threading.Thread(target=tell, daemon=True).start()
    server.run()


if __name__ == "__main__":
    main()
