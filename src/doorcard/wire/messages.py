"""The socket protocol, version 1: JSON text frames, one struct a message, tagged by ``t``.

A socket belongs to one table. Everything the client sends that changes something carries an ``id``
of the client's making; a repeated id gets the earlier answer again.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from doorcard.engine.options import Option
from doorcard.houses.knobs import Difference
from doorcard.room.config import ChatRule
from doorcard.room.telling import AnteQuestion, Hosting, OfTournament, Wishes
from doorcard.views.aids import Aids, Price
from doorcard.views.changes import Changes
from doorcard.views.own import OwnView
from doorcard.views.seat_view import SeatView
from doorcard.views.words import Line

VERSION = 1

# Ids are stored, and not every database can store the character 0.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]
PlayerId = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00]+$")]
Amount = Annotated[int, Meta(ge=0, le=2**53 - 1)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]


# --- from the client ------------------------------------------------------------------------


class ActMessage(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An act in a hand. ``decision`` is the number the view showed.

    bet, raise and complete are one order, "make my total on this street ``to``"; ``to`` is
    required for them. For check and call ``to`` may name the total the player saw (P49).
    """

    id: Id
    hand: str
    decision: int
    act: Literal[
        "fold", "check", "call", "bring_in", "bet", "complete", "raise", "discard", "show", "muck"
    ]
    to: Amount | None = None
    cards: Annotated[tuple[CardText, ...], Meta(max_length=5)] = ()


class AdvanceMessage(Struct, frozen=True, tag_field="t", tag="advance", forbid_unknown_fields=True):
    """What to do when the turn comes, in place of what was chosen before (CLIENT 5).

    hand, decision: what the view showed; kind: one of ``Wishes.advance_options``, None for nothing
    any more; to: the total that option names, required for call and call_any.
    """

    id: Id
    hand: str
    decision: int
    kind: Literal["fold", "check_fold", "check", "call", "call_any"] | None
    to: Amount | None = None


class BankMessage(Struct, frozen=True, tag_field="t", tag="bank", forbid_unknown_fields=True):
    """Put the player's time bank behind the clock of this decision (U23)."""

    id: Id
    hand: str
    decision: int


