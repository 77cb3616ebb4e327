"""What may be asked of a tournament. Each order has an id of the sender's making."""

from typing import Literal

from msgspec import Struct

from doorcard.room.tournament.deals import DealKind


class Register(Struct, frozen=True, tag_field="t", tag="register", forbid_unknown_fields=True):
    """Enter, for the first time or again."""


class Unregister(Struct, frozen=True, tag_field="t", tag="unregister", forbid_unknown_fields=True):
    """Take the entry back before the start."""


class Rebuy(Struct, frozen=True, tag_field="t", tag="rebuy", forbid_unknown_fields=True):
    """New chips for a player who has lost all, or has no more than he began with."""


class DeclineRebuy(
    Struct, frozen=True, tag_field="t", tag="decline_rebuy", forbid_unknown_fields=True
):
    """No new chips, and so out."""


class AddOn(Struct, frozen=True, tag_field="t", tag="add_on", forbid_unknown_fields=True):
    """The chips everybody may buy once in their break."""


class ProposeDeal(Struct, frozen=True, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Share what is left to win."""

    kind: DealKind


class AnswerDeal(Struct, frozen=True, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Yes or no to the shares that were named."""

    yes: bool


class Pause(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """The host stops play, or lets it go on."""

    on: bool


class Cancel(Struct, frozen=True, tag_field="t", tag="cancel", forbid_unknown_fields=True):
    """The host calls the tournament off."""


class TakeSeat(Struct, frozen=True):
    """A satellite enters one of its winners and pays for him. No player can send this.

    entry: of the winner in the satellite. place: he has won there. units: what the seat is worth.
    """

    satellite: str
    entry: str
    player: str
    name: str
    place: int
    units: int


class LoseTarget(Struct, frozen=True):
    """The seats that are to be won can be taken no more; one that has not started is called off.

    No player can send this.
    """


class Rename(Struct, frozen=True):
    """The sender's account is being deleted: his entries that are over go by this name.

    No player can send this.
    """

    name: str


TournamentOrder = (
    Register | Unregister | Rebuy | DeclineRebuy | AddOn | ProposeDeal | AnswerDeal | Pause | Cancel
)

RoomOrder = TakeSeat | LoseTarget | Rename  # what no player asks, but the room itself

Role = Literal["player", "host"]


class Sender(Struct, frozen=True):
    """Who asks: player's id, name, and whether he is a host of the room."""

    player: str
    name: str
    role: Role = "player"
