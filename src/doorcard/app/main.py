"""The `doorcard` command."""

from cyclopts import App

from doorcard import __version__

app = App(name="doorcard", help="A card room for stud and draw poker.", version=__version__)


def main() -> None:
    """Run the command line given in `sys.argv`."""
    app()
