"""Absolute Poker."""

from doorcard.houses.sites.form import site

ABSOLUTE = site("absolute")
