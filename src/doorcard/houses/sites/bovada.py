"""Bovada, formerly Bodog."""

from doorcard.houses.sites.form import site

BOVADA = site("bovada")
