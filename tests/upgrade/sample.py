"""What is known of the sample databases beside this file."""

from doorcard.adapters.sql import Seal

KEY = b"the key of the sample databases."
SEAL_NAME = Seal(KEY).name

# The deck of the hand that is running in them: a card down and one up for each of three players,
# a burned card (B25), the third street.
DECK = "As Ks Qs Ah Kh Qh 2c 9c 9d 3d 4h 5s 6c 7d 8h"
