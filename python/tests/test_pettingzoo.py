"""PettingZoo's own suites."""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pytest
from conftest import GAMES, TABLES
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel

import feerie
from feerie import pettingzoo

# A module, of whose functions one has its name.
STATES = import_module("pettingzoo.test.state_test")


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_api(game: str, seats: int, preset: str | None) -> None:
    api_test(pettingzoo.env(game, seats, preset=preset), num_cycles=40)


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_seed(game: str, seats: int, preset: str | None) -> None:
    seed_test(partial(pettingzoo.env, game, seats, preset=preset), num_cycles=100)


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_render(game: str, seats: int, preset: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game, seats, preset=preset))


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_the_state_of_a_table(game: str, seats: int, preset: str | None) -> None:
    env = pettingzoo.env(game, seats, preset=preset)
    STATES.test_state_space(env)
    STATES.test_state(env, num_cycles=30)


@pytest.mark.parametrize(
    ("game", "seats", "preset"),
    # Each takes five seconds, and nothing is different at other tables: those are left to whoever has the time.
    TABLES if "FEERIE_LONG" in os.environ else [(game, 2, None) for game in GAMES],
)
def test_speed(game: str, seats: int, preset: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(game, seats, preset=preset))
    assert "turns per second" in capsys.readouterr().out


PARALLEL = [table for table in TABLES if table[0] == "elementals"]


@pytest.mark.parametrize(("game", "seats", "preset"), PARALLEL)
def test_parallel(game: str, seats: int, preset: str | None) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats, preset=preset), num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "preset"), PARALLEL)
def test_turns_and_decisions_at_once_are_the_same_game(game: str, seats: int, preset: str | None) -> None:
    """Agents step in a cycle, those that are out as well: so both kinds of environment become each other."""
    parallel_api_test(aec_to_parallel(pettingzoo.env(game, seats, preset=preset)), num_cycles=300)
    turns, at_once = pettingzoo.env(game, seats, preset=preset), pettingzoo.parallel_env(game, seats, preset=preset)
    turns.reset(seed=3)
    seen, _ = at_once.reset(seed=3)
    dice = np.random.default_rng(3)
    while at_once.agents:
        numbers = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in at_once.agents}
        for agent, number in numbers.items():
            shown = turns.last()[0]
            assert turns.agent_selection == agent
            assert all(np.array_equal(shown[part], seen[agent][part]) for part in shown)
            turns.step(number)
        seen, rewards, *_ = at_once.step(numbers)
        assert turns.rewards == rewards


@pytest.mark.parametrize(("game", "seats", "preset"), PARALLEL)
def test_parallel_seed_and_cycles(game: str, seats: int, preset: str | None) -> None:
    at_once = partial(pettingzoo.parallel_env, game, seats, preset=preset)
    parallel_seed_test(at_once, num_cycles=60)
    max_cycles_test(SimpleNamespace(env=partial(pettingzoo.env, game, seats, preset=preset), parallel_env=at_once))
    STATES.test_parallel_env(at_once())


@pytest.mark.parametrize("game", ["elfe", "lutins", "armes", "pixies"])
def test_there_is_no_parallel_environment_where_seats_take_turns(game: str) -> None:
    with pytest.raises(feerie.NotSimultaneous) as refused:
        pettingzoo.parallel_env(game)
    assert refused.value.code == "not_simultaneous"


def test_an_illegal_number_ends_a_game_of_turns() -> None:
    env = pettingzoo.env("lutins")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(np.int32(np.flatnonzero(mask == 0)[0]))
    assert env.terminations["seat_0"] and env.rewards["seat_0"] == -1


def test_the_raw_environment_raises() -> None:
    raw = pettingzoo.RawEnv("lutins", 2, None, None, None, None)
    raw.reset(seed=1)
    with pytest.raises(feerie.IllegalAction):
        raw.step(60_000)
    with pytest.raises(feerie.BadRequest):
        raw.step("a")


def test_what_makes_no_sense_is_refused() -> None:
    raw, parallel = pettingzoo.RawEnv("elementals"), pettingzoo.parallel_env("elementals")
    for ask in (
        lambda: raw.step(0),
        lambda: parallel.step({}),
        lambda: raw.observe("seat_2"),
        lambda: raw.action_space("nobody"),
        lambda: parallel.observation_space("nobody"),
        lambda: raw.reset(seed="x"),
        lambda: parallel.reset(seed=1.5),
    ):
        with pytest.raises(feerie.BadRequest):
            ask()


def test_the_state_is_what_all_seats_see(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=2)
    state = env.state()
    assert env.unwrapped.state_space.contains(state)
    assert np.array_equal(state[1], env.observe("seat_1")["observation"])


def test_an_illegal_last_number_is_told_with_the_result() -> None:
    parallel = pettingzoo.parallel_env("elementals", options={"turn_cap": 10})
    parallel.reset(seed=1)
    infos: dict[str, dict[str, object]] = {}
    while parallel.agents:
        infos = parallel.step(dict.fromkeys(parallel.agents, 60_000))[-1]
    assert all(info["illegal"] and info["place"] for info in infos.values())
    raw = pettingzoo.RawEnv("elementals", options={"turn_cap": 10})
    raw.reset(seed=1)
    while not any(raw.terminations.values()):
        raw.step(60_000)
    assert raw.infos == infos


def test_bad_setups() -> None:
    for wrong in (
        {"options": {"x": 1}}, {"seats": 7}, {"preset": "x"}, {"render_mode": "rgb_array"}, {"max_cycles": 0},
    ):  # fmt: skip
        with pytest.raises(feerie.FeerieError):
            pettingzoo.env("lutins", **wrong)
