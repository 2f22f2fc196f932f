"""Whatever is thrown at the border comes back as a typed exception, and nothing has changed."""

from __future__ import annotations

import contextlib
import copy
import random
import sys
import threading

import numpy as np
import pytest
from conftest import GAMES, play
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import feerie
import feerie.gymnasium
import feerie.openspiel
import feerie.pettingzoo

GARBAGE = st.one_of(
    st.none(), st.floats(), st.integers(max_value=-1), st.integers(min_value=2**40), st.binary(max_size=8),
    st.text(max_size=20).filter(lambda text: text not in ("random", "greedy", "chance")), st.lists(st.none(), max_size=3),
)  # fmt: skip
"""Nothing of this is a seat, a number that may be said, a limit or an opponent."""
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.binary(max_size=8),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_garbage_never_breaks_a_state(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    state = play(feerie.Game(game).start(seed=1), random.Random(data.draw(st.integers(0, 50))), 20)
    before = state.view_text("all"), state.said
    questions = [
        lambda: state.legal(data.draw(ANYTHING)),
        lambda: state.view(data.draw(ANYTHING)),
        lambda: state.observation(data.draw(ANYTHING)),
        lambda: state.mask(data.draw(ANYTHING)),
        lambda: state.planes(data.draw(ANYTHING)),
        lambda: state.tokens(data.draw(ANYTHING)),
        lambda: state.view_text(data.draw(ANYTHING)),
        lambda: state.meant(data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: state.words(data.draw(ANYTHING)),
        lambda: state.draw(data.draw(ANYTHING)),
        lambda: state.imagine(data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: state.sketch(data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.bots.Bot(data.draw(ANYTHING), iterations=1).advise(state, data.draw(ANYTHING)),
        lambda: feerie.bots.Bot("random", data.draw(GARBAGE), data.draw(GARBAGE)),
        lambda: feerie.bots.Greedy().choose(data.draw(ANYTHING)),
        lambda: feerie.Game(game).start(data.draw(ANYTHING)),
        lambda: feerie.Game(game).see(data.draw(ANYTHING), data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.spaces(data.draw(ANYTHING)),
        lambda: feerie.pettingzoo.env(game, data.draw(ANYTHING), data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.pettingzoo.env(game, render_mode=data.draw(ANYTHING), max_cycles=data.draw(ANYTHING)),
        lambda: feerie.pettingzoo.parallel_env(game, data.draw(ANYTHING), max_cycles=data.draw(ANYTHING)),
        lambda: feerie.gymnasium.make(game, 2, data.draw(ANYTHING), data.draw(GARBAGE), iterations=1),
        lambda: feerie.gymnasium.make(game, iterations=data.draw(ANYTHING), illegal=data.draw(ANYTHING)),
        lambda: feerie.openspiel.load(game, data.draw(ANYTHING), data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.openspiel.offering(data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.openspiel.resample(data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.load(data.draw(ANYTHING)),
        lambda: feerie.load({"game": game, "seats": data.draw(ANYTHING), "steps": data.draw(ANYTHING)}),
        lambda: feerie.Game(data.draw(ANYTHING)),
        lambda: feerie.Game(game, data.draw(ANYTHING), data.draw(ANYTHING), data.draw(ANYTHING)),
        lambda: feerie.Game(game, options={data.draw(st.text(max_size=9)): data.draw(ANYTHING)}),
    ]
    with contextlib.suppress(feerie.FeerieError):
        data.draw(st.sampled_from(questions))()
    assert (state.view_text("all"), state.said) == before
    for play_garbage in (state.apply, state.say):
        with pytest.raises(feerie.FeerieError):
            play_garbage(data.draw(GARBAGE), data.draw(GARBAGE))
        assert (state.view_text("all"), state.said) == before


def changed(value: object, data: st.DataObject) -> object:
    """A view or a record with something else in one place."""
    inside = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    if not inside or data.draw(st.integers(0, 9)) == 0:
        return data.draw(st.one_of(ANYTHING, st.sampled_from([2**8, 2**16, 2**32, 2**64])))
    copied, place = copy.copy(value), data.draw(st.sampled_from(inside))
    copied[place] = changed(copied[place], data)
    return copied


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_views_and_records_that_are_almost_right_never_break_anything(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    table, dice = feerie.Game(game), random.Random(data.draw(st.integers(0, 50)))
    state = play(table.start(seed=1), dice, 40)
    with contextlib.suppress(feerie.FeerieError):
        if data.draw(st.booleans()):
            other = table.see(0, changed(state.view(0), data))
        else:
            other = feerie.load(changed(state.record(), data))
        for seat in range(other.seats):
            other.legal(seat), other.observation(seat), other.sketch(seat), other.imagine(seat, 1)
        other._repr_html_(), feerie.bots.Greedy().choose(other), play(other, dice, 20)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_garbage_never_breaks_a_batch(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    batch = feerie.Batch(game, 3, threads=1)
    before = batch.observations.copy()
    try:
        batch.step(data.draw(st.one_of(ANYTHING, st.lists(st.integers(-3, 3000), min_size=3, max_size=3))))
    except feerie.FeerieError:
        assert np.array_equal(before, batch.observations)
    with contextlib.suppress(feerie.FeerieError):
        threads = data.draw(st.one_of(GARBAGE, st.integers(-5, 5)))
        feerie.Batch(game, data.draw(st.one_of(st.integers(-5, 5), st.text(max_size=3))), threads=threads)
    with contextlib.suppress(feerie.FeerieError):
        batch.reset(data.draw(ANYTHING))
    batch.step(batch.random_actions())


def test_refusals_name_their_clause() -> None:
    state = feerie.Game("lutins").start(seed=1)
    with pytest.raises(feerie.IllegalAction) as refused:
        state.apply(0, "nonsense")
    assert refused.value.code == "illegal" and str(refused.value.rule).startswith("LUT-")
    with pytest.raises(feerie.WrongActor) as refused:
        state.apply(1, state.legal(0)[0])
    assert refused.value.code == "wrong_actor" and refused.value.rule is not None
    with pytest.raises(feerie.NoChance):
        state.roll()
    with pytest.raises(feerie.IllegalAction) as refused:
        state.say(0, 60_000)
    assert refused.value.rule is not None
    over = play(feerie.Game("pixies").start(seed=1), random.Random(1))
    with pytest.raises(feerie.FeerieError) as refused:
        over.apply(0, "pass")
    assert refused.value.rule is not None


def test_tables_that_cannot_be() -> None:
    for make, code in [
        (lambda: feerie.Game("chess"), "unknown_game"),
        (lambda: feerie.Game("lutins", seats=9), "bad_seats"),
        (lambda: feerie.Game("lutins", options={"color": 1}), "bad_option"),
        (lambda: feerie.Game("lutins", preset="none of these"), "unknown_preset"),
        (lambda: feerie.Batch("lutins", 0), "bad_request"),
        (lambda: feerie.load({"game": "lutins", "seats": 2, "steps": [[0, "x"]]}), "bad_record"),
        (lambda: feerie.bots.Bot("genius").choose(feerie.Game("lutins").start(seed=1)), "unknown_bot"),
    ]:
        with pytest.raises(feerie.FeerieError) as refused:
            make()
        assert refused.value.code == code


def test_a_lone_surrogate_is_no_text() -> None:
    state = feerie.Game("lutins").start(seed=1)
    for ask in (
        lambda: state.apply(0, "\ud800"),
        lambda: state.view("\ud800"),
        lambda: feerie.Game("\ud800"),
        lambda: feerie.Game("lutins", options={"stall": "\ud800"}),
        lambda: feerie.bots.Bot("\ud800"),
    ):
        with pytest.raises(feerie.FeerieError):
            ask()


def test_options_that_are_none_are_refused_however_empty() -> None:
    for nothing in ([], "", 0, False):
        with pytest.raises(feerie.BadRequest):
            feerie.Game("lutins", options=nothing)
    deep: dict[str, object] = {}
    for _ in range(100_000):
        deep = {"stall": deep}
    with pytest.raises(feerie.FeerieError):
        feerie.Game("lutins", options=deep)


def test_a_truth_value_is_no_seat_and_no_number() -> None:
    state = feerie.Game("lutins").start(seed=1)
    for ask in (
        lambda: state.legal(False),
        lambda: state.view(True),
        lambda: state.apply(False, state.legal(0)[0]),
        lambda: state.say(0, False),
        lambda: state.imagine(0, True),
    ):
        with pytest.raises(feerie.BadRequest):
            ask()
    assert state.steps == [] and state.said == []


def test_seeds_have_64_bits_with_or_without_a_sign() -> None:
    table = feerie.Game("pixies")
    top = table.start(seed=2**64 - 1)
    assert top.roll() == table.start(seed=-1).roll() == table.start(seed=np.uint64(2**64 - 1)).roll()
    assert feerie.Game("lutins").start(seed=2**63).imagine(0, 2**64 - 1).imagine(1, -5).is_imagined
    for wrong in (2**64, -(2**63) - 1, 1.0, "1", True):
        with pytest.raises(feerie.BadRequest):
            table.start(seed=wrong)


def test_others_may_play_while_a_bot_thinks() -> None:
    """It thinks about a copy, without the interpreter: meanwhile the state answers as ever."""
    state = feerie.Game("lutins").start(seed=1)
    said: list[str] = []
    thinks = threading.Thread(target=lambda: said.append(feerie.bots.Strong(ms=300).choose(state)))
    thinks.start()
    while thinks.is_alive():
        with pytest.raises(feerie.IllegalAction):
            state.apply(0, "nothing of the kind")
    assert said[0] in state.legal(0)


def test_several_threads_play_one_state() -> None:
    """One thing at a time: a step is played or refused, and nobody is told anything else."""
    state = feerie.Game("lutins").start(seed=1)
    wrong: list[BaseException] = []

    def play_on() -> None:
        for _ in range(200):
            try:
                seat = state.acting[0]
                state.apply(seat, state.legal(seat)[0])
                state.view(seat), state.observation(seat), state.clone()
                state.apply(seat, "nothing of the kind")
            except (feerie.FeerieError, IndexError):
                # Another thread has played between the question and the step.
                pass
            except BaseException as problem:  # noqa: BLE001: whatever else there is must not be
                wrong.append(problem)

    threads = [threading.Thread(target=play_on) for _ in range(4)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong and feerie.load(state.record()).view("all") == state.view("all")


def test_whatever_is_no_bot_no_opponent_and_no_state_is_refused() -> None:
    from feerie import gymnasium, openspiel, pettingzoo

    state = feerie.Game("lutins").start(seed=1)
    for wrong in (None, 1.5, "x", b"x", [], {}, object(), -1, 2**70):
        for ask in (
            lambda wrong=wrong: feerie.bots.Bot(wrong).choose(state),
            lambda wrong=wrong: feerie.bots.Greedy().choose(wrong),
            lambda wrong=wrong: feerie.spaces(wrong),
            lambda wrong=wrong: feerie.Game("lutins", wrong),
            lambda wrong=wrong: feerie.Game("lutins", preset=[wrong]),
            lambda wrong=wrong: gymnasium.make("lutins", opponents=[wrong]),
            lambda wrong=wrong: gymnasium.make("lutins", iterations=wrong),
            lambda wrong=wrong: openspiel.offering(wrong),
            lambda wrong=wrong: openspiel.offering(state, candidates=wrong),
            lambda wrong=wrong: openspiel.resample(wrong, 0),
            lambda wrong=wrong: pettingzoo.parallel_env("elementals", wrong),
        ):
            with pytest.raises(feerie.FeerieError):
                ask()
    for wrong in ("x", 1.5, 2**70):
        with pytest.raises(feerie.BadRequest):
            pettingzoo.env("lutins", max_cycles=wrong)
