"""Ending tasks: what does not hear a cancel the first time is ended all the same."""

import asyncio

from doorcard.room.ending import end


async def test_a_task_whose_library_loses_the_cancel_ends() -> None:
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def talk() -> None:
        await asyncio.wait_for(answer, 60)
        await asyncio.Event().wait()

    task = asyncio.create_task(talk())
    await asyncio.sleep(0)  # it waits for the answer
    answer.set_result(None)
    async with asyncio.timeout(30):
        await end((task,))
    assert task.cancelled()


async def test_what_tasks_raise_in_the_end_is_nobodys_concern() -> None:
    async def fails() -> None:
        raise LookupError

    tasks = [asyncio.create_task(fails()), asyncio.create_task(asyncio.Event().wait())]
    await end(tasks)
    assert [task.done() for task in tasks] == [True, True]
    await end(())
