"""Winamax."""

from doorcard.houses.sites.form import site

WINAMAX = site("winamax")
