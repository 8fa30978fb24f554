"""Options: legal actions, or families of them with one free field."""

import msgspec

from trunkline.core.action import Action


class Range(msgspec.Struct, frozen=True):
    """The amounts low, low + step, ... up to high."""

    low: int
    high: int
    step: int = 1

    def __contains__(self, amount: int) -> bool:
        return type(amount) is int and self.low <= amount <= self.high and (amount - self.low) % self.step == 0

    def __len__(self) -> int:
        return (self.high - self.low) // self.step + 1

    @property
    def top(self) -> int:
        """The highest amount in the range."""
        return self.low + (len(self) - 1) * self.step


class Option(msgspec.Struct, frozen=True):
    """A legal action.

    With `amount`, a family of actions that differ in their field `amount` alone. With `free`, a family in which the
    field of that name may be filled by the seat (train routes); `refusal` says whether a filled one is legal.
    """

    action: Action
    amount: Range | None = None
    free: str | None = None

    def at(self, amount: int) -> Action:
        """The action of this family with that amount."""
        if self.amount is None:
            return self.action
        return msgspec.structs.replace(self.action, amount=amount)

    def covers(self, action: Action) -> bool:
        """Whether `action` is this option or belongs to its family (of a `free` family: up to that field)."""
        if type(action) is not type(self.action):
            return False
        if self.amount is not None:
            amount = getattr(action, "amount", None)
            return amount is not None and amount in self.amount and self.at(amount) == action
        if self.free is not None:
            return msgspec.structs.replace(action, **{self.free: getattr(self.action, self.free)}) == self.action
        return action == self.action
