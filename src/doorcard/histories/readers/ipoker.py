"""iPoker XML: sessions of games, acts numbered in play order, neither shows nor rake told."""

from xml.parsers import expat

from doorcard.histories.readers.games import game_named
from doorcard.histories.readers.scribe import OPENING_STREETS, Scribe
from doorcard.histories.readers.text import Source
from doorcard.histories.record import ActKind, HistoryError, NotPlayed, Reading, Result

KIND = "ipoker"

_LIMITS = {"L": "limit", "Limit": "limit", "PL": "pot", "LP": "pot", "NL": "no", "SL": "no"}
# What the cards of a round are called; the round's number tells the street.
_CARDS = frozenset(
    ("Second Street", "Third Street", "Fourth Street", "Fifth Street", "Sixth Street", "River")
)
_FIRST_ROUND = 2  # rounds 0 and 1 are for antes and blinds
_ACTS: dict[str, ActKind] = {"0": "fold", "9": "fold", "4": "check", "3": "call", "5": "bet"}


class _Element:
    """An element with the line on which it begins."""

    def __init__(self, name: str, attributes: dict[str, str], line: int) -> None:
        self.name, self.attributes, self.line = name, attributes, line
        self.children: list[_Element] = []
        self.text = ""

    def find(self, name: str) -> "_Element | None":
        return next((child for child in self.children if child.name == name), None)

    def all(self, name: str) -> "list[_Element]":
        return [child for child in self.children if child.name == name]


def parse_xml(text: str, source: Source) -> _Element:
    """The tree of an XML text. HistoryError for anything else, and for entity declarations."""
    parser = expat.ParserCreate()
    root = _Element("", {}, 1)
    path = [root]

    def start(name: str, attributes: dict[str, str]) -> None:
        element = _Element(name, attributes, parser.CurrentLineNumber)
        path[-1].children.append(element)
        path.append(element)

    def end(name: str) -> None:
        path.pop()

    def characters(data: str) -> None:
        path[-1].text += data

    def entity(*_: object) -> None:
        raise source.error("entity declarations are not read", parser.CurrentLineNumber)

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler, parser.EntityDeclHandler = characters, entity
    try:
        parser.Parse(text, True)
    except expat.ExpatError as wrong:
        raise source.error(f"no XML: {expat.ErrorString(wrong.code)}", wrong.lineno) from wrong
    return root


def read(text: str, path: str = "") -> list[Reading | HistoryError]:
    """All games of an iPoker session; a HistoryError stands for each that is not understood.

    Raises HistoryError where the session itself is not understood.
    """
    source = Source(KIND, path)
    # The declared encoding is not that of the decoded text any more.
    body = text.lstrip()
    if body.startswith("<?xml") and "?>" in body:
        skipped = text[: len(text) - len(body) + body.index("?>") + 2]
        text = "\n" * skipped.count("\n") + text[len(skipped) :]
    session = parse_xml(text, source).find("session")
    if session is None:
        raise source.error("no session", 1)
    general = session.find("general")
    kind = general.find("gametype") if general else None
    if general is None or kind is None:
        raise source.error("the session names no game", session.line)
    games = session.all("game")
    if not games:
        raise source.error("a session without games", session.line)
    tournament = any(general.find(name) for name in ("buyin", "tournamentcode", "totalbuyin"))
    readings: list[Reading | HistoryError] = []
    for game in games:
        source.line = game.line
        try:
            readings.append(_read_game(source, game, kind.text.strip(), tournament))
        except HistoryError as wrong:
            readings.append(wrong)
    return readings


