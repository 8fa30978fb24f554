"""Bots: one small interface. A bot gets the game as its seat knows it and returns an action."""

from trunkline.bots.base import BOTS, Bot, Random, UnknownBot, Weighted, ask, make

__all__ = ["BOTS", "Bot", "Random", "UnknownBot", "Weighted", "ask", "make"]
