"""Letters about accounts: a lost password, a new address, and that something was changed."""

import re
from collections.abc import AsyncIterator, Callable
from email.message import EmailMessage

import pytest
from sqlalchemy import Connection, select

from doorcard.adapters.sql import schema
from tests.room.playing import config_for
from tests.web.conftest import OpenSite
from tests.web.postbox import BUSY, NEVER, Postbox, body, postbox
from tests.web.serving import SITE, Site
from tests.web.visitors import OTHER, PASSWORD, Visitor

FORTUNE = config_for("fortune", 10)
ANN = "ann@example.org"
BEA = "bea@example.org"
MINUTE = 60_000
HOUR = 60 * MINUTE

Come = Callable[[], Visitor]


@pytest.fixture
async def box() -> AsyncIterator[Postbox]:
    async with postbox() as (box, _):
        yield box


@pytest.fixture
async def site(open_site: OpenSite, box: Postbox) -> Site:
    return await open_site(FORTUNE, post=box.post)


@pytest.fixture
async def come(site: Site) -> AsyncIterator[Come]:
    visitors: list[Visitor] = []

    def come() -> Visitor:
        visitors.append(Visitor(site))
        return visitors[-1]

    yield come
    for visitor in visitors:
        await visitor.close()


def keys(letter: EmailMessage, purpose: str) -> list[str]:
    """The keys of a letter's links."""
    page = {"reset": "login", "confirm": "account"}[purpose]
    return re.findall(rf"^{SITE}/{page}#{purpose}=(\S+)$", body(letter), re.MULTILINE)


async def letter(box: Postbox, number: int) -> EmailMessage:
    """The letter with this number, from 1."""
    await box.until(lambda box: len(box.letters) >= number)
    assert len(box.letters) == number
    return box.letters[-1]


async def until_empty(site: Site) -> None:
    """Wait until no letter waits."""
    waiting = select(schema.mails.c.row).where(schema.mails.c.due.is_not(None))
    while await site.desk.read(lambda connection: connection.execute(waiting).all()):
        pass


async def with_address(visitor: Visitor, box: Postbox, name: str, address: str = ANN) -> Visitor:
    """Registered, and the address confirmed."""
    number = len(box.letters) + 1
    await visitor.register(name, email=address)
    (key,) = keys(await letter(box, number), "confirm")
    assert await visitor.post("email/confirm", key=key) == (200, {})
    return visitor


# --- a lost password ---


@pytest.mark.parametrize("who", ["ann", ANN, ANN.upper()])
async def test_a_lost_password_is_replaced_by_a_link_that_works_once(
    site: Site, box: Postbox, come: Come, who: str
) -> None:
    ann = await with_address(come(), box, "Ann")
    link = await ann.link()
    assert await come().post("password/forgot", who=who) == (202, {})
    told = await letter(box, 2)
    assert (told["To"], told["Subject"]) == (ANN, "A new password")
    assert told["Auto-Submitted"] == "auto-generated"
    (key,) = keys(told, "reset")
    stranger = await come().play("Guest")
    assert await stranger.post("password/reset/whose", key=key) == (200, {"name": "Ann"})
    weak = await stranger.post("password/reset", key=key, password="Ann")
    assert weak == (400, {"code": "bad_password"})
    status, me = await stranger.post("password/reset", key=key, password=OTHER)
    assert (status, me["name"]) == (201, "Ann")
    await link.until_closed()
    assert await ann.me() is None
    await come().login("Ann", OTHER)
    for request in ({"key": key, "password": PASSWORD}, {"key": "x", "password": PASSWORD}):
        assert await come().post("password/reset", **request) == (410, {"code": "bad_key"})
    assert (await letter(box, 3))["Subject"] == "Your password was changed"


async def test_a_link_works_for_an_hour(site: Site, box: Postbox, come: Come) -> None:
    await with_address(come(), box, "Ann")
    await come().post("password/forgot", who="Ann")
    (key,) = keys(await letter(box, 2), "reset")
    site.desk.clock.advance(HOUR - 1)
    assert (await come().post("password/reset/whose", key=key))[0] == 200
    site.desk.clock.advance(1)
    assert (await come().post("password/reset/whose", key=key))[0] == 410
    assert (await come().post("password/reset", key=key, password=OTHER))[0] == 410
    await come().login("Ann")


