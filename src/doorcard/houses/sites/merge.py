"""Merge network."""

from doorcard.houses.sites.form import site

MERGE = site("merge")
