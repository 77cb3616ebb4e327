"""PHH, the Poker Hand History format (TOML): seven-card stud, the others under codes of our own."""

import json
from collections.abc import Sequence

from doorcard.cards import cards_text
from doorcard.histories.phh_codes import VARIANTS
from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    Mucked,
    Protected,
    Record,
    Result,
    Shown,
    Street,
)
from doorcard.histories.writers.heading import CannotTellError, Heading, hand_number, start_time

CODES = {rules: code for code, rules in VARIANTS.items()}


def write(record: Record, heading: Heading) -> str:
    """The hand as a PHH file. ``CannotTellError`` where the format has no words for it.

    An act of PHH has no amount for a call: it is what is missing to the highest street total. So a
    hand in which somebody calls another price (B5, B34) cannot be told.
    """
    if (record.game, record.structure) not in CODES:
        raise CannotTellError("PHH has no code for this game with this betting structure")
    page = _Page(record, heading)
    for fact in record.facts:
        page.fact(fact)
    return page.text()


class _Page:
    """Collects the actions. Players are numbered in dealing order, which PHH takes for granted."""

    def __init__(self, record: Record, heading: Heading) -> None:
        self.record = record
        self.heading = heading
        seats = [player.seat for player in record.players]
        after = [seat for seat in seats if seat > record.button]
        self.order = after + [seat for seat in seats if seat <= record.button]
        self.names = {seat: f"p{place}" for place, seat in enumerate(self.order, 1)}
        self.stacks = {player.seat: player.stack for player in record.players}
        self.left = dict(self.stacks)
        self.paid: dict[int, int] = {}
        self.level = 0
        self.street = 0
        self.live = len(self.order)
        self.blinds: dict[int, int] = {}
        self.ends: dict[int, int] = {}
        self.actions: list[str] = []

    def fact(self, fact: Fact) -> None:
        """Write one fact as an action, if PHH has one for it."""
        match fact:
            case Ante(seat=seat, amount=amount):
                self.left[seat] -= amount
            case Blind():
                self.blind(fact)
            case Street(number=number):
                if self.street:
                    self.paid, self.level = {}, 0
                self.street = number
            case Deal(seat=seat, down=down, up=up):
                self.deal(seat, down + up)
            case Drawn(seat=seat, cards=cards):
                self.deal(seat, cards)
            case Community(card=card):
                self.actions.append(f"d db {cards_text([card])}")
            case Act():
                self.act(fact)
            case Protected():
                raise CannotTellError("PHH has no word for a player who counts as all-in (B45)")
            case Discard():
                self.discard(fact)
            case Shown(seat=seat, cards=cards):
                self.actions.append(f"{self.names[seat]} sm {joined(cards)}")
            case Mucked(seat=seat):
                if self.live > 1:  # a winner nobody called is not asked in PHH
                    self.actions.append(f"{self.names[seat]} sm")
            case Result(seat=seat, stack=stack):
                self.ends[seat] = stack or 0

    def blind(self, blind: Blind) -> None:
        if blind.kind == "post":
            raise CannotTellError("PHH has no posts of players who come back")
        nominal = self.record.stakes.small_blind
        if blind.kind == "big":
            nominal = self.record.stakes.big_blind
        self.blinds[blind.seat] = nominal
        self.pay(blind.seat, blind.live)

    def deal(self, seat: int, cards: Sequence[int]) -> None:
        self.actions.append(f"d dh {self.names[seat]} {joined(cards)}")

    def pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.paid[seat] = self.paid.get(seat, 0) + amount
        self.level = max(self.level, self.paid[seat])

    def act(self, act: Act) -> None:
        name = self.names[act.seat]
        if act.act == "fold":
            self.live -= 1
            self.actions.append(f"{name} f")
            return
        if act.act in ("check", "call"):
            self.check_price(act)
            self.actions.append(f"{name} cc")
        elif act.act == "bring_in":
            self.actions.append(f"{name} pb")
        else:
            self.actions.append(f"{name} cbr {self.amount(act.to)}")
        self.pay(act.seat, act.paid)
        if act.act == "bring_in":
            self.level = self.record.stakes.bring_in

    def check_price(self, act: Act) -> None:
        owed = max(0, self.level - self.paid.get(act.seat, 0))
        if act.paid != min(owed, self.left[act.seat]):
            raise CannotTellError("PHH cannot tell a call after a short forced bet")

    def discard(self, discard: Discard) -> None:
        cards = discard.cards or (-1,) * discard.count
        self.actions.append(f"{self.names[discard.seat]} sd {joined(cards)}".rstrip())

    def amount(self, units: int) -> str:
        if self.heading.unit == 1:
            return str(units)
        whole, part = divmod(units, self.heading.unit)
        return f"{whole}.{part:02}"

    # --- the file ---

    def text(self) -> str:
        """The whole file."""
        record, heading, stakes = self.record, self.heading, self.record.stakes
        time = start_time(heading)
        players = {player.seat: player.name for player in record.players}
        lines = [
            f"variant = {quoted(CODES[record.game, record.structure])}",
            "ante_trimming_status = true",
            f"antes = {self.listed([stakes.ante] * len(self.order))}",
        ]
        if record.game == "five_card_draw":
            blinds = [self.blinds.get(seat, 0) for seat in self.order]
            lines.append(f"blinds_or_straddles = {self.listed(blinds)}")
        else:
            lines.append(f"bring_in = {self.amount(stakes.bring_in)}")
        if record.structure == "limit":
            lines.append(f"small_bet = {self.amount(stakes.small)}")
            lines.append(f"big_bet = {self.amount(stakes.big)}")
        else:
            lines.append(f"min_bet = {self.amount(stakes.big_blind)}")
        lines += [
            f"starting_stacks = {self.listed([self.stacks[seat] for seat in self.order])}",
            "actions = [",
            *(f"  {quoted(action)}," for action in self.actions),
            "]",
            f"venue = {quoted(heading.room)}",
            f"table = {quoted(heading.table)}",
            f"hand = {hand_number(heading, record.hand)}",
            f"seats = {json.dumps(self.order)}",
            f"seat_count = {record.seats}",
            f"players = {json.dumps([players[seat] for seat in self.order], ensure_ascii=False)}",
            f"finishing_stacks = {self.listed([self.ends[seat] for seat in self.order])}",
            f"day = {time.day}",
            f"month = {time.month}",
            f"year = {time.year}",
            f"time = {time:%H:%M:%S}",
            'time_zone = "UTC"',
            f"_doorcard_site = {quoted(record.site)}",
            "",
        ]
        if record.tournament:
            lines.insert(-1, "_doorcard_tournament = true")
        if heading.currency:
            lines.insert(-2, f"currency = {quoted(heading.currency)}")
        return "\n".join(lines)

    def listed(self, amounts: Sequence[int]) -> str:
        return "[" + ", ".join(self.amount(amount) for amount in amounts) + "]"


def joined(cards: Sequence[int]) -> str:
    """Cards as PHH writes them: "AhAd??"."""
    return cards_text(cards).replace(" ", "")


def quoted(text: str) -> str:
    """A TOML string; JSON's escapes are TOML's."""
    return json.dumps(text, ensure_ascii=False)
