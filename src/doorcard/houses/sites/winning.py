"""Winning network (Americas Cardroom). Its histories list shown hands by chair."""

from doorcard.houses.sites.form import site

WINNING = site("winning")
