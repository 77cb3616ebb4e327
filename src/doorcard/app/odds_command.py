"""`doorcard odds`: equity, the draw and hands in the making, asked from the command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from doorcard.app.stopping import Stop

HELP = """Odds of stud and draw poker. Needs the extra `odds`: pip install 'doorcard[odds]'.

Cards are written Ac, Td, 9h; spaces between them may be left out; ?? is a card nobody has seen.
"""

odds = App(name="odds", help=HELP)

StudName = Literal["stud7", "stud5"]
GameName = Literal["stud7", "stud5", "draw"]


@Parameter(name="*")
@dataclass(frozen=True)
class Options:
    """What every question about who wins takes."""

    dead: Annotated[str, Parameter(help="Cards seen that no hand here holds: '5c 5h'.")] = ""
    exact: Annotated[
        bool, Parameter(help="Count every deal, however long it takes.", negative="")
    ] = False
    sampled: Annotated[bool, Parameter(help="Never count, deal by chance.", negative="")] = False
    error: Annotated[
        float, Parameter(help="Deal until shares have this standard error; 0 for no such limit.")
    ] = 0.0002
    seconds: Annotated[float, Parameter(help="Deal no longer than this; 0 for no such limit.")] = (
        10.0
    )
    samples: Annotated[int, Parameter(help="Deal so often; 0 for no such limit.")] = 0
    seed: Annotated[int | None, Parameter(help="The same seed deals the same cards.")] = None
    kernel: Annotated[Literal["numba", "numpy"] | None, Parameter(help="What to compute with.")] = (
        None
    )
    json: Annotated[bool, Parameter(help="Print one JSON object.", negative="")] = False
    plot: Annotated[
        Path | None, Parameter(help="Draw the odds into a .png or .svg file (extra `plot`).")
    ] = None


@odds.command
def stud7(*hands: str, options: Options = Options()) -> None:
    """Seven-card stud at any street: who wins how often if nobody folds any more.

    One text a hand, down cards / up cards: doorcard odds stud7 "AcAd/Kh" "??/9s 8s" --dead "5c 5h".
    Cards not written are still to come.
    """
    _answer("stud7", hands, options)


@odds.command
def stud5(*hands: str, options: Options = Options()) -> None:
    """Five-card stud at any street: who wins how often if nobody folds any more.

    One text a hand, down card / up cards: doorcard odds stud5 "Ac/Ad" "Kh/Ks".
    """
    _answer("stud5", hands, options)


@odds.command
def draw(*hands: str, options: Options = Options()) -> None:
    """Five-card draw: who wins how often if nobody folds any more.

    One text a hand, kept / thrown away: doorcard odds draw "AcAd/9h 7s 2c" "2h 5h 9h Jh Kh".
    Five cards without a slash stand pat, or are what the draw gave. After the slash, ? lets the
    hand draw by habit (docs/odds.md) and a number says how many it draws: "?? ?? ?? ?? ??/3".
    """
    _answer("draw", hands, options)


@odds.command
def keeps(
    cards: Annotated[str, Parameter(help="The five cards before the draw.")],
    *,
    dead: Annotated[str, Parameter(help="Other cards seen.")] = "",
    against: Annotated[
        tuple[str, ...],
        Parameter(help="A hand of another player, as in `draw`; may be given again."),
    ] = (),
    at_least: Annotated[
        str, Parameter(help="Tell the chance of this hand or better, too: 'pair of aces'.")
    ] = "",
    keep: Annotated[
        str, Parameter(help="Show all results of keeping these cards. [default: the strongest]")
    ] = "",
    json: Annotated[bool, Parameter(help="Print one JSON object.", negative="")] = False,
) -> None:
    """The 32 ways to draw to five cards, and exactly what each leads to."""
    with _refusals():
        from doorcard.app.odds_report import print_keeps

        print_keeps(cards, dead, against, at_least, keep, json)


@odds.command
def finish(
    own: Annotated[str, Parameter(help="The cards of the hand so far.")],
    *,
    seen: Annotated[str, Parameter(alias="--dead", help="Every other card seen.")] = "",
    game: Annotated[GameName, Parameter(help="Seven or five cards in the end.")] = "stud7",
    at_least: Annotated[
        str, Parameter(help="Tell the chance of this hand or better, too: 'pair of aces'.")
    ] = "",
    json: Annotated[bool, Parameter(help="Print one JSON object.", negative="")] = False,
) -> None:
    """What a hand in the making becomes, exactly, and its outs, live and seen.

    doorcard odds finish "2h 7h Kh" --seen "3h 4c 5d".
    """
    with _refusals():
        from doorcard.app.odds_report import print_finish

        print_finish(own, seen, game, at_least, json)


@odds.command
def deals(
    game: Annotated[GameName, Parameter(help="The game.")],
    *,
    players: Annotated[int, Parameter(help="Hands dealt, for what the doors show.")] = 8,
    json: Annotated[bool, Parameter(help="Print one JSON object.", negative="")] = False,
) -> None:
    """Exact chances of what is dealt: first cards, whole hands, door cards."""
    with _refusals():
        from doorcard.app.odds_report import print_deals

        print_deals(game, players, json)


def _answer(game: GameName, hands: tuple[str, ...], options: Options) -> None:
    if options.exact and options.sampled:
        raise Stop("--exact and --sampled exclude each other")
    with _refusals():
        from doorcard.app.odds_report import print_equity

        print_equity(game, hands, options)


@contextmanager
def _refusals() -> Iterator[None]:
    """Missing libraries and impossible questions end the command with one line."""
    try:
        yield
    except ImportError as error:
        # Ours name the extra to install; any other one is a fault of the program.
        if error.name not in ("numpy", "numba", "matplotlib"):
            raise
        raise Stop(str(error)) from error
    except ValueError as error:
        from doorcard.odds.errors import OddsError

        if not isinstance(error, OddsError):
            raise
        raise Stop(_sentence(error.code, error.facts)) from error


_SENTENCES = {
    "bad_text": "{text!r} is not understood",
    "bad_card": "{card} is no card",
    "repeated_card": "{card} stands there twice",
    "too_many_cards": "hand {hand} has too many cards: {most} at most, {card} is over",
    "no_cards_left": "no cards left: {needed} needed, {left} left in the deck",
    "wrong_count": "{what}: {needed} needed, not {got}",
    "hidden_card": "{card} cannot stand there, the card must be known",
    "too_large": "too many deals to count all ({steps} steps, {most} at most); try --sampled",
    "too_rare": "in {deals} deals nobody was dealt what the hands say",
}


def _sentence(code: str, facts: dict[str, int | str]) -> str:
    told = _SENTENCES.get(code, code).format(**facts)
    return f"{told} ({code})"
