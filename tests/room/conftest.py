"""Tables for the tests of the room."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from doorcard.room import Pace
from tests.room.playing import PACE, Desk, OpenDesk, config_for


@pytest.fixture
async def open_desk(tmp_path: Path) -> AsyncIterator[OpenDesk]:
    """Opens tables, each with players already on their chairs, and closes them."""
    desks: list[Desk] = []

    async def open_desk(
        house: str,
        small: int,
        chips: dict[int, int],
        *,
        deck: str = "",
        bots: int = 0,
        pace: Pace = PACE,
        deal: bool = True,
        folder: str = "table",
        **knobs: Any,
    ) -> Desk:
        (tmp_path / folder).mkdir()
        desk = Desk(tmp_path / folder, config_for(house, small, bots, **knobs), pace)
        desks.append(desk)
        await desk.open()
        if deck:
            desk.entropy.stack(deck)
        await desk.seat_all(chips)
        if deal:
            await desk.next_hand()
        return desk

    yield open_desk
    for desk in desks:
        await desk.close()
