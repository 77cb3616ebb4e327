"""From what a browser sent to what a table is asked."""

import msgspec
from msgspec import Struct

from doorcard.room import orders
from doorcard.wire import messages as m

LARGEST = 4096  # bytes of a frame

_lobby_decoder: msgspec.json.Decoder[m.LobbyMessage] = msgspec.json.Decoder(m.LobbyMessage)
_decoder: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)


class _OnlyId(Struct):
    """The one field that is looked for in a frame that could not be read."""

    id: m.Id


_id_decoder: msgspec.json.Decoder[_OnlyId] = msgspec.json.Decoder(_OnlyId)


class BadFrame(Exception):
    """A frame that is no message. id: of the order it meant to be, "" if it has none."""

    def __init__(self, order_id: str, problem: str) -> None:
        super().__init__(problem)
        self.id = order_id
        self.problem = problem


def read_message(frame: str) -> m.ClientMessage:
    """The message in a text frame. Types are strict: "40", 12.5, true and NaN are no amounts (P18).

    BadFrame for everything else.
    """
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFrame(_id_of(frame), str(error)) from error


def read_lobby_message(frame: str) -> m.LobbyMessage:
    """The same for a frame of the lobby's socket."""
    try:
        return _lobby_decoder.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFrame("", str(error)) from error


def _id_of(frame: str) -> str:
    try:
        return _id_decoder.decode(frame).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def order_of(message: m.TableMessage) -> orders.Order:
    """The room's order of a message."""
    match message:
        case m.ActMessage():
            return orders.Act(
                message.hand, message.decision, message.act, message.to, message.cards
            )
        case m.AdvanceMessage():
            return orders.Advance(message.hand, message.decision, message.kind, message.to)
        case m.BankMessage():
            return orders.UseBank(message.hand, message.decision)
        case m.SitMessage():
            return orders.Sit(message.seat, message.buy_in)
        case m.LeaveMessage():
            return orders.Leave(message.when == "now")
        case m.TopUpMessage():
            return orders.TopUp(message.amount)
        case m.SitOutMessage():
            return orders.SitOut(message.on)
        case m.ChoiceMessage():
            return orders.Wish(message.auto_muck, message.auto_ante, message.post)
        case m.ReadyMessage():
            return orders.Ready()
        case m.AnteMessage():
            return orders.Ante(message.post)
        case m.SilenceMessage():
            return orders.Silence(message.player, message.on)
