"""Everything by which a finished hand leaves the server, as bytes for one reader (FAIR 7)."""

import msgspec

from doorcard.adapters.mail.catalogue import catalogue
from doorcard.adapters.mail.letter import letter
from doorcard.adapters.sql.results import result_rows
from doorcard.histories.writers import FORMATS, CannotTellError
from doorcard.room.archive import NOBODY, hand_replay, hand_story, hand_text
from doorcard.room.records import FinishedHand
from tests.worlds.course import Course

SPECTATOR = "somebody else"


def player_on(seat: int) -> str:
    """Who was dealt in on a chair; for the rail somebody who was not."""
    return f"p{seat}" if seat else SPECTATOR


def finished(course: Course) -> FinishedHand:
    """The hand as the journal keeps it: whole."""
    started = course.hand.started
    return FinishedHand(
        hand=started.hand,
        table="t1",
        number=1,
        began=1_750_000_000_000,
        ended=1_750_000_060_000,
        game=started.game.name,
        house=started.house.name,
        players=tuple((seat, player_on(seat), f"player {seat}") for seat in course.hand.seats),
        events=course.events,
        table_name="Table 1",
        unit=1,
    )


def ways_out(course: Course, reader: int) -> dict[str, bytes]:
    """What the reader gets, by the way it goes: history, replay, each download, the letter.

    Searches and statistics are made of what stands in open columns, his rows and the others'.
    """
    hand, player = finished(course), player_on(reader)
    story = hand_story(hand, player)
    out = {
        "history": msgspec.json.encode(story),
        "replay": msgspec.json.encode(hand_replay(hand, player)),
        "public replay": msgspec.json.encode(hand_replay(hand, NOBODY)),
        "results": msgspec.json.encode(result_rows(hand)),
    }
    for form in FORMATS:
        try:
            out[form] = hand_text(hand, player, form).encode()
        except CannotTellError as error:
            out[form] = str(error).encode()
    attached = out["pokerstars"].decode()
    words = catalogue("en")
    message = letter(story, attached, "txt", "hands@cards.example", "me@home.example", words)
    message.set_boundary("the same in both worlds")
    out["e-mail"] = message.as_bytes()
    return out
