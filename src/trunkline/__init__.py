"""Railway board games: rules, play, analysis."""

__version__ = "0.1.0"
