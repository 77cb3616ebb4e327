"""What is not understood is said, with file, line and kind; nothing is skipped in silence."""

import pytest

from doorcard.histories.readers import NoReaderError, read_bytes, read_text
from doorcard.histories.readers.own import write
from doorcard.histories.readers.text import Source
from doorcard.histories.record import HistoryError, NotPlayed, Record
from tests.histories.told import FILES, line_of, only_hand, text_of

KINDS = {
    "bovada.txt": "bovada",
    "full_tilt_stud.txt": "full_tilt",
    "pokerstars_stud.txt": "pokerstars",
    "winning.txt": "winning",
    "winning_old.txt": "winning",
}


@pytest.mark.parametrize("name", KINDS)
def test_an_unknown_line_is_an_error_with_its_place(name: str) -> None:
    lines = text_of(name).split("\n")
    at = len(lines) // 2
    lines.insert(at, "the dog ate the cards")
    (wrong,) = read_text("\n".join(lines), "somewhere.txt")
    assert isinstance(wrong, HistoryError)
    place = (wrong.path, wrong.line, wrong.kind)
    assert place == ("somewhere.txt", at + 1, KINDS[name])
    assert "the dog ate the cards" in wrong.reason


def test_an_unknown_act_number_of_ipoker_is_an_error() -> None:
    text = text_of("ipoker.xml").replace('type="16"', 'type="77"')
    (wrong,) = read_text(text, "i.xml")
    assert isinstance(wrong, HistoryError)
    assert (wrong.line, wrong.kind) == (line_of(text, 'type="77"'), "ipoker")


def test_entity_declarations_of_xml_are_not_read() -> None:
    bomb = '<!DOCTYPE session [<!ENTITY a "aaaa">]>' + text_of("ipoker.xml")
    with pytest.raises(HistoryError):
        read_text("<?xml version='1.0'?>" + bomb)


def test_an_act_of_phh_that_is_not_understood_is_an_error() -> None:
    text = text_of("stud.phh").replace("p3 f", "p3 dances")
    with pytest.raises(HistoryError, match="dances"):
        read_text(text)


@pytest.mark.parametrize(
    ("head", "game"),
    [
        ("PokerStars Hand #1:  Razz Limit ($1/$2 USD) - 2030/01/01 12:00:00 ET", "Razz"),
        (
            "PokerStars Hand #1: Tournament #2, $5+$1 USD HORSE (7 Card Stud Hi/Lo Limit) - "
            "Level II (10/20) - 2030/01/01 12:00:00 ET",
            "7 Card Stud Hi/Lo",
        ),
        ("PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2030/01/01 12:00:00 ET", "Hold'em"),
        (
            "Full Tilt Poker Game #1: Table Ash - $2/$4 Ante $0.25 - Limit Stud H/L - 12:00 ET",
            "Stud H/L",
        ),
        ("variant = 'F2L3D'\n", "F2L3D"),
    ],
)
def test_other_games_are_named_not_read(head: str, game: str) -> None:
    (reading,) = read_text(head + "\nwhatever = 1")
    assert isinstance(reading, NotPlayed)
    assert reading.game == game


def test_a_session_of_several_hands_is_read_hand_by_hand() -> None:
    good = text_of("pokerstars_stud.txt")
    bad = text_of("pokerstars_draw.txt").replace("Eve: bets", "Eve: sings", 1)
    readings = read_text(good + "\n\n\n" + bad + "\n\n\n" + good)
    assert [type(reading) for reading in readings] == [Record, HistoryError, Record]
    third = readings[2]
    assert isinstance(third, Record)
    assert third.line == good.count("\n") * 1 + bad.count("\n") + 7


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_old_encodings_are_read(encoding: str) -> None:
    text = text_of("pokerstars_stud.txt").replace("$", "€").replace("Dot", "Dörte")
    (reading,) = read_bytes(text.replace("\n", "\r\n").encode(encoding))
    assert isinstance(reading, Record)
    assert reading.unit == 100


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\x00\x01\x02", "unknown"),
        (b"", "unknown"),
        (b"Dear diary", "unknown"),
        (b'{"doorcard_history": 99, "hand": "1"}', "doorcard"),
        (b'{"doorcard_history": 1}', "doorcard"),
        (b"<session", "ipoker"),
        (b"variant = [", "phh"),
    ],
)
def test_what_is_no_history_is_a_clear_error(data: bytes, kind: str) -> None:
    with pytest.raises(HistoryError) as caught:
        read_bytes(data, "x.txt")
    assert (caught.value.path, caught.value.kind) == ("x.txt", kind)


def test_a_known_site_without_a_reader_says_so() -> None:
    with pytest.raises(NoReaderError) as caught:
        read_text("Winamax Poker - CashGame - HandId: #1", "w.txt")
    assert caught.value.kind == "winamax"


@pytest.mark.parametrize(
    ("text", "unit", "units"),
    [
        ("$0.05", 100, 5),
        ("$1,234.50", 100, 123450),
        ("12,330", 1, 12330),
        ("€ 0.02 EURO", 100, 2),
        ("0,05€", 100, 5),
        ("1 234", 1, 1234),
        ("250.00", 1, 250),
    ],
)
def test_b1_amounts_are_whole_units(text: str, unit: int, units: int) -> None:
    assert Source("test").units(text, unit) == units


@pytest.mark.parametrize(
    ("text", "unit"), [("0.005", 100), ("1,23,4", 100), ("$", 100), ("2.5", 1)]
)
def test_b1_an_amount_that_is_no_whole_unit_is_an_error(text: str, unit: int) -> None:
    with pytest.raises(HistoryError):
        Source("test").units(text, unit)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_our_own_form_gives_back_the_same_hand(path: object) -> None:
    record = only_hand(text_of(getattr(path, "name", "")), "a")
    again = only_hand(write(record), "a")
    assert write(again) == write(record)
    assert again.facts == record.facts


def test_our_own_form_refuses_facts_about_nobody() -> None:
    text = write(only_hand(text_of("bovada.txt")))
    with pytest.raises(HistoryError, match="no player"):
        read_text(text.replace('"type":"ante","seat":8', '"type":"ante","seat":7'))
    with pytest.raises(HistoryError, match="no game"):
        read_text(text.replace("seven_card_stud", "tarock"))
