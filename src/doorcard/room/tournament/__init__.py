"""Tournaments: structures, the fold of a tournament's records, and the owner of its tables."""
