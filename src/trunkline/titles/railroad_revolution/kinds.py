"""Kinds of effects as small numbers. An effect in a table, step or board is a tuple: its kind, then its parameters."""

from typing import Final

Entry = tuple[int, ...]

STEPS: Final = 0  # n
WORKER: Final = 1  # the colours of which one is taken
SWAP: Final = 2  # the worker chosen to be given up, or -1
PROMOTE: Final = 3  # how many at most, price of each
MONEY: Final = 4  # amount
SHARES: Final = 5  # n
RAIL: Final = 6
STATION: Final = 7
OFFICE: Final = 8
FLIP: Final = 9  # how many times
TRAIN: Final = 10
START_RAIL: Final = 11
START_STATION: Final = 12
START_OFFICE: Final = 13
PRIVATE_DEAL: Final = 14  # shares less
MONEY_PER_TRAIN: Final = 15  # amount for each
# These belong to the action under way and are only found in the table of abilities.
WAIVE_COST: Final = 16
PRIMARY_AGAIN: Final = 17
BONUS_AGAIN: Final = 18
MONEY_PER_TRIANGLE: Final = 19  # base, amount for each triangle
THIRD_RAIL: Final = 20
FIRST_OFFICE: Final = 21
MONEY_PER_SHARE: Final = 22  # amount for each
TILE: Final = 23

NAMES: Final = (
    "steps",
    "worker",
    "swap",
    "promote",
    "money",
    "shares",
    "rail",
    "station",
    "office",
    "flip",
    "train",
    "start_rail",
    "start_station",
    "start_office",
    "private_deal",
    "money_per_train",
    "waive_cost",
    "primary_again",
    "bonus_again",
    "money_per_triangle",
    "third_rail",
    "first_office",
    "money_per_share",
    "tile",
)

# The four main actions (rule 4.2) and the two places where available workers are (rule 3.2).
STATION_JOB: Final = 0
RAILROAD_JOB: Final = 1
TELEGRAPH_JOB: Final = 2
TRADE_JOB: Final = 3
JOBS: Final = ("station", "railroad", "telegraph", "trade")
PLACES: Final = ("supply", "board")
WORKERS: Final = ("white", "purple", "orange", "grey", "turquoise")
COLOURS: Final = len(WORKERS)
SLOTS: Final = 2  # milestone tiles that a player holds (rule 11.1)
TRACKS: Final = 3
OPEN: Final = 1  # states of the primary reward of the city just built in
TAKEN: Final = 2
NEVER: Final = 1 << 40  # a price nobody can pay
