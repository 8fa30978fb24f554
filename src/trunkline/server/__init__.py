"""The place to play: tables, live games, storage, bots, the API, the browser client."""

from trunkline.server.database import BadDatabase
from trunkline.server.run import CannotServe, play, serve
from trunkline.server.settings import Settings
from trunkline.server.verify import Checked, verify_database

__all__ = ["BadDatabase", "CannotServe", "Checked", "Settings", "play", "serve", "verify_database"]
