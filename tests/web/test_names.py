"""Names: what may stand in one, and which look like another (P54, UTS 39)."""

import pytest

from doorcard.adapters.names import BadName, clean_name, looks, same_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("\uff21\uff4e\uff4e", "Ann"),  # full width
        ("Zoe\u0308", "Zo\u00eb"),
        ("Łukasz-7", "Łukasz-7"),
        ("Марина_2", "Марина_2"),
        ("Ευγενία", "Ευγενία"),
        ("777", "777"),
    ],
)
def test_p54_a_name_has_one_normal_form(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " - _ ",
        "x" * 21,
        "\u0410nn",  # a Cyrillic A among Latin letters
        "Ann\u0430",
        "Марин\u0061",
        "Ann\u202egnp",
        "Ann\u2066x\u2069",
        "A\u200bnn",
        "A\ufeffnn",
        "A\u00adnn",
        "Ann\u0000",
        "Ann\tLee",
        "Ann\nLee",
        "Z\u0338oe",  # a stroke through the Z
        "\u1d00nn",  # a small capital
        "\u0251nn",  # the phonetic alphabet's a
        "\u05d0\u05d1",
        "\u674e",
        "Ann\u0661",  # an Arabic digit
        "<img src=x>",
        '"><b>',
        "javascript:x",
        "Ann\U0001f600",
    ],
)
def test_p54_signs_that_mislead_or_break_out_make_no_name(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "aNN"),
        ("Ann Lee", "Ann-Lee"),
        ("Ann", "A_n_n"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Olga", "0lga"),
        ("Marn", "Mam"),
        ("Wanda", "VVanda"),
        ("Coco", "\u0421\u043e\u0441\u043e"),
        ("BOPOH", "\u0412\u041e\u0420\u041e\u041d"),
        ("BOPOH", "\u0412\u043e\u0440\u043e\u043d"),
        ("Toto", "\u03a4\u03bf\u03c4\u03bf"),
        ("Жук", "жУК"),
    ],
)
def test_p54_these_names_are_taken_for_each_other(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert looks(other) & looks(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ana"),
        ("Mila", "Milla"),
        ("Anna", "Анна"),
        ("Zoe", "Zoë"),
        ("Player 1", "Player 2"),
        ("Bob", "Rob"),
    ],
)
def test_these_names_are_told_apart(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_a_name_is_the_same_in_any_capitals_and_only_then() -> None:
    assert same_name("ΣΑΣ", "σας")
    assert same_name("Żaba", "żABA")
    assert not same_name("Ian", "lan")
    assert not same_name("Ann Lee", "AnnLee")
