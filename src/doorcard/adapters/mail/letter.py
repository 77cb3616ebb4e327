"""A hand as a letter: who held what, as far as the reader may know it, and the hand as a file."""

from datetime import UTC, datetime
from email.message import EmailMessage

from doorcard.adapters.mail.catalogue import Catalogue
from doorcard.adapters.mail.server import SEVEN_BITS
from doorcard.cards import RANKS, parse_cards
from doorcard.histories.writers.heading import one_line
from doorcard.ranking import HandName, describe, hand_value
from doorcard.room.archive import HandStory
from doorcard.views import CardView, PastPlayer

UNSEEN = "??"
WHOLE_HAND = 5


def letter(
    story: HandStory, text: str, ending: str, sender: str, to: str, words: Catalogue
) -> EmailMessage:
    """The letter to the reader of ``story``.

    text: the hand in some form of history, as the same reader may read it; ending: of its file.
    """
    row = story.row
    table = one_line(row.table_name)
    message = EmailMessage(policy=SEVEN_BITS)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = words.say("letter-hand-subject", number=str(row.number), table=table)
    message.set_content("\n".join(_lines(story, table, words)) + "\n")
    message.add_attachment(text, subtype="plain", filename=f"{row.hand}.{ending}")
    return message


def _lines(story: HandStory, table: str, words: Catalogue) -> list[str]:
    row, past = story.row, story.past
    began = datetime.fromtimestamp(row.began / 1000, UTC)
    what = {"number": str(row.number), "hand": row.hand, "table": table}
    lines = [words.say("letter-hand-what", **what, time=f"{began:%Y-%m-%d %H:%M}")]
    lines.append(words.say("letter-hand-pot", amount=_written(row.pot, row.unit, words)))
    if past.void:
        lines.append(words.say("letter-hand-void"))
    if past.community:
        lines.append(words.say("letter-hand-shared", cards=_texts(past.community)))
    lines.append("")
    lines += [_player(one, past.community, row.unit, words) for one in past.players]
    return [*lines, "", words.say("letter-hand-attached")]


def _player(one: PastPlayer, community: tuple[CardView, ...], unit: int, words: Catalogue) -> str:
    """One line a player. Of a folded hand nothing is listed but the reader's own cards."""
    told = words.say(
        "letter-hand-player",
        seat=str(one.seat),
        name=one_line(one.name),
        result=_result(one.result, unit, words),
    )
    if one.folded_on:
        told += f", {words.say('letter-folded')}"
    if one.mucked:
        told += f", {words.say('letter-mucked')}"
    if any(held.card == UNSEEN for held in one.cards) or not one.cards:
        return told
    return f"{told}: {_texts(one.cards)}{_hand(one, community, words)}"


def _hand(one: PastPlayer, community: tuple[CardView, ...], words: Catalogue) -> str:
    held = parse_cards(_texts((*one.cards, *community)))
    if not one.hand or len(held) < WHOLE_HAND:
        return ""
    return f" ({hand_words(describe(hand_value(held)), words)})"


def hand_words(name: HandName, words: Catalogue) -> str:
    """What a hand is called, as the client says it."""
    ranks = [f"r{RANKS[rank]}" for rank in name.ranks]
    key = name.category.name.lower().replace("_", "-")
    return words.say(f"hand-{key}", high=ranks[0], low=ranks[min(1, len(ranks) - 1)])


def _texts(cards: tuple[CardView, ...]) -> str:
    return " ".join(held.card for held in cards)


def _result(units: int, unit: int, words: Catalogue) -> str:
    if units == 0:
        return words.say("letter-even")
    key = "letter-won" if units > 0 else "letter-lost"
    return words.say(key, amount=_written(abs(units), unit, words))


def _written(units: int, unit: int, words: Catalogue) -> str:
    if unit == 1:
        return str(units)
    whole, part = divmod(units, unit)
    digits = len(str(unit)) - 1
    point = words.say("letter-point")
    return f"{whole}{point}{part:0{digits}}"
