"""Asks the odds and prints them: tables with bars, or JSON."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec
from rich.bar import Bar
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from doorcard.app.odds_plot import plot_odds, plot_path
from doorcard.cards import cards_text
from doorcard.odds import (
    Finish,
    GameName,
    Keep,
    Odds,
    OddsError,
    deal_chances,
    equity,
    finish,
    keeps,
)
from doorcard.odds.counting import Distribution
from doorcard.odds.hand_names import parse_hand_name
from doorcard.odds.results import Method
from doorcard.odds.spots import parse_dead
from doorcard.ranking import CATEGORIES, Category

if TYPE_CHECKING:
    from doorcard.app.odds_command import Options

_BAR_WIDTH = 16


def print_equity(game: GameName, hands: tuple[str, ...], options: "Options") -> None:
    """Who wins how often. OddsError; ImportError if a library is missing."""
    if options.plot:
        plot_path(options.plot)
    method: Method | None = "exact" if options.exact else "sampled" if options.sampled else None
    with _progress(game) as moved:
        answer = equity(
            game,
            hands,
            options.dead,
            method=method,
            error=options.error,
            seconds=options.seconds,
            samples=options.samples,
            seed=options.seed,
            kernel=options.kernel,
            progress=moved,
        )
    if options.json:
        print(_equity_json(answer, hands, options.dead))
    else:
        _print_odds(answer, hands)
    if options.plot:
        plot_odds(answer, hands, options.plot)


@contextmanager
def _progress(what: str) -> Iterator[Callable[[float], None]]:
    """A bar on the terminal while work goes on; gone afterwards."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(what, total=1.0)
        yield lambda part: progress.update(bar, completed=part)


def _json(answer: object) -> str:
    return msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()


def _equity_json(answer: Odds, hands: tuple[str, ...], dead: str) -> str:
    told: dict[str, Any] = msgspec.to_builtins(answer)
    for hand, player in zip(hands, told["players"], strict=True):
        player["cards"] = hand
    return _json(told | {"dead": dead})


def _print_odds(answer: Odds, hands: tuple[str, ...]) -> None:
    console = Console()
    shares = Table(title=f"{answer.game}: {_method(answer)}", title_justify="left")
    for column in ("hand", "share", "", "win", "tie"):
        shares.add_column(column, justify="left" if column in ("hand", "") else "right")
    for hand, player in zip(hands, answer.players, strict=True):
        shares.add_row(
            hand,
            _percent(player.share),
            _bar(player.share),
            *map(_percent, (player.win, player.tie)),
        )
    console.print(shares)
    made = Table(title="hands made", title_justify="left")
    made.add_column("")
    for hand in hands:
        made.add_column(hand, justify="right")
    for category in reversed(CATEGORIES):
        name = category.name.lower()
        made.add_row(_words(category), *(_percent(player.hands[name]) for player in answer.players))
    console.print(made)


def _method(answer: Odds) -> str:
    if answer.method == "exact":
        return f"exact, {answer.samples:,} deals"
    error = 100 * answer.standard_error
    return f"{answer.samples:,} deals by chance, ± {error:.3f} % (seed {answer.seed})"


def _bar(part: float) -> Bar:
    return Bar(1.0, 0.0, part, width=_BAR_WIDTH)


def _percent(part: float | Fraction) -> str:
    return f"{100 * float(part):.3f} %"


def _words(category: Category) -> str:
    return category.name.lower().replace("_", " ")


def print_keeps(
    cards: str, dead: str, against: tuple[str, ...], at_least: str, keep: str, as_json: bool
) -> None:
    """The 32 ways to draw. OddsError."""
    lowest = parse_hand_name(at_least) if at_least else 0
    ways = keeps(cards, dead, against)
    if as_json:
        told = {"cards": cards, "dead": dead, "against": against, "at_least": at_least}
        print(_json(told | {"keeps": [_keep_facts(way, lowest) for way in ways]}))
        return
    table = Table(title=f"{cards}: {_words(ways[0].dealt)}", title_justify="left")
    table.add_column("keep", no_wrap=True)
    for column in ["improved", *([at_least] if lowest else []), "strength", ""]:
        table.add_column(column, justify="right")
    if against:
        table.add_column("share", justify="right")
    for way in ways:
        figures = [way.improved]
        figures += [way.results.chance_at_least(lowest)] if lowest else []
        row: list[str | Bar] = [*map(_percent, (*figures, way.strength))]
        row.append(_bar(float(way.strength)))
        row += [_percent(way.share)] if way.share is not None else []
        table.add_row(cards_text(way.kept) or "nothing", *row)
    console = Console()
    console.print(table)
    console.print(_results_table(_wanted_way(ways, keep)))


def _wanted_way(ways: tuple[Keep, ...], keep: str) -> Keep:
    """The way that keeps certain cards; the first one if none are named."""
    wanted = set(parse_dead(keep))
    for way in ways:
        if not keep or set(way.kept) == wanted:
            return way
    raise OddsError("bad_text", {"text": keep})


