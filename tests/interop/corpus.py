"""Files of the corpus: a game, its trace, its legal lists."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conftest import corpus_folder

Raw = dict[str, Any]


def games(title: str) -> list[str]:
    """The games of a title, people's first."""
    folder = corpus_folder()
    if folder is None:
        return []
    people = [path for path in sorted((folder / title).glob("*.json")) if path.stem.isdigit()]
    found = [*people, *sorted((folder / title / "random").glob("*.json.gz"))]
    return [str(path.relative_to(folder)) for path in found]


def other(path: Path, kind: str) -> Path:
    """The file of a game that has its trace, its legal lists or its routes, packed or not."""
    name = path.name.partition(".")[0]
    return next(path.parent.glob(f"{name}.{kind}.jsonl*"))


def lines(path: Path) -> Iterator[Raw]:
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
        for line in file:
            yield json.loads(line)


def data(path: Path) -> Raw:
    """A game file."""
    raw = path.read_bytes()
    found: Raw = json.loads(gzip.decompress(raw) if path.suffix == ".gz" else raw)
    return found


def packed(game: Raw) -> bytes:
    """A game file as it is imported."""
    return json.dumps(game).encode()


def plain(game: Raw) -> bytes:
    """A file as the site has it: the corpus adds `x` with what copy numbers mean."""
    return packed(
        game | {"actions": [{key: action[key] for key in action if key != "x"} for action in game["actions"]]}
    )
