"""That a learner learns: the example, for a few seconds."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

import learn_elementals as example  # noqa: E402


def test_a_few_seconds_of_play_against_itself_beat_the_greedy_bot() -> None:
    learner = example.Learner()
    before = example.share_won(learner, "greedy", games=10)
    example.train(learner, np.random.default_rng(1), 0, 600, steps=600)
    after = example.share_won(learner, "greedy", games=10)
    assert before <= 0.2 and after >= 0.8, f"{before:.0%} before, {after:.0%} after"


def test_a_deep_q_network_beats_the_greedy_bot() -> None:
    pytest.importorskip("torch", reason="torch is not installed: pip install torch")
    import dqn_elementals as deep

    learner = deep.Learner(1)
    before = learner.share_won("greedy", games=10)
    learner.play(1_500, of=1_500)
    after = learner.share_won("greedy", games=10)
    assert before <= 0.2 and after >= 0.6, f"{before:.0%} before, {after:.0%} after"
