"""OnGame network."""

from doorcard.houses.sites.form import site

ONGAME = site("ongame")
