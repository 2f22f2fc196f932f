"""The games as PettingZoo's environments.

Agents are ``seat_0``, ``seat_1``, …; an observation is a dictionary of ``observation`` and ``action_mask``. An action
that takes several numbers is said in several steps by the same agent. Chance answers by itself, from the seed; where
several seats decide in secret, they are asked one after the other and see nothing of each other. Where all always do, every
agent is asked each time, so that there is a cycle; one that is out can only keep still.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _spaces
from ._feerie import State
from .errors import FeerieError, error
from .game import Game, Options, _seed
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
        if self.max_cycles is not None and self.max_cycles < 1:
            raise error("bad_request", f"max_cycles is at least 1, not {max_cycles}")
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._rounds = 0
        self.observation_spaces = {agent: _spaces.observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: _spaces.action_space(self.game) for agent in self.possible_agents}
        self.state_space = _spaces.state_space(self.game)
        self._random: np.random.Generator | None = None
        self.state_of_game: State = self.game.start(seed=0)
        """The state itself, for whoever wants more than numbers."""

    def _start(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random = np.random.default_rng(None if seed is None else _seed("seed", seed))
        self.state_of_game = self.game.start(seed=int(self._random.integers(2**63)))
        _spaces.settle(self.state_of_game)

    def _is_under_way(self) -> None:
        if not self.agents:
            raise error("bad_request", "no game is under way: reset the environment")

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        self._seat(agent)
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise error("bad_request", f"agents are seat_0 to seat_{self.game.seats - 1}, not {agent!r}")
        return self.possible_agents.index(agent)

    def _observe(self, seat: int, asked: bool) -> _spaces.Observation:
        seen = _spaces.observe(self.state_of_game, seat, asked)
        if self.is_parallel and asked and seat not in self.state_of_game.acting:
            seen["action_mask"][0] = 1
        return seen

    def _decide(self, numbers: Mapping[str, int]) -> dict[str, dict[str, Any]]:
        """Says at once what all have chosen, where those that are out say nothing; what is told of it, by agents."""
        state = self.state_of_game
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in state.acting:
            agent, tokens = self.possible_agents[seat], state.tokens(seat)
            number = numbers[agent]
            if number not in tokens:
                # The first number is keeping still.
                number, infos[agent]["illegal"] = tokens[0], True
            state.say(seat, number)
        _spaces.settle(state)
        self._rounds += 1
        return infos

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, a row each: for a critic that may know more than any agent."""
        return np.stack([self.state_of_game.observation(seat) for seat in range(self.game.seats)])

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
        self._chosen: dict[str, int] = {}
        self._select()

    def _select(self) -> None:
        state = self.state_of_game
        if state.is_over:
            for seat, agent in enumerate(self.possible_agents):
                self.terminations[agent] = True
                self.rewards[agent] = float(state.rewards[seat])
                self.infos[agent].update(_spaces.results(state, seat))
        elif self.max_cycles is not None and self._rounds >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            seat = len(self._chosen) if self.is_parallel else state.acting[0]
            self.agent_selection = self.possible_agents[seat]
            return
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> _spaces.Observation:
        seat = self._seat(agent)
        asked = bool(self.agents) and agent == self.agent_selection and not self.terminations.get(agent, True)
        return self._observe(seat, asked)

    def step(self, action: Any) -> None:
        self._is_under_way()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = _whole("an action", action)
        if self.is_parallel:
            self._choose(agent, number)
        else:
            self._say(self._seat(agent), number)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def _choose(self, agent: str, number: int) -> None:
        """Where all decide at once: what each has chosen waits for the others, also for those who can only keep still."""
        self._chosen[agent] = number
        if len(self._chosen) == len(self.agents):
            self.infos = self._decide(self._chosen)
            self._chosen = {}

    def _say(self, seat: int, number: int) -> None:
        state = self.state_of_game
        last_of_all = state.acting == [seat]
        sealed = state.node == "simultaneous"
        played = state.say(seat, number)
        self.infos = {each: {} for each in self.agents}
        if played is not None:
            self._decisions += 1
            if sealed and last_of_all or not sealed and self._decisions % self.game.seats == 0:
                self._rounds += 1
        _spaces.settle(state)


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
        return {agent: self._observe(self._seat(agent), asked=True) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[
        dict[str, _spaces.Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        self._is_under_way()
        state, agents = self.state_of_game, list(self.agents)
        if not isinstance(actions, Mapping):
            raise error("bad_request", f"actions are a dictionary by agents, not {actions!r}")
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise error("bad_request", f"no action for {', '.join(missing)}")
        numbers = {agent: _whole("an action", actions[agent]) for agent in agents}
        infos = self._decide(numbers)
        over = state.is_over
        cut = not over and self.max_cycles is not None and self._rounds >= self.max_cycles
        seen = self._observations()
        rewards = {agent: float(state.rewards[self._seat(agent)]) for agent in agents}
        if over:
            for agent in agents:
                infos[agent].update(_spaces.results(state, self._seat(agent)))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos


parallel_env = RawParallelEnv

__all__ = ["FeerieError", "RawEnv", "RawParallelEnv", "env", "parallel_env"]
