"""The dealer's words (B64, R3.27, R4.8; P22, P27, P29, P52)."""

import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

from doorcard.cards import FULL_DECK
from doorcard.engine import Void
from doorcard.engine import events as ev
from doorcard.views import Line, words
from tests.rules.table import Table, deal, seats, stud5, stud7
from tests.views.watching import lines, watch

RAIL = 0
PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def said(t: Table, seat: int = RAIL) -> list[str]:
    """The codes of everything the dealer has said to a viewer."""
    return [line.code for line in watch(t.hand, seat).lines]


def facts(line: Line) -> dict[str, object]:
    """The facts a line has, without its code and place."""
    empty = Line("")
    told = {name: getattr(line, name) for name in Line.__struct_fields__}
    return {
        name: fact
        for name, fact in told.items()
        if name not in ("code", "at") and fact != getattr(empty, name)
    }


def test_every_code_is_in_the_protocol() -> None:
    spoken = set(re.findall(r'"(log-[a-z-]+)"', inspect.getsource(words)))
    spoken |= {"log-small-blind", "log-big-blind"}
    documented = set(re.findall(r"`(log-[a-z-]+)`", PROTOCOL.read_text(encoding="utf-8")))
    assert len(spoken) > 35
    assert spoken <= documented


def test_b64_r3_the_chat_of_a_seven_card_hand() -> None:
    hands = stud7(3) | {1: "Ah 6d 2c As Kd Qh Tc", 2: "Jd Js 7d 9c 3h 4s Kh", 3: "x x 8d"}
    t = deal("T3", hands).play("s1 bring-in, s2 to 200, s3 fold, s1 call").muck_out()
    log = watch(t.hand, RAIL).lines
    assert [line.code for line in log if line.code != "log-board"] == [
        "log-hand",
        "log-antes",
        "log-street",
        "log-low-card",
        "log-brings-in",
        "log-completes-to",
        "log-folds",
        "log-calls",
        *["log-street", "log-first", "log-checks", "log-checks"] * 4,
        "log-showdown",
        "log-shows",
        "log-shows",
        "log-wins-pot",
    ]
    by_code = {line.code: line for line in log}
    assert facts(by_code["log-hand"]) == {"seats": (1, 2, 3)}
    assert facts(by_code["log-antes"]) == {"amount": 40, "seats": (1, 2, 3)}
    assert facts(by_code["log-low-card"]) == {"seat": 1, "cards": ("2c",)}
    assert facts(by_code["log-brings-in"]) == {"seat": 1, "amount": 50}
    assert facts(by_code["log-completes-to"]) == {"seat": 2, "amount": 200}
    assert facts(by_code["log-calls"]) == {"seat": 1, "amount": 150}
    won = by_code["log-wins-pot"]
    assert (won.seat, won.amount, won.seats) == (1, 520, (1,))
    (shown,) = [line for line in log if line.code == "log-shows" and line.seat == 1]
    assert won.hand == shown.hand
    assert shown.hand.startswith("1A")
    assert shown.cards == tuple(t.cards(1))


def test_streets_are_told_with_the_boards() -> None:
    t = deal("T3", stud7(2)).to_street(4)
    boards = lines(t.hand, RAIL, "log-board")
    assert [(line.seat, line.cards, line.hand) for line in boards] == [
        (1, ("2c",), ""),  # one card is no hand
        (2, ("7d",), ""),
        (1, ("2c", "As"), "0A2---"),
        (2, ("7d", "9c"), "097---"),
    ]
    assert [line.count for line in lines(t.hand, RAIL, "log-street")] == [3, 4]
    assert [line.hand for line in lines(t.hand, RAIL, "log-first")] == ["0A2---"]


def test_who_is_left_is_named_even_where_the_pot_is_empty() -> None:
    """No ante, and everybody folds to the bring-in: it goes back and nothing is won."""
    t = deal("T2", stud5(3)).play("s1 bring-in, s2 fold, s3 fold, s1 muck")
    assert said(t)[-3:] == ["log-uncalled", "log-does-not-show", "log-wins-nothing"]
    (left,) = lines(t.hand, RAIL, "log-wins-nothing")
    assert (left.seat, left.amount) == (1, 0)
    assert "log-wins-nothing" not in said(deal("T1", stud5(2)).play_out())


def test_own_cards_are_told_to_their_owner_alone() -> None:
    t = deal("T3", stud7(2) | {1: "Jh Jd 2c As Kd Qh Jc"}).to_street(7)
    own = lines(t.hand, 1, "log-own-cards")
    assert [(line.seat, line.cards) for line in own] == [(1, ("Jh", "Jd")), (1, ("Jc",))]
    assert lines(t.hand, RAIL, "log-own-cards") == []
    assert [line.seat for line in lines(t.hand, 2, "log-own-cards")] == [2, 2]


