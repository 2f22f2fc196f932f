"""Draws how strength grew with the games played, out of the logs of training.

    python3 training/plot.py docs/pictures/training.svg training/weights/*.log.jsonl

A row of a log counts if it has a `duel`, such as "64.1 % ± 8.3 of 128 games at 20 ms".
"""

import json
import re
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 56, 110, 20, 48
COLOURS = ["#2f6f4f", "#a04b2c", "#3b5b9a", "#7a4a86"]


def points(log):
    """Games so far, share and spread in percent, for each duel of a log."""
    games, found = 0, []
    for line in log.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        games += row["games"]
        duel = re.match(r"([\d.]+) % ± ([\d.]+) of", row.get("duel", ""))
        if duel:
            found.append((games, float(duel[1]), float(duel[2])))
    return found


def picture(curves):
    most = max(games for curve in curves.values() for games, _, _ in curve)
    x = lambda games: LEFT + (WIDTH - LEFT - RIGHT) * games / most
    y = lambda share: HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(max(share, 0), 100) / 100
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" role="img">',
        "<title>Share of victories against strong, by games of training</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for share in range(0, 101, 25):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd6c4"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end" fill="#444">{share} %</text>')
    for games in range(0, most + 1, 10_000):
        parts.append(f'<text x="{x(games):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#444">{games:,}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#444">games of training</text>')
    for colour, (name, curve) in zip(COLOURS, curves.items()):
        line = " ".join(f"{x(games):.1f},{y(share):.1f}" for games, share, _ in curve)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for games, share, spread in curve:
            parts.append(f'<path d="M{x(games):.1f} {y(share - spread):.1f}V{y(share + spread):.1f}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x(games):.1f}" cy="{y(share):.1f}" r="3" fill="{colour}"/>')
        games, share, _ = curve[-1]
        parts.append(f'<text x="{x(games) + 8:.1f}" y="{y(share) + 4:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    logs = {Path(log).name.split(".")[0]: points(Path(log)) for log in sys.argv[2:]}
    Path(sys.argv[1]).write_text(picture({name: curve for name, curve in logs.items() if curve}), encoding="utf-8")
