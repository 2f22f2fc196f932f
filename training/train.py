"""Trains a game's student: self-play by `feerie-train` and learning here, side by side, until the time is over.

    python3 training/train.py --game lutins --binary target/release/feerie-train --state target/training/lutins --minutes 25

The first generation is played by `strong`, every later one by what was learnt from those before it: while a generation
is being learnt from, the next one is played already. Everything is kept in the state folder after each generation, so
a run that ends early goes on from there; without the positions it goes on from the weights alone.
"""

import argparse
import json
import os
import shutil
import subprocess
import time
from pathlib import Path

import torch

import positions
from model import Positions, Student

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", required=True)
parser.add_argument("--binary", required=True)
parser.add_argument("--state", required=True, type=Path)
parser.add_argument("--minutes", type=float, required=True)
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--vary", nargs="*", default=[], help="options that differ from game to game, as name=value,value")
parser.add_argument("--threads", type=int, default=max(1, os.cpu_count() - 1), help="threads of self-play")
parser.add_argument("--first", type=int, default=90, help="seconds of the first self-play, by `strong`")
parser.add_argument("--play", type=int, default=50, help="seconds of self-play a generation")
parser.add_argument("--iterations", type=int, nargs=2, default=(160, 32), help="of decisions written down, and of others")
parser.add_argument("--teacher", type=int, nargs=2, default=(400, 100), help="the same for `strong`")
parser.add_argument("--window", type=int, default=8, help="generations that are learnt from")
parser.add_argument("--looks", type=float, default=2, help="how often a generation's learning looks at each position")
parser.add_argument("--batch", type=int, default=2048)
parser.add_argument("--widths", type=int, nargs=3, default=(256, 128, 128))
args = parser.parse_args()

start = time.monotonic()
left = lambda: 60 * args.minutes - (time.monotonic() - start)
args.state.mkdir(parents=True, exist_ok=True)
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.set_num_threads(2)
sizes = subprocess.check_output([args.binary, "--game", args.game, "sizes"], text=True).split()
game, encoding, features, tokens = sizes[0], sizes[1], int(sizes[2]), int(sizes[3])

model = Student(features, tokens, tuple(args.widths)).to(device)
optimiser = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-4)
# The mean of the last weights plays better than the last ones: of the last tenth at first, of the last thousand later.
blend = lambda old, new, n: old.lerp(new, (10 / (n + 10)).clamp(min=1e-3).to(new.dtype))
mean = torch.optim.swa_utils.AveragedModel(model, avg_fn=blend)
progress = {"generation": 0, "games": 0, "positions": 0, "updates": 0, "seconds": 0.0}
checkpoint, net = args.state / "checkpoint.pt", args.state / "net"
if checkpoint.exists():
    saved = torch.load(checkpoint, map_location=device)
    model.load_state_dict(saved["model"])
    optimiser.load_state_dict(saved["optimiser"])
    mean.load_state_dict(saved["mean"])
    progress = saved["progress"]


def folder(generation):
    return args.state / f"positions-{generation}"


def begin_play(generation):
    """Starts self-play of a generation, by the net as it is now."""
    shutil.rmtree(folder(generation), ignore_errors=True)
    has_net = net.exists()
    seconds = args.play if has_net else args.first
    full, quick = args.iterations if has_net else args.teacher
    line = [args.binary, "--game", game, "--seats", str(args.seats), "--threads", str(args.threads)]
    line += [word for option in args.vary for word in ("--vary", option)]
    line += ["--seed", str(1 + generation)] + (["--net", str(net)] if has_net else [])
    line += ["play", "--out", str(folder(generation)), "--seconds", str(seconds)]
    line += ["--full", str(full), "--quick", str(quick)]
    return subprocess.Popen(line, stdout=subprocess.PIPE, text=True)


def end_play(process):
    told, _ = process.communicate()
    if process.returncode != 0:
        raise SystemExit(f"self-play failed: {told}")
    games, found = (int(word) for word in told.replace(",", "").split() if word.isdigit())
    progress["games"] += games
    progress["positions"] += found
    return games, found


def learn(generation, seconds):
    folders = [folder(n) for n in range(max(0, generation - args.window + 1), generation + 1)]
    known = Positions(positions.read([place for place in folders if place.exists()]), features, tokens, device)
    end = time.monotonic() + seconds
    sums, updates = torch.zeros(2, device=device), 0
    looks = 10 if generation == 0 else args.looks
    most = max(300, int(looks * len(known) / args.batch))
    rate = max(2e-4, 1e-3 * 0.93**generation)
    while time.monotonic() < end and updates < most:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (progress["updates"] + 1) / 300)
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


def save():
    made = f"{args.seats} seats, generation {progress['generation']}, {progress['games']} games, {progress['updates']} updates"
    mean.module.export(args.state / "net.new", game, encoding, made)
    os.replace(args.state / "net.new", net)
    saved = {"model": model.state_dict(), "optimiser": optimiser.state_dict(), "mean": mean.state_dict(), "progress": progress}
    torch.save(saved, args.state / "checkpoint.new")
    os.replace(args.state / "checkpoint.new", checkpoint)


log = open(args.state / "log.jsonl", "a", buffering=1)
before = time.monotonic()
process = begin_play(progress["generation"])
while True:
    generation = progress["generation"]
    games, found = end_play(process)
    # The next generation is played while this one is learnt from, if there is time to learn from it too.
    goes_on = left() > 2 * args.play + 20 or (generation == 0 and left() > args.play + 60)
    process = begin_play(generation + 1) if goes_on and generation > 0 else None
    row = {"generation": generation, "games": games, "positions": found}
    row |= learn(generation, max(10, min(args.play - 5, left() - 15)))
    progress["generation"] += 1
    progress["seconds"] += time.monotonic() - before
    before = time.monotonic()
    save()
    row["seconds"] = round(progress["seconds"])
    log.write(json.dumps(row) + "\n")
    print(json.dumps(row), flush=True)
    if not goes_on:
        break
    # After the first generation there is a net only now.
    process = process or begin_play(generation + 1)
