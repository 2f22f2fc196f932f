"""The same spaces for PettingZoo and Gymnasium."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np

from ._feerie import State
from .game import Game

Observation = dict[str, Any]

# Features are parts of a usual maximum; a table's options may go beyond it, but no counter goes so far.
HIGHEST = 65536.0


def observation_space(game: Game) -> gymnasium.spaces.Dict:
    """What a seat sees, and the numbers that it may say."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0.0, HIGHEST, (game.spaces.observation,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (game.spaces.actions,), np.int8),
        }
    )


def state_space(game: Game) -> gymnasium.spaces.Box:
    """What all seats see together, a row each."""
    return gymnasium.spaces.Box(0.0, HIGHEST, (game.seats, game.spaces.observation), np.float32)


def action_space(game: Game) -> gymnasium.spaces.Discrete:
    """The numbers of a game: a word of several is said in as many steps."""
    return gymnasium.spaces.Discrete(game.spaces.actions)


def observe(state: State, seat: int, asked: bool = True) -> Observation:
    """What a seat sees; the mask of one that is not asked is empty."""
    mask = state.mask(seat)
    if not asked:
        mask[:] = 0
    return {"observation": state.observation(seat), "action_mask": mask}


def settle(state: State) -> None:
    """Lets chance answer until somebody is asked, or the game is over."""
    while state.node == "chance":
        state.roll()


def results(state: State, seat: int) -> dict[str, Any]:
    """What is told of a seat when the game is over."""
    if state.places is None or state.scores is None:
        return {}
    return {"place": state.places[seat], "score": state.scores[seat]}


def named(kind: str, game: Game) -> str:
    """A name for an environment."""
    options = json.dumps(game.options, sort_keys=True)
    return f"{kind}<{game.id} seats={game.seats} options={options}>"
