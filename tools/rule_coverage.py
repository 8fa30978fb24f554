"""Which numbered rules have a test: reads the numbers from every title's rules and the marks from the tests.

Prints the matrix and fails when a rule has no test. A rule that only names components, or is shown by another rule's
test, is listed with its reason in the title's `rules/untested.json`.
"""

import ast
import json
import sys
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

import trunkline
from trunkline.core import Title

PREFIX = {"american-rails": "AR", "steel-driver": "SD", "railroad-revolution": "RR", "1830": "1830", "1817": "1817"}


def marks(folder: Path) -> dict[str, set[str]]:
    """Rule -> tests that are marked with it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                calls = [call for decorator in node.decorator_list for call in ast.walk(decorator)]
                for rule in (rule for call in calls for rule in rules_of(call)):
                    found[rule].add(f"{path.name}::{node.name}")
            elif isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "pytestmark" for t in node.targets):
                for call in ast.walk(node.value):
                    for rule in rules_of(call):
                        found[rule].add(path.name)
    return found


def rules_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
        return [str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)]
    return []


def numbers(title: Title) -> list[str]:
    said = files(title.package).joinpath("rules", "en.md").read_text("utf-8")
    return [line.split("**")[1] for line in said.splitlines() if line.startswith("- **")]


def reasons(title: Title) -> dict[str, str]:
    path = files(title.package).joinpath("rules", "untested.json")
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def main() -> int:
    tests = marks(Path(__file__).parent.parent / "tests")
    gaps = 0
    for title in trunkline.titles():
        known, excused = numbers(title), reasons(title)
        missing = [n for n in known if f"{PREFIX[title.id]} {n}" not in tests and n not in excused]
        shown = sum(f"{PREFIX[title.id]} {n}" in tests for n in known)
        print(
            f"{title.id:22} {len(known):4} rules  {shown:4} tested  {len(excused):3} excused  {len(missing):3} missing"
        )
        if "-v" in sys.argv:
            for number in known:
                shown_by = ", ".join(sorted(tests[f"{PREFIX[title.id]} {number}"]))
                print(f"    {number:10} {shown_by or excused.get(number, '-')}")
        if missing:
            print("    missing: " + ", ".join(missing))
        gaps += len(missing)
        unknown = [
            rule for rule in tests if rule.split()[0] == PREFIX[title.id] and rule.split(maxsplit=1)[1] not in known
        ]
        if unknown:
            print("    marks without a rule: " + ", ".join(sorted(unknown)))
            gaps += len(unknown)
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
