"""House players; they get a seat's view and nothing else."""

from doorcard.bots.decide import Choice, decide
from doorcard.bots.temperament import STEADY, TEMPERAMENTS, Temperament

__all__ = ["STEADY", "TEMPERAMENTS", "Choice", "Temperament", "decide"]
