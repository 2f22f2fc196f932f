"""The games as PettingZoo's environments.

Agents are ``seat_0``, ``seat_1``, …; an observation is a dictionary of ``observation`` and ``action_mask``. An action
that takes several numbers is said in several steps by the same agent. Chance answers by itself, from the seed; where
several seats decide in secret, they are asked one after the other and see nothing of each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _spaces
from ._feerie import State
from .errors import FeerieError, error
from .game import Game, Options
from .game import _number as _whole

_MODES = ["human", "ansi"]


def env(
    game: str,
    seats: int = 2,
    options: Options | None = None,
    preset: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Any:
    """A game in which agents take turns.

    Where seats take turns, an illegal number ends the game with -1 for who said it. Where all decide at once it counts
    as keeping still, and the agent's info says ``illegal``. ``max_cycles`` truncates a game after so many rounds in
    which every seat could act once.
    """
    raw = RawEnv(game, seats, options, preset, render_mode, max_cycles)
    wrapped: Any = raw if raw.is_parallel else wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


@lru_cache(maxsize=None)
def _all_decide_at_once(game: str) -> bool:
    """Whether every decision of a game is simultaneous: so it is by its rules, or one game shows that it is not."""
    state = Game(game, seats=Game(game).info.seats[0]).start(seed=0)
    _spaces.settle(state)
    while not state.is_over and len(state.steps) < 2000:
        if state.node != "simultaneous":
            return False
        for seat in state.acting:
            state.say(seat, state.tokens(seat)[0])
        _spaces.settle(state)
    return True


class _Common:
    """What both kinds of environment have in common."""

    takes_turns = True
    """Whether games are welcome in which seats take turns."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Options | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in _MODES:
            raise error("bad_request", f"render_mode is one of {', '.join(_MODES)}, not {render_mode!r}")
        self.game = Game(game, seats, options, preset)
        self.is_parallel = _all_decide_at_once(game)
        if not (self.takes_turns or self.is_parallel):
            raise error("not_simultaneous", f"in {game} seats take turns: use feerie.pettingzoo.env")
        self.metadata: dict[str, Any] = {
            "name": f"feerie_{game}_v0",
            "render_modes": list(_MODES),
            "is_parallelizable": self.is_parallel,
        }
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else _whole("max_cycles", max_cycles)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: _spaces.observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: _spaces.action_space(self.game) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.state_of_game: State = self.game.start(seed=0)
        """The state itself, for whoever wants more than numbers."""

    def _start(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = self.game.start(seed=int(self._random.integers(2**63)))
        _spaces.settle(self.state_of_game)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        text = self.state_of_game.sketch("watcher")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def _still(state: State, seat: int, number: int) -> tuple[int, bool]:
    """A number that a seat may say: an illegal one stands for the first legal one, which is keeping still."""
    tokens = state.tokens(seat)
    return (number, False) if number in tokens else (tokens[0], True)


class RawEnv(_Common, AECEnv):  # type: ignore[misc]
    """A game without wrappers: an illegal number raises, where seats take turns."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._rounds = 0
        self._select()

    def _select(self) -> None:
        state = self.state_of_game
        if state.is_over:
            for seat, agent in enumerate(self.possible_agents):
                self.terminations[agent] = True
                self.rewards[agent] = float(state.rewards[seat])
                self.infos[agent] = _spaces.results(state, seat)
        elif self.max_cycles is not None and self._rounds >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.acting[0]]
            return
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> _spaces.Observation:
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return _spaces.observe(self.state_of_game, _seat(agent), asked)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.state_of_game, _seat(agent)
        number, illegal = _whole("an action", action), False
        if self.is_parallel:
            number, illegal = _still(state, seat, number)
        last_of_all = state.acting == [seat]
        sealed = state.node == "simultaneous"
        played = state.say(seat, number)
        self.infos = {each: {} for each in self.agents}
        if illegal:
            self.infos[agent]["illegal"] = True
        if played is not None:
            self._decisions += 1
            if sealed and last_of_all or not sealed and self._decisions % self.game.seats == 0:
                self._rounds += 1
        _spaces.settle(state)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()


class RawParallelEnv(_Common, ParallelEnv):  # type: ignore[misc]
    """A game in which all seats always decide at once; others raise :class:`feerie.NotSimultaneous`.

    An illegal number is keeping still, and so is a seat that is out.
    """

    takes_turns = False

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, _spaces.Observation], dict[str, dict[str, Any]]]:
        self._start(seed)
        self.agents = list(self.possible_agents)
        self._rounds = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, _spaces.Observation]:
        state = self.state_of_game
        seen = {agent: _spaces.observe(state, _seat(agent)) for agent in self.agents}
        for agent in self.agents:
            if _seat(agent) not in state.acting:
                seen[agent]["action_mask"][0] = 1
        return seen

    def step(self, actions: dict[str, Any]) -> tuple[
        dict[str, _spaces.Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state, agents = self.state_of_game, list(self.agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if not isinstance(actions, Mapping):
            raise error("bad_request", f"actions are a dictionary by agents, not {actions!r}")
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise error("bad_request", f"no action for {', '.join(missing)}")
        numbers = {agent: _whole("an action", actions[agent]) for agent in agents}
        for seat in state.acting:
            agent = self.possible_agents[seat]
            number, illegal = _still(state, seat, numbers[agent])
            if illegal:
                infos[agent]["illegal"] = True
            state.say(seat, number)
        _spaces.settle(state)
        self._rounds += 1
        over = state.is_over
        cut = not over and self.max_cycles is not None and self._rounds >= self.max_cycles
        seen = self._observations()
        rewards = {agent: float(state.rewards[_seat(agent)]) for agent in agents}
        if over:
            infos = {agent: _spaces.results(state, _seat(agent)) for agent in agents}
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos


parallel_env = RawParallelEnv

__all__ = ["FeerieError", "RawEnv", "RawParallelEnv", "env", "parallel_env"]
