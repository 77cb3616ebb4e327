"""Accounts as their owner meets them: chips are kept, passwords lost, sessions ended."""

import email
import re
import socket
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from queue import Queue

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Page, expect

from tests.browser.axe import look
from tests.browser.house import House, Player

pytestmark = pytest.mark.browser

PASSWORD = "four red queens"
OTHER = "seven low clubs"
ANN = "ann@example.org"


class Letters:
    """A mail server in a thread of its own; ``queue`` has what it was handed."""

    def __init__(self) -> None:
        self.queue: Queue[EmailMessage] = Queue()
        self.port = free_port()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.queue.put(message)
        return "250 taken"

    def link(self) -> str:
        """The link of the next letter."""
        part = self.queue.get(timeout=60).get_body(("plain",))
        assert part is not None
        found = re.search(r"http\S+#\S+", str(part.get_content()))
        assert found
        return found.group()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.fixture
def letters() -> Iterator[Letters]:
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=letters.port)
    controller.start()
    yield letters
    controller.stop()


@pytest.fixture
def mailing_house(tmp_path: Path, letters: Letters) -> Iterator[House]:
    house = House(tmp_path)
    house.address = f"http://127.0.0.1:{free_port()}"
    mail = f'[mail]\nurl = "smtp://127.0.0.1:{letters.port}"\nsender = "room@cards.example"\n'
    with (tmp_path / "doorcard.toml").open("a") as settings:
        settings.write(f'{mail}site = "{house.address}"\n')
    with house:
        yield house


@pytest.mark.parametrize(("size", "elsewhere"), [("desk", "phone"), ("phone", "desk")])
def test_a_guest_keeps_his_chips_and_finds_his_way_back(
    mailing_house: House,
    letters: Letters,
    open_page: Callable[[str], Page],
    shots: Path,
    size: str,
    elsewhere: str,
) -> None:
    house, page = mailing_house, open_page(size)
    ann = Player(page, "fortune")
    ann.sit(house.address, "Ann")

    # Register: the name is there, what is pasted is taken, Enter sends it.
    page.goto(f"{house.address}/lobby")
    wallet = ann.find("wallet").inner_text()
    ann.find("keep-chips").click()
    expect(ann.find("register-name")).to_be_focused()
    expect(ann.find("register-name")).to_have_value("Ann")
    ann.find("register-password").focus()
    page.keyboard.insert_text("short")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/login"))
    ann.find("register-password").fill(PASSWORD)
    ann.find("register-email").fill(ANN)
    look(page, shots / f"register-{size}.png", whole=True)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{house.address}/table/fortune")
    expect(page.locator("section.seat.own:not(.empty)")).to_be_visible()

    # The letter's link confirms the address.
    page.goto(letters.link())
    expect(ann.find("wallet")).to_have_text(wallet)
    expect(ann.find("new-email")).to_be_visible()
    ann.find("confirm-email").click()
    expect(ann.find("email")).to_contain_text(ANN)
    assert "#" not in page.url

    # Another browser: a wrong password says so and nothing more; the right one leads back.
    other = open_page(elsewhere)
    away = Player(other, "fortune")
    other.goto(f"{house.address}/lobby")
    away.find("guest-login").click()
    expect(away.find("login-name")).to_have_attribute("autocomplete", "username")
    expect(away.find("login-password")).to_have_attribute("autocomplete", "current-password")
    away.find("login-name").fill("ann")
    away.find("login-password").fill(OTHER)
    other.keyboard.press("Enter")
    expect(other.get_by_role("alert").filter(has_text="wrong")).to_be_visible()
    look(other, shots / f"login-{elsewhere}.png", whole=True)
    away.find("login-password").fill(PASSWORD)
    other.keyboard.press("Enter")
    expect(away.find("account-link")).to_have_text("Ann")
    expect(other).to_have_url(f"{house.address}/lobby")
    other.goto(f"{house.address}/table/fortune")
    expect(other.locator("section.seat.own:not(.empty)")).to_be_visible()

    # The first browser sees the second one and ends it, and the table there is a watcher's.
    page.reload()
    expect(ann.find("session")).to_have_count(2)
    look(page, shots / f"account-{size}.png", whole=True)
    ann.find("sessions-end-others").click()
    expect(ann.find("session")).to_have_count(1)
    expect(other.locator("section.seat.own:not(.empty)")).to_have_count(0)
    other.goto(f"{house.address}/lobby")
    expect(away.find("login-link")).to_be_visible()

    # The password is lost: a letter, a link, a new one.
    away.find("login-link").click()
    away.find("to-forgot").click()
    away.find("forgot-who").fill(ANN)
    other.keyboard.press("Enter")
    expect(other.get_by_role("status").filter(has_text=ANN)).to_be_visible()
    look(other, shots / f"forgot-{elsewhere}.png", whole=True)
    link = letters.link()
    other.goto(link)
    expect(away.find("reset-name")).to_have_value("Ann")
    away.find("reset-password").fill(OTHER)
    look(other, shots / f"reset-{elsewhere}.png", whole=True)
    other.keyboard.press("Enter")
    expect(away.find("account-link").or_(other.locator("section.seat.own")).first).to_be_visible()
    other.goto(link)
    expect(other.get_by_role("alert").filter(has_text="link")).to_be_visible()

    # Leave for good: not from a table, and not without the password.
    away = Player(other, "fortune")
    other.goto(f"{house.address}/table/fortune")
    away.leave()
    other.goto(f"{house.address}/account")
    away.find("delete").click()
    away.find("delete-password").fill(PASSWORD)
    away.find("delete-confirm").click()
    expect(other.get_by_role("alert").filter(has_text="password")).to_be_visible()
    away.find("delete-password").fill(OTHER)
    look(other, shots / f"delete-{elsewhere}.png", whole=True)
    away.find("delete-confirm").click()
    expect(away.find("guest-name")).to_be_visible()
    expect(away.find("login-link")).to_be_visible()
