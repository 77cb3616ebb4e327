"""R2: five-card stud with ten seconds to act and all-in protection."""

from doorcard.engine.house import HouseRules

TEN_SECOND = HouseRules(
    name="ten-second",
    game="five_card_stud",
    structure="limit",
    max_seats=8,
    ante_divisor=0,  # R2.1 mentions none
    ante_auto="on",
    bring_in_divisor=4,
    small_bet_streets=(2, 3),  # B56
    big_bet_streets=(4, 5),
    cap=4,  # B15
    headsup_uncap="before_cap",
    burn=True,  # R2.4
    showdown_checked="first_actor",  # R2.10
    action_seconds=10,  # R2.7
    warn_seconds=5,
    reconnect_extra_seconds=0,
    timeout_protections=2,  # R2.9
    history="view",  # R2.13
    leaving="fold",  # B52
)
