"""Which copy of a tile lies where and who has which copy of a train: the site names things by copy, `57-1` or `3-0`."""

from itertools import count

DEPOT, DISCARD = "depot", "discard"


def kind(copy: str) -> str:
    """The tile or train that a copy is one of."""
    return copy.rpartition("-")[0]


class Tiles:
    """The copies on the map."""

    def __init__(self) -> None:
        self.on: dict[str, str] = {}  # hex -> copy

    def lay(self, coord: str, copy: str) -> None:
        self.on[coord] = copy

    def free(self, tile: str) -> str:
        """A copy that lies nowhere."""
        used = set(self.on.values())
        return next(copy for number in count() if (copy := f"{tile}-{number}") not in used)

    def read(self, city: str) -> str:
        """A city as it is named here, `hex:number`, from the site's copy and number. A printed hex is its own tile."""
        copy, _, number = city.rpartition("-")
        return f"{next((coord for coord, lies in self.on.items() if lies == copy), kind(copy))}:{number}"

    def write(self, city: str) -> str:
        """The site's name of a city."""
        coord, _, number = city.partition(":")
        return f"{self.on.get(coord, f'{coord}-0')}-{number}"


class Trains:
    """The copies that have left the depot."""

    def __init__(self) -> None:
        self.owner: dict[str, str] = {}  # copy -> company or DISCARD
        self.left: dict[str, int] = {}  # train -> copies that have left the depot

    def move(self, copy: str, owner: str) -> None:
        self.owner[copy] = owner

    def seller(self, copy: str) -> str:
        return self.owner.get(copy, DEPOT)

    def pass_on(self, gone: str, buyer: str) -> None:
        """A company takes over another's trains."""
        self.owner = {copy: buyer if owner == gone else owner for copy, owner in self.owner.items()}

    def next(self, train: str) -> str:
        """The copy that leaves the depot now."""
        number = self.left.get(train, 0)
        self.left[train] = number + 1
        return f"{train}-{number}"

    def of(self, owner: str, train: str) -> str:
        """A copy of an owner."""
        return next(copy for copy, has in self.owner.items() if has == owner and kind(copy) == train)
