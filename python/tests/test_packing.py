"""What is packed for others to build."""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent
# What the compiler reads besides the sources themselves.
READ = re.compile(r'include_(?:str|bytes)!\("([^"]+)"\)')

pytestmark = pytest.mark.skipif(
    shutil.which("cargo") is None or find_spec("maturin") is None, reason="packing takes cargo and maturin"
)


def test_a_source_distribution_has_all_that_its_sources_read(tmp_path: Path) -> None:
    pack = f"import feerie_packing; print(feerie_packing.build_sdist({str(tmp_path)!r}))"
    folders = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": folders, "PYTHONPATH": str(FOLDER / "packing")}
    done = subprocess.run([sys.executable, "-c", pack], cwd=FOLDER, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with tarfile.open(tmp_path / done.stdout.splitlines()[-1]) as packed:
        names = packed.getnames()
        assert len(names) == len(set(names)) and all(name.startswith("feerie-") for name in names)
        read = {
            posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            for name in names
            if name.endswith(".rs")
            for path in READ.findall(packed.extractfile(name).read().decode())
        }
    assert any(name.endswith(".ftl") for name in read) and any(name.endswith(".net") for name in read)
    assert read <= set(names)
    # Whoever unpacks it builds with the same backend.
    top = names[0].split("/")[0]
    assert f"{top}/packing/feerie_packing.py" in names
