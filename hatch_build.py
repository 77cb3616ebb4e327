"""Build hook: a wheel, or an editable install, carries the built browser client.

With DOORCARD_COMPILE=1 a wheel also carries the engine as machine code (`scripts/engine_build.py`).
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling runs this file by its path, so the script beside it has to be put within reach.
sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client_build
import engine_build


def client_is_skipped() -> bool:
    """Tell whether somebody wants the library alone, without the client."""
    return os.environ.get("DOORCARD_SKIP_CLIENT") == "1"


def engine_is_compiled() -> bool:
    """Tell whether somebody wants the engine as machine code."""
    return os.environ.get("DOORCARD_COMPILE") == "1"


class DoorcardBuildHook(BuildHookInterface[Any]):
    """Builds client/, and the engine where that is wanted, before a wheel's files are gathered."""

    def dependencies(self) -> list[str]:
        """Ask for a Node.js where the machine has none, and for mypyc where it is needed."""
        needed = []
        if not client_is_skipped() and not client_build.node_on_path():
            needed.append(client_build.NODE_WHEEL)
        if engine_is_compiled():
            needed.extend(engine_build.NEEDED)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what goes into the wheel; `version` is "editable" for an editable one."""
        self._build_client()
        if engine_is_compiled():
            self._compile_engine(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the workshop of the compiler away again."""
        if self._workshop is not None:
            self._workshop.cleanup()

    _workshop: tempfile.TemporaryDirectory[str] | None = None

    def _compile_engine(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # Machine code beside sources that are being edited would win over every edit.
            self.app.abort("DOORCARD_COMPILE=1 is for `pip install .`, not for an editable install")
        self._workshop = tempfile.TemporaryDirectory()
        folder = Path(self._workshop.name)
        try:
            for path in engine_build.compiled_copy(folder):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
        except engine_build.EngineBuildError as error:
            self.app.abort(f"the engine cannot be compiled:\n{error}")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _build_client(self) -> None:
        if client_is_skipped():
            self.app.display_warning("DOORCARD_SKIP_CLIENT=1: no browser client in this install")
            return
        try:
            client_build.build()
        except client_build.ClientBuildError as error:
            self.app.abort(str(error))
