"""Plays at a live table of a Féerie server, with the token of a bot account.

What a program would have to do besides choosing is done here: sit down, follow the table, answer heartbeats, send each
action once and only for the position it was chosen for, come back after a lost connection, stop at the end. Needs the
package ``websockets``; what travels is described in ``docs/wire.md``.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ._feerie import State
from .errors import FeerieError, error
from .game import Game

Chooser = Callable[["Turn"], str]
"""Chooses one of ``turn.legal``."""

# How long to wait for anything: a server says at least a heartbeat every ten seconds.
_SILENCE = 25.0
# How long to wait before coming back, and how often to try.
_PAUSE, _TRIES = 1.0, 30
# The server closes so when the token was revoked: whoever comes back is refused.
_REVOKED = 4401


@dataclass(frozen=True)
class Turn:
    """What a seat has to decide."""

    game: Game
    """The game with the table's seats and options."""
    seat: int
    view: dict[str, Any]
    """All that the seat knows."""
    legal: list[str]
    """What it may do. In a race ``<ms>`` stands for the milliseconds of a reaction."""

    def state(self, number: int = 0) -> State:
        """A state that the seat may be in for all it knows, hidden things drawn by a number: for bots, searches and nets."""
        return self.game.see(self.seat, self.view, number)


@dataclass(frozen=True)
class Result:
    """How a game came out."""

    seat: int
    places: list[int]
    scores: list[int]


class Server:
    """A server, as a bot account."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Asks something over HTTP; refusals raise with the server's code."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_SILENCE) as answer:
                read: dict[str, Any] = json.load(answer)
                return read
        except urllib.error.HTTPError as refused:
            raise _refusal(refused.read(), refused.code) from None

    def waiting(self, game: str | None = None) -> list[dict[str, Any]]:
        """The open tables that wait for somebody."""
        path = "/api/tables?state=waiting" + ("" if game is None else f"&game={game}")
        tables: list[dict[str, Any]] = self.ask("GET", path)["tables"]
        return tables

    def play(self, table: str, choose: Chooser, link: str | None = None) -> Result:
        """Sits down at a table, by a link if it takes one, and plays until the game is over."""
        info = self.ask("POST", f"/api/tables/{table}/join", {} if link is None else {"link": link})["table"]
        mine = [number for number, seat in enumerate(info["seats"]) if seat["mine"]]
        return _Player(self, Game(info["game"], len(info["seats"]), info["options"]), table, mine[0], choose).play()

    def socket(self) -> ClientConnection:
        """A socket, once its token was looked at."""
        try:
            return connect(
                self.address.replace("http", "ws", 1) + "/ws", additional_headers=self._headers, max_size=None
            )
        except InvalidStatus as refused:
            raise _refusal(bytes(refused.response.body or b""), refused.response.status_code) from None


def _refusal(body: bytes, status: int) -> FeerieError:
    try:
        said = json.loads(body)["error"]
        return error(said["code"], said["message"], said.get("rule"))
    except (ValueError, KeyError, TypeError):
        return error("refused", f"the server answered {status}")


class _Player:
    """One seat of one table until its end, over as many connections as it takes."""

    def __init__(self, server: Server, game: Game, table: str, seat: int, choose: Chooser) -> None:
        self.server, self.game, self.table, self.seat, self.choose = server, game, table, seat, choose
        self.sent = 0
        self.answered: int | None = None
        """The frame that was acted upon: an action is chosen once for each."""
        self.act: dict[str, object] = {}
        """What was last played. Sent again it plays nothing twice: the server knows its id."""

    def play(self) -> Result:
        lost = 0
        while True:
            try:
                with self.server.socket() as socket:
                    self._send(socket, t="sub", table=self.table, **{"from": 0})
                    self.answered = None
                    while True:
                        message = json.loads(socket.recv(timeout=_SILENCE))
                        result = self._hear(socket, message)
                        lost = 0
                        if result is not None:
                            return result
            except (ConnectionClosed, TimeoutError, OSError) as problem:
                if isinstance(problem, ConnectionClosed) and problem.rcvd and problem.rcvd.code == _REVOKED:
                    raise error("bad_token", "the token was revoked") from None
                lost += 1
                if lost > _TRIES:
                    raise
                time.sleep(_PAUSE)

    def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> Result | None:
        kind = message["t"]
        if kind == "beat":
            self._send(socket, t="beat", n=message["n"])
        elif kind == "error" and message["code"] == "too_many":
            # Quicker than a socket may be: whatever was refused, the last act may be among it.
            time.sleep(_PAUSE)
            if self.act:
                self._send(socket, **self.act)
        # A conflict means that something happened meanwhile: its frame asks again, or has.
        elif kind == "error" and message["code"] != "conflict":
            raise error(message["code"], message["message"], message.get("rule"))
        elif kind == "frame":
            self._act(socket, message)
        elif kind == "table":
            table = message["table"]
            if table["state"] == "over":
                return Result(self.seat, table["result"]["ranking"], table["result"]["scores"])
            if self.seat in table.get("unready", []):
                self._send(socket, t="ready", table=self.table)
            if table.get("undo") is not None and self.seat in table["undo"]["waiting"]:
                self._send(socket, t="undo_answer", table=self.table, id=self._id(), seat=self.seat, agree=True)
            if message.get("frame") is not None:
                self._act(socket, message["frame"])
        return None

    def _act(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        legal = frame["legal"].get(str(self.seat))
        if not legal or self.answered == frame["seq"]:
            return
        self.answered = frame["seq"]
        action = self.choose(Turn(self.game, self.seat, frame["views"][str(self.seat)], legal))
        sent = {"table": self.table, "id": self._id(), "seat": self.seat, "seq": frame["seq"], "action": action}
        self.act = {"t": "act", **sent}
        self._send(socket, **self.act)

    def _id(self) -> str:
        self.sent += 1
        return f"{time.time_ns():x}-{self.sent}"

    def _send(self, socket: ClientConnection, **message: object) -> None:
        socket.send(json.dumps(message))
