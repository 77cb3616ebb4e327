"""Draws odds into a picture file, with matplotlib (the extra `plot`)."""

from pathlib import Path

from doorcard.app.stopping import Stop
from doorcard.odds import Odds
from doorcard.ranking import CATEGORIES

_KINDS = (".png", ".svg")


def plot_path(path: Path) -> None:
    """See, before any work is done, that a picture can be drawn there.

    Stop if not; ImportError if matplotlib is missing.
    """
    if path.suffix.lower() not in _KINDS:
        raise Stop(f"--plot: {path} must end with .png or .svg")
    if not path.absolute().parent.is_dir():
        raise Stop(f"--plot: there is no folder {path.parent}")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise ImportError(
            "--plot needs matplotlib, which comes with the extra `plot`: "
            "pip install 'doorcard[plot]'",
            name="matplotlib",
        ) from error


def plot_odds(odds: Odds, hands: tuple[str, ...], path: Path) -> None:
    """Bars of each hand's share, and of the hands it makes. Stop if the file cannot be written."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 1.5 + 0.7 * len(hands)), layout="constrained")
    shares, made = figure.subplots(1, 2)
    names = [f"{number}: {hand}" for number, hand in enumerate(hands, 1)]
    wins = [100 * player.win for player in odds.players]
    ties = [100 * (player.share - player.win) for player in odds.players]
    shares.barh(names, wins, label="wins", color="tab:green")
    shares.barh(names, ties, left=wins, label="ties", color="tab:olive")
    left = [0.0] * len(hands)
    for category in CATEGORIES:
        parts = [100 * player.hands[category.name.lower()] for player in odds.players]
        made.barh(names, parts, left=left, label=category.name.lower().replace("_", " "))
        left = [before + part for before, part in zip(left, parts, strict=True)]
    for axes, title in ((shares, f"share of the pot ({odds.method})"), (made, "hands made")):
        axes.set_title(title)
        axes.set_xlabel("%")
        axes.set_xlim(0, 100)
        axes.invert_yaxis()
        axes.legend(fontsize="x-small", loc="center left", bbox_to_anchor=(1, 0.5))
    made.set_yticks([])
    try:
        figure.savefig(path)
    except OSError as error:
        raise Stop(f"--plot: {error}") from error