def _results_table(way: Keep) -> Table:
    kept = cards_text(way.kept) or "nothing"
    table = Table(title=f"keep {kept}: {way.results.total:,} draws", title_justify="left")
    table.add_column("result", no_wrap=True)
    for column in ("ways", "exactly", "or better"):
        table.add_column(column, justify="right")
    better = 0
    for category in reversed(CATEGORIES):
        exactly = way.results.ways(category)
        better += exactly
        chances = (Fraction(exactly, way.results.total), Fraction(better, way.results.total))
        table.add_row(_words(category), f"{exactly:,}", *map(_percent, chances))
    return table


def _keep_facts(way: Keep, lowest: int) -> dict[str, object]:
    facts: dict[str, object] = {
        "kept": cards_text(way.kept),
        "thrown": cards_text(way.thrown),
        "improved": _fraction(way.improved),
        "strength": float(way.strength),
        **_results(way.results, lowest),
    }
    return facts if way.share is None else facts | {"share": way.share}


def _fraction(chance: Fraction) -> dict[str, object]:
    return {"chance": float(chance), "fraction": str(chance)}


def _results(results: Distribution, lowest: int) -> dict[str, object]:
    """The distribution by category, exactly and "or better"; of ways, which are whole numbers."""
    exactly = {category.name.lower(): results.ways(category) for category in CATEGORIES}
    better = 0
    or_better = {}
    for name in reversed(exactly):
        better += exactly[name]
        or_better[name] = better
    facts: dict[str, object] = {"total": results.total, "ways": exactly, "or_better": or_better}
    facts["hands"] = {name: ways / results.total for name, ways in exactly.items()}
    if lowest:
        ways = results.ways_at_least(lowest)
        facts["at_least"] = {"ways": ways, **_fraction(Fraction(ways, results.total))}
    return facts


def print_finish(own: str, seen: str, game: GameName, at_least: str, as_json: bool) -> None:
    """What a hand becomes. OddsError."""
    lowest = parse_hand_name(at_least) if at_least else 0
    answer = finish(own, seen, game)
    if as_json:
        print(_json(_finish_facts(answer, lowest)))
        return
    console = Console()
    title = f"{own or 'no card'}: {answer.to_come} to come of {answer.unseen} unseen"
    table = Table(title=title, title_justify="left")
    table.add_column("finish with", no_wrap=True)
    for column in ("exactly", "or better"):
        table.add_column(column, justify="right", no_wrap=True)
    for column in ("", "next card, live", "seen"):
        table.add_column(column)
    for kind in answer.kinds:
        cards = (cards_text(kind.live), cards_text(kind.seen))
        chances = map(_percent, (kind.chance, kind.at_least))
        table.add_row(_words(kind.category), *chances, _bar(float(kind.chance)), *cards)
    console.print(table)
    if lowest:
        console.print(f"{at_least} or better: {_percent(answer.results.chance_at_least(lowest))}")
    live = Table(title="live cards", title_justify="left")
    for column in ("", "held", "seen", "live", "chance"):
        live.add_column(column, justify="right")
    for suit in answer.suits:
        counts = map(str, (suit.held, suit.seen, suit.live))
        live.add_row(suit.suit, *counts, f"{_percent(suit.five)} for five")
    for rank in answer.ranks:
        counts = map(str, (rank.held, rank.seen, rank.live))
        live.add_row(rank.rank, *counts, f"{_percent(rank.another)} for one more")
    console.print(live)


def _finish_facts(answer: Finish, lowest: int) -> dict[str, object]:
    return {
        "own": cards_text(answer.own),
        "to_come": answer.to_come,
        "unseen": answer.unseen,
        "made": answer.made.name.lower(),
        **_results(answer.results, lowest),
        "outs": {
            kind.category.name.lower(): {
                "live": cards_text(kind.live),
                "seen": cards_text(kind.seen),
            }
            for kind in answer.kinds
            if kind.live or kind.seen
        },
        "suits": [
            {"suit": suit.suit, "held": suit.held, "seen": suit.seen, "live": suit.live}
            | {"five_or_more": _fraction(suit.five)}
            for suit in answer.suits
        ],
        "ranks": [
            {"rank": rank.rank, "held": rank.held, "seen": rank.seen, "live": rank.live}
            | {"one_more": _fraction(rank.another)}
            for rank in answer.ranks
        ],
    }


def print_deals(game: GameName, players: int, as_json: bool) -> None:
    """What is dealt. OddsError."""
    chances = deal_chances(game, players)
    if as_json:
        told = [
            {"name": chance.name, "ways": chance.ways, "of": chance.of} | _fraction(chance.chance)
            for chance in chances
        ]
        print(_json({"game": game, "players": players, "chances": told}))
        return
    table = Table(title=f"{game}, {players} players", title_justify="left")
    table.add_column("dealt")
    for column in ("chance", "ways", "of"):
        table.add_column(column, justify="right")
    for chance in chances:
        table.add_row(chance.name, _percent(chance.chance), f"{chance.ways:,}", f"{chance.of:,}")
    Console().print(table)
