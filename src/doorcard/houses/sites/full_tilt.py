"""Full Tilt: the last aggressor of any round shows first; draws are dealt after all discards."""

from doorcard.houses.sites.form import site

FULL_TILT = site(
    "full_tilt",
    showdown_checked="any_round_aggressor",  # B39
    draw_deal="after_all",  # B28
)
