"""Phases: what the first train of each type changes."""

from typing import TypeVar

import msgspec

from trunkline.core.data import DataError, decode


class PhaseSpec(msgspec.Struct, frozen=True):
    """One phase of `phases.json`; titles add fields of their own in a subclass. `train` null: from the start."""

    id: str
    train: str | None
    tile_colours: tuple[str, ...]
    train_limit: int
    rusts: tuple[str, ...] = ()

    @property
    def level(self) -> int:
        """The latest colour of tiles, 1 for the first: also the level of red values."""
        return len(self.tile_colours)


P = TypeVar("P", bound=PhaseSpec)


def read_phases(raw: bytes, kind: type[P], trains: tuple[str, ...], source: str) -> tuple[P, ...]:
    """The phases in order, from the content of a `phases.json`; trains are checked against the roster."""

    class PhasesSpec(msgspec.Struct, frozen=True):
        phases: tuple[kind, ...]  # type: ignore[valid-type]

    phases: tuple[P, ...] = decode(raw, PhasesSpec, source).phases
    for phase in phases:
        for name in (*phase.rusts, *((phase.train,) if phase.train else ())):
            if name not in trains:
                raise DataError(source, f"phases[{phase.id}]", f"no train {name!r}")
    if not phases or phases[0].train is not None:
        raise DataError(source, "phases", "the first phase must begin at the start (train null)")
    return phases


def phase_of(phases: tuple[P, ...], train: str) -> int | None:
    """The number of the phase that the first train of a type begins."""
    return next((number for number, phase in enumerate(phases) if phase.train == train), None)
