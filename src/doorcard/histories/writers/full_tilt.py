"""Full Tilt-style text, which trackers read."""

from doorcard.histories.record import (
    Act,
    Ante,
    Blind,
    Community,
    Deal,
    Discard,
    Drawn,
    Fact,
    LowCard,
    Mucked,
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
    Heading,
    hand_number,
    house_mark,
    one_line,
    start_time,
)
from doorcard.histories.writers.page import Page, in_brackets

GAMES = {
    "five_card_stud": "5 Card Stud",
    "seven_card_stud": "Stud Hi",
    "five_card_draw": "5 Card Draw",
}
LIMITS = {"limit": "Limit", "pot": "Pot Limit"}
STREETS = {2: "2ND", 3: "3RD", 4: "4TH", 5: "5TH", 6: "6TH", 7: "7TH"}
DRAW_STREETS = {1: "HOLE CARDS", 2: "DRAW"}


def write(record: Record, heading: Heading) -> str:
    """The hand as text, ending with two blank lines as files of several hands have it."""
    return _Page(record, heading).write()


class _Page(Page):
    side_pot_mark = " #"
    board_word = "Board:"
    after_name = " "

    def __init__(self, record: Record, heading: Heading) -> None:
        super().__init__(record, heading)
        self.winners = [fact for fact in record.facts if isinstance(fact, Won)]
        # The button is told when blinds and antes are in, just before the cards.
        self.button_due = record.button > 0

    # --- above the play ---

    def head(self) -> None:
        record, heading, amount = self.record, self.heading, self.ledger.amount
        small, big = self.limits()
        ante = f" Ante {amount(record.stakes.ante)}" if record.stakes.ante else ""
        table = one_line(heading.table)
        where = f"{table} (1), Table 1" if record.tournament else f"Table {table}"
        self.lines.append(
            f"Full Tilt Poker Game #{hand_number(heading, record.hand)}: "
            f"{where} {house_mark(record.site)} - "
            f"{amount(small)}/{amount(big)}{ante} - "
            f"{LIMITS[record.structure]} {GAMES[record.game]} - "
            f"{start_time(heading):%H:%M:%S UTC - %Y/%m/%d}"
        )
        for player in record.players:
            away = ", is sitting out" if player.absent else ""
            self.lines.append(f"Seat {player.seat}: {player.name} ({amount(player.stack)}){away}")

    # --- the play ---

    def fact(self, fact: Fact) -> None:
        """Write one fact as its line or lines."""
        ledger = self.ledger
        held = dict(ledger.cards)
        level = ledger.level
        ledger.book(fact)
        match fact:
            case Ante(seat=seat, amount=paid):
                self.say(seat, f"antes {ledger.amount(paid)}{self.all_in(seat)}")
            case Blind():
                self.blind(fact)
            case Street(number=number):
                self.street(number)
            case Community(card=card):
                self.lines[-1] += f" {in_brackets((card,))}"
            case LowCard(seat=seat):
                door = self.ledger.cards[seat][-1:]
                self.say(seat, f"is low with {in_brackets(door)}")
            case Deal():
                self.deal(fact, held[fact.seat])
            case Act():
                self.act(fact, level)
            case Discard() | Drawn():
                self.exchange(fact, held[fact.seat])
            case _:
                self.other(fact)

    def other(self, fact: Fact) -> None:
        amount = self.ledger.amount
        match fact:
            case Protected(seat=seat):
                # He is all-in for what he has put in, though he has chips left (B45).
                self.say(seat, "has timed out and is treated as all in")
            case Reshuffled():
                self.lines.append("The deck is reshuffled")
            case Returned(seat=seat, amount=units):
                name = self.ledger.names[seat]
                self.lines.append(f"Uncalled bet of {amount(units)} returned to {name}")
            case Shown(seat=seat, cards=cards):
                self.showdown(fact.forced)
                name = self.ledger.hand_name(cards) if self.at_showdown else ""
                self.say(seat, f"shows {in_brackets(cards)} {name}".rstrip())
            case Mucked(seat=seat):
                self.showdown(False)
                self.say(seat, "mucks")
            case Won(seat=seat, amount=units, pot=pot):
                shared = sum(won.pot == pot for won in self.winners) > 1
                what = "ties for" if shared else "wins"
                self.say(
                    seat, f"{what} the {self.pot(pot)} ({amount(units)}){self.with_hand(seat)}"
                )
            case Total():
                self.total = fact

    def all_in(self, seat: int) -> str:
        return "" if self.ledger.left[seat] else ", and is all in"

    def with_hand(self, seat: int) -> str:
        if not self.at_showdown or seat not in self.ledger.shown:
            return ""
        return f" with {self.ledger.hand_name(self.ledger.shown[seat])}"

    def blind(self, blind: Blind) -> None:
        amount, all_in = self.ledger.amount, self.all_in(blind.seat)
        if blind.kind != "post":
            self.say(blind.seat, f"posts the {blind.kind} blind of {amount(blind.live)}{all_in}")
            return
        if blind.dead:
            self.say(blind.seat, f"posts a dead small blind of {amount(blind.dead)}")
        if blind.live:
            self.say(blind.seat, f"posts {amount(blind.live)}{all_in}")

    def street(self, number: int) -> None:
        if self.button_due:
            self.lines.append(f"The button is in seat #{self.record.button}")
            self.button_due = False
        if self.record.game == "five_card_draw":
            self.lines.append(f"*** {DRAW_STREETS[number]} ***")
        else:
            self.lines.append(f"*** {STREETS[number]} STREET ***")

    def deal(self, deal: Deal, held: tuple[int, ...]) -> None:
        """New cards as far as the viewer knows them; of others only what lies open."""
        mine = -1 not in held + deal.down
        if not (mine or deal.up):
            return
        before = held + deal.down if deal.up else held
        known = tuple(card for card in before if card >= 0)
        told = f" {in_brackets(known)}" if known else ""
        new = deal.up or deal.down
        self.lines.append(f"Dealt to {self.ledger.names[deal.seat]}{told} {in_brackets(new)}")

    def act(self, act: Act, level: int) -> None:
        amount = self.ledger.amount
        if act.timed_out:
            self.say(act.seat, "has timed out")
        all_in = ", and is all in" if act.all_in else ""
        match act.act:
            case "fold" | "check":
                told = f"{act.act}s"
            case "call":
                told = f"calls {amount(act.paid)}"
            case "bring_in":
                told = f"brings in for {amount(act.paid)}"
            case "complete":
                told = f"completes it to {amount(act.to)}"
            case _ if not level:
                told = f"bets {amount(act.paid)}"
            case _:
                told = f"raises to {amount(act.to)}"
        self.say(act.seat, told + all_in)

    # --- the end ---

    def place(self, seat: int) -> str:
        """Full Tilt tells the button alone."""
        return " (button)" if seat == self.record.button else ""

    def end_of(self, seat: int) -> str:
        """How the hand ended for a player."""
        ledger = self.ledger
        won = ledger.won[seat]
        if seat in ledger.folded_on:
            return f"folded {self.when(ledger.folded_on[seat])}"
        if seat in ledger.shown and self.at_showdown:
            cards = ledger.shown[seat]
            result = f"won ({ledger.amount(won)})" if won else "lost"
            return f"showed {in_brackets(cards)} and {result} with {ledger.hand_name(cards)}"
        if won:
            return f"collected ({ledger.amount(won)}), mucked"
        return f"mucked {in_brackets(ledger.cards[seat])}" if ledger.knows(seat) else "mucked"

    def when(self, street: int) -> str:
        if self.record.game == "five_card_draw":
            return "before the Draw" if street == 1 else "after the Draw"
        return f"on {STREETS[street].lower()} Street"
