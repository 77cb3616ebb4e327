"""Hidden cards filled in with cards that fit, and the deck that deals exactly these.

What a history tells is kept card by card. The rest is chosen by a random generator with a fixed
seed: up cards so that the told player opens each round, hole cards so that a hand that won is
good and one that lost is poor. Whether the choice really fits is seen when the hand is replayed;
another ``attempt`` gives another choice.
"""

import random
from collections.abc import Iterable

from doorcard.cards import HIDDEN
from doorcard.engine import HouseRules
from doorcard.engine.game import Game
from doorcard.games import GAMES
from doorcard.histories.record import (
    Act,
    Community,
    Deal,
    Discard,
    Drawn,
    Known,
    Record,
    Result,
    Shown,
    Street,
    Won,
)
from doorcard.ranking import CARD_KEYS, board_shows_pair, board_value, hand_value

_TRIES = 300


class CardsError(ValueError):
    """The told cards contradict each other. ``line``: where."""

    def __init__(self, reason: str, line: int) -> None:
        self.line = line
        super().__init__(reason)


class Cards:
    """Who gets which card. Seats are the numbers on the chairs.

    deck: the order of all 52 cards. discards: the cards each seat gives away. late: replacements
    that come only after a reshuffle, HIDDEN where any card will do. hidden: whether any card was
    chosen here.
    """

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.discards: dict[int, tuple[int, ...]] = {}
        self.late: list[int] = []
        self.hidden = False


def fill(record: Record, house: HouseRules, attempt: int = 0) -> Cards:
    """All cards of a told hand. CardsError where a card is told twice or too many are."""
    told = _Told(record)
    # Not for secrets: the same choice must come out again at every replay.
    chance = random.Random(f"{record.hand}/{attempt}")
    if record.game == "five_card_draw":
        return _DrawFilling(told, chance).cards()
    return _StudFilling(told, house, chance).cards()


