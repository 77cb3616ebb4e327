"""Build hook: a wheel, or an editable install, carries the built browser client."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling runs this file by its path, so the script beside it has to be put within reach.
sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client_build


def client_is_skipped() -> bool:
    """Tell whether somebody wants the library alone, without the client."""
    return os.environ.get("DOORCARD_SKIP_CLIENT") == "1"


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds client/ before the files of a wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Ask for a Node.js from the package index where the machine has none."""
        if client_is_skipped() or client_build.node_on_path():
            return []
        return [client_build.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; `version` tells a plain wheel from an editable one, both need it."""
        if client_is_skipped():
            self.app.display_warning("DOORCARD_SKIP_CLIENT=1: no browser client in this install")
            return
        try:
            client_build.build()
        except client_build.ClientBuildError as error:
            self.app.abort(str(error))
