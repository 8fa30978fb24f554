"""The place to play: tables, live games, storage, bots, the API, the browser client.

Start it with `trunkline.server.run`, check a database with `trunkline.server.verify`. Nothing is imported here, so that
the processes in which bots think stay small.
"""