class _Told:
    """What a record says about cards and about who was there when."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = GAMES[record.game]
        seats = sorted(player.seat for player in record.players)
        button = record.button
        after = [s for s in seats if s > button]
        self.order = after + [s for s in seats if s <= button] if button else seats
        self.deals: dict[int, list[Deal]] = {seat: [] for seat in seats}
        self.street_of: dict[int, int] = {}  # id of a Deal fact -> its street
        self.evidence: dict[int, tuple[int, ...]] = {}
        self.evidence_line: dict[int, int] = {}
        self.folded_on: dict[int, int] = {}
        self.opener: dict[int, int] = {}
        self.largest: dict[int, int] = {}
        self.winners: set[int] = set()
        self.community: int | None = None
        self._read()

    def _read(self) -> None:
        number, level = self.game.streets[0].number, 0
        for fact in self.record.facts:
            if isinstance(fact, Street):
                number, level = fact.number, 0
            elif isinstance(fact, Deal):
                self.deals[fact.seat].append(fact)
                self.street_of[id(fact)] = number
            elif isinstance(fact, Act):
                self.opener.setdefault(number, fact.seat)
                if fact.act == "fold":
                    self.folded_on.setdefault(fact.seat, number)
                if fact.act in ("bet", "raise"):
                    step = fact.to - level
                    self.largest[number] = max(self.largest.get(number, 0), step)
                level = max(level, fact.to)
            elif isinstance(fact, Community):
                self.community = fact.card
            elif isinstance(fact, Won) or (isinstance(fact, Result) and fact.won):
                self.winners.add(fact.seat)
            elif isinstance(fact, Shown | Known):
                self._note(fact)

    def _note(self, fact: Shown | Known) -> None:
        """Cards told outside the deal; the fullest telling counts."""
        if HIDDEN not in fact.cards and len(fact.cards) > len(self.evidence.get(fact.seat, ())):
            self.evidence[fact.seat] = fact.cards
            self.evidence_line[fact.seat] = fact.line

    def live_on(self, number: int) -> list[int]:
        """The seats that get cards on a street, in dealing order."""
        return [seat for seat in self.order if self.folded_on.get(seat, 99) >= number]

    def at_the_end(self) -> list[int]:
        """The seats that never folded."""
        return [seat for seat in self.order if seat not in self.folded_on]


class _Pool:
    """The cards nobody is known to have."""

    def __init__(self, used: Iterable[int], chance: random.Random) -> None:
        taken = set(used)
        self.cards = [card for card in range(52) if card not in taken]
        self.chance = chance
        chance.shuffle(self.cards)

    def take(self, count: int) -> list[int]:
        """Some cards, at random; fewer where the deck has no more."""
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken

    def shuffle(self) -> None:
        """Another order, so that the next cards are others."""
        self.chance.shuffle(self.cards)

    def take_these(self, cards: Iterable[int]) -> None:
        """Remove cards that were chosen."""
        chosen = set(cards)
        self.cards = [card for card in self.cards if card not in chosen]


def _check_once(cards: list[int], line: int) -> None:
    known = [card for card in cards if card != HIDDEN]
    if len(set(known)) != len(known):
        raise CardsError("a card is told twice", line)


class _StudFilling:
    """Hands of stud: per seat the cards of each street in dealing order."""

    def __init__(self, told: _Told, house: HouseRules, chance: random.Random) -> None:
        self.told = told
        self.house = house
        self.chance = chance
        self.streets = told.game.streets
        self.hands: dict[int, list[int]] = {}
        self.slots: list[tuple[int, bool]] = [  # (street number, face up) of each card of a hand
            (street.number, face_up)
            for street in self.streets
            for face_up in (False,) * street.down + (True,) * street.up
        ]
        self.community = told.community
        if self.community is None and self._needed() > 52:
            self.community = HIDDEN  # there must have been one, told or not (B24)

    def _needed(self) -> int:
        """Cards of all streets when everybody gets his own."""
        burns = len(self.streets) - 1 if self.house.burn else 0
        return burns + sum(
            (street.down + street.up) * len(self.told.live_on(street.number))
            for street in self.streets
        )

    def cards(self) -> Cards:
        for seat in self.told.order:
            self.hands[seat] = self._told_hand(seat)
        everything = [card for hand in self.hands.values() for card in hand]
        if self.community is not None:
            everything.append(self.community)
        _check_once(everything, self.told.record.line)
        result = Cards()
        result.hidden = HIDDEN in everything
        pool = _Pool(everything, self.chance)
        for street in self.streets:
            self._fill_boards(street.number, pool)
        if self.community == HIDDEN:
            if not pool.cards:
                raise CardsError("the deck has too few cards", self.told.record.line)
            (self.community,) = pool.take(1)
        self._fill_holes(pool)
        result.deck = self._deck(pool)
        return result

    def _slots_of(self, seat: int) -> list[int]:
        """Which cards of a whole hand this seat gets."""
        last = self.told.folded_on.get(seat, 99)
        shared = self.community is not None
        return [
            place
            for place, (number, _) in enumerate(self.slots)
            if number <= last and not (shared and number == self.streets[-1].number)
        ]

    def _told_hand(self, seat: int) -> list[int]:
        places = self._slots_of(seat)
        hand = [HIDDEN] * len(places)
        for deal in self.told.deals[seat]:
            number = self.told.street_of[id(deal)]
            for face_up, cards in ((False, deal.down), (True, deal.up)):
                own = [
                    index
                    for index, place in enumerate(places)
                    if self.slots[place] == (number, face_up)
                ]
                if len(cards) > len(own):
                    raise CardsError(f"seat {seat} gets too many cards", deal.line)
                for index, card in zip(own, cards, strict=False):
                    hand[index] = card
        self._use_evidence(seat, hand)
        return hand

    def _use_evidence(self, seat: int, hand: list[int]) -> None:
        """Cards told at the end go where they were dealt, else into the open places in order."""
        told = self.told.evidence.get(seat, ())
        line = self.told.evidence_line.get(seat, 0)
        in_place = len(told) == len(hand) and all(
            known in (HIDDEN, card) for known, card in zip(hand, told, strict=True)
        )
        if in_place:
            hand[:] = told
            return
        rest = [card for card in told if card not in hand]
        places = [index for index, card in enumerate(hand) if card == HIDDEN]
        if len(rest) > len(places):
            raise CardsError(f"seat {seat} shows cards it was not dealt", line)
        for index, card in zip(places, rest, strict=False):
            hand[index] = card

    # --- up cards ---

    def _open_places(self, number: int) -> list[tuple[int, int]]:
        """(seat, index) of the up cards of a street that are not told."""
        return [
            (seat, index)
            for seat in self.told.live_on(number)
            for index, place in enumerate(self._slots_of(seat))
            if self.slots[place] == (number, True) and self.hands[seat][index] == HIDDEN
        ]

    def _fill_boards(self, number: int, pool: _Pool) -> None:
        places = self._open_places(number)
        if not places:
            return
        for _ in range(_TRIES):
            pool.shuffle()
            for (seat, index), card in zip(places, pool.cards, strict=False):
                self.hands[seat][index] = card
            if self._boards_fit(number):
                break
        pool.take_these(self.hands[seat][index] for seat, index in places)

    def _boards_fit(self, number: int) -> bool:
        """Whether the told player opens the street, and a told double bet was possible."""
        boards = {seat: self._board(seat, number) for seat in self.told.live_on(number)}
        opener = self.told.opener.get(number)
        if opener in boards:
            if number == self.streets[0].number:
                first = min(boards, key=lambda seat: boards[seat][0])
            else:
                first = max(boards, key=lambda seat: board_value(_key(boards[seat])))
            if first != opener:
                return False
        doubled = self.told.largest.get(number, 0) >= self.told.record.stakes.big
        if number == self.house.open_pair_street and doubled:
            return any(board_shows_pair(_key(board)) for board in boards.values())
        return True

    def _board(self, seat: int, number: int) -> list[int]:
        return [
            self.hands[seat][index]
            for index, place in enumerate(self._slots_of(seat))
            if self.slots[place][1] and self.slots[place][0] <= number
        ]

    # --- hole cards ---

    def _fill_holes(self, pool: _Pool) -> None:
        showdown = self.told.at_the_end()
        shared = [] if self.community is None else [self.community]
        for seat in self.told.order:
            hand = self.hands[seat]
            places = [index for index, card in enumerate(hand) if card == HIDDEN]
            if not places:
                continue
            if len(showdown) > 1 and seat in showdown:
                known = [card for card in hand if card != HIDDEN] + shared
                chosen = _choose(pool, known, len(places), seat in self.told.winners)
            else:
                chosen = pool.take(len(places))
            for index, card in zip(places, chosen, strict=False):
                hand[index] = card

    # --- the deck ---

    def _deck(self, pool: _Pool) -> list[int]:
        deck: list[int] = []
        for position, street in enumerate(self.streets):
            last = position == len(self.streets) - 1
            if self.house.burn and position:
                deck += pool.take(1)
            if last and self.community is not None:
                deck.append(self.community)
                continue
            for _round in range(street.down + street.up):
                for seat in self.told.live_on(street.number):
                    hand, places = self.hands[seat], self._slots_of(seat)
                    own = [i for i, p in enumerate(places) if self.slots[p][0] == street.number]
                    deck.append(hand[own[_round]])
        return deck + pool.take(52)


class _DrawFilling:
    """Hands of five-card draw: five cards, some given away, as many got back."""

    def __init__(self, told: _Told, chance: random.Random) -> None:
        self.told = told
        self.chance = chance
        self.dealt: dict[int, list[int]] = {}
        self.given: dict[int, list[int]] = {}
        self.got: dict[int, list[int]] = {}
        self.count: dict[int, int] = {}

    def cards(self) -> Cards:
        for fact in self.told.record.facts:
            if isinstance(fact, Discard):
                self.count[fact.seat] = fact.count
                self.given[fact.seat] = list(fact.cards)
            elif isinstance(fact, Drawn):
                self.got[fact.seat] = [card for card in fact.cards if card != HIDDEN]
        for seat in self.told.order:
            self._told_hand(seat)
        in_time, late = self._split_by_stub()
        everything = [card for hand in self.dealt.values() for card in hand]
        everything += [card for seat in in_time for card in self.got[seat]]
        _check_once(everything, self.told.record.line)
        result = Cards()
        result.hidden = HIDDEN in everything
        pool = _Pool(everything, self.chance)
        wanted = [c for seat in late for c in self.got[seat] if c in pool.cards]
        self._fill(pool, wanted, late)
        result.deck = self._deck(pool, in_time)
        result.discards = {seat: tuple(cards) for seat, cards in self.given.items()}
        result.late = [card for seat in late for card in self.got[seat]]
        return result

    def _told_hand(self, seat: int) -> None:
        """First hand, discards and replacements of a seat, as far as they are told."""
        deals = self.told.deals[seat]
        first = [c for deal in deals for c in deal.down]
        line = deals[0].line if deals else 0
        if len(first) > 5:
            raise CardsError(f"seat {seat} gets too many cards", line)
        first += [HIDDEN] * (5 - len(first))
        count = self.count.get(seat, 0)
        given, got = self.given.get(seat, []), self.got.get(seat, [])
        last = list(self.told.evidence.get(seat, ()))
        if seat in self.told.folded_on and self.told.folded_on[seat] == 1:
            count, given, got = 0, [], []
        if HIDDEN in first and len(last) == 5:
            got = got or last[5 - count :]
            kept = [card for card in last if card not in got]
            first = [*kept, *given, *[HIDDEN] * (count - len(given))][:5]
        elif len(last) == 5:
            kept = [card for card in first if card in last]
            got = got or [card for card in last if card not in kept]
            given = given or [card for card in first if card not in kept]
        fits = len(given) in (0, count) and len(got) <= count and set(given) <= set(first)
        if len(first) != 5 or not fits:
            raise CardsError(f"seat {seat} does not exchange what is told", line)
        self.dealt[seat] = first
        self.given[seat] = given
        self.got[seat] = got + [HIDDEN] * (count - len(got))
        self.count[seat] = count

    def _split_by_stub(self) -> tuple[list[int], list[int]]:
        """Who is served from the first stub, and who after a reshuffle (B27)."""
        stub = 52 - 5 * len(self.told.order)
        drawers = [seat for seat in self.told.order if self.count[seat]]
        in_time: list[int] = []
        for seat in drawers:
            stub -= self.count[seat]
            if stub < 0:
                break
            in_time.append(seat)
        return in_time, drawers[len(in_time) :]

    def _fill(self, pool: _Pool, wanted: list[int], late: list[int]) -> None:
        """Choose what is not told. ``wanted`` cards come back later, so they are discarded.

        ``late`` seats draw after the reshuffle, so what they get is in nobody's choice here.
        """
        showdown = self.told.at_the_end()
        for seat in self.told.order:
            first, got = self.dealt[seat], self.got[seat]
            untold = first.count(HIDDEN) == 5 and got.count(HIDDEN) == len(got)
            if len(showdown) > 1 and seat in showdown and untold and seat not in late:
                self._fill_last(seat, pool)
            self._fill_first(seat, pool, wanted)
            if seat not in late:
                for index, card in enumerate(got):
                    if card == HIDDEN and pool.cards:
                        got[index] = pool.take(1)[0]
            if not self.given[seat]:
                self.given[seat] = first[5 - self.count[seat] :]

    def _fill_first(self, seat: int, pool: _Pool, wanted: list[int]) -> None:
        """The first hand. A wanted card may only be one its player gives away or folds."""
        first = self.dealt[seat]
        gone = 5 if self.told.folded_on.get(seat) == 1 else self.count[seat]
        for index, card in enumerate(first):
            if card != HIDDEN or not pool.cards:
                continue
            back = [one for one in wanted if one not in self.got[seat]] if index >= 5 - gone else []
            first[index] = back[-1] if back else self._not_wanted(pool, wanted)
            pool.take_these([first[index]])
            if back:
                wanted.remove(back[-1])

    def _not_wanted(self, pool: _Pool, wanted: list[int]) -> int:
        """A card of the pool that need not come back, if there is one."""
        return next((card for card in pool.cards if card not in wanted), pool.cards[0])

    def _fill_last(self, seat: int, pool: _Pool) -> None:
        """A whole hand at showdown that is not told: poor for a loser, good for a winner."""
        chosen = _choose(pool, [], 5, seat in self.told.winners)
        if len(chosen) < 5:
            raise CardsError("the deck has too few cards", self.told.record.line)
        keep = 5 - self.count[seat]
        self.dealt[seat][:keep] = chosen[:keep]
        self.got[seat][:] = chosen[keep:]

    def _deck(self, pool: _Pool, in_time: list[int]) -> list[int]:
        deck = [self.dealt[seat][place] for place in range(5) for seat in self.told.order]
        deck += [card for seat in in_time for card in self.got[seat]]
        return deck + pool.take(52)


def _key(cards: Iterable[int]) -> int:
    return sum(CARD_KEYS[card] for card in cards)


def _choose(pool: _Pool, known: list[int], count: int, good: bool) -> list[int]:
    """Some cards of the pool that make a good or a poor hand of the known ones."""
    best: list[int] = []
    best_value = 0
    for _ in range(40):
        pool.shuffle()
        cards = pool.cards[:count]
        if len(known) + len(cards) < 5:
            return pool.take(count)
        value = hand_value([*known, *cards])
        if not best or (value > best_value if good else value < best_value):
            best, best_value = cards, value
    pool.take_these(best)
    return best
