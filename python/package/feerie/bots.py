"""Féerie's bots. They see what their seat sees, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import _feerie
from ._feerie import State
from .errors import error
from .game import _number


@dataclass(frozen=True)
class Advice:
    """What a bot says."""

    action: str
    estimate: list[float]
    """Each seat's share of the victory, as the bot sees it."""
    best: list[tuple[str, float]]
    """Its best choices with the seat's own share."""


class Bot:
    """A bot of a level by name, as a person would choose one. Iterations give the same choice on every machine;
    milliseconds do not. Without either it thinks for 200 ms at most."""

    def __init__(self, level: str, ms: int | None = None, iterations: int | None = None) -> None:
        if not (isinstance(level, str) and level.isascii()):
            raise error("unknown_bot", f"a level is a name, not {level!r}")
        self.level = level
        self.ms = None if ms is None else _number("ms", ms)
        self.iterations = None if iterations is None else _number("iterations", iterations)
        self._bot = _feerie.Bot(level, self.ms, self.iterations)

    def advise(self, state: State, seat: int | None = None) -> Advice:
        """What it would play in a seat: by default the first that is to act."""
        if not isinstance(state, State):
            raise error("bad_request", f"a bot looks at a feerie.State, not at {type(state).__name__}")
        if seat is None:
            if not state.acting:
                raise error("wrong_actor", "no seat is to act")
            seat = state.acting[0]
        return Advice(*self._bot.advise(state, seat))

    def choose(self, state: State, seat: int | None = None) -> str:
        """The action it would play."""
        return self.advise(state, seat).action

    def __getstate__(self) -> dict[str, Any]:
        """What makes a bot: what it remembers of a game stays behind, so that a copy is as fresh as a new one."""
        return {name: value for name, value in vars(self).items() if name != "_bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bot = _feerie.Bot(self.level, self.ms, self.iterations)

    def __repr__(self) -> str:
        limits = {"ms": self.ms, "iterations": self.iterations}
        given = "".join(f", {name}={limit}" for name, limit in limits.items() if limit is not None)
        return f"feerie.bots.Bot({self.level!r}{given})"


class Random(Bot):
    """Any action, all equally likely."""

    def __init__(self) -> None:
        super().__init__("random", iterations=1)


class Greedy(Bot):
    """One action ahead."""

    def __init__(self) -> None:
        super().__init__("greedy", iterations=1)


class Strong(Bot):
    """As far as its time goes."""

    def __init__(self, ms: int | None = 200, iterations: int | None = None) -> None:
        super().__init__("strong", ms, iterations)


class Master(Bot):
    """As far as its time goes, by what a net has learnt; only where one was trained."""

    def __init__(self, ms: int | None = 200, iterations: int | None = None) -> None:
        super().__init__("master", ms, iterations)
