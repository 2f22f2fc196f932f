"""The games as Gymnasium's environments: one seat, with the house's bots in the others.

Once this module is imported, ``gymnasium.make("feerie/lutins-v0", seats=2, …)`` makes the same with Gymnasium's own wrappers.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from . import _spaces
from ._feerie import State
from .bots import Bot
from .errors import FeerieError, error
from .game import Game, Options, _infos, _number

Opponent = str | Bot | Callable[[State, int], str]
"""A bot's level, a bot, or a function that chooses an action for a seat of a state."""


def make(
    game: str,
    seats: int = 2,
    seat: int = 0,
    opponents: Opponent | Sequence[Opponent] = "greedy",
    options: Options | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    iterations: int = 50,
    illegal: str = "end",
) -> SeatEnv:
    """One seat of a game against others.

    ``opponents`` is one for all other seats, or one each in table order; a level thinks for so many ``iterations``, so
    that the same seed gives the same game on every machine. An illegal number ends the game with -1, or raises with
    ``illegal="raise"``.
    """
    return SeatEnv(game, seats, seat, opponents, options, preset, render_mode, iterations, illegal)


class SeatEnv(gymnasium.Env[_spaces.Observation, Any]):
    """One seat of a game. An observation is a dictionary of ``observation`` and ``action_mask``."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int,
        opponents: Opponent | Sequence[Opponent],
        options: Options | None,
        preset: str | None,
        render_mode: str | None,
        iterations: int,
        illegal: str,
    ) -> None:
        self.game = Game(game, seats, options, preset)
        self.seat = _number("seat", seat)
        if not 0 <= self.seat < self.game.seats:
            raise error("bad_request", f"the table has seats 0 to {self.game.seats - 1}, not {seat}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise error("bad_request", f"render_mode is human or ansi, not {render_mode!r}")
        if illegal not in ("end", "raise"):
            raise error("bad_request", f'illegal is "end" or "raise", not {illegal!r}')
        others = [other for other in range(self.game.seats) if other != self.seat]
        single = isinstance(opponents, (str, Bot)) or callable(opponents)
        if not single and not isinstance(opponents, Sequence):
            raise error("bad_request", f"opponents are levels, bots or functions, not {opponents!r}")
        given: list[Any] = [opponents] * len(others) if single else list(opponents)  # type: ignore[arg-type]
        for player in given:
            if not (isinstance(player, (str, Bot)) or callable(player)):
                raise error("bad_request", f"an opponent is a level, a bot or a function, not {player!r}")
        if len(given) != len(others):
            raise error("bad_request", f"{len(given)} opponents for {len(others)} other seats")
        self._given, self._others = given, others
        self._iterations = _number("iterations", iterations)
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space = _spaces.observation_space(self.game)
        self.action_space = _spaces.action_space(self.game)
        self.state_of_game: State = self.game.start(seed=0)
        """The state itself, for whoever wants more than numbers."""
        self._play = self._players()
        _spaces.settle(self.state_of_game)
        if self.state_of_game.acting:
            # A level that the game does not have is refused now, not at its first turn.
            for player in self._given:
                if isinstance(player, str):
                    Bot(player, iterations=1).advise(self.state_of_game)

    def _players(self) -> dict[int, Callable[[State, int], str]]:
        play: dict[int, Callable[[State, int], str]] = {}
        for other, player in zip(self._others, self._given, strict=True):
            if isinstance(player, str):
                player = Bot(player, iterations=self._iterations)
            # A copy has forgotten other games: what bots remember of them would make them choose otherwise.
            play[other] = copy.copy(player).choose if isinstance(player, Bot) else player
        return play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_spaces.Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._play = self._players()
        self.state_of_game = self.game.start(seed=int(self.np_random.integers(2**63)))
        self._wait()
        return self._seen()

    def _wait(self) -> None:
        """Plays on until the seat is asked, or the game is over."""
        state = self.state_of_game
        while not state.is_over:
            _spaces.settle(state)
            if state.is_over or self.seat in state.acting:
                return
            other = state.acting[0]
            state.apply(other, self._play[other](state, other))

    def _seen(self) -> tuple[_spaces.Observation, dict[str, Any]]:
        state = self.state_of_game
        info = _spaces.results(state, self.seat)
        info["action_mask"] = state.mask(self.seat)
        return _spaces.observe(state, self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The numbers that may be said, as some learners ask for them."""
        return self.state_of_game.mask(self.seat).astype(np.bool_)

    def step(self, action: Any) -> tuple[_spaces.Observation, float, bool, bool, dict[str, Any]]:
        state, number = self.state_of_game, _number("an action", action)
        try:
            state.say(self.seat, number)
        except FeerieError as problem:
            if self._illegal == "raise" or state.is_over:
                raise
            seen, info = self._seen()
            info["illegal"] = problem.rule or problem.code
            return seen, -1.0, True, False, info
        self._wait()
        seen, info = self._seen()
        return seen, float(state.rewards[self.seat]), state.is_over, False, info

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        text = self.state_of_game.sketch(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for _each in _infos():
    gymnasium.register(f"feerie/{_each.id}-v0", entry_point="feerie.gymnasium:make", kwargs={"game": _each.id})
