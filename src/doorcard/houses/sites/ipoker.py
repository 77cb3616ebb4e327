"""iPoker network. Its histories state neither shows nor rake."""

from doorcard.houses.sites.form import site

IPOKER = site("ipoker")
