"""What every title shares: the game, its steps, actions, options, events and records. Imports nothing above it."""

from trunkline.core.action import Accept, Action, Bid, Decline, Pass
from trunkline.core.auction import Auction, BidPlaced, Passed
from trunkline.core.data import Board, DataError, Origin, decode, read_data
from trunkline.core.event import Event
from trunkline.core.game import BadSetup, Game, Header, Outcome, Played, rank
from trunkline.core.money import move
from trunkline.core.offer import Offer
from trunkline.core.option import Option, Range
from trunkline.core.record import DigestMismatch, RecordError, dumps, load, loads, save
from trunkline.core.refusal import Refusal, Refused
from trunkline.core.step import Decision, Procedure, Step, Table
from trunkline.core.text import LANGUAGES, Text, text_for
from trunkline.core.title import Title, Variant

__all__ = [
    "LANGUAGES",
    "Accept",
    "Action",
    "Auction",
    "BadSetup",
    "Bid",
    "BidPlaced",
    "Board",
    "DataError",
    "Decision",
    "Decline",
    "DigestMismatch",
    "Event",
    "Game",
    "Header",
    "Offer",
    "Option",
    "Origin",
    "Outcome",
    "Pass",
    "Passed",
    "Played",
    "Procedure",
    "Range",
    "RecordError",
    "Refusal",
    "Refused",
    "Step",
    "Table",
    "Text",
    "Title",
    "Variant",
    "decode",
    "dumps",
    "load",
    "loads",
    "move",
    "rank",
    "read_data",
    "save",
    "text_for",
]