def test_k39_up_cards_are_read_out_only_where_the_house_announces_them() -> None:
    for announce in (False, True):
        t = deal("T1", stud5(2), announce_hands=announce).play_out()
        log = watch(t.hand, RAIL).lines
        boards = [line for line in log if line.code == "log-board" and len(line.cards) > 1]
        boards += [line for line in log if line.code == "log-first"]
        assert {bool(line.hand) for line in boards} == {announce}
        ends = {bool(line.hand) for line in log if line.code in ("log-shows", "log-wins-pot")}
        assert ends == {True}, "the winner is announced with his hand everywhere (R2.14)"
        assert ("log-low-card" in said(t)) is announce


def test_p27_kings_full_of_queens_in_the_show_and_in_the_result() -> None:
    t = deal("7S", stud7(2) | {1: "Ks Kd 2c Kh Qs Qd Qh"}).play_out()
    named = [
        line.hand for line in lines(t.hand, RAIL, "log-shows", "log-wins-pot") if line.seat == 1
    ]
    assert named == ["6KQ---", "6KQ---"]


def test_b64_side_and_main_pot_are_told_with_winner_amount_and_hand() -> None:
    hands = {1: "As Ad 2c x x x x", 2: "Kc Kd 7d x x x x", 3: "3h 3s 8d x x x x"}
    t = deal("7S", hands, stacks={1: 44}).play("s1 bring-in, s2 to 20, s3 call, s1 to 40, s2 call")
    t.play("s3 call").to_street(5)
    t.play(f"s{t.asked} to 40")
    t.play_out()
    wins = lines(t.hand, RAIL, "log-wins-pot", "log-wins-main-pot", "log-wins-side-pot")
    assert [(line.code, line.count, line.amount) for line in wins] == [
        ("log-wins-side-pot", 1, 80),
        ("log-wins-main-pot", 0, 132),
    ]
    for line in wins:
        shown = next(show for show in lines(t.hand, RAIL, "log-shows") if show.seat == line.seat)
        assert line.hand == shown.hand


def test_a_split_pot_is_one_line_a_winner_with_all_winners_named() -> None:
    hands = {1: "x 2c As Kd Qh", 2: "x 7d Ad Ks Qs"}
    t = deal("T1", hands | {1: "Jc 2c As Kd Qh", 2: "Jd 2d Ad Ks Qs"}).play_out()
    wins = lines(t.hand, RAIL, "log-wins-pot")
    assert [line.seat for line in wins] == [1, 2]
    assert {line.seats for line in wins} == {(1, 2)}
    assert sum(line.amount for line in wins) == sum(
        award.amount for award in t.events(ev.PotAwarded)
    )


def test_p22_b42_a_pot_won_without_a_call_names_no_hand() -> None:
    t = deal("T3", stud7(2)).play("s1 bring-in, s2 fold, s1 muck")
    assert said(t)[-3:] == ["log-uncalled", "log-wins-pot", "log-does-not-show"]
    (won,) = lines(t.hand, RAIL, "log-wins-pot")
    assert facts(won) == {"seat": 1, "amount": 80, "seats": (1,)}


def test_b17_the_uncalled_part_is_told() -> None:
    t = deal("T1", stud5(2)).play("s1 bring-in, s2 to 10, s1 fold")
    (line,) = lines(t.hand, RAIL, "log-uncalled")
    assert facts(line) == {"seat": 2, "amount": 7}


def test_p29_d_50_three_draws_three_lines_with_counts_and_no_cards() -> None:
    t = deal("5D", seats(1, 2, 3)).to_street(2)
    t.play(f"s1 discard {' '.join(t.cards(1)[:3])}, s2 pat, s3 time-out")
    for viewer in (RAIL, 2):
        told = lines(t.hand, viewer, "log-draws", "log-stands-pat")
        assert [(line.code, line.seat, line.count, line.cause, line.cards) for line in told] == [
            ("log-draws", 1, 3, "player", ()),
            ("log-stands-pat", 2, 0, "player", ()),
            ("log-stands-pat", 3, 0, "time_out", ()),
        ]
        assert lines(t.hand, viewer, "log-new-cards") == []
    assert len(t.cards(3)) == 5


def test_the_drawer_reads_what_he_gave_and_got() -> None:
    t = deal("5D", seats(1, 2, 3)).to_street(2)
    thrown = t.cards(1)[:2]
    t.play(f"s1 discard {' '.join(thrown)}")
    assert lines(t.hand, 1, "log-draws")[0].cards == tuple(thrown)
    assert lines(t.hand, 1, "log-new-cards")[0].cards == tuple(t.cards(1)[3:])


def test_b44_time_outs_and_leaving_are_marked() -> None:
    t = deal("T1", stud5(4)).play("s1 time-out, s2 time-out, s3 leave, s4 call")
    told = lines(t.hand, RAIL, "log-brings-in", "log-folds", "log-left", "log-calls")
    assert [(line.code, line.seat, line.cause) for line in told] == [
        ("log-brings-in", 1, "time_out"),
        ("log-folds", 2, "time_out"),
        ("log-left", 3, "player"),
        ("log-folds", 3, "left"),
        ("log-calls", 4, "player"),
    ]


