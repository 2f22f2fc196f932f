"""Gymnasium's own checks."""

from __future__ import annotations

import copy
import pickle

import gymnasium as registered
import numpy as np
import pytest
from conftest import TABLES
from gymnasium.utils.env_checker import check_env

import feerie
from feerie import gymnasium


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_check_env(game: str, seats: int, preset: str | None) -> None:
    check_env(gymnasium.make(game, seats, seat=seats - 1, opponents="random", preset=preset))


@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_levels(game: str, level: str) -> None:
    check_env(gymnasium.make(game, opponents=level, iterations=5, render_mode="ansi"))


def test_a_whole_game_against_a_function(game: str) -> None:
    """The first legal action is a poor opponent, but a legal one."""
    env = gymnasium.make(game, opponents=lambda state, seat: state.words(seat)[0][0])
    observation, _ = env.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(20_000):
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        if over:
            assert -1 <= reward <= 1 and info["place"] in (1, 2)
            return
    pytest.fail("no end")


def test_gymnasium_makes_them_by_name() -> None:
    env = registered.make("feerie/lutins-v0", seats=3, opponents="random")
    assert isinstance(env.unwrapped, gymnasium.SeatEnv) and env.unwrapped.game.seats == 3
    observation, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))


def test_a_bot_is_as_fresh_in_every_game(game: str) -> None:
    env = gymnasium.make(game, opponents=feerie.bots.Bot("strong", iterations=8))

    def opening() -> list[bytes]:
        observation, _ = env.reset(seed=7)
        seen = [observation["observation"].tobytes()]
        for _ in range(6):
            observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            seen.append(observation["observation"].tobytes())
        return seen

    assert opening() == opening()


def test_environments_copy_and_travel_in_the_middle_of_a_game(game: str) -> None:
    env = gymnasium.make(game, opponents="random")
    env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        number = int(np.flatnonzero(env.action_masks())[0])
        here = copy.deepcopy(env).step(number)
        there = other.step(number)
        assert np.array_equal(here[0]["observation"], there[0]["observation"])


def test_what_is_wrong_is_refused() -> None:
    for wrong in (
        {"opponents": "genius"}, {"opponents": ["greedy", "greedy"]}, {"seat": 2}, {"seats": 9}, {"illegal": "x"},
    ):  # fmt: skip
        with pytest.raises(feerie.FeerieError):
            gymnasium.make("lutins", **wrong)
    env = gymnasium.make("lutins")
    env.reset(seed=1)
    for no_number in ("a", None, 1.5, [1], True):
        with pytest.raises(feerie.BadRequest):
            env.step(no_number)
    assert env.step(env.action_space.n - 1)[1:3] == (-1.0, True)
    env = gymnasium.make("lutins", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(feerie.IllegalAction):
        env.step(env.action_space.n - 1)
