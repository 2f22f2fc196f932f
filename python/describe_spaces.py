"""Writes the tables of docs/python.md: what every number of an observation and of an action says.

``python describe_spaces.py`` prints them; ``python describe_spaces.py --write`` puts them into the page.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import feerie

PAGE = Path(__file__).parent.parent / "docs" / "python.md"
BEGIN, END = "<!-- spaces: written by python/describe_spaces.py -->\n", "<!-- end of spaces -->\n"


def rows(groups: Sequence[feerie.Group]) -> Iterator[str]:
    """A row for every group; what comes again and again (a figure's numbers, figure after figure) is told once."""
    told = [(group.name, group.length) for group in groups]
    at = 0
    while at < len(groups):
        size, times = again(told[at:])
        if times > 1:
            length = groups[at + size].start - groups[at].start
            yield f"| {groups[at].start} | {times} × {length} | **{times} times, {length} numbers each:** |\n"
        mark = "· " if times > 1 else ""
        for group in groups[at : at + size]:
            yield f"| {group.start} | {group.length} | {mark}{group.name} |\n"
        at += size * times


def again(told: list[tuple[str, int]]) -> tuple[int, int]:
    """How many groups from the first one on come how often in a row: as many as are told at once."""
    best = (1, 1)
    for size in range(2, len(told) // 2 + 1):
        times = 1
        while told[:size] == told[size * times : size * (times + 1)]:
            times += 1
        if times > 1 and size * times > best[0] * best[1]:
            best = (size, times)
    return best


def tables() -> str:
    """The tables of all games."""
    text = ""
    for info in feerie.games():
        spaces = feerie.spaces(info.id)
        text += f"\n### `{info.id}`: {spaces.observation} numbers, {spaces.actions} actions (version {spaces.version})\n\n"
        text += "| from | numbers | observation |\n| --- | --- | --- |\n"
        text += "".join(rows(spaces.groups))
        if spaces.board is not None:
            shown = ", ".join(f"{name}" if n == 1 else f"{n} × {name}" for name, n in Counter(spaces.planes).items())
            text += f"\nPlanes: {len(spaces.planes)} of {spaces.board[0]} × {spaces.board[1]}: {shown}.\n"
        text += "\n| from | actions | kind |\n| --- | --- | --- |\n"
        text += "".join(f"| {kind.start} | {kind.length} | {kind.name} |\n" for kind in spaces.kinds)
    return text + "\n"


def main() -> None:
    if "--write" not in sys.argv:
        print(tables())
        return
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + tables() + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
