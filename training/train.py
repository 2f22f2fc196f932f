"""Trains a game's student: self-play by `feerie-train`, learning here, in turn, until the time is over.

    python3 training/train.py --binary target/release/feerie-train --state target/training/pixies --minutes 25

Everything is kept in the state folder after each generation, so a run that ends early goes on from there.
"""

import argparse
import json
import os
import subprocess
import time
from pathlib import Path

import torch

import positions
from model import Positions, Student

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--binary", required=True)
parser.add_argument("--state", required=True, type=Path)
parser.add_argument("--minutes", type=float, required=True)
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--threads", type=int, default=os.cpu_count())
parser.add_argument("--first", type=int, default=120, help="seconds of the first self-play, by the game's own evaluation")
parser.add_argument("--play", type=int, default=75, help="seconds of self-play a generation")
parser.add_argument("--learn", type=int, default=25, help="seconds of learning a generation")
parser.add_argument("--window", type=int, default=12, help="generations that are learnt from")
parser.add_argument("--duel-games", type=int, default=160)
parser.add_argument("--duel-ms", type=int, default=20)
parser.add_argument("--duel-every", type=int, default=2)
parser.add_argument("--batch", type=int, default=2048)
args = parser.parse_args()

start = time.monotonic()
left = lambda: 60 * args.minutes - (time.monotonic() - start)
args.state.mkdir(parents=True, exist_ok=True)
device = "cuda" if torch.cuda.is_available() else "cpu"
game, encoding, features, tokens = subprocess.check_output([args.binary, "sizes"], text=True).split()
features, tokens = int(features), int(tokens)

model = Student(features, tokens).to(device)
optimiser = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-4)
# The mean of the last weights plays better than the last ones.
mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999))
progress = {"generation": 0, "games": 0, "positions": 0, "updates": 0, "seconds": 0.0}
checkpoint = args.state / "checkpoint.pt"
if checkpoint.exists():
    saved = torch.load(checkpoint, map_location=device)
    model.load_state_dict(saved["model"])
    optimiser.load_state_dict(saved["optimiser"])
    mean.load_state_dict(saved["mean"])
    progress = saved["progress"]


def feerie(*words, net=True):
    line = [args.binary, "--seats", str(args.seats), "--threads", str(args.threads)]
    line += ["--seed", str(1 + progress["generation"])]
    if net and (args.state / "net").exists():
        line += ["--net", str(args.state / "net")]
    return subprocess.check_output(line + list(words), text=True).strip()


def play():
    generation = progress["generation"]
    seconds = args.first if generation == 0 else args.play
    folder = args.state / f"positions-{generation}"
    full, quick = (192, 48) if generation == 0 else (160, 32)
    told = feerie("play", "--out", str(folder), "--seconds", str(seconds), "--full", str(full), "--quick", str(quick))
    games, found = (int(word) for word in told.replace(",", "").split() if word.isdigit())
    progress["games"] += games
    progress["positions"] += found
    return games, found


def learn():
    generation = progress["generation"]
    folders = [args.state / f"positions-{n}" for n in range(max(0, generation - args.window + 1), generation + 1)]
    known = Positions(positions.read([folder for folder in folders if folder.exists()]), features, tokens, device)
    end = time.monotonic() + (2 * args.learn if generation == 0 else args.learn)
    sums, updates = torch.zeros(2, device=device), 0
    # About six looks at every position are enough; more would learn them by heart.
    most = max(200, 6 * len(known) // args.batch) if generation > 0 else max(400, 12 * len(known) // args.batch)
    while time.monotonic() < end and updates < most:
        rate = 1e-3 * min(1, (progress["updates"] + 1) / 300) * (1 if generation < 6 else 0.5)
        for group in optimiser.param_groups:
            group["lr"] = rate
        rows = torch.randint(len(known), (args.batch,), device=device)
        with torch.autocast(device, dtype=torch.bfloat16):
            policy, value = known.loss(model, rows, args.seats)
        optimiser.zero_grad(set_to_none=True)
        (policy + 1.5 * value).backward()
        optimiser.step()
        mean.update_parameters(model)
        sums += torch.stack([policy.detach(), value.detach()])
        updates += 1
        progress["updates"] += 1
    policy, value = (sums / max(updates, 1)).tolist()
    return {"window": len(known), "updates": updates, "policy": round(policy, 4), "value": round(value, 4)}


log = open(args.state / "log.jsonl", "a", buffering=1)
needed = lambda: (args.first if progress["generation"] == 0 else args.play) + 2.5 * args.learn + 30
while left() > needed():
    before = time.monotonic()
    games, found = play()
    row = {"generation": progress["generation"], "games": games, "positions": found, **learn()}
    made = f"generation {progress['generation']}, {progress['games']} games, {progress['updates']} updates"
    mean.module.export(args.state / "net.new", game, encoding, made)
    os.replace(args.state / "net.new", args.state / "net")
    if progress["generation"] % args.duel_every == 0 and left() > 60:
        row["duel"] = feerie("duel", "--games", str(args.duel_games), "--ms", str(args.duel_ms))
    progress["generation"] += 1
    progress["seconds"] += time.monotonic() - before
    saved = {"model": model.state_dict(), "optimiser": optimiser.state_dict(), "mean": mean.state_dict(), "progress": progress}
    torch.save(saved, args.state / "checkpoint.new")
    os.replace(args.state / "checkpoint.new", checkpoint)
    row["seconds"] = round(progress["seconds"])
    log.write(json.dumps(row) + "\n")
    print(json.dumps(row), flush=True)
