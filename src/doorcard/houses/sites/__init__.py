"""Real sites whose hands can be replayed, by key. They are no rooms of ours."""

from doorcard.houses.sites.absolute import ABSOLUTE
from doorcard.houses.sites.boss import BOSS
from doorcard.houses.sites.bovada import BOVADA
from doorcard.houses.sites.everleaf import EVERLEAF
from doorcard.houses.sites.form import Site
from doorcard.houses.sites.full_tilt import FULL_TILT
from doorcard.houses.sites.ipoker import IPOKER
from doorcard.houses.sites.kingsclub import KINGSCLUB
from doorcard.houses.sites.merge import MERGE
from doorcard.houses.sites.ongame import ONGAME
from doorcard.houses.sites.partypoker import PARTYPOKER
from doorcard.houses.sites.pokerstars import POKERSTARS
from doorcard.houses.sites.winamax import WINAMAX
from doorcard.houses.sites.winning import WINNING
from doorcard.houses.sites.wsop_live import WSOP_LIVE

SITES: dict[str, Site] = {
    site.name: site
    for site in (
        POKERSTARS,
        FULL_TILT,
        IPOKER,
        BOVADA,
        EVERLEAF,
        ONGAME,
        BOSS,
        MERGE,
        PARTYPOKER,
        WINNING,
        WINAMAX,
        WSOP_LIVE,
        ABSOLUTE,
        KINGSCLUB,
    )
}

__all__ = ["SITES", "Site"]
