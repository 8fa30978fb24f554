"""The lab: many games at once, perft, and what one learns from them."""

from trunkline.lab.perft import perft
from trunkline.lab.simulate import Report, simulate

__all__ = ["Report", "perft", "simulate"]