def test_d_61_b45_protection_is_told_with_the_statuses_left() -> None:
    players = {seat: {"protections": 2} for seat in (1, 2, 3)}
    t = deal("T2", stud5(3), players=players).to_street(4).play("s1 to 20, s2 time-out")
    (line,) = lines(t.hand, RAIL, "log-protected")
    assert facts(line) == {"seat": 2, "count": 1, "cause": "time_out"}


def test_b16_the_open_pair_is_told_with_the_higher_size() -> None:
    t = deal("T1", {1: "x 8c 8d", 2: "x 2d 9c", 3: "x Td 5h", 4: "x Jd 3s"}).to_street(3)
    (line,) = lines(t.hand, RAIL, "log-open-pair")
    assert facts(line) == {"amount": 20}


def test_d_47_b24_the_shared_card_is_told() -> None:
    six_cards = {seat: texts.removesuffix(" x") for seat, texts in stud7(8).items()}
    t = deal("T3", six_cards, community="Ks").to_street(7)
    (line,) = lines(t.hand, RAIL, "log-shared-card")
    assert facts(line) == {"count": 7, "cards": ("Ks",)}


def test_d_49_b27_the_reshuffle_is_told_with_the_size_of_the_new_stub() -> None:
    t = deal("T4L", seats(*range(1, 7)), deck=FULL_DECK).to_street(2)
    for seat, count in ((1, 5), (2, 5), (3, 5), (4, 4), (5, 5)):
        t.play(f"s{seat} discard {' '.join(t.cards(seat)[:count])}")
    (line,) = lines(t.hand, RAIL, "log-reshuffle")
    assert facts(line) == {"count": 22}


def test_b2_short_antes_and_b34_short_blinds_are_told() -> None:
    t = deal("T1", seats(1, 2, 3), stacks={3: 2}, stakes={"ante": 5, "bring_in": 5})
    assert facts(lines(t.hand, RAIL, "log-antes")[0]) == {"amount": 5, "seats": (1, 2)}
    assert facts(lines(t.hand, RAIL, "log-short-ante")[0]) == {
        "seat": 3,
        "amount": 2,
        "all_in": True,
    }
    t = deal("T4L", seats(1, 2, 3), stacks={2: 20})
    (blind,) = lines(t.hand, RAIL, "log-big-blind")
    assert facts(blind) == {"seat": 2, "amount": 20, "all_in": True}
    assert lines(t.hand, RAIL, "log-button")[0].seat == 3


def test_d_72_b32_a_post_is_told_with_its_live_and_dead_part() -> None:
    entering = {4: {"live_post": 50, "dead_post": 25}}
    t = deal("T4L", seats(1, 2, 3, 4), button=3, players=entering)
    (line,) = lines(t.hand, RAIL, "log-post")
    assert facts(line) == {"seat": 4, "amount": 50, "count": 25}


def test_b50_the_rake_is_told() -> None:
    t = deal("T1", stud5(2), rake_basis_points=500, rake_first_round_free=False)
    t.play("s1 to 10, s2 to 20, s1 call").play_out()
    (line,) = lines(t.hand, RAIL, "log-rake")
    assert facts(line) == {"amount": 2}


def test_b62_a_void_hand_is_told_with_every_refund() -> None:
    t = deal("T1", stud5(3)).play("s1 bring-in, s2 to 10")
    t.hand.apply(Void("journal damaged"))
    told = lines(t.hand, RAIL, "log-void", "log-refund")
    assert [(line.code, line.seat, line.amount) for line in told] == [
        ("log-void", 0, 16),
        ("log-refund", 1, 4),
        ("log-refund", 2, 11),
        ("log-refund", 3, 1),
    ]


def test_b41_turned_up_hands_are_named_as_far_as_they_go() -> None:
    hands = {1: "Ac 2c As Kd Qh", 2: "7s 7d 9c 3h 4s"}
    t = deal("T1", hands, stacks={1: 30, 2: 30}, allin_face_up="always", announce_hands=True)
    t.play("s1 bring-in, s2 to 10, s1 to 20, s2 to 29, s1 call")
    told = lines(t.hand, RAIL, "log-turns-up")
    assert [(line.seat, line.hand) for line in told[:2]] == [(1, "0A2---"), (2, "17----")]


@pytest.mark.parametrize("seat", [RAIL, 1, 2])
def test_lines_name_the_event_they_stand_for(seat: int) -> None:
    t = deal("T3", stud7(2)).play_out()
    viewer = watch(t.hand, seat)
    kinds = {
        "log-showdown": ev.ShowdownOpened,
        "log-first": ev.BettingOpened,
        "log-shows": ev.HandShown,
    }
    checked = 0
    for line in viewer.lines:
        if line.code in kinds:
            assert isinstance(t.hand.events[line.at], kinds[line.code])
            checked += 1
    assert checked >= 6
    assert [line.at for line in viewer.lines] == sorted(line.at for line in viewer.lines)


def test_every_event_somebody_may_know_is_in_the_protocol() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(ev.Event)}
    documented = set(re.findall(r"`([a-z_]+)`", PROTOCOL.read_text(encoding="utf-8")))
    assert tags <= documented
