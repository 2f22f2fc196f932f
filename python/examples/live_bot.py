"""A bot account at a live table: ``FEERIE_TOKEN=feerie_… python live_bot.py http://127.0.0.1:7373 [table [link]]``.

Whoever keeps a name makes the bot account and its token on their own page, ``/me``. Without a table the bot waits until
somebody opens one of lutins for all to join. It plays what the house's greedy bot would, from what its own seat sees; put a
policy of yours in its place.
"""

import os
import sys
import time

from feerie.bots import Bot
from feerie.live import Server, Turn


def choose(turn: Turn) -> str:
    """One of ``turn.legal``: here what a bot thinks of the position."""
    return Bot("greedy", iterations=1).choose(turn.state(), turn.seat)


def any_table(server: Server) -> str:
    while True:
        for table in server.waiting("lutins"):
            return str(table["id"])
        time.sleep(2)


def main() -> None:
    server = Server(sys.argv[1], os.environ["FEERIE_TOKEN"])
    table = sys.argv[2] if len(sys.argv) > 2 else any_table(server)
    result = server.play(table, choose, sys.argv[3] if len(sys.argv) > 3 else None)
    print(f"place {result.places[result.seat]} of {len(result.places)}")


if __name__ == "__main__":
    main()
