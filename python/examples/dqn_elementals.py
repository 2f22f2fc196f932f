"""Learns elementals with a small deep Q-network (torch, on a CPU alone) that plays against itself.

A seat is rewarded with the cards that its packet gains until it is asked again. The network sees the cards just turned and
says what each reaction is worth and what each moment adds; it beats the greedy bot, which is always right but takes its
time. ``learn_elementals.py`` does the same with nothing but numpy.
"""

from __future__ import annotations

import sys
import time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import feerie
from feerie import gymnasium

QUICK = "--quick" in sys.argv
STEPS, LOOKS, GAMES = (1_500, 1, 10) if QUICK else (12_000, 6, 100)
ROWS, KEPT, DRAWN = 64, 50_000, 256
# A card is worth a reward of 0.1, and what comes after the next reaction half of it.
CARD, LATER = 0.1, 0.5

spaces = feerie.spaces("elementals")
where = {group.name: slice(group.start, group.start + group.length) for group in spaces.groups}
TIMED = next(kind.start for kind in spaces.kinds if kind.name == "in time")
MOMENTS = 8
WHAT = (spaces.actions - TIMED) // MOMENTS


def turned(observations: NDArray[np.float32]) -> NDArray[np.float32]:
    """The cards just turned, whoever turned them."""
    cards = observations[:, where["card just turned, own first"]].reshape(len(observations), 6, 60)
    most: NDArray[np.float32] = cards.max(axis=1)
    return most


class Net(nn.Module):
    """The worth of every action: of keeping still, or of a reaction and its moment."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(60, 256), nn.ReLU(), nn.Linear(256, 1 + WHAT + MOMENTS))

    def forward(self, cards: Tensor) -> Tensor:
        still, what, moment = self.body(cards).split([1, WHAT, MOMENTS], dim=1)
        timed = (what[:, :, None] + moment[:, None, :]).flatten(1)
        leisure = torch.zeros(len(cards), TIMED - 1)
        return torch.cat([still, leisure, timed], dim=1)

    @torch.no_grad()
    def best(self, cards: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        worth = self(torch.from_numpy(cards)).numpy()
        chosen: NDArray[np.int64] = np.where(masks, worth, -np.inf).argmax(axis=1)
        return chosen


class Replay:
    """The last steps of all games: cards, action, reward, the next cards and what was legal there; over or not."""

    def __init__(self) -> None:
        self.cards = np.zeros((2, KEPT, 60), np.float32)
        self.masks = np.zeros((KEPT, spaces.actions), np.bool_)
        self.actions = np.zeros(KEPT, np.int64)
        self.rewards = np.zeros(KEPT, np.float32)
        self.count = 0

    def keep(
        self,
        cards: NDArray[np.float32],
        actions: NDArray[np.int64],
        rewards: NDArray[np.float32],
        following: NDArray[np.float32],
        masks: NDArray[np.bool_],
    ) -> None:
        places = (self.count + np.arange(len(actions))) % KEPT
        self.cards[0, places], self.cards[1, places] = cards, following
        self.masks[places], self.actions[places], self.rewards[places] = masks, actions, rewards
        self.count += len(actions)

    def draw(self, dice: np.random.Generator) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        places = dice.integers(min(self.count, KEPT), size=DRAWN)
        arrays = (self.cards[0], self.actions, self.rewards, self.cards[1], self.masks)
        cards, actions, rewards, following, masks = (torch.from_numpy(array[places]) for array in arrays)
        return cards, actions, rewards, following, masks


class Learner:
    """A network, an older copy of it that says what comes later, and games that it plays against itself."""

    def __init__(self, seed: int) -> None:
        # A net so small is slower on several cores than on one, above all where others use them too.
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.net, self.target = Net(), Net()
        self.target.load_state_dict(self.net.state_dict())
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.dice = np.random.default_rng(seed)
        self.replay = Replay()
        self.step = 0

    def learn(self) -> None:
        cards, actions, rewards, following, masks = self.replay.draw(self.dice)
        with torch.no_grad():
            # Double Q-learning: one network chooses, the other says what the choice is worth.
            chosen = self.net(following).masked_fill(~masks, -torch.inf).argmax(dim=1, keepdim=True)
            later = self.target(following).gather(1, chosen)[:, 0] * masks.any(dim=1)
        worth = self.net(cards).gather(1, actions[:, None])[:, 0]
        loss = nn.functional.smooth_l1_loss(worth, rewards + LATER * later)
        self.optimiser.zero_grad()
        torch.autograd.backward(loss)
        self.optimiser.step()
        if self.step % 200 == 0:
            self.target.load_state_dict(self.net.state_dict())

    def play(self, steps: int, of: int) -> None:
        """Plays and learns for so many steps of all; curiosity falls until half of them are done."""
        batch = feerie.Batch("elementals", ROWS, threads=1)
        batch.reset(self.step)
        rows = np.arange(ROWS)
        cards = np.zeros((ROWS, 2, 60), np.float32)
        actions = np.zeros((ROWS, 2), np.int64)
        packets = np.full((ROWS, 2), np.nan, np.float32)
        for _ in range(steps):
            seat = batch.acting.astype(int)
            packet = batch.observations[:, where["packets"].start] * 60
            gain = packet - packets[rows, seat]
            known, seen = ~np.isnan(gain), turned(batch.observations)
            before = cards[rows, seat][known], actions[rows, seat][known]
            self.replay.keep(*before, gain[known] * CARD, seen[known], batch.masks[known])
            curious = self.dice.random(ROWS) < max(0.1, 1 - 2 * self.step / of)
            chosen = np.where(curious, batch.random_actions(), self.net.best(seen, batch.masks))
            cards[rows, seat], actions[rows, seat], packets[rows, seat] = seen, chosen, packet
            batch.step(chosen)
            self.step += 1
            if self.replay.count > DRAWN:
                self.learn()
            for row in np.flatnonzero(batch.done):
                self.last(cards[row], actions[row], batch.rewards[row])
                packets[row] = np.nan

    def last(self, cards: NDArray[np.float32], actions: NDArray[np.int64], rewards: NDArray[np.float32]) -> None:
        """What both seats did last: nothing comes after it but the victory."""
        nothing = np.zeros((2, spaces.actions), np.bool_)
        self.replay.keep(cards, actions, rewards, np.zeros_like(cards), nothing)

    def share_won(self, opponent: str, games: int = GAMES) -> float:
        won = 0.0
        for game in range(games):
            env = gymnasium.make("elementals", seat=game % 2, opponents=opponent)
            seen, _ = env.reset(seed=game)
            reward, over = 0.0, False
            while not over:
                mask = seen["action_mask"][None].astype(np.bool_)
                action = self.net.best(turned(seen["observation"][None]), mask)[0]
                seen, reward, over, _, _ = env.step(int(action))
            won += (1 + reward) / 2 / games
        return won


def main() -> None:
    learner, began = Learner(1), time.process_time()
    for look in range(LOOKS + 1):
        if look > 0:
            learner.play(STEPS // LOOKS, STEPS)
        spent = time.process_time() - began
        print(f"{spent:4.0f} s: wins {learner.share_won('greedy'):4.0%} against greedy", flush=True)


if __name__ == "__main__":
    main()
