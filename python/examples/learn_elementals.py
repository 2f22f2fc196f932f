"""Learns elementals by Q-learning, in numpy alone, from nothing but playing against itself.

What a reaction was worth is how many cards the seat's packet gained until it was asked again. Its worth is linear in the
cards just turned: the learner must find out for itself which of the 48 × 48 pairs of cards match, what the special cards
ask for, and that whoever reacts sooner takes the table.

The greedy bot is always right, but reacts in the middle of the window, so being as right and sooner beats it. The same bot with
the quickest hands there are never errs and is never late: nobody does better than half of the games against that one.
"""

from __future__ import annotations

import re
import sys
import time

import numpy as np
from numpy.typing import NDArray

import feerie
from feerie import gymnasium
from feerie.bots import Bot

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

QUICK = "--quick" in sys.argv
STEPS, LOOKS, GAMES, ROWS, RATE = (600, 1, 10, 256, 0.1) if QUICK else (20_000, 5, 100, 256, 0.1)

spaces = feerie.spaces("elementals")
where = {group.name: slice(group.start, group.start + group.length) for group in spaces.groups}
TIMED = next(kind.start for kind in spaces.kinds if kind.name == "in time")
WHAT, MOMENTS = 1 + 49, 8  # keeping still; the book and 48 elementals, each at one of eight moments


def turned(observations: Floats) -> Floats:
    """The cards just turned, whoever turned them."""
    cards = observations[:, where["card just turned, own first"]].reshape(len(observations), 6, 60)
    most: Floats = cards.max(axis=1)
    return most


class Learner:
    """What each reaction is worth at each card, and what each moment adds to it."""

    def __init__(self) -> None:
        self.worth = np.zeros((60, WHAT), np.float32)
        self.sooner = np.zeros(MOMENTS, np.float32)

    def best(self, x: Floats, masks: Bools) -> Ints:
        worth = x @ self.worth
        timed = (worth[:, 1:, None] + self.sooner).reshape(len(x), -1)
        choices = np.concatenate([worth[:, :1], timed], axis=1)
        chosen: Ints = np.where(np.concatenate([masks[:, :1], masks[:, TIMED:]], axis=1), choices, -np.inf).argmax(axis=1)
        return np.where(chosen == 0, 0, chosen + TIMED - 1)

    def learn(self, x: Floats, action: Ints, gain: Floats, rate: float) -> None:
        timed = action >= TIMED
        what, when = np.where(timed, 1 + (action - TIMED) // MOMENTS, 0), (action - TIMED) % MOMENTS
        error = gain - (x * self.worth[:, what].T).sum(axis=1) - timed * self.sooner[when]
        np.add.at(self.worth.T, what, rate * error[:, None] * x)
        np.add.at(self.sooner, when[timed], rate / 100 * error[timed])


def train(learner: Learner, dice: np.random.Generator, begin: int, end: int, steps: int = STEPS) -> None:
    """The steps from one to another of so many; curiosity falls until half of them are done."""
    batch = feerie.Batch("elementals", ROWS)
    batch.reset(seed=begin)
    rows = np.arange(ROWS)
    cards = np.zeros((ROWS, 2, 60), np.float32)
    chosen = np.zeros((ROWS, 2), np.int64)
    packets = np.full((ROWS, 2), np.nan, np.float32)
    for step in range(begin, end):
        seat = batch.acting.astype(int)
        packet = batch.observations[:, where["packets"].start] * 60
        gain = packet - packets[rows, seat]
        known = ~np.isnan(gain)
        rate = RATE * max(0.1, 1 - step / steps)
        learner.learn(cards[rows, seat][known], chosen[rows, seat][known], gain[known], rate)
        x = turned(batch.observations)
        curious = dice.random(ROWS) < max(0.1, 1 - 2 * step / steps)
        actions = np.where(curious, batch.random_actions(), learner.best(x, batch.masks))
        cards[rows, seat], chosen[rows, seat], packets[rows, seat] = x, actions, packet
        batch.step(actions)
        packets[batch.done] = np.nan


def share_won(learner: Learner, opponent: gymnasium.Opponent, games: int = GAMES) -> float:
    won = 0.0
    for game in range(games):
        env = gymnasium.make("elementals", seat=game % 2, opponents=opponent)
        seen, _ = env.reset(seed=game)
        reward, over = 0.0, False
        while not over:
            mask = seen["action_mask"][None].astype(bool)
            seen, reward, over, _, _ = env.step(int(learner.best(turned(seen["observation"][None]), mask)[0]))
        won += (1 + reward) / 2 / games
    return won


def quick_hands(state: feerie.State, seat: int) -> str:
    """What the greedy bot does, as soon as anybody can."""
    soonest = state.options["floor_ms"]
    return re.sub(r"\d+$", str(soonest), Bot("greedy", iterations=1).choose(state, seat))


def main() -> None:
    learner, dice, began = Learner(), np.random.default_rng(1), time.process_time()
    for look in range(LOOKS + 1):
        if look > 0:
            train(learner, dice, STEPS * (look - 1) // LOOKS, STEPS * look // LOOKS)
        spent = time.process_time() - began
        opponents: list[gymnasium.Opponent] = ["greedy", quick_hands]
        shares = [share_won(learner, opponent) for opponent in opponents]
        print(f"{spent:4.0f} s: wins {shares[0]:4.0%} against greedy, {shares[1]:4.0%} if it were as quick as can be", flush=True)


if __name__ == "__main__":
    main()
