"""A hand as a letter: who held what, as far as the reader may know it, and the hand as a file."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP

from doorcard.cards import parse_cards
from doorcard.histories.writers.heading import one_line
from doorcard.ranking import describe, hand_name_english, hand_value
from doorcard.room.archive import HandStory
from doorcard.views import CardView, PastPlayer

UNSEEN = "??"
WHOLE_HAND = 5


def letter(story: HandStory, text: str, ending: str, sender: str, to: str) -> EmailMessage:
    """The letter to the reader of ``story``.

    text: the hand in some form of history, as the same reader may read it; ending: of its file.
    """
    row = story.row
    table = one_line(row.table_name)
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = f"Hand #{row.number} at {table}"
    message.set_content("\n".join(_lines(story, table)) + "\n")
    message.add_attachment(text, subtype="plain", filename=f"{row.hand}.{ending}")
    return message


def _lines(story: HandStory, table: str) -> list[str]:
    row, past = story.row, story.past
    began = datetime.fromtimestamp(row.began / 1000, UTC)
    lines = [f"Hand #{row.number} ({row.hand}) at {table}, {began:%Y-%m-%d %H:%M} UTC"]
    lines.append(f"Total pot {_written(row.pot, row.unit)}")
    if past.void:
        lines.append("The hand was void: all chips went back.")
    if past.community:
        lines.append(f"Shared card {_texts(past.community)}")
    lines.append("")
    lines += [_player(one, past.community, row.unit) for one in past.players]
    return [*lines, "", "The whole hand is attached."]


def _player(one: PastPlayer, community: tuple[CardView, ...], unit: int) -> str:
    """One line a player. Of a folded hand nothing is listed but the reader's own cards."""
    told = f"Seat {one.seat}: {one_line(one.name)}, {_result(one.result, unit)}"
    if one.folded_on:
        told += ", folded"
    if one.mucked:
        told += ", mucked"
    if any(held.card == UNSEEN for held in one.cards) or not one.cards:
        return told
    return f"{told}: {_texts(one.cards)}{_hand(one, community)}"


def _hand(one: PastPlayer, community: tuple[CardView, ...]) -> str:
    held = parse_cards(_texts((*one.cards, *community)))
    if not one.hand or len(held) < WHOLE_HAND:
        return ""
    return f" ({hand_name_english(describe(hand_value(held)))})"


def _texts(cards: tuple[CardView, ...]) -> str:
    return " ".join(held.card for held in cards)


def _result(units: int, unit: int) -> str:
    if units == 0:
        return "even"
    return f"{'won' if units > 0 else 'lost'} {_written(abs(units), unit)}"


def _written(units: int, unit: int) -> str:
    if unit == 1:
        return str(units)
    whole, part = divmod(units, unit)
    digits = len(str(unit)) - 1
    return f"{whole}.{part:0{digits}}"
