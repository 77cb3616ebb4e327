"""Seven-card stud: two down and one up, three more up, the last one down (R3.7-R3.22)."""

from doorcard.engine.game import Game, Street

SEVEN_CARD_STUD = Game(
    name="seven_card_stud",
    forced="bring_in",
    shared_card=True,
    streets=(
        Street(number=3, down=2, up=1, opener="bring_in"),
        Street(number=4, up=1, opener="best_board"),
        Street(number=5, up=1, opener="best_board"),
        Street(number=6, up=1, opener="best_board"),
        Street(number=7, down=1, opener="best_board"),
    ),
)
