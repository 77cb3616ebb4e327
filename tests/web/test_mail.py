"""Hand histories by e-mail on request (R1.32, K31, B43), through a real SMTP server."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from doorcard.adapters.mail import BadMailServer, MailServer, is_address
from tests.room.playing import config_for
from tests.web.conftest import OpenSite
from tests.web.played import CARDS, Party, gather, play_mucked
from tests.web.postbox import BUSY, NEVER, SENDER, Postbox, attachment, body, postbox
from tests.web.serving import Site, make_site

FORTUNE = config_for("fortune", 10)
ANN = "ann@example.org"
MINUTE = 60_000

Mailing = tuple[Postbox, MailServer]


@pytest.fixture
async def mailing() -> AsyncIterator[Mailing]:
    async with postbox() as opened:
        yield opened


async def ask(party: Party, hand: str, seat: int, to: str = ANN) -> tuple[int, object]:
    answer = await party.site.post_to(f"/api/hands/{hand}/mail", {"to": to}, party.tokens[seat])
    return answer.status_code, answer.json()


async def until_state(site: Site, state: str) -> None:
    """Wait until the queue holds letters of this state alone; the clock stands still."""
    while True:
        found = await site.desk.read(lambda connection: connection.exec_driver_sql(
            "SELECT DISTINCT state FROM mails").scalars().all())  # fmt: skip
        if found == [state]:
            return


async def test_d_59_r1_32_the_letter_lists_the_hole_card_mucked_at_showdown_and_no_folded_hand(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    assert await ask(party, hand, 1) == (202, {"state": "queued"})
    await box.until(lambda box: len(box.letters) == 1)
    (letter,) = box.letters
    assert (letter["From"], letter["To"], box.recipients) == (SENDER, ANN, [ANN])
    assert letter["Message-ID"] == f"<{hand}.1@doorcard.example>"
    assert letter["Date"] == "Sun, 15 Jun 2025 15:06:45 +0000"
    text = body(letter)
    assert f"Seat 3: Cy, lost 4, mucked: {CARDS[3]} (jack high)" in text
    assert f"{CARDS[1]} (a pair of aces)" in text
    assert "6d" not in text
    assert "6c" not in text
    assert f"mucked [{CARDS[3]}]" in attachment(letter)
    assert "6d" not in attachment(letter)


POLISH = ("Rozdanie nr 1 przy stole Table", "przegrana 4, bez pokazania", "para asów")
RUSSIAN = ("Раздача № 1 за столом Table", "проигрыш 4, без показа", "пара тузов")


@pytest.mark.parametrize(("language", "words"), [("pl", POLISH), ("ru", RUSSIAN)])
async def test_the_letter_speaks_the_language_of_its_reader(
    open_site: OpenSite, mailing: Mailing, language: str, words: tuple[str, str, str]
) -> None:
    subject, lost, winner = words
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    request = {"to": ANN, "language": language}
    answer = await party.site.post_to(f"/api/hands/{hand}/mail", request, party.tokens[1])
    assert answer.status_code == 202
    await box.until(lambda box: len(box.letters) == 1)
    (letter,) = box.letters
    assert letter["Subject"] == subject
    text = body(letter)
    assert f"3: Cy, {lost}: {CARDS[3]} (" in text
    assert f"{CARDS[1]} ({winner})" in text
    assert "6d" not in text


async def test_b65_the_folded_player_finds_his_own_cards_in_his_letter(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    await ask(party, hand, 4)
    await box.until(lambda box: len(box.letters) == 1)
    assert f"folded: {CARDS[4]}" in body(box.letters[0])


async def test_k40_a_hand_the_text_has_no_words_for_is_attached_as_json(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    config = config_for("draw-limit", 50, history="email", show_draw_counts=False)
    party = await gather(await open_site(config, post=post))
    await party.site.desk.next_hand()
    await party.site.desk.play_out()
    hand = party.site.desk.hand.started.hand
    assert await ask(party, hand, 1) == (202, {"state": "queued"})
    await box.until(lambda box: len(box.letters) == 1)
    told = json.loads(attachment(box.letters[0]))
    assert (told["heading"]["viewer"], told["events"][-1]["type"]) == (1, "hand_ended")


async def test_b43_only_a_player_dealt_into_a_finished_hand_can_have_it_mailed(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    path, request = f"/api/hands/{hand}/mail", {"to": ANN}
    nobody = await party.site.post_to(path, request)
    assert (nobody.status_code, nobody.json()) == (401, {"code": "no_session"})
    stranger = await party.site.post_to(path, request, await party.site.guest("Eve"))
    assert (stranger.status_code, stranger.json()) == (404, {"code": "not_found"})
    await party.site.desk.next_hand()
    running = party.site.desk.hand.started.hand
    assert await ask(party, running, 1) == (404, {"code": "not_found"})
    party.site.http.headers["origin"] = "http://evil.example"
    assert await ask(party, hand, 1) == (403, {"code": "bad_origin"})
    assert box.letters == []


async def test_a_room_without_mail_says_so(open_site: OpenSite) -> None:
    party = await gather(await open_site(FORTUNE))
    hand = await play_mucked(party)
    assert await ask(party, hand, 1) == (409, {"code": "no_mail"})


async def test_k31_a_house_that_does_not_mail_says_so(
    open_site: OpenSite, mailing: Mailing
) -> None:
    site = await open_site(config_for("fortune", 10, history="view"), post=mailing[1])
    party = await gather(site)
    hand = await play_mucked(party)
    assert await ask(party, hand, 1) == (409, {"code": "no_mail"})


@pytest.mark.parametrize(
    "to",
    [
        "",
        "ann",
        "ann@",
        "@b",
        "a@b\r\nBcc: c@d",
        "a@b,c@d",
        "a b@c",
        '"a"@b',
        "a@b>",
        "x" * 300 + "@b",
    ],
)
def test_p54_what_is_no_address_is_refused(to: str) -> None:
    assert not is_address(to)


async def test_a_bad_address_is_answered_with_its_code(
    open_site: OpenSite, mailing: Mailing
) -> None:
    party = await gather(await open_site(FORTUNE, post=mailing[1]))
    hand = await play_mucked(party)
    assert await ask(party, hand, 1, "a@b\r\nBcc: c@d") == (400, {"code": "bad_address"})


async def test_asking_twice_sends_once(open_site: OpenSite, mailing: Mailing) -> None:
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    await ask(party, hand, 1)
    await until_state(party.site, "sent")
    assert await ask(party, hand, 1) == (202, {"state": "sent"})
    await ask(party, hand, 1, "other@example.org")
    await box.until(lambda box: len(box.letters) == 2)
    assert box.recipients == [ANN, "other@example.org"]


async def test_a_letter_that_is_not_taken_is_tried_again_later(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    box.answers = [BUSY, BUSY]
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    await ask(party, hand, 1)
    for refusals in (1, 2):
        await box.until(lambda box, refusals=refusals: box.refused == refusals)  # type: ignore[misc]
        await _until_tries(party.site, refusals)
        party.site.desk.clock.advance(4 * MINUTE)
    await box.until(lambda box: len(box.letters) == 1)


async def test_a_letter_nobody_will_ever_take_is_given_up_until_asked_again(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    box.answers = [NEVER]
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    await ask(party, hand, 1)
    await until_state(party.site, "given_up")
    assert await ask(party, hand, 1) == (202, {"state": "queued"})
    await box.until(lambda box: len(box.letters) == 1)


async def test_a_letter_asked_for_before_a_restart_is_sent_after_it_and_once(
    tmp_path: Path, mailing: Mailing
) -> None:
    box, post = mailing
    box.answers = [BUSY]
    site = await make_site(tmp_path, FORTUNE, post=post).open()
    party = await gather(site)
    hand = await play_mucked(party)
    await ask(party, hand, 1)
    await _until_tries(site, 1)
    await site.close()
    for letters in (1, 1):
        site = make_site(tmp_path, FORTUNE, post=post)
        site.desk.clock.advance(2 * MINUTE)
        await site.open()
        await box.until(lambda box, letters=letters: len(box.letters) == letters)  # type: ignore[misc]
        await until_state(site, "sent")
        await site.close()
    assert len(box.letters) == 1


async def test_a_letter_whose_mark_could_not_be_written_is_marked_later_and_not_sent_again(
    open_site: OpenSite, mailing: Mailing
) -> None:
    box, post = mailing
    party = await gather(await open_site(FORTUNE, post=post))
    hand = await play_mucked(party)
    box.open.clear()
    await ask(party, hand, 1)
    await box.until(lambda box: len(box.letters) == 1)
    with capture_logs() as logs:
        await _run(party.site, "ALTER TABLE mails RENAME TO mails_away")
        box.open.set()
        while not any(line["event"] == "mail queue cannot be read" for line in logs):
            await _run(party.site, "SELECT 1")
        await _run(party.site, "ALTER TABLE mails_away RENAME TO mails")
    party.site.desk.clock.advance(2 * MINUTE)
    await until_state(party.site, "sent")
    assert len(box.letters) == 1


async def _run(site: Site, statement: str) -> None:
    await site.desk.read(lambda connection: connection.exec_driver_sql(statement))


async def test_letters_are_not_asked_for_without_end(open_site: OpenSite, mailing: Mailing) -> None:
    party = await gather(await open_site(FORTUNE, post=mailing[1]))
    hand = await play_mucked(party)
    codes = [(await ask(party, hand, 1, f"a{number}@example.org"))[0] for number in range(11)]
    assert codes == [202] * 10 + [429]
    mails, now = party.site.mails, party.site.desk.clock.now()
    player = party.site.desk.player_on(1)
    states = [
        await mails.ask(player, hand, f"b{number}@example.org", "en", now) for number in range(11)
    ]
    assert states == ["queued"] * 10 + [None]


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example", SENDER),
        ("smtp://", SENDER),
        ("smtp://mail.example:x", SENDER),
        ("smtp://mail.example", "nobody"),
    ],
)
def test_a_mail_server_that_cannot_be_is_refused(url: str, sender: str) -> None:
    with pytest.raises(BadMailServer):
        MailServer.at(url, sender)


def test_a_mail_server_by_its_url() -> None:
    server = MailServer.at("smtps://ann:p%40ss@mail.example", SENDER)
    assert (server.host, server.port, server.secure) == ("mail.example", 465, True)
    assert (server.user, server.password) == ("ann", "p@ss")


async def _until_tries(site: Site, tries: int) -> None:
    while True:
        found = await site.desk.read(lambda connection: connection.exec_driver_sql(
            "SELECT max(tries) FROM mails").scalar())  # fmt: skip
        if found == tries:
            return
