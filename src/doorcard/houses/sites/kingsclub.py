"""KingsClub."""

from doorcard.houses.sites.form import site

KINGSCLUB = site("kingsclub")
