"""Histories that people bring: read in a process of their own, and nothing of them is kept."""
