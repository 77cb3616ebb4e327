"""R4: five-card draw with blinds, limit and pot-limit."""

import msgspec

from doorcard.engine.house import HouseRules

DRAW_LIMIT = HouseRules(
    name="draw-limit",
    game="five_card_draw",
    structure="limit",
    max_seats=6,  # R4.1
    small_bet_streets=(1,),
    big_bet_streets=(2,),
    cap=4,  # B15
    headsup_uncap="never",
    dealer="moving",  # R4.14
    showdown_checked="seat_order",  # B39
    min_wager_round2="2bb",  # R4.10
    fold_when_free=True,  # R4.9
    new_player_entry="wait_bb_or_post",  # B32
    action_seconds=30,
    warn_seconds=10,
    time_bank_seconds=60,
    history="view",
)

DRAW_POT = msgspec.structs.replace(
    DRAW_LIMIT,
    name="draw-pot",
    structure="pot",
    cap=None,  # K13
    short_wager="full_only",  # B37
)
