"""Five-card stud: one card down, four up, a betting round after each up card (R1.5-R1.16)."""

from doorcard.engine.game import Game, Street

FIVE_CARD_STUD = Game(
    name="five_card_stud",
    forced="bring_in",
    streets=(
        Street(number=2, down=1, up=1, opener="bring_in"),
        Street(number=3, up=1, opener="best_board"),
        Street(number=4, up=1, opener="best_board"),
        Street(number=5, up=1, opener="best_board"),
    ),
)
