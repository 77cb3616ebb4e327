"""What is counted: guesses of passwords, and kinds of browsers in lists of sessions."""

import pytest

from doorcard.adapters.web.browsers import browser_kind
from doorcard.adapters.web.guesses import EVERYWHERE, HERE, Guesses
from doorcard.adapters.web.limits import MOST_KEYS, Tries
from tests.room.playing import StillClock

MINUTE = 60_000


def test_guesses_from_many_places_are_stopped_together_and_start_again_later() -> None:
    clock = StillClock()
    guesses = Guesses(clock.now)
    made = [guesses.stranger("Ann", f"10.0.0.{source}") for source in range(EVERYWHERE + 1)]
    assert [guess is not None for guess in made] == [True] * EVERYWHERE + [False]
    assert guesses.stranger("ANN", "10.0.1.1") is None
    assert guesses.stranger("Bea", "10.0.0.1") is not None
    assert guesses.known("g1", "ann's browser") is not None
    clock.advance(60 * MINUTE)
    assert guesses.stranger("Ann", "10.0.1.1") is not None


def test_right_passwords_do_not_count_however_many_are_given() -> None:
    guesses = Guesses(StillClock().now)
    for _ in range(3 * HERE):
        guess = guesses.stranger("Ann", "10.0.0.1")
        assert guess is not None
        guess.right()


def test_no_more_is_remembered_than_fits_and_the_newest_tries_are_kept() -> None:
    tries = Tries(1, MINUTE, StillClock().now)
    assert all(tries.take(str(number)) for number in range(MOST_KEYS + 5))
    assert not tries.take(str(MOST_KEYS + 4))
    assert tries.take("0")


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like "
            "Gecko) Version/18.5 Safari/605.1.15",
            "Safari, macOS",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
            "like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1",
            "Chrome, iOS",
        ),
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        ("curl/8.5.0", ""),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)
def test_a_session_says_in_two_words_which_browser_it_is_in(header: str, kind: str) -> None:
    assert browser_kind(header) == kind
