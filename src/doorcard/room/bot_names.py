"""Names of house players. A person sees the BOT badge beside them."""

from random import Random

NAMES = (
    "Ada",
    "Bruno",
    "Celeste",
    "Dmitri",
    "Edith",
    "Felix",
    "Greta",
    "Hugo",
    "Irena",
    "Jonas",
    "Klara",
    "Leon",
    "Mila",
    "Nestor",
    "Olga",
    "Piotr",
    "Rosa",
    "Silas",
    "Tamara",
    "Viktor",
)


def bot_name(taken: set[str], dice: Random) -> str:
    """A name nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return dice.choice(free)
