"""Games of the site 18xx.games: reading its files into games, checking them, writing them.

imported = import_file("26855.json")
check(imported)                              # the final result against the file's own
trace("26855.json", "26855.trace.jsonl")     # the state after every action
"""

from trunkline.interop.checking import Checked, RunReport, Traced, check, routes_report, trace
from trunkline.interop.exporting import export_game
from trunkline.interop.files import ImportRefused
from trunkline.interop.importing import Imported, import_file

__all__ = [
    "Checked",
    "ImportRefused",
    "Imported",
    "RunReport",
    "Traced",
    "check",
    "export_game",
    "import_file",
    "routes_report",
    "trace",
]
