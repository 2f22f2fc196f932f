"""OpenSpiel's own tests and algorithms."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from conftest import TABLES
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import feerie
from feerie import openspiel

SHORT = {"lutins": {"turn_cap": 40}, "elementals": {"turn_cap": 30}}


@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_random_sim(game: str, seats: int, preset: str | None) -> None:
    loaded = openspiel.load(game, seats, preset=preset)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_every_shuffle_is_dealt_card_by_card() -> None:
    loaded = openspiel.load("elementals", 3, {"gather": "shuffle", "turn_cap": 30})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_mcts_plays() -> None:
    loaded = openspiel.load("lutins", 2, SHORT["lutins"])
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 2, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = loaded.new_initial_state()
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game", ["elfe", "elementals", "armes", "pixies"])
def test_ismcts_plays_with_worlds_that_we_imagine(game: str) -> None:
    """Also where the other seat has decided in secret before: then it has in the worlds that are imagined."""
    play_ismcts(game, openspiel.resampler(3), use_observation_string=True)


@pytest.mark.parametrize("game", ["elfe", "elementals", "armes", "pixies"])
def test_ismcts_asks_states_for_worlds_where_nobody_gives_it_others(game: str) -> None:
    """Positions are told apart by all that a player remembers, as OpenSpiel does where nobody says otherwise."""
    play_ismcts(game, None, use_observation_string=False)


def play_ismcts(game: str, resampler: object, use_observation_string: bool) -> None:
    loaded = openspiel.load(game, 2, {"elfe": {"cap": 20}, **SHORT}.get(game, {}))
    dice = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(
        loaded, evaluator, 2, 3, random_state=dice, use_observation_string=use_observation_string
    )
    if resampler is not None:
        bot.set_resampler(resampler)
    state = loaded.new_initial_state()
    decisions = 0
    while decisions < 3 and not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(actions, p=odds)))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        decisions += 1


def test_an_information_state_remembers_what_its_player_saw_and_did_and_nothing_else() -> None:
    first = openspiel.load("lutins", 2).new_initial_state()
    other = first.clone()
    trees = first.legal_actions()
    before = [first.information_state_string(player) for player in (0, 1)]
    other.apply_action(trees[0])
    assert [first.information_state_string(player) for player in (0, 1)] == before, "a clone is a state of its own"
    assert all(other.information_state_string(player) != before[player] for player in (0, 1))
    # What a seat commits in secret it remembers itself, and nobody else learns that it has.
    table = openspiel.load("elementals", 2, {"mode": "relaxed"})
    said = []
    for choice in (0, -1):
        state = table.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        seat = state.current_player()
        hidden = state.information_state_string(1 - seat)
        state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1 - seat
        assert state.information_state_string(1 - seat) == hidden
        said.append(state.information_state_string(seat))
    assert said[0] != said[1]


def test_an_imagined_world_keeps_the_memory_of_who_imagines_it() -> None:
    state = openspiel.load("elfe", 2, {"cap": 20}).new_initial_state()
    dice = np.random.RandomState(4)
    for _ in range(12):
        state.apply_action(int(dice.choice(state.legal_actions())))
    world = openspiel.resample(state, 0, 7)
    assert world.information_state_string(0) == state.information_state_string(0)
    again = openspiel.resample(state, 0, 7)
    assert world.information_state_string(1) == again.information_state_string(1)


def test_cfr_solves_an_offering() -> None:
    state = feerie.Game("pixies").start(seed=5)
    dice = np.random.default_rng(5)
    while not (state.node == "simultaneous" and len(state.acting) == 2):
        if state.node == "chance":
            state.roll()
        else:
            state.say(state.acting[0], int(dice.choice(state.tokens(state.acting[0]))))
    small = pyspiel.convert_to_turn_based(openspiel.offering(state, candidates=6))
    solver = cfr.CFRPlusSolver(small)
    first = exploitability.exploitability(small, solver.average_policy())
    for _ in range(60):
        solver.evaluate_and_update_policy()
    last = exploitability.exploitability(small, solver.average_policy())
    assert last < 0.02 and last <= first + 1e-9


def test_the_rl_environment_runs(game: str) -> None:
    env = rl_environment.Environment(openspiel.load(game, 2, SHORT.get(game, {})))
    step = env.reset()
    dice = np.random.default_rng(1)
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == feerie.spaces(game).observation
        step = env.step([int(dice.choice(legal))])


def test_games_and_states_travel(game: str) -> None:
    loaded = openspiel.load(game, 2, SHORT.get(game, {}))
    state = loaded.new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(loaded))
    assert str(again) == str(loaded) == str(pyspiel.load_game(str(loaded)))
    assert str(again.deserialize_state(state.serialize())) == str(pickle.loads(pickle.dumps(state))) == str(state)


def test_chance_answers_only_what_it_may() -> None:
    for game in ("elfe", "elementals", "armes", "pixies"):
        state = openspiel.load(game).new_initial_state()
        while not state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        before = str(state)
        for wrong in (-2, len(state.legal_actions()), 10**12):
            with pytest.raises(feerie.IllegalAction):
                state.apply_action(wrong)
        assert str(state) == before
    deal = openspiel.load("elementals").new_initial_state()
    deal.apply_action(0)
    deal.apply_action(7)
    with pytest.raises(feerie.IllegalAction):
        deal.apply_action(7)


def test_bad_tables_are_refused_with_our_exceptions() -> None:
    with pytest.raises(feerie.BadRequest):
        pyspiel.load_game("feerie_lutins(options=zzzz)")
    for wrong in ({"game": "chess"}, {"game": "lutins", "seats": 8}, {"game": "lutins", "options": {"x": 1}}):
        with pytest.raises(feerie.BadSetup):
            openspiel.load(**wrong)
