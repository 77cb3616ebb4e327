"""The process that works out aids: a real one, and what becomes of the room when it fails."""

import asyncio
import subprocess
import sys
import textwrap

import pytest

from doorcard.adapters.aids import AidsFailed, AidsWorker
from doorcard.app.aids_worker import COMMAND
from doorcard.views import AidQuestion
from doorcard.views.aids import HandSeen

ACES = AidQuestion(
    "seven_card_stud", (HandSeen(("Ac", "Ad", "Kh")), HandSeen(("9s",), hidden=2)), own=0
)
TWICE = AidQuestion("five_card_stud", (HandSeen(("Ac", "Ad")), HandSeen(("Ad",), hidden=1)), own=0)


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", textwrap.dedent(text)


async def test_answers_come_from_another_process_one_after_the_other() -> None:
    pytest.importorskip("numpy")
    worker = AidsWorker(COMMAND)
    try:
        answers = await asyncio.gather(*(worker.ask(ACES) for _ in range(3)))
    finally:
        await worker.close()
    assert len(set(map(str, answers))) == 1
    assert answers[0].share == pytest.approx(0.75, abs=0.03)


async def test_a_question_without_an_answer_fails_alone_and_the_process_lives() -> None:
    pytest.importorskip("numpy")
    worker = AidsWorker(COMMAND)
    try:
        with pytest.raises(AidsFailed):
            await worker.ask(TWICE)
        assert (await worker.ask(ACES)).opponents == 1
    finally:
        await worker.close()


async def test_a_process_that_dies_or_never_answers_is_started_anew() -> None:
    once = """
        import sys
        sys.stdin.readline()
        """
    worker = AidsWorker(program(once))
    for _ in range(2):
        with pytest.raises(AidsFailed):
            await worker.ask(ACES)
    await worker.close()
    never = """
        import sys
        for line in sys.stdin:
            pass
        """
    slow = AidsWorker(program(never), seconds=0.01)
    for _ in range(2):
        with pytest.raises(AidsFailed):
            await slow.ask(ACES)
    await slow.close()


async def test_an_answer_that_came_too_late_is_never_taken_for_the_next_one() -> None:
    """A player gives up waiting; the process is still at his question."""
    echo = """
        import json, sys
        for number, line in enumerate(sys.stdin):
            asked = json.loads(line)
            answer = dict(share=len(asked["hands"]) / 8, win=0, tie=0, error=0, opponents=1)
            print(json.dumps(answer), flush=True)
        """
    worker = AidsWorker(program(echo))
    given_up = asyncio.ensure_future(worker.ask(ACES))
    await asyncio.wait([given_up], timeout=0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    three = AidQuestion("five_card_stud", (HandSeen(("Ac",)),) * 3, own=0)
    assert (await worker.ask(three)).share == 3 / 8
    await worker.close()


def test_the_server_imports_neither_numpy_nor_numba() -> None:
    """Also with everything that a practice table needs there."""
    text = """
        import sys
        import doorcard.app.main, doorcard.app.serve, doorcard.app.aids_worker
        import doorcard.adapters.aids, doorcard.adapters.web.coach
        print(sorted({"numpy", "numba", "doorcard.odds"} & set(sys.modules)))
        """
    told = subprocess.run(program(text), capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_process_ends_when_the_server_is_gone() -> None:
    """However the server ends: its end of the pipe is closed, and that is read as the end."""
    pytest.importorskip("numpy")
    told = subprocess.run(COMMAND, input="", capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout) == (0, "")
