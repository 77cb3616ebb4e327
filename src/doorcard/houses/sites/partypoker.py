"""PartyPoker."""

from doorcard.houses.sites.form import site

PARTYPOKER = site("partypoker")
