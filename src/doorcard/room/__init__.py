"""The table service: tables, seats, clocks, ledger."""
