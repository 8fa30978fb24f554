"""Drawings that the 18xx titles share: tiles, hex maps, stock markets, and everything at a glance."""
