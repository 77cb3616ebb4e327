"""A new host: a private table, friends who come by its link, a hand by mail, the ledger."""

import asyncio
import email
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Page, expect

from tests.browser.axe import cut_off, sideways, violations
from tests.browser.conftest import SIZES
from tests.browser.house import House, Player

pytestmark = pytest.mark.browser


class Letters:
    """A mail server's hands: every letter goes into the queue."""

    def __init__(self) -> None:
        self.come: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        message = email.message_from_bytes(content, policy=default)
        assert isinstance(message, EmailMessage)
        self.come.put(message)
        return "250 taken"


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Iterator[Letters]:
    """A mail server the room hands its letters to."""
    box = Letters()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    listening = loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(listening, loop).result()
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setenv("DOORCARD_MAIL_URL", f"smtp://127.0.0.1:{port}")
    monkeypatch.setenv("DOORCARD_MAIL_SENDER", "hands@doorcard.example")
    yield box
    loop.call_soon_threadsafe(server.close)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def become(page: Page, house: House, name: str) -> None:
    """A guest of this name, in the lobby."""
    page.goto(f"{house.address}/lobby")
    page.get_by_test_id("guest-name").fill(name)
    page.get_by_test_id("guest-play").click()
    expect(page.get_by_test_id("wallet")).to_be_visible()


def register(page: Page, name: str) -> None:
    """The guest gets an account from the page that asks for one."""
    page.get_by_test_id("to-register").click()
    page.locator("#register-name").fill(name)
    page.locator("#register-password").fill("a stack of chips")
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("register")).to_have_count(0)


def sit(player: Player, seat: int) -> None:
    player.find(f"seat-{seat}").get_by_role("button").click()
    player.find("buyin-confirm").click()
    expect(player.page.locator("section.seat.own:not(.empty)")).to_be_visible()
    player.seat = seat


def test_a_new_host_friends_by_link_a_hand_by_mail_and_the_ledger(
    tmp_path: Path, open_page: Callable[[str], Page], letters: Letters
) -> None:
    with House(tmp_path) as house:
        host, friend = open_page("desk"), open_page("phone")
        become(host, house, "Ann")
        host.get_by_test_id("new-table").click()
        expect(host.get_by_test_id("needs-account")).to_be_visible()
        register(host, "Ann")

        # The form refuses nonsense beside its field, and makes the table when it is mended.
        host.goto(f"{house.address}/new-table")
        host.get_by_test_id("form-name").fill("Friday")
        host.get_by_test_id("section-rules-betting").locator("summary").click()
        host.locator("#knob-cap").fill("0")
        host.get_by_test_id("form-approval").check()
        host.get_by_test_id("form-make").click()
        expect(host.locator("#knob-cap")).to_have_attribute("aria-invalid", "true")
        expect(host.locator("#knob-cap")).to_be_focused()
        assert violations(host) == []
        host.set_viewport_size({"width": 320, "height": 640})
        assert sideways(host) == []
        assert cut_off(host) == []
        host.set_viewport_size(SIZES["desk"])
        host.locator("#knob-cap").fill("3")
        host.get_by_test_id("form-make").click()
        address = host.get_by_test_id("invite-link").input_value()
        assert violations(host) == []

        # A friend comes by the link and waits until the host says yes.
        become(friend, house, "Bo")
        friend.goto(address)
        friend.get_by_test_id("join").click()
        expect(friend.get_by_test_id("join-standing")).to_have_attribute("data-standing", "waiting")
        host.get_by_test_id("admit-Bo").click()
        friend.get_by_test_id("join-table").click()
        host.keyboard.press("Escape")
        table = host.url.rstrip("/").rsplit("/", 1)[-1]
        ann, bo = Player(host, table), Player(friend, table)
        sit(ann, 1)
        sit(bo, 2)
        play_a_hand(ann, bo)

        # The hand by mail, the sheet, and one who leaves in the middle of the next hand.
        host.get_by_test_id("lasthand-open").click()
        host.get_by_test_id("lasthand-mail").first.click()
        host.get_by_test_id("lasthand-mail-to").fill("ann@doorcard.example")
        host.get_by_test_id("lasthand-mail-send").click()
        letter = letters.come.get(timeout=30)
        assert letter["to"] == "ann@doorcard.example"
        host.keyboard.press("Escape")
        friend.wait_for_function(
            "() => document.querySelector('[data-phase]').dataset.phase === 'betting'",
            timeout=60_000,
        )
        for step in ("menu", "leave", "leave-now"):
            bo.find(step).click()
        play_a_hand(ann)
        expect(friend.locator("section.seat.own:not(.empty)")).to_have_count(0)
        sheet = host.context.new_page()
        sheet.goto(f"{house.address}/table/{table}/settle-up")
        rows = sheet.get_by_test_id("settle-up").locator("tbody tr")
        expect(rows).to_have_count(2)
        assert violations(sheet) == []

        # The host closes; the table is gone, and a stranger never knew it.
        host.get_by_test_id("host").click()
        host.get_by_test_id("host-close").click()
        host.get_by_test_id("host-close-sure").click()
        host.goto(f"{house.address}/lobby")
        expect(host.get_by_test_id("lobby-row-fortune")).to_be_visible()
        expect(host.get_by_test_id(f"lobby-row-{table}")).to_have_count(0)
        command = [str(Path(sys.executable).with_name("doorcard")), "ledger", "check"]
        checked = subprocess.run(
            [*command, "--data", str(tmp_path / "data")],
            capture_output=True,
            text=True,
            env=os.environ.copy(),
            check=False,
        )
        assert checked.returncode == 0, checked.stdout


def play_a_hand(*players: Player) -> None:
    """They call and check along to the end of the hand."""
    calm = ("act-check", "act-call", "act-bringin", "act-show")
    while True:
        for player in players:
            if player.page.locator("[data-phase=over]").count():
                return
            if player.page.locator("[data-testid^=act-]:not(:disabled)").count():
                player.act(*calm)
        players[0].page.evaluate("() => new Promise(requestAnimationFrame)")
