"""The games that can be dealt, by name."""

from doorcard.engine.game import Game
from doorcard.games.five_card_draw import FIVE_CARD_DRAW
from doorcard.games.five_card_stud import FIVE_CARD_STUD
from doorcard.games.seven_card_stud import SEVEN_CARD_STUD

GAMES: dict[str, Game] = {
    game.name: game for game in (FIVE_CARD_STUD, SEVEN_CARD_STUD, FIVE_CARD_DRAW)
}

__all__ = ["FIVE_CARD_DRAW", "FIVE_CARD_STUD", "GAMES", "SEVEN_CARD_STUD"]
