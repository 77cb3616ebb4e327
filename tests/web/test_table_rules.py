"""The settings a table is played by, over HTTP."""

import msgspec

from doorcard.adapters.web.rules import TableRules
from doorcard.houses.knobs import Difference
from tests.room.playing import config_for
from tests.web.conftest import OpenSite

STUD = config_for("seven-stud", 200)


async def test_a_tables_rules_are_the_knobs_it_is_played_by(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    answer = await site.http.get(f"/api/tables/{STUD.table}/rules")
    assert answer.status_code == 200
    told = msgspec.json.decode(answer.content, type=TableRules)
    bank = Difference("time_bank_seconds", before=60, after=0)
    assert told == TableRules(
        STUD.table, STUD.name, STUD.house, STUD.stakes, STUD.unit, "", (bank,)
    )


async def test_a_table_that_is_not_there_has_no_rules(open_site: OpenSite) -> None:
    site = await open_site(STUD)
    answer = await site.http.get("/api/tables/elsewhere/rules")
    assert answer.status_code == 404
    assert answer.json() == {"code": "not_found"}
