"""Live tournaments of the World Series of Poker, as recorded in PHH files."""

from doorcard.houses.sites.form import site

WSOP_LIVE = site("wsop_live")