class SitMessage(Struct, frozen=True, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Take a chair with a buy-in in units."""

    id: Id
    seat: int
    buy_in: Amount


class LeaveMessage(Struct, frozen=True, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Get up: now (B52) or after this hand."""

    id: Id
    when: Literal["now", "after_hand"] = "now"


class TopUpMessage(Struct, frozen=True, tag_field="t", tag="top_up", forbid_unknown_fields=True):
    """Add chips; they arrive when no hand is running (B53). Also the rebuy of a broke player."""

    id: Id
    amount: Amount


class SitOutMessage(Struct, frozen=True, tag_field="t", tag="sit_out", forbid_unknown_fields=True):
    """Sit out from the next hand, or come back."""

    id: Id
    on: bool


class ChoiceMessage(Struct, frozen=True, tag_field="t", tag="choice", forbid_unknown_fields=True):
    """Standing wishes; what is left out stays as it is.

    auto_muck: muck beaten and uncontested hands without asking (B42). auto_ante: post antes
    without asking (R1.3). post: pay to be dealt in and do not wait for the big blind (B32).
    """

    id: Id
    auto_muck: bool | None = None
    auto_ante: bool | None = None
    post: bool | None = None


class AnteMessage(Struct, frozen=True, tag_field="t", tag="ante", forbid_unknown_fields=True):
    """The answer to the ante question of a player who posts antes by hand (R1.3)."""

    id: Id
    post: bool


class ChatMessage(Struct, frozen=True, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    id: Id
    text: str


class UnsayMessage(Struct, frozen=True, tag_field="t", tag="unsay", forbid_unknown_fields=True):
    """The host's: take a line of the chat away."""

    id: Id
    number: int


class SilenceMessage(Struct, frozen=True, tag_field="t", tag="silence", forbid_unknown_fields=True):
    """The host's: let a player not talk at this table any more, or let him again."""

    id: Id
    player: PlayerId
    on: bool


class ReadyMessage(Struct, frozen=True, tag_field="t", tag="ready", forbid_unknown_fields=True):
    """Ready for the first hand of the table (U48)."""

    id: Id


class PingMessage(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Asks for a pong; ``at`` comes back."""

    at: float


# What the table itself decides; the rest is between the sockets.
TableMessage = (
    ActMessage
    | AdvanceMessage
    | BankMessage
    | SitMessage
    | LeaveMessage
    | TopUpMessage
    | SitOutMessage
    | ChoiceMessage
    | AnteMessage
    | ReadyMessage
    | SilenceMessage
)
ClientMessage = TableMessage | ChatMessage | UnsayMessage | PingMessage


class LookMessage(Struct, frozen=True, tag_field="t", tag="look", forbid_unknown_fields=True):
    """At the lobby's socket: look at this table closer, "" for none."""

    table: Annotated[str, Meta(max_length=40)]


LobbyMessage = LookMessage | PingMessage


# --- from the server ------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """First frame: who the server takes the client for. ``wallet``: play chips not at tables."""

    version: int
    player: str
    name: str
    wallet: int
    now: int


class Snapshot(Struct, frozen=True, tag_field="t", tag="snapshot"):
    """The whole table, replacing everything the client held. ``lines``: log of this hand so far.

    view: the table as everybody sees it. own: what this viewer sees otherwise (``with_own``).
    ante: the question a player without automatic antes has to answer, None for none. wishes: the
    viewer's own standing wishes, None without a chair. hosting: what the table's host has asked of
    it, None for nothing; always there for the host himself. tournament: the one the table belongs
    to, and the table the viewer was moved to (P61); None for a cash table.
    """

    seq: int
    now: int
    view: SeatView
    own: OwnView
    lines: tuple[Line, ...]
    ante: AnteQuestion | None = None
    wishes: Wishes | None = None
    hosting: Hosting | None = None
    tournament: OfTournament | None = None


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """What happened since the frame numbered ``seq`` - 1, and what is different at the table now.

    Numbers have no gaps. changes: the fields of the view that everybody sees which are not as they
    were, of ``places`` those chairs that are not (``views/changes.py``). own: see Snapshot; always
    whole. events: codes of what happened, in order, for motion and sound:
    the tags of the events this viewer may see. wallet: the player's, when it has changed.
    ante, wishes, hosting, tournament: see Snapshot.
    """

    seq: int
    now: int
    changes: Changes
    own: OwnView
    lines: tuple[Line, ...]
    events: tuple[str, ...] = ()
    wallet: int | None = None
    ante: AnteQuestion | None = None
    wishes: Wishes | None = None
    hosting: Hosting | None = None
    tournament: OfTournament | None = None


class OwnWishes(Struct, frozen=True, tag_field="t", tag="wishes"):
    """The viewer's own wishes have changed, and nothing that others can see. It has no number."""

    wishes: Wishes


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """The order with this id was carried out (and is durable)."""

    id: str


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The order was refused and nothing changed. decision, legal: what holds now (P42)."""

    id: str
    code: str
    facts: dict[str, int | str]
    decision: int = 0
    legal: tuple[Option, ...] = ()


class ChatLine(Struct, frozen=True):
    """Something a player said. number: of the line, while the server runs. at: server time.

    seat: where he sat, 0 for somebody who watched. host: whether the table is his.
    """

    number: int
    player: str
    name: str
    seat: int
    host: bool
    text: str
    at: int


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """The chat of the table for this viewer: what was said lately, and how he may take part.

    It comes with every opening, and again when the rest of it changes. Like all frames of the chat
    it has no number among the table's. rule: who may talk. silenced: the host does not let him.
    moderates: he may take lines away and silence players; quiet: whom he, or another host, has
    silenced, told to who moderates alone.
    """

    lines: tuple[ChatLine, ...]
    rule: ChatRule
    silenced: bool = False
    moderates: bool = False
    quiet: tuple[str, ...] = ()


class ChatSaid(Struct, frozen=True, tag_field="t", tag="chat_said"):
    """One more line."""

    line: ChatLine


class ChatRemoved(Struct, frozen=True, tag_field="t", tag="chat_removed"):
    """The host has taken a line away."""

    number: int


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping. ``now``: the server's clock."""

    at: float
    now: int


ClosingReason = Literal[
    "taken_over", "signed_out", "restart", "slow", "too_many", "bad_frame", "table_closed"
]


class Closing(Struct, frozen=True, tag_field="t", tag="closing"):
    """The server is about to close this socket.

    taken_over: the same player opened the table elsewhere (U42). signed_out: the session has ended.
    restart: come back soon.
    slow: the client did not read; resume by number. too_many: too many frames a second.
    """

    reason: ClosingReason


AidsState = Literal[
    "idle",  # nothing to help with: no hand, or the player is out of it
    "working",
    "ready",
    "failed",
    "not_installed",  # the extra `odds` is missing; price and dead cards are told all the same
]


class AidsMessage(Struct, frozen=True, tag_field="t", tag="aids"):
    """The aids of a practice table (U29, U30); no other table sends it. It has no ``seq``.

    hand, decision: what it belongs to. price: pot odds of the player's call, None where he is not
    asked for one. dead: cards seen that nobody in the hand holds. aids: None unless ``ready``.
    """

    hand: str
    decision: int
    state: AidsState
    price: Price | None = None
    dead: tuple[str, ...] = ()
    aids: Aids | None = None


class Asking(Struct, frozen=True, tag_field="t", tag="asking"):
    """For whoever runs a private table: so many people wait to be let in."""

    count: int


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | OwnWishes
    | AidsMessage
    | Done
    | Refused
    | Pong
    | Closing
    | Chat
    | ChatSaid
    | ChatRemoved
    | Asking
)


# --- a player's own socket --------------------------------------------------------------------


class WaitingFor(Struct, frozen=True):
    """A table on whose waiting list the player is. place: from 1; length: of the whole list.

    seat: the chair that is kept for him until ``until`` (server time), 0 for none.
    """

    table: str
    name: str
    place: int
    length: int
    seat: int = 0
    until: int = 0


class WaitingLists(Struct, frozen=True, tag_field="t", tag="waiting"):
    """Frame of a player's own socket: where he waits for a chair, now and at every change."""

    now: int
    lists: tuple[WaitingFor, ...]


# --- the lobby (HTTP and its socket) ----------------------------------------------------------


class LobbyRow(Struct, frozen=True):
    """A running table in the lobby. Labels are built by the client from these numbers (P19).

    free: chairs that anybody may take. waiting: players on the waiting list.
    host: name of the player who made it, "" for a table of the room. differs: in how many rules and
    amounts it is not as its house usually is.
    """

    table: str
    name: str
    house: str
    game: str
    structure: str
    small: int
    big: int
    ante: int
    small_blind: int
    big_blind: int
    seats: int
    seated: int
    people: int
    bots: int
    watching: int
    average_pot: int
    hands_per_hour: int
    action_seconds: int
    protections: int
    least_buy_in: int
    most_buy_in: int
    unit: int = 1
    names: tuple[str, ...] = ()
    free: int = 0
    waiting: int = 0
    host: str = ""
    private: bool = False
    paused: bool = False
    differs: int = 0


class Lobby(Struct, frozen=True, tag_field="t", tag="lobby"):
    """Frame of the lobby's socket: every table the reader may enter."""

    now: int
    rows: tuple[LobbyRow, ...]


class PanelChair(Struct, frozen=True):
    """Somebody who sits at a table. stack: units behind."""

    seat: int
    name: str
    stack: int
    bot: bool
    connected: bool
    sitting_out: bool


class TablePanel(Struct, frozen=True, tag_field="t", tag="panel"):
    """Frame of the lobby's socket: a closer look at one table (U1).

    differences: what is not as in the house the table was made from.
    """

    table: str
    chairs: tuple[PanelChair, ...]
    differences: tuple[Difference, ...]


LobbyFrame = Lobby | TablePanel | Pong | Closing


class Me(Struct, frozen=True):
    """Answer of /api/me and of all that changes who one is.

    tables: where the player has a chair. registered: he has an account, a guest has none. role: a
    host may open and run tables.
    """

    player: str
    name: str
    wallet: int
    tables: tuple[str, ...] = ()
    registered: bool = False
    role: Literal["player", "host"] = "player"


class RoomFacts(Struct, frozen=True):
    """Answer of /api/room. letters: lost passwords are replaced by e-mail here."""

    letters: bool


class SessionFacts(Struct, frozen=True):
    """A session of the player's. browser: "" when it is not known. own: the one that asks."""

    session: str
    created: int
    seen: int
    browser: str
    own: bool


class AccountFacts(Struct, frozen=True):
    """Answer of /api/account. email: "" for none; new_email: given and not yet confirmed.

    registered: when; 0 for a guest, of whom there are name and sessions alone. sessions: the one
    that asks first, then those that were used last.
    """

    name: str
    registered: int
    email: str
    new_email: str
    sessions: tuple[SessionFacts, ...]
