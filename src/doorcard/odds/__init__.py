"""Equity, draws and batch evaluation."""
