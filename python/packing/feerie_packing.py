"""Builds with maturin, and packs into a source distribution what the crates take from outside of their own folders.

maturin packs crates alone. The interface's words and the nets lie beside them, where the web client and the trainer use them too:
without them what was packed would not compile.
"""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import maturin
from maturin import (
    build_editable,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

OUTSIDE = ("locales/*.ftl", "training/weights/*.net", "LICENSE-*")
"""What is packed besides, from the workspace's folder."""


def build_sdist(sdist_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    name: str = maturin.build_sdist(sdist_directory, config_settings)
    path = Path(sdist_directory, name)
    packed = io.BytesIO(gzip.decompress(path.read_bytes()))
    add(packed, Path.cwd(), name.removesuffix(".tar.gz"))
    # Without the time of day: the same sources give the same file.
    path.write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return name


def add(packed: io.BytesIO, package: Path, top: str) -> None:
    """Adds what lies outside to a source distribution whose files are in a folder of this name."""
    # In the repository the package is a folder of the workspace; unpacked, both are one.
    workspace = next(folder for folder in (package, package.parent) if (folder / "Cargo.lock").is_file())
    with tarfile.open(fileobj=packed, mode="a") as archive:
        present, mtime = set(archive.getnames()), archive.getmembers()[0].mtime
        for source in sorted(found for pattern in OUTSIDE for found in workspace.glob(pattern)):
            member = tarfile.TarInfo(f"{top}/{source.relative_to(workspace).as_posix()}")
            if member.name in present:
                continue
            content = source.read_bytes()
            member.size, member.mtime = len(content), mtime
            archive.addfile(member, io.BytesIO(content))


__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
