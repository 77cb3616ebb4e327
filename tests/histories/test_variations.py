"""What real files vary in and readers must not stumble over: bytes, currencies, other lines."""

import pytest

from doorcard.histories.readers import read_bytes, read_text
from doorcard.histories.record import HistoryError, Record
from doorcard.histories.replay import replay
from tests.histories.told import FILES, only_hand, text_of

TEXTS = [path.name for path in FILES]
STARS = ("pokerstars_stud.txt", "pokerstars_draw.txt")
FULL_TILT = ("full_tilt_stud.txt", "full_tilt_five_stud.txt", "full_tilt_draw.txt")


def exact(data: bytes | str) -> Record:
    readings = read_bytes(data) if isinstance(data, bytes) else read_text(data)
    (record,) = readings
    assert isinstance(record, Record), record
    assert replay(record).difference == ""
    return record


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_bytes_of_any_client_are_read(name: str, codec: str, end: str) -> None:
    text = text_of(name)
    exact(text.replace("\n", end).encode(codec))


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".txt")])
def test_hands_of_one_file_may_be_parted_by_any_blank_lines(name: str) -> None:
    hand = text_of(name).strip("\n")
    gaps = ("\n", "\n\n", "\n \t\n\n\n\n")
    readings = read_text("\n\n" + "".join(hand + gap for gap in gaps))
    assert [replay(one).result for one in readings if isinstance(one, Record)] == ["exact"] * 3


@pytest.mark.parametrize("name", [*STARS, *FULL_TILT])
@pytest.mark.parametrize("sign", ["€", "£", ""])
def test_other_currencies_and_bare_numbers(name: str, sign: str) -> None:
    currency = {"€": "EUR", "£": "GBP", "": "USD"}[sign]
    text = text_of(name).replace("$", sign).replace("USD", currency)
    record = exact(text)
    chips = record.tournament or (not sign and "." not in text)  # a buy-in is no amount of play
    assert record.unit == (1 if chips else 100)


NOISE = {
    STARS[0]: (
        'Ann said, "Bob: folds"',
        "Cid is disconnected",
        "Cid is connected",
        "Cid has reconnected",
        "Ann has timed out",
        "Ann has timed out while being disconnected",
        "Zoe joins the table at seat #5",
        "Zoe leaves the table",
        "Zoe was removed from the table for failing to post",
        "Zoe: sits out",
        "Zoe has returned",
        "Zoe is sitting out",
        "Zoe re-buys and receives 1000 chips for $1",
    ),
    FULL_TILT[0]: (
        "Ann: Bob folds",
        "Zoe: Bob raises to $5",
        "Bob has 15 seconds left to act",
        "Bob has requested TIME",
        "Bob has timed out",
        "Bob has been disconnected",
        "Bob has reconnected",
        "Zoe sits down",
        "Zoe stands up",
        "Zoe adds $20",
        "Zoe has returned",
        "Zoe is sitting out",
    ),
}


@pytest.mark.parametrize(
    ("name", "line"), [(n, line) for n, all_ in NOISE.items() for line in all_]
)
def test_a_line_that_is_no_play_changes_nothing_anywhere(name: str, line: str) -> None:
    lines = text_of(name).strip("\n").split("\n")
    end = lines.index("*** SUMMARY ***")
    seats = max(n for n, told in enumerate(lines[:end]) if told.startswith("Seat ")) + 1
    for at in range(seats, end):
        exact("\n".join([*lines[:at], line, *lines[at:]]))


def test_one_wrong_game_of_a_session_leaves_the_others_alone() -> None:
    text = text_of("ipoker.xml")
    begins, ends = text.index("<game "), text.index("</game>") + len("</game>")
    game = text[begins:ends]
    wrong = game.replace('type="3"', 'type="99"', 1)
    assert wrong != game
    session = text[:begins] + game + wrong + game + text[ends:]
    readings = read_text(session)
    assert [isinstance(one, HistoryError) for one in readings] == [False, True, False]


def test_one_wrong_hand_of_a_phh_file_leaves_the_others_alone() -> None:
    hand = text_of("stud.phh")
    wrong = hand.replace("starting_stacks", "stacks_at_the_start", 1)
    readings = read_text(f"[1]\n{hand}\n[2]\n{wrong}\n[3]\n{hand}")
    assert [isinstance(one, HistoryError) for one in readings] == [False, True, False]


@pytest.mark.parametrize(
    "level", ["Level I ($0.50/$1)", "Level XVIII ($0.50/$1)", "Level IV ($0.50/$1 USD)"]
)
def test_a_tournament_head_names_its_level(level: str) -> None:
    head, _, rest = text_of(STARS[1]).partition("\n")
    tournament = f"PokerStars Hand #9:  Tournament #77, $1.50+$0.10 USD 5 Card Draw Limit - {level}"
    record = only_hand(f"{tournament} - 2030/01/01 12:00:00 ET\n{rest}")
    assert record.tournament
    assert "Tournament" not in head
