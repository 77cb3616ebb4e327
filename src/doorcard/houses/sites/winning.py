"""Winning network (Americas Cardroom)."""

from doorcard.houses.sites.form import site

WINNING = site("winning")
