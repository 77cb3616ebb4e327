"""The variants of PHH that are dealt here, with the game and the betting structure of each.

Of the format's own variants seven-card stud (F7S) is one. Five-card stud and draw have no code in
the format; ours begin with ``X-DOORCARD-`` so that nobody takes them for official ones.
"""

# F fixed limit, P pot limit, N no limit; 5S and 5D the game.
VARIANTS: dict[str, tuple[str, str]] = {
    "F7S": ("seven_card_stud", "limit"),
    "X-DOORCARD-F5S": ("five_card_stud", "limit"),
    "X-DOORCARD-F5D": ("five_card_draw", "limit"),
    "X-DOORCARD-P5D": ("five_card_draw", "pot"),
    "X-DOORCARD-N5D": ("five_card_draw", "no"),
}
