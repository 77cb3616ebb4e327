"""The names sites give to the games, and which of them are dealt here."""

GAME_NAMES: dict[str, str] = {
    "7 card stud": "seven_card_stud",
    "7-card stud": "seven_card_stud",
    "seven card stud": "seven_card_stud",
    "seven cards stud": "seven_card_stud",
    "7stud": "seven_card_stud",
    "7card": "seven_card_stud",
    "stud hi": "seven_card_stud",
    "stud-hi": "seven_card_stud",
    "stud": "seven_card_stud",
    "5 card stud": "five_card_stud",
    "5-card stud": "five_card_stud",
    "5stud": "five_card_stud",
    "5card": "five_card_stud",
    "five card stud": "five_card_stud",
    "five cards stud": "five_card_stud",
    "5-card-stud": "five_card_stud",
    "5 card draw": "five_card_draw",
    "five card draw": "five_card_draw",
    "five cards draw": "five_card_draw",
    "5-card-draw": "five_card_draw",
    "5 draw": "five_card_draw",
}


def game_named(name: str) -> str | None:
    """Our name of a game, None where it is not dealt here (razz, hi-lo, hold'em, ...)."""
    return GAME_NAMES.get(" ".join(name.lower().split()))
