"""Answers of the optimiser in this process: `python -m tests.rail.answers plain|compiled COUNT` prints them as JSON."""

import json
import sys

from tests.rail.plain import force_plain


def main() -> None:
    if sys.argv[1] == "plain":
        force_plain()
    from tests.rail.late import RULES, late_position
    from trunkline.rail.routes import best_routes, compiled

    found = []
    for title in ("1830", "1817"):
        for seed in range(int(sys.argv[2])):
            track, company, trains = late_position(title, seed)
            answer = best_routes(track, company, trains, RULES[title])
            found.append([answer.revenue, answer.nodes, [list(route) for route in answer.routes]])
    print(json.dumps({"compiled": compiled, "found": found}))


if __name__ == "__main__":
    main()
