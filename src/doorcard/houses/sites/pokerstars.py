"""PokerStars: a short all-in is filled up to the next whole bet, shows go round by seat."""

from doorcard.houses.sites.form import site

POKERSTARS = site(
    "pokerstars",
    short_wager="nominal",  # B10
    showdown_checked="seat_order",  # B39
)
