"""R3: seven-card stud for eight, the dealer's place fixed at seat 8."""

from doorcard.engine.house import HouseRules

SEVEN_STUD = HouseRules(
    name="seven-stud",
    game="seven_card_stud",
    structure="limit",
    max_seats=8,  # R3.1
    ante_divisor=5,  # R3.2: 40 of 200
    ante_auto="on",  # R3.3
    bring_in_divisor=4,  # R3.10
    small_bet_streets=(3, 4),
    big_bet_streets=(5, 6, 7),
    open_pair_street=4,  # R3.19
    cap=4,  # R3.15
    headsup_uncap="never",
    dealer_marker_seat=8,  # R3.4
    showdown_checked="any_round_aggressor",  # R3.25
    action_seconds=30,
    warn_seconds=15,
    time_bank_seconds=60,
    history="window",  # R3.30
    history_hands=50,
    announce_hands=True,  # R3.27
)
