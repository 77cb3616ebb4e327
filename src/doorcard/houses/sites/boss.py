"""Boss Media network."""

from doorcard.houses.sites.form import site

BOSS = site("boss")
