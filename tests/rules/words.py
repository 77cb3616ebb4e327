"""Commands and options in the words of the scenarios: "s2 to 10", "call 30"."""

from typing import Any

from doorcard.cards import parse_cards
from doorcard.engine import commands as cmd
from doorcard.engine.options import Option


def command_of(act: str) -> cmd.Command:
    """The command of an act in words: "s2 to 10", "s3 discard Ah Kd", "s4 pat"."""
    who, word, *rest = act.split()
    seat = int(who.removeprefix("s"))
    match word:
        case "to":
            return cmd.Wager(seat, int(rest[0]))
        case "discard":
            return cmd.Discard(seat, parse_cards(" ".join(rest)))
        case "pat":
            return cmd.Discard(seat, ())
    kinds: dict[str, type[Any]] = {
        "fold": cmd.Fold,
        "check": cmd.Check,
        "call": cmd.Call,
        "bring-in": cmd.BringIn,
        "show": cmd.Show,
        "muck": cmd.Muck,
        "time-out": cmd.TimeOut,
        "leave": cmd.Leave,
    }
    command: cmd.Command = kinds[word](seat)
    return command


def option_text(option: Option) -> str:
    """An option as the scenarios write it: a call by its price, a wager by the total it reaches."""
    match option.kind:
        case "call" | "bring_in":
            text = f"{option.kind.replace('_', '-')} {option.pay}"
        case "bet" | "complete" | "raise" if option.up_to > option.to:
            return f"to {option.to}-{option.up_to}"
        case "bet" | "complete" | "raise":
            text = f"to {option.to}"
        case "discard":
            return f"discard 0-{option.most}"
        case _:
            return option.kind
    return f"{text} all-in" if option.all_in else text
