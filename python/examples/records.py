"""Plays some games, keeps their records as Parquet, reads them into a data frame and draws how long games are."""

import json
import sys

import matplotlib

matplotlib.use("Agg")
import pandas as pd

import feerie

rows = []
for number in range(4 if "--quick" in sys.argv else 200):
    bots = [feerie.bots.Greedy(), feerie.bots.Random()]
    state = feerie.Game("pixies").start(seed=number)
    while not state.is_over:
        if state.node == "chance":
            state.roll()
        else:
            seat = state.acting[0]
            state.apply(seat, bots[(seat + number) % 2].choose(state, seat))
    greedy = number % 2
    rows.append({"record": json.dumps(state.record()), "greedy_won": state.rewards[greedy] > 0})
pd.DataFrame(rows).to_parquet("records.parquet")

frame = pd.read_parquet("records.parquet")
frame["steps"] = [len(json.loads(record)["steps"]) for record in frame["record"]]
assert all(feerie.load(json.loads(record)).is_over for record in frame["record"])
print(frame.groupby("greedy_won")["steps"].describe())
frame["steps"].plot.hist(title="Steps of a game").get_figure().savefig("steps.png")
