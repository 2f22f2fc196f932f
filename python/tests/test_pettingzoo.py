"""PettingZoo's own suites."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from conftest import TABLES
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import feerie
from feerie import pettingzoo


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_api(game: str, seats: int, preset: str | None) -> None:
    api_test(pettingzoo.env(game, seats, preset=preset), num_cycles=40)


def test_seed(game: str) -> None:
    seed_test(partial(pettingzoo.env, game), num_cycles=40)


def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game))


def test_speed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(game))
    assert "turns per second" in capsys.readouterr().out


PARALLEL = [table for table in TABLES if table[0] == "elementals"]


@pytest.mark.parametrize(("game", "seats", "preset"), PARALLEL)
def test_parallel(game: str, seats: int, preset: str | None) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats, preset=preset), num_cycles=60)


def test_parallel_seed_and_cycles() -> None:
    parallel_seed_test(partial(pettingzoo.parallel_env, "elementals"), num_cycles=60)
    max_cycles_test(
        SimpleNamespace(
            env=partial(pettingzoo.env, "elementals"),
            parallel_env=partial(pettingzoo.parallel_env, "elementals"),
        )
    )


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


def test_bad_setups() -> None:
    for wrong in ({"options": {"x": 1}}, {"seats": 7}, {"preset": "x"}, {"render_mode": "rgb_array"}):
        with pytest.raises(feerie.FeerieError):
            pettingzoo.env("lutins", **wrong)
