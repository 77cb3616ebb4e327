"""The owner's pen: numbers the records of a table and writes them under its epoch."""

from collections import deque

from doorcard.room.ports import Append, Committed, Journal, Opened
from doorcard.room.records import Checkpoint, Record
from doorcard.room.state import TableState
from doorcard.room.step import Step

COMMANDS_REMEMBERED = 512
RECORDS_BETWEEN_CHECKPOINTS = 200


class Pen:
    """Writes a table's steps. A pen of an earlier owner writes no more (StaleEpoch)."""

    def __init__(self, journal: Journal, table: str, opened: Opened) -> None:
        self._journal = journal
        self._table = table
        self.epoch = opened.epoch
        self.next_record = opened.next_record
        self._since_checkpoint = len(opened.records)
        self._commands = deque(opened.commands, COMMANDS_REMEMBERED)

    def knows(self, command: str) -> bool:
        """Whether an order with this name was carried out lately."""
        return command in self._commands

    async def write(
        self, step: Step, after: TableState, command: str = "", checkpoint: bool = False
    ) -> Committed:
        """Write a step; ``after`` is the table after it.

        Between hands a checkpoint is added now and then, so that a start reads little.
        """
        records = step.records
        checkpoint |= self._since_checkpoint + len(records) > RECORDS_BETWEEN_CHECKPOINTS
        if checkpoint and not after.hand:
            records = (*records, Checkpoint(after))
        committed = await self._journal.append(
            Append(
                table=self._table,
                epoch=self.epoch,
                first=self.next_record,
                records=records,
                entries=step.entries,
                command=command,
                finished=step.finished,
            )
        )
        self.next_record += len(records)
        self._since_checkpoint = _since_checkpoint(records, self._since_checkpoint)
        if command:
            self._commands.append(command)
        return committed


def _since_checkpoint(records: tuple[Record, ...], before: int) -> int:
    for record in records:
        before = 0 if isinstance(record, Checkpoint) else before + 1
    return before
