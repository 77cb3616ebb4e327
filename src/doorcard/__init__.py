"""Doorcard: a card room for stud and draw poker.

Importing this package loads nothing else; take what you need from its rooms
(`doorcard.engine`, `doorcard.games`, `doorcard.views`, ...).
"""

__version__ = "0.1.0"
