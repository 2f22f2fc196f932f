"""OpenSpiel's IS-MCTS against the house's greedy bot in elfe, with our imagined worlds as its resampling."""

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import feerie
from feerie import openspiel

quick = "--quick" in sys.argv
game = openspiel.load("elfe", options={"cap": 20})
dice = np.random.RandomState(1)
won = 0.0
games = 1 if quick else 10
for number in range(games):
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 2, 2 if quick else 50, random_state=dice, use_observation_string=True)
    bot.set_resampler(openspiel.resampler(number))
    ours = feerie.bots.Greedy()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        elif state.current_player() == number % 2:
            state.apply_action(int(bot.step(state)))
        else:
            # Our bots speak in text: its word, token by token, is what pyspiel plays.
            seat = state.current_player()
            text = ours.choose(state.state, seat)
            word = dict(state.state.words(seat))[text]
            for token in word:
                if state.current_player() == seat and token in state.legal_actions():
                    state.apply_action(token)
    won += (1 + state.returns()[number % 2]) / 2
print(f"IS-MCTS won {won:g} of {games} games")
