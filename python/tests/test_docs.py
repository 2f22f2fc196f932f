"""The page says what the package does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent
sys.path.insert(0, str(FOLDER))

import describe_spaces  # noqa: E402


def test_the_tables_are_what_the_games_say() -> None:
    page = describe_spaces.PAGE.read_text(encoding="utf-8")
    written = page.split(describe_spaces.BEGIN)[1].split(describe_spaces.END)[0]
    assert written == describe_spaces.tables(), "run python/describe_spaces.py --write"


# Those that want a server or some time are in test_live.py and test_learning.py.
LONGER = ("live_bot.py", "learn_elementals.py", "dqn_elementals.py")
EXAMPLES = sorted(set(FOLDER.glob("examples/*.py")) - {FOLDER / "examples" / name for name in LONGER})


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_the_examples_run(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example), "--quick"], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
