"""R1: Fortune five-card stud."""

from doorcard.engine.house import HouseRules

FORTUNE = HouseRules(
    name="fortune",
    game="five_card_stud",
    structure="limit",
    max_seats=8,
    ante_divisor=10,
    ante_auto="switch",  # R1.3
    bring_in_divisor=4,
    small_bet_streets=(2, 3),  # R1.21
    big_bet_streets=(4, 5),
    open_pair_street=3,  # R1.23
    cap=4,  # R1.26: one bet and three raises
    headsup_uncap="before_cap",  # B13
    burn=True,  # R1.11
    showdown_checked="first_actor",  # R1.28
    action_seconds=30,
    warn_seconds=10,
    time_bank_seconds=60,
    history="email",  # R1.32
)
