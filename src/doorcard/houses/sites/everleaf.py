"""Everleaf network."""

from doorcard.houses.sites.form import site

EVERLEAF = site("everleaf")
