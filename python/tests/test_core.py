"""States: what can be asked of them, and that they copy."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata

import numpy as np
import pytest
from conftest import GAMES, TABLES, play

import feerie


def test_games_say_what_they_are() -> None:
    assert set(GAMES) == {"elfe", "lutins", "elementals", "armes", "pixies"}
    for info in feerie.games():
        assert info.titles["fr"] and info.titles["en"] and info.seats


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_every_table_is_played_to_its_end(game: str, seats: int, preset: str | None) -> None:
    state = feerie.Game(game, seats, preset=preset).start(seed=3)
    play(state, random.Random(3), 30_000)
    assert state.is_over and state.node == "terminal" and state.acting == []
    assert state.places is not None and sorted(state.places)[0] == 1
    assert abs(sum(state.rewards)) < 1e-9 and max(state.rewards) <= 1
    again = feerie.load(state.record())
    assert again.places == state.places and again.view("all") == state.view("all")


def test_text_and_numbers_say_the_same(game: str) -> None:
    dice = random.Random(5)
    state = play(feerie.Game(game).start(seed=5), dice, 40)
    while state.node == "chance":
        state.roll()
    while state.said:
        state.say(state.speaker, state.tokens(state.speaker)[0])
        while state.node == "chance":
            state.roll()
    seat = state.acting[0]
    text, word = dice.choice(state.words(seat))
    by_text, by_number = state.clone(), state.clone()
    by_text.apply(seat, text)
    for token in word:
        # A number that leaves no choice is not asked for.
        if token in by_number.tokens(seat) and by_number.say(seat, token) is not None:
            break
    assert by_text.view("all") == by_number.view("all")
    assert state.mask(seat).nonzero()[0].tolist() == state.tokens(seat)


def test_states_copy_and_travel(game: str) -> None:
    dice = random.Random(1)
    state = play(feerie.Game(game).start(seed=1), dice, 60)
    for other in [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]:
        assert other.view("all") == state.view("all") and other.said == state.said
        play(other, random.Random(2), 30)
        assert len(other.steps) > len(state.steps)
    one, two = pickle.loads(pickle.dumps(state)), state.clone()
    assert play(one, random.Random(9)).record() == play(two, random.Random(9)).record(), "the same dice go on"


def test_steps_are_pairs_of_who_and_what() -> None:
    state = play(feerie.Game("pixies").start(seed=1), random.Random(1), 30)
    assert isinstance(state.steps[0], tuple) and {type(who) for who, _ in state.steps} == {int, str}
    assert [list(step) for step in state.steps] == state.record()["steps"]


def test_imagined_states_look_the_same_and_travel(game: str) -> None:
    # No game is over after so few steps.
    state = play(feerie.Game(game).start(seed=2), random.Random(2), 30)
    assert not state.is_over
    for seat in range(2):
        world = state.imagine(seat, 7)
        assert world.view(seat) == state.view(seat)
        assert np.array_equal(world.observation(seat), state.observation(seat))
        play(world, random.Random(1), 5)
        again = pickle.loads(pickle.dumps(world))
        assert again.view("all") == world.view("all")
        with pytest.raises(feerie.BadRecord, match="imagined"):
            world.record()


def test_seeds_decide_the_dice(game: str) -> None:
    table = feerie.Game(game)
    ends = [play(table.start(seed=seed), random.Random(0)).record()["steps"] for seed in (4, 4)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("level", ["random", "greedy", "strong"])
def test_bots_play(game: str, level: str) -> None:
    bot = feerie.bots.Bot(level, iterations=20)
    state = feerie.Game(game).start(seed=8)
    for _ in range(30):
        if state.node == "chance":
            state.roll()
            continue
        if state.is_over:
            break
        seat = state.acting[0]
        advice = bot.advise(state, seat)
        assert len(advice.estimate) == 2
        state.apply(seat, advice.action)


def test_bots_copy_and_travel_without_what_they_remember(game: str) -> None:
    state = feerie.Game(game).start(seed=8)
    while state.node == "chance":
        state.roll()
    bot = feerie.bots.Strong(ms=None, iterations=20)
    fresh = bot.choose(state)
    for again in (copy.copy(bot), copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert type(again) is feerie.bots.Strong and repr(again) == repr(bot)
        assert again.choose(state) == fresh


def test_spaces_are_described_number_by_number(game: str) -> None:
    spaces = feerie.spaces(game)
    state = play(feerie.Game(game).start(seed=6), random.Random(6), 30)
    assert state.observation(0).shape == (spaces.observation,)
    next_number = 0
    for group in spaces.groups:
        assert group.start == next_number and group.name
        next_number += group.length
    assert next_number == spaces.observation


def test_a_view_from_elsewhere_becomes_a_state(game: str) -> None:
    table = feerie.Game(game)
    state = play(table.start(seed=5), random.Random(5), steps=40)
    # Up to a choice between two words: what was said of one that is not whole is in no view.
    while state.node == "chance" or state.speaker is not None:
        play(state, random.Random(5), steps=1)
    seat = state.acting[0]
    if game == "pixies":
        with pytest.raises(feerie.BadRequest) as raised:
            table.see(seat, state.view(seat))
        assert raised.value.code == "unread_view", "what is to be done next is not in its views"
        return
    seen = table.see(seat, state.view(seat))
    assert seen.is_imagined and seen.view(seat) == state.view(seat)
    assert seen.legal(seat) == state.legal(seat) and seen.tokens(seat) == state.tokens(seat)
    assert feerie.bots.Bot("fair", iterations=5).choose(seen, seat)
    seen.apply(seat, seen.legal(seat)[0])
    again = pickle.loads(pickle.dumps(seen))
    assert again.view(seat) == seen.view(seat)
    for wrong in ({}, {"phase": "tree"}, {"x": float("nan")}):
        with pytest.raises(feerie.BadRequest) as raised:
            table.see(seat, wrong)
        assert raised.value.code == "unread_view"


def test_boards_are_planes_of_what_the_seat_sees(game: str) -> None:
    spaces = feerie.spaces(game)
    state = play(feerie.Game(game).start(seed=6), random.Random(6), 60)
    if spaces.board is None:
        assert spaces.planes == () and game in ("elementals", "pixies")
        with pytest.raises(feerie.BadRequest, match="no board"):
            state.planes(0)
        return
    planes = state.planes(0)
    assert planes.shape == (len(spaces.planes), *spaces.board) and planes.dtype == np.float32
    assert np.array_equal(planes, state.imagine(0, 3).planes(0)), "nothing hidden is in them"
    assert planes.any()
    for group in spaces.groups:
        # What is a plane in an observation is the same plane here.
        shown = [plane for name, plane in zip(spaces.planes, planes, strict=True) if name == group.name]
        if len(shown) == 1:
            flat = state.observation(0)[group.start : group.start + group.length]
            assert len(flat) != shown[0].size or np.array_equal(flat, shown[0].ravel())


def test_the_map_of_a_skirmish_is_on_its_planes_turned_to_each_seat() -> None:
    state = feerie.Game("armes").start(seed=1)
    names = feerie.spaces("armes").planes
    own, rival = state.planes(0), state.planes(1)
    ground = [names.index(name) for name in ("blocking scenery", "difficult scenery", "objectives")]
    assert own[ground].any()
    assert np.array_equal(own[ground], rival[ground][:, ::-1, ::-1])
    lairs = names.index("own lair"), names.index("rival's lair")
    assert np.array_equal(own[lairs[0]], rival[lairs[1]][::-1, ::-1])


def test_the_package_says_which_it_is_and_what_is_in_it() -> None:
    assert feerie.__version__ == metadata.version("feerie")
    assert {"pettingzoo", "gymnasium", "openspiel", "live", "Batch", "__version__"} <= set(dir(feerie))


def test_what_others_need_is_there_as_soon_as_it_is_named() -> None:
    names = "feerie.pettingzoo.env, feerie.gymnasium.make, feerie.openspiel.load, feerie.live.Server"
    done = subprocess.run([sys.executable, "-c", f"import feerie; {names}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with pytest.raises(AttributeError):
        feerie.nothing_of_the_kind


def decisions(state: feerie.State, most: int) -> Iterator[int]:
    """The seat that is asked, at each of so many steps at most; chance is answered by the way."""
    for _ in range(most):
        if state.is_over:
            return
        if state.node == "chance":
            state.roll()
        else:
            yield state.acting[0]


@pytest.mark.parametrize("chooses", ["first", "random"])
def test_the_plain_loop_over_what_is_listed_plays_whole_games(game: str, chooses: str) -> None:
    """As on the page, and as programs from elsewhere do it."""
    dice = random.Random(4)
    state = feerie.Game(game).start(seed=4)
    for seat in decisions(state, 30_000):
        listed = state.legal(seat)
        state.apply(seat, listed[0] if chooses == "first" else dice.choice(listed))
    assert state.is_over and state.places is not None
    again = feerie.load(state.record())
    assert again.places == state.places and again.view("all") == state.view("all")


def test_whatever_is_listed_can_be_played(game: str) -> None:
    """Also a reaction that is listed without its time: it is made at the moment in the middle."""
    dice = random.Random(4)
    state = feerie.Game(game).start(seed=4)
    for seat in decisions(state, 60):
        for action in state.legal(seat):
            state.clone().apply(seat, action)
        state.apply(seat, dice.choice(state.legal(seat)))
    assert feerie.load(state.record()).view("all") == state.view("all")
    if game == "elementals":
        assert any(action.endswith(":612") for _, action in state.steps), state.steps
