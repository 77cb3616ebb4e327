"""Five-card draw with blinds: five cards down, a round, an exchange, a round (R4.1-R4.9)."""

from doorcard.engine.game import Game, Street

FIVE_CARD_DRAW = Game(
    name="five_card_draw",
    forced="blinds",
    streets=(
        Street(number=1, down=5, opener="left_of_big_blind"),
        Street(number=2, draw=True, opener="left_of_button"),
    ),
)
