"""Positions as `feerie-train play` writes them: flat files of numbers, read in one go."""

from pathlib import Path

import numpy as np

LONGEST_WORD = 6
SHARES = 6
NO_TOKEN = 0xFFFF


def read(folders):
    """All positions of some folders, as one dictionary of arrays."""
    parts = [_read(Path(folder)) for folder in folders]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _read(folder):
    counts = np.fromfile(folder / "counts", dtype="<u2").reshape(-1, 2).astype(np.int64)
    return {
        "features_of": counts[:, 0],
        "actions_of": counts[:, 1],
        "features": np.fromfile(folder / "features", dtype="<u2"),
        "values": np.fromfile(folder / "values", dtype="<f4"),
        "words": np.fromfile(folder / "words", dtype="<u2").reshape(-1, LONGEST_WORD),
        "visits": np.fromfile(folder / "visits", dtype="<f4"),
        "ends": np.fromfile(folder / "ends", dtype="<f4").reshape(-1, SHARES + 1),
    }
