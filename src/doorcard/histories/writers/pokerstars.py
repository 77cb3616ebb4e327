"""PokerStars-style text, which trackers read."""

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
    OpenPair,
    Protected,
    Record,
    Reshuffled,
    Returned,
    Shown,
    Street,
    Total,
    Won,
)
from doorcard.histories.writers.heading import (
    CannotTellError,
    Heading,
    hand_number,
    house_mark,
    one_line,
    start_time,
)
from doorcard.histories.writers.page import Page, in_brackets

GAMES = {
    "five_card_stud": "5 Card Stud",
    "seven_card_stud": "7 Card Stud",
    "five_card_draw": "5 Card Draw",
}
LIMITS = {"limit": "Limit", "pot": "Pot Limit"}
STREETS = {2: "2nd", 3: "3rd", 4: "4th", 5: "5th", 6: "6th"}


def write(record: Record, heading: Heading) -> str:
    """The hand as text, ending with two blank lines as files of several hands have it."""
    if record.structure == "pot" and record.game != "five_card_draw":
        raise CannotTellError("a completion in pot-limit stud cannot be told from a bring-in")
    return _Page(record, heading).write()


class _Page(Page):
    side_pot_mark = "-"
    board_word = "Board"
    after_name = ": "

    # --- above the play ---

    def head(self) -> None:
        record, heading, amount = self.record, self.heading, self.ledger.amount
        small, big = self.limits()
        currency = f" {heading.currency}" if heading.currency else ""
        tournament = "Tournament #1, Freeroll  " if record.tournament else ""
        self.lines.append(
            f"PokerStars Hand #{hand_number(heading, record.hand)}:  {tournament}"
            f"{GAMES[record.game]} {LIMITS[record.structure]} "
            f"({amount(small)}/{amount(big)}{currency}) - "
            f"{start_time(heading):%Y/%m/%d %H:%M:%S} UTC"
        )
        button = f" Seat #{record.button} is the button" if record.button else ""
        table = one_line(heading.table)
        self.lines.append(f"Table '{table}' {record.seats}-max {house_mark(record.site)}{button}")
        for player in record.players:
            away = " is sitting out" if player.absent else ""
            self.lines.append(
                f"Seat {player.seat}: {player.name} ({amount(player.stack)} in chips){away}"
            )

    # --- the play ---

    def fact(self, fact: Fact) -> None:
        """Write one fact as its line or lines."""
        ledger = self.ledger
        before = dict(ledger.paid), ledger.level, dict(ledger.cards)
        ledger.book(fact)
        match fact:
            case Ante(seat=seat, amount=paid):
                self.post(seat, "the ante", paid)
            case Blind():
                self.blind(fact)
            case Street(number=number):
                self.street(number)
            case Community(card=card):
                self.lines[-1] += f" {in_brackets((card,))}"
            case Deal():
                self.deal(fact, before[2][fact.seat])
            case Act():
                self.act(fact, before[1])
            case Discard() | Drawn():
                self.exchange(fact, before[2][fact.seat])
            case _:
                self.other(fact)

    def other(self, fact: Fact) -> None:
        names, amount = self.ledger.names, self.ledger.amount
        match fact:
            case OpenPair():
                big = amount(self.record.stakes.big)
                self.lines.append(f"Pair on board - a double bet is allowed ({big})")
            case Protected(seat=seat):
                # He is all-in for what he has put in, though he has chips left (B45).
                self.lines.append(f"{names[seat]} has timed out and is treated as all-in")
            case Reshuffled():
                self.lines.append("The deck is reshuffled")
            case Returned(seat=seat, amount=units):
                self.lines.append(f"Uncalled bet ({amount(units)}) returned to {names[seat]}")
            case Shown(seat=seat, cards=cards):
                self.showdown(fact.forced)
                name = self.ledger.hand_name(cards)
                told = f" ({name})" if name else ""
                self.say(seat, f"shows {in_brackets(cards)}{told}")
            case Mucked(seat=seat):
                self.showdown(False)
                what = "mucks hand" if self.at_showdown else "doesn't show hand"
                self.say(seat, what)
            case Won(seat=seat, amount=units, pot=pot):
                self.lines.append(f"{names[seat]} collected {amount(units)} from {self.pot(pot)}")
            case Total():
                self.total = fact

    def post(self, seat: int, what: str, paid: int) -> None:
        self.say(seat, f"posts {what} {self.ledger.amount(paid)}{self.all_in(seat)}")

    def all_in(self, seat: int) -> str:
        return "" if self.ledger.left[seat] else " and is all-in"

    def blind(self, blind: Blind) -> None:
        if blind.kind != "post":
            self.post(blind.seat, f"{blind.kind} blind", blind.live)
        elif not blind.dead:
            self.post(blind.seat, "big blind", blind.live)
        elif blind.live == self.record.stakes.big_blind:
            self.post(blind.seat, "small & big blinds", blind.live + blind.dead)
        else:
            raise CannotTellError("a dead post without a whole live one")

    def street(self, number: int) -> None:
        if self.record.game == "five_card_draw":
            # The draw has no heading of its own: the discards tell it.
            if number == 1:
                self.lines.append("*** DEALING HANDS ***")
        else:
            name = "RIVER" if number == 7 else f"{STREETS[number]} STREET"
            self.lines.append(f"*** {name} ***")

    def deal(self, deal: Deal, held: tuple[int, ...]) -> None:
        """New cards as far as the viewer knows them; of others only what lies open."""
        known = held + deal.down + deal.up
        hidden = -1 in known
        told = ""
        if hidden and deal.up:
            before = tuple(card for card in held if card >= 0)
            told = f" {in_brackets(before)}" if before else ""
            told += f" {in_brackets(deal.up)}"
        elif not hidden:
            told = f" {in_brackets(held)}" if held else ""
            told += f" {in_brackets(deal.down + deal.up)}"
        if told:
            self.lines.append(f"Dealt to {self.ledger.names[deal.seat]}{told}")

    def act(self, act: Act, level: int) -> None:
        amount = self.ledger.amount
        if act.timed_out:
            self.lines.append(f"{self.ledger.names[act.seat]} has timed out")
        all_in = " and is all-in" if act.all_in else ""
        match act.act:
            case "fold" | "check":
                told = f"{act.act}s"
            case "call":
                told = f"calls {amount(act.paid)}"
            case "bring_in":
                told = f"brings in for {amount(act.paid)}"
            case _ if not level and act.act == "complete" and act.to >= self.record.stakes.small:
                told = f"brings in for {amount(act.paid)}"
            case _ if not level:
                told = f"bets {amount(act.paid)}"
            case _:
                told = f"raises {amount(act.to - level)} to {amount(act.to)}"
        self.say(act.seat, told + all_in)

    # --- the end ---

    def place(self, seat: int) -> str:
        """The player's place in the order of the blinds."""
        told = " (button)" if seat == self.record.button else ""
        for fact in self.record.facts:
            if isinstance(fact, Blind) and fact.seat == seat and fact.kind != "post":
                told += f" ({fact.kind} blind)"
        return told

    def end_of(self, seat: int) -> str:
        """How the hand ended for a player."""
        ledger = self.ledger
        won = ledger.won[seat]
        if seat in ledger.folded_on:
            nothing = "" if ledger.total[seat] else " (didn't bet)"
            return f"folded {self.when(ledger.folded_on[seat])}{nothing}"
        if seat in ledger.shown and self.at_showdown:
            cards = ledger.shown[seat]
            result = f"won ({ledger.amount(won)})" if won else "lost"
            name = ledger.hand_name(cards)
            return f"showed {in_brackets(cards)} and {result} with {name}"
        if won:
            return f"collected ({ledger.amount(won)})"
        return f"mucked {in_brackets(ledger.cards[seat])}" if ledger.knows(seat) else "mucked"

    def when(self, street: int) -> str:
        if self.record.game == "five_card_draw":
            return "before the Draw" if street == 1 else "after the Draw"
        return "on the River" if street == 7 else f"on the {STREETS[street]} Street"
