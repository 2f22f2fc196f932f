"""A tournament of the house's bots: every pair, both seats, a few games each."""

import itertools

import feerie

games, levels = 5, ["random", "gentle", "greedy"]
wins = dict.fromkeys(levels, 0.0)
for pair, seed in itertools.product(itertools.permutations(levels, 2), range(games)):
    bots = [feerie.bots.Bot(level, iterations=20) for level in pair]
    state = feerie.Game("pixies").start(seed=seed)
    while not state.is_over:
        for seat in state.acting[:1]:
            state.apply(seat, bots[seat].choose(state, seat))
        if state.node == "chance":
            state.roll()
    for level, reward in zip(pair, state.rewards, strict=True):
        wins[level] += (1 + reward) / 2 / (4 * games)
print(*(f"{level}: {share:.0%} of its games" for level, share in wins.items()), sep="\n")