def _read_game(source: Source, game: _Element, kind: str, tournament: bool) -> Reading:
    words = kind.partition(" Ante ")[0].split()
    limits = ""
    if words and "/" in words[-1]:
        limits = words.pop()
    structure = _LIMITS.get(words.pop() if words else "")
    if structure is None:
        raise source.error(f"no structure in {kind!r}")
    name = " ".join(words)
    hand = game.attributes.get("gamecode", "")
    ours = game_named(name)
    if ours is None:
        return NotPlayed(site=KIND, hand=hand, game=name, path=source.path, line=source.line)
    if ours == "five_card_draw" or structure != "limit":
        raise source.error("draw and pot-limit hands of this site are not known here")
    scribe = Scribe(source, KIND)
    scribe.hand, scribe.game = hand, ours
    scribe.tournament = tournament
    scribe.unit = 1 if tournament else 100
    if limits:
        small, _, big = limits.partition("/")
        scribe.small, scribe.big = scribe.money(small), scribe.money(big)
    results = _seats(scribe, game)
    rounds = sorted(game.all("round"), key=lambda element: _number(source, element, "no"))
    for element in rounds:
        _round(scribe, element)
    raisers = {
        scribe.seat(_attribute(source, action, "player"))
        for element in rounds
        for action in element.all("action")
        if action.attributes.get("type") == "23"
    }
    for result in results:
        # The site counts a raiser's ante once more in "bet" (not always), so that is no statement.
        paid = None if result.seat in raisers else result.paid
        scribe.add(Result(result.seat, paid, result.won, line=result.line))
    return scribe.record()


def _number(source: Source, element: _Element, name: str) -> int:
    source.line = element.line
    return source.number(_attribute(source, element, name))


def _attribute(source: Source, element: _Element, name: str) -> str:
    value = element.attributes.get(name)
    if value is None:
        raise source.error(f"<{element.name}> without {name!r}", element.line)
    return value


def _seats(scribe: Scribe, game: _Element) -> list[Result]:
    """The chairs, and what the list of players says about the end."""
    source = scribe.source
    general = game.find("general")
    players = general.find("players") if general else None
    if players is None:
        raise source.error("a game without players")
    results = []
    for player in players.all("player"):
        seat = _number(source, player, "seat")
        name = _attribute(source, player, "name")
        stack = scribe.money(_attribute(source, player, "chips"))
        if not name and not stack:
            continue  # an empty chair
        scribe.sit(seat, name, stack)
        paid = scribe.money(_attribute(source, player, "bet"))
        won = scribe.money(_attribute(source, player, "win"))
        if paid or won:
            results.append(Result(seat, paid=paid, won=won, line=player.line))
    return results


def _round(scribe: Scribe, element: _Element) -> None:
    """A round: its cards first, then its acts in the order of their numbers."""
    source = scribe.source
    for child in element.children:
        if child.name == "cards":
            _cards(scribe, child, _number(source, element, "no"))
    actions = element.all("action")
    for action in sorted(actions, key=lambda one: _number(source, one, "no")):
        source.line = action.line
        _action(scribe, action)


def _cards(scribe: Scribe, element: _Element, round_number: int) -> None:
    source = scribe.source
    source.line = element.line
    kind = _attribute(source, element, "type")
    first = OPENING_STREETS[scribe.game]
    number = first + round_number - _FIRST_ROUND
    if kind not in _CARDS or number < first:
        raise source.error(f"no cards of round {round_number} are called {kind!r}")
    seat = scribe.seat(_attribute(source, element, "player"))
    cards = tuple(source.card_suit_first(word) for word in element.text.split())
    if number != scribe.number:
        scribe.street(number)
    if number == first:
        down = 2 if scribe.game == "seven_card_stud" else 1
        if len(cards) != down + 1:
            raise source.error("a wrong number of cards is dealt")
        scribe.deal(seat, cards[:down], cards[down:])
    elif len(cards) != 1:
        raise source.error("a wrong number of cards is dealt")
    elif number == 7:
        scribe.deal(seat, down=cards)
    else:
        scribe.deal(seat, up=cards)


def _action(scribe: Scribe, action: _Element) -> None:
    source = scribe.source
    seat = scribe.seat(_attribute(source, action, "player"))
    kind = _attribute(source, action, "type")
    amount = scribe.money(_attribute(source, action, "sum"))
    if kind == "15":
        scribe.ante(seat, amount)
    elif kind == "16":
        scribe.bring_in(seat, amount)
    elif kind in ("0", "9", "4"):
        scribe.act(seat, _ACTS[kind])
    elif kind == "3":
        scribe.act(seat, "call", amount)
    elif kind in ("5", "23"):
        # Bets and raises state the street's total, calls what was paid.
        scribe.act_to(seat, "raise" if kind == "23" else "bet", amount)
    elif kind == "7":
        scribe.all_in(seat, amount)
    else:
        raise source.error(f"no act is known by the number {kind!r}")
