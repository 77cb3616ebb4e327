"""LAST HAND and the history of a player (R3.30, B43, B65; D-58, D-59, P52, U27)."""

import pytest

from doorcard.engine import Void
from doorcard.views import PastHand, PastPlayer, past_hand
from tests.rules.table import Table, deal, seats, stud5, stud7
from tests.views.watching import card_texts

RAIL = 0


def read(t: Table, reader: int, seat: int) -> PastPlayer:
    """What one reader finds about one player."""
    return _player(past_hand(t.hand.events, reader), seat)


def _player(hand: PastHand, seat: int) -> PastPlayer:
    return next(player for player in hand.players if player.seat == seat)


def texts(player: PastPlayer) -> list[str]:
    return [held.card for held in player.cards]


def mucked_on_the_river() -> Table:
    """T1: s4 folds on third street, s1 shows aces, s3 calls the river and mucks, s2 as well."""
    hands = {1: "Ah 2c As Kd Qh", 2: "6s 7d 9c 3h 4s", 3: "Jd 8d Tc 5h 6h", 4: "6d 6c"}
    return deal("T1", hands).play("s1 bring-in, s2 call, s3 call, s4 fold").muck_out()


def test_d_59_r3_30_a_player_dealt_in_reads_hands_mucked_at_showdown() -> None:
    t = mucked_on_the_river()
    for reader in (1, 2, 4):
        past = read(t, reader, 3)
        assert texts(past) == ["Jd", "8d", "Tc", "5h", "6h"]
        assert (past.hand, past.mucked, past.shown) == ("0JT865", True, False)
        assert read(t, reader, 1).hand == "1AKQ2-"


def test_b43_a_spectator_does_not() -> None:
    t = mucked_on_the_river()
    assert texts(read(t, RAIL, 3)) == ["??", "8d", "Tc", "5h", "6h"]
    assert read(t, RAIL, 3).hand == ""
    assert texts(read(t, RAIL, 1)) == ["Ah", "2c", "As", "Kd", "Qh"]
    assert texts(read(t, 7, 3)) == ["??", "8d", "Tc", "5h", "6h"]


def test_d_59_b65_a_folded_hand_is_in_its_owners_copy_alone() -> None:
    t = mucked_on_the_river()
    assert texts(read(t, 4, 4)) == ["6d", "6c"]
    for reader in (RAIL, 1, 2, 3):
        assert texts(read(t, reader, 4)) == ["??", "6c"]
        assert read(t, reader, 4).hand == ""
        assert read(t, reader, 4).folded_on == 2


def test_d_58_b42_an_uncontested_winners_hand_stays_his() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 to 10, s3 fold, s1 fold, s2 muck")
    hole = t.cards(2)[0]
    assert hole in texts(read(t, 2, 2))
    for reader in (RAIL, 1, 3):
        assert hole not in card_texts(past_hand(t.hand.events, reader))


def test_r4_8_discards_are_in_nobodys_history_but_the_discarders_log() -> None:
    t = deal("T4L", seats(1, 2, 3)).to_street(2)
    thrown = t.cards(1)[:2]
    t.play(f"s1 discard {' '.join(thrown)}, s2 pat, s3 pat").muck_out()
    for reader in (RAIL, 2, 3):
        assert not set(thrown) & card_texts(past_hand(t.hand.events, reader))
    own = past_hand(t.hand.events, 1)
    assert not set(thrown) & card_texts(own.players)
    assert set(thrown) <= card_texts(own.lines)


def test_results_add_up_and_names_are_the_rooms() -> None:
    t = mucked_on_the_river()
    past = past_hand(t.hand.events, RAIL, number=17, names={1: "Ola", 3: "Igor"})
    assert sum(player.result for player in past.players) == 0
    assert _player(past, 1).result == t.result(1) > 0
    assert [player.name for player in past.players] == ["Ola", "", "Igor", ""]
    assert (past.hand, past.number, past.game) == ("test-1", 17, "five_card_stud")
    assert past.lines[-1].code == "log-wins-pot"


def test_b24_the_shared_card_is_part_of_every_hand() -> None:
    six_cards = {seat: cards.removesuffix(" x") for seat, cards in stud7(8).items()}
    t = deal("T3", six_cards, community="Ks").to_street(7).play_out()
    past = past_hand(t.hand.events, 1)
    assert [held.card for held in past.community] == ["Ks"]
    assert all(len(player.hand) == 6 for player in past.players)


def test_b62_a_void_hand_says_so_and_costs_nobody_anything() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 to 10")
    t.hand.apply(Void("journal damaged"))
    past = past_hand(t.hand.events, 1)
    assert past.void
    assert [player.result for player in past.players] == [0, 0, 0]


def test_nothing_is_disclosed_before_the_end() -> None:
    t = deal("T1", stud5(2)).to_street(5)
    with pytest.raises(ValueError, match="not over"):
        past_hand(t.hand.events, 1)
