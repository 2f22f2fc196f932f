"""Many games at once."""

from __future__ import annotations

import os
import threading
import time

import numpy as np
import pytest

import feerie


def test_rows_are_what_states_show(game: str) -> None:
    """A batch of one game, followed by a state as long as chance keeps out of it."""
    batch = feerie.Batch(game, 5, threads=2)
    batch.reset(seed=1)
    spaces = feerie.spaces(game)
    assert batch.observations.shape == (5, spaces.observation) and batch.masks.shape == (5, spaces.actions)
    seen = batch.observations
    for _ in range(50):
        actions = batch.random_actions()
        assert batch.masks[np.arange(5), actions].all()
        batch.step(actions)
        assert batch.masks.any(axis=1).all() and ((0 <= batch.acting) & (batch.acting < 2)).all()
    assert seen is batch.observations, "filled in place"


def test_threads_change_nothing(game: str) -> None:
    # More games than one thread takes at once.
    one, two = feerie.Batch(game, 40, threads=1), feerie.Batch(game, 40, threads=3)
    for batch in (one, two):
        batch.reset(seed=4)
    for _ in range(80):
        actions = one.random_actions().copy()
        one.step(actions)
        two.step(actions)
        for array in ("observations", "masks", "prefixes", "rewards", "done", "acting"):
            assert np.array_equal(getattr(one, array), getattr(two, array))


def test_games_end_with_rewards_and_start_again() -> None:
    batch = feerie.Batch("pixies", 16, seats=3)
    ended = 0
    for _ in range(700):
        batch.step(batch.random_actions())
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert (batch.rewards[~batch.done] == 0).all()
    assert ended > 16


def test_one_wrong_action_steps_nothing() -> None:
    batch = feerie.Batch("lutins", 4)
    before = batch.observations.copy()
    actions = batch.random_actions().copy()
    actions[3] = -1
    with pytest.raises(feerie.IllegalAction, match="game 3") as refused:
        batch.step(actions)
    assert str(refused.value.rule).startswith("LUT-")
    for wrong in ([1, 2], [1.5] * 4, [[1] * 4], ["a"] * 4):
        with pytest.raises(feerie.FeerieError):
            batch.step(wrong)
    assert np.array_equal(before, batch.observations)


def test_the_interpreter_is_free_meanwhile() -> None:
    batch = feerie.Batch("lutins", 512, threads=1)
    ticks = 0
    running = True

    def tick() -> None:
        nonlocal ticks
        while running:
            ticks += 1

    other = threading.Thread(target=tick)
    other.start()
    for _ in range(40):
        batch.step(batch.random_actions())
    running = False
    other.join()
    assert ticks > 0


def test_numpy_integers_of_every_size_will_do() -> None:
    batch = feerie.Batch("lutins", 3)
    for kind in (np.int16, np.int32, np.uint16, np.int64):
        batch.step(batch.random_actions().astype(kind))
    batch.step(batch.random_actions().tolist())


def test_two_threads_do_not_step_the_same_games() -> None:
    batch = feerie.Batch("lutins", 512, threads=1)
    actions = batch.random_actions().copy()
    refused = threading.Event()
    deadline = time.monotonic() + 60

    def step() -> None:
        while not refused.is_set() and time.monotonic() < deadline:
            try:
                batch.reset(1)
                batch.step(actions)
            except feerie.Busy:
                refused.set()
            except feerie.IllegalAction:
                # The other thread has stepped between the two.
                pass

    both = [threading.Thread(target=step) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert refused.is_set()
    batch.reset(1)
    batch.step(batch.random_actions())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine that does not fork")
def test_a_batch_is_refused_in_a_forked_process() -> None:
    """Its threads stay behind: whoever waited for them would wait for ever."""
    batch = feerie.Batch("lutins", 64, threads=2)
    child = os.fork()
    if child == 0:
        try:
            batch.step(batch.random_actions())
        except feerie.BadRequest:
            os._exit(7)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_more_games_than_memory_holds_are_refused() -> None:
    for n in (2**24, 2**24 + 1, 2**63 - 1):
        with pytest.raises(feerie.BadRequest):
            feerie.Batch("elfe", n)


def test_arrays_that_were_given_another_shape_are_refused() -> None:
    batch = feerie.Batch("lutins", 4)
    actions = batch.random_actions().copy()
    rows, numbers = batch.observations.shape
    batch.observations.resize((rows - 1, numbers), refcheck=False)
    with pytest.raises(feerie.BadRequest, match="another shape"):
        batch.step(actions)
    batch.observations.resize((rows, numbers), refcheck=False)
    batch.step(actions)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system gives no cores to processes")
def test_a_batch_takes_as_many_threads_as_the_process_has_cores() -> None:
    given = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(given)})
        assert feerie.Batch("lutins", 64).threads == 1
    finally:
        os.sched_setaffinity(0, given)
    assert feerie.Batch("lutins", 64).threads == len(given)
