"""Many games at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _feerie
from .errors import error
from .game import Options, _info, _number, _options, _seed, spaces

# Beyond so much, machines begin to end programs for the memory they fill.
_MOST_BYTES = 2**36


def _cores() -> int:
    """The cores that this process may use: of a machine's many it may have been given few."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Batch:
    """``n`` games of one table, stepped together on several threads while the interpreter is free for others.

    The arrays are filled in place: copy what you want to keep. A row shows what its acting seat sees. A game that has
    just ended has ``done`` and its ``rewards``, and its row shows the next game already. Which games are played follows
    from the seed alone, not from the number of threads.
    """

    metadata = {"autoreset_mode": "same_step"}

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 2,
        options: Options | None = None,
        threads: int | None = None,
        preset: str | None = None,
    ) -> None:
        self.game = _info(game).id
        self.spaces = spaces(game)
        self.n = _number("n", n)
        self.seats = _number("seats", seats)
        self.threads = _number("threads", threads) if threads is not None else _cores()
        given = _options(game, options, preset)
        self._fits()
        self._batch = _feerie.Batch(self.game, self.n, self.seats, given, self.threads)
        self.observations: NDArray[np.float32] = self._batch.observations
        """``[n, observation]``: what the acting seat sees, and behind it what it said of its word."""
        self.masks: NDArray[np.bool_] = self._batch.masks
        """``[n, actions]``: the numbers that may be said."""
        self.prefixes: NDArray[np.int16] = self._batch.prefixes
        """``[n, 5]``: what was said of a word that is not whole yet; -1 for nothing."""
        self.rewards: NDArray[np.float32] = self._batch.rewards
        """``[n, seats]``: what a game that has just ended was worth; 0 elsewhere."""
        self.done: NDArray[np.bool_] = self._batch.done
        """``[n]``: whether the game has just ended."""
        self.acting: NDArray[np.int8] = self._batch.acting
        """``[n]``: the seat that acts."""
        self._random = np.zeros(self.n, dtype=np.int64)
        self._process = os.getpid()
        self.reset(0)

    def _fits(self) -> None:
        """Refuses more games than memory holds: asked for, never touched, such arrays cost nothing to try."""
        row = np.dtype(np.float32).itemsize * self.spaces.observation + self.spaces.actions
        try:
            if self.n * row > _MOST_BYTES:
                raise MemoryError
            np.empty(max(self.n, 0) * row, np.uint8)
        except MemoryError:
            raise error("bad_request", f"{self.n} games of {row} bytes each are more than memory holds") from None

    def reset(self, seed: int = 0) -> None:
        """Starts all games anew."""
        self._alone(self._batch.reset, _seed("seed", seed))

    def step(self, actions: ArrayLike) -> None:
        """Says a number in every game. One that is not in its mask raises, and then no game is stepped."""
        try:
            given: NDArray[Any] = np.asarray(actions)
        except (TypeError, ValueError) as problem:
            raise error("bad_request", f"actions are {self.n} whole numbers: {problem}") from None
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise error("bad_request", f"actions are {self.n} whole numbers, not {given.dtype} {given.shape}")
        self._alone(self._batch.step, np.ascontiguousarray(given, dtype=np.int64))

    def random_actions(self) -> NDArray[np.int64]:
        """Any number of each mask, all equally likely; the array is used again."""
        self._alone(self._batch.random_actions, self._random)
        return self._random

    def _alone(self, work: Callable[[Any], None], given: Any) -> None:
        """Refuses what would be stepped by two at once, or by threads that a fork has left behind."""
        if os.getpid() != self._process:
            raise error("bad_request", "a batch stays with the process that made it: make another one here")
        try:
            work(given)
        except RuntimeError as problem:
            raise error("busy", f"another thread is stepping these games: {problem}") from None

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"feerie.Batch({self.game!r}, {self.n}, seats={self.seats}, threads={self.threads})"
