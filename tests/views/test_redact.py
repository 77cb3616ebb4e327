"""Redaction by the marks on the fields (DESIGN 3, FAIR 6 class 1; P51, P53, K40)."""

from typing import Any, get_args

import pytest
from msgspec import Struct, inspect

from doorcard.cards import HIDDEN
from doorcard.engine import events as ev
from doorcard.engine.audience import COUNTED, EVERYBODY, HOUSE, OWNER, Everybody, House, Owner
from doorcard.views.redact import FORMS, PLANS, make_plan, redact

AUDIENCES = {EVERYBODY, OWNER, COUNTED, HOUSE}
RAIL = 0


class Peek(Struct, frozen=True, kw_only=True):
    """An event as somebody might add it, with fields whose marks were forgotten."""

    seat: Everybody[int]
    mine: Owner[tuple[int, ...]] = ()
    ours: House[tuple[int, ...]] = ()
    next_card: int = 7
    cards: tuple[int, ...]
    note: str
    sure: bool


@pytest.fixture
def peek(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that redacts a Peek as if it were one of the events."""
    monkeypatch.setitem(PLANS, Peek, make_plan(Peek))
    return redact


def struct_types(kind: type[Struct]) -> set[type[Struct]]:
    """A struct type and all struct types inside it but the forms."""
    found = {kind}
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        inner = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        if isinstance(inner, inspect.VarTupleType):
            inner = inner.item_type
        if isinstance(inner, inspect.StructType) and inner.cls not in FORMS:
            found |= struct_types(inner.cls)
    return found


ALL_STRUCTS: set[type[Struct]] = set().union(*map(struct_types, get_args(ev.Event)))


@pytest.mark.parametrize("kind", sorted(ALL_STRUCTS, key=repr))
def test_every_field_of_every_event_says_who_may_see_it(kind: type[Struct]) -> None:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        mark = (field.type.extra or {}) if isinstance(field.type, inspect.Metadata) else {}
        assert mark.get("audience") in AUDIENCES, f"{kind.__name__}.{field.name} has no mark"


def test_what_has_no_mark_is_for_the_house(peek: Any) -> None:
    event = Peek(seat=3, mine=(1, 2), ours=(3,), next_card=9, cards=(4, 5, 6), note="Ah", sure=True)
    for viewer in (RAIL, 3, 4):
        told = peek(event, viewer)
        assert (told.next_card, told.cards, told.note, told.sure) == (7, (), "", False)
        assert told.ours == (HIDDEN,)
    assert peek(event, 3).mine == (1, 2)
    assert peek(event, 4).mine == (HIDDEN, HIDDEN)


def test_a_field_that_cannot_be_hidden_is_refused_when_the_program_starts() -> None:
    class Unmarked(Struct, frozen=True):
        seat: Everybody[int]
        inner: ev.Post

    class HiddenText(Struct, frozen=True):
        seat: Everybody[int]
        text: Owner[str]

    with pytest.raises(TypeError, match=r"Unmarked\.inner needs a mark"):
        make_plan(Unmarked)
    with pytest.raises(TypeError, match=r"HiddenText\.text"):
        make_plan(HiddenText)


def test_p51_down_cards_are_for_their_owner_and_hidden_one_by_one() -> None:
    street = ev.StreetDealt(
        3, (ev.Dealt(1, (10, 11), (12,)), ev.Dealt(4, (20, 21), (22,))), burned=(30,)
    )
    for viewer, first, second in (
        (1, (10, 11), (HIDDEN, HIDDEN)),
        (4, (HIDDEN, HIDDEN), (20, 21)),
        (RAIL, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN)),
        (7, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN)),
    ):
        told = redact(street, viewer)
        assert told == ev.StreetDealt(
            3, (ev.Dealt(1, first, (12,)), ev.Dealt(4, second, (22,))), burned=(HIDDEN,)
        )


@pytest.mark.parametrize("viewer", [RAIL, 1, 8])
def test_nobody_learns_the_deck(viewer: int) -> None:
    assert redact(ev.DeckShuffled(tuple(range(52))), viewer) is None
    told = redact(ev.StubReshuffled((5, 6, 7), 3), viewer)
    assert told == ev.StubReshuffled((HIDDEN,) * 3, 3)
    community = redact(ev.CommunityDealt(7, 50, burned=(2,)), viewer)
    assert community == ev.CommunityDealt(7, 50, burned=(HIDDEN,))


def test_p53_d_50_r4_8_everybody_learns_the_count_and_the_owner_the_cards() -> None:
    gave, got = ev.Discarded(3, 2, (8, 9)), ev.Drew(3, 2, (30, 31))
    assert redact(gave, 3) == gave
    assert redact(got, 3) == got
    for viewer in (RAIL, 4):
        assert redact(gave, viewer) == ev.Discarded(3, 2, (HIDDEN, HIDDEN))
        assert redact(got, viewer) == ev.Drew(3, 2, (HIDDEN, HIDDEN))


def test_k40_where_counts_are_not_shown_others_learn_that_he_drew_and_no_more() -> None:
    told = {redact(ev.Discarded(3, n, tuple(range(n))), 4, draw_counts=False) for n in range(6)}
    assert told == {ev.Discarded(3, HIDDEN, ())}
    own = ev.Drew(3, 2, (30, 31))
    assert redact(own, 3, draw_counts=False) == own
    assert redact(own, RAIL, draw_counts=False) == ev.Drew(3, HIDDEN, ())


def test_an_event_without_secrets_is_passed_on_as_it_is() -> None:
    event = ev.Acted(2, "raise", 40, 20)
    assert redact(event, RAIL) is event
