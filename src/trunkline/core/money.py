"""The only way anything countable moves: money, cubes, shares, tokens."""


def move(source: list[int], giver: int, target: list[int], taker: int, amount: int, *, owing: bool = False) -> None:
    """Move `amount` from one holding to another, creating and losing nothing; only an `owing` source may go below 0."""
    if amount < 0 or (not owing and source[giver] < amount):
        raise ValueError(f"cannot move {amount} out of {source[giver]}")
    source[giver] -= amount
    target[taker] += amount