async def test_nobody_learns_by_asking_which_names_and_addresses_there_are(
    site: Site, box: Postbox, come: Come
) -> None:
    await come().register("Bea", email=BEA)  # not confirmed
    await letter(box, 1)
    for who in ("Nobody", "nobody@example.org", "Bea", BEA, "", "<b>", "x" * 900):
        assert await come().post("password/forgot", who=who) == (202, {})
    await until_empty(site)
    assert len(box.letters) == 1
    kinds = select(schema.mails.c.kind)
    assert await site.desk.read(lambda one: one.scalars(kinds).all()) == ["confirm"]


async def test_accounts_of_one_address_get_one_letter_with_a_link_for_each(
    box: Postbox, come: Come
) -> None:
    await with_address(come(), box, "Ann")
    await with_address(come(), box, "Bea")
    await come().post("password/forgot", who=ANN)
    told = await letter(box, 3)
    first, second = keys(told, "reset")
    assert re.search(rf"^Ann:\n\S+{first}\n\nBea:\n\S+{second}$", body(told), re.MULTILINE)
    assert (await come().post("password/reset", key=second, password=OTHER))[1]["name"] == "Bea"
    await come().login("Ann")


async def test_strangers_who_ask_again_and_again_fill_nobodys_mailbox(
    site: Site, box: Postbox, come: Come
) -> None:
    await with_address(come(), box, "Ann")
    for _ in range(8):
        await come().post("password/forgot", who="Ann")
        await until_empty(site)
    assert len(box.letters) == 1 + 5
    (key,) = keys(box.letters[-1], "reset")
    assert (await come().post("password/reset", key=key, password=OTHER))[0] == 201


async def test_no_secret_of_a_letter_lies_in_the_database_and_nothing_typed_is_kept(
    site: Site, box: Postbox, come: Come
) -> None:
    await with_address(come(), box, "Ann")
    await come().post("password/forgot", who="aNN")
    (key,) = keys(await letter(box, 2), "reset")
    await until_empty(site)

    def everything(connection: Connection) -> str:
        tables = schema.metadata.sorted_tables
        return " ".join(str(row) for table in tables for row in connection.execute(select(table)))

    stored = await site.desk.database.run(everything)
    assert key not in stored
    assert "aNN" not in stored


async def test_a_reset_letter_that_is_not_taken_goes_out_later_with_a_key_of_its_own(
    site: Site, box: Postbox, come: Come
) -> None:
    await with_address(come(), box, "Ann")
    box.answers = [BUSY]
    await come().post("password/forgot", who="Ann")
    await box.until(lambda box: box.refused == 1)
    tries = select(schema.mails.c.tries).where(schema.mails.c.kind == "reset")
    while await site.desk.read(lambda one: one.scalar(tries)) != 1:
        pass
    site.desk.clock.advance(MINUTE)
    (key,) = keys(await letter(box, 2), "reset")
    assert (await come().post("password/reset/whose", key=key))[0] == 200


async def test_a_room_without_letters_says_so(open_site: OpenSite) -> None:
    site = await open_site(FORTUNE)
    ann = Visitor(site)
    assert await ann.get("room") == {"letters": False}
    refused = (409, {"code": "no_mail"})
    assert await ann.post("password/forgot", who="Ann") == refused
    assert await ann.post("register", name="Ann", password=PASSWORD, email=ANN) == refused
    await ann.register("Ann")
    assert await ann.post("account/email", email=ANN, password=PASSWORD) == refused
    await ann.close()


# --- addresses ---


async def test_a_new_address_counts_when_its_reader_says_so_and_the_old_one_is_told(
    box: Postbox, come: Come
) -> None:
    ann = await with_address(come(), box, "Ann")
    changed = await ann.post("account/email", email=BEA, password=PASSWORD, language="pl")
    assert changed[0] == 201
    assert (changed[1]["email"], changed[1]["new_email"]) == (ANN, BEA)
    asked = await letter(box, 2)
    assert (asked["To"], asked["Subject"]) == (BEA, "Czy to twój adres?")
    await come().post("password/forgot", who=BEA)
    (key,) = keys(asked, "confirm")
    # The letter may be read anywhere.
    assert await come().post("email/confirm", key=key, language="pl") == (200, {})
    assert await come().post("email/confirm", key=key) == (410, {"code": "bad_key"})
    facts = await ann.get("account")
    assert (facts["email"], facts["new_email"]) == (BEA, "")
    told = await letter(box, 3)
    assert (told["To"], told["Subject"]) == (ANN, "Zmiana adresu e-mail")


async def test_only_the_latest_of_several_new_addresses_can_be_confirmed(
    box: Postbox, come: Come
) -> None:
    ann = await come().register("Ann", email=ANN)
    (first,) = keys(await letter(box, 1), "confirm")
    await ann.post("account/email", email=BEA, password=PASSWORD)
    (second,) = keys(await letter(box, 2), "confirm")
    assert (await ann.post("email/confirm", key=first))[0] == 410
    assert (await ann.post("email/confirm", key=second))[0] == 200
    assert (await ann.get("account"))["email"] == BEA


async def test_an_address_is_taken_back_by_who_knows_the_password(box: Postbox, come: Come) -> None:
    ann = await with_address(come(), box, "Ann")
    refused = await ann.post("account/email", email="", password="wrong")
    assert refused == (403, {"code": "wrong_password"})
    status, facts = await ann.post("account/email", email="", password=PASSWORD)
    assert (status, facts["email"], facts["new_email"]) == (201, "", "")
    assert (await letter(box, 2))["To"] == ANN


async def test_an_address_is_not_asked_without_end_whose_it_is(
    site: Site, box: Postbox, come: Come
) -> None:
    for number in range(5):
        await come().register(f"Eve {number}", email=ANN)
    last = come()
    refused = await last.post("register", name="Eve", password=PASSWORD, email=ANN)
    assert refused == (429, {"code": "too_many"})
    await last.register("Eve")
    assert (await last.post("account/email", email=ANN, password=PASSWORD))[0] == 429
    await box.until(lambda box: len(box.letters) == 5)
    site.desk.clock.advance(24 * HOUR)
    assert (await last.post("account/email", email=ANN, password=PASSWORD))[0] == 201


@pytest.mark.parametrize("email", ["ann", "a@b\r\nBcc: c@d", "a@b, c@d"])
async def test_p54_what_is_no_address_is_refused_before_anything_is_kept(
    come: Come, email: str
) -> None:
    ann = come()
    refused = await ann.post("register", name="Ann", password=PASSWORD, email=email)
    assert refused == (400, {"code": "bad_address"})
    assert await ann.me() is None
    await ann.register("Ann")


async def test_a_letter_that_nobody_takes_leaves_the_address_unconfirmed(
    site: Site, box: Postbox, come: Come
) -> None:
    box.answers = [NEVER]
    ann = await come().register("Ann", email=ANN)
    await box.until(lambda box: box.refused == 1)
    await until_empty(site)
    assert (await ann.get("account"))["new_email"] == ANN
    assert (await ann.post("account/email", email=ANN, password=PASSWORD))[0] == 201
    assert (await letter(box, 1))["To"] == ANN


# --- their words ---


@pytest.mark.parametrize(
    ("language", "subject", "greeting"),
    [
        ("en", "Your password was changed", "Hello Ann,"),
        ("pl", "Zmiana hasła", "Dzień dobry, Ann!"),
        ("ru", "Смена пароля", "Здравствуйте, Ann!"),
    ],
)
async def test_letters_speak_the_language_of_their_reader(
    box: Postbox, come: Come, language: str, subject: str, greeting: str
) -> None:
    ann = await with_address(come(), box, "Ann")
    await ann.post("account/password", old=PASSWORD, new=OTHER, language=language)
    told = await letter(box, 2)
    assert told["Subject"] == subject
    assert body(told).startswith(greeting)
    assert f"\n{SITE}/login?forgot\n" in body(told)
    assert all(len(line) <= 76 for line in body(told).splitlines())
