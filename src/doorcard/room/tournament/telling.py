"""A tournament as people see it. All of it is public but ``you``, which is the viewer's own."""

from msgspec import Struct

from doorcard.room.tournament.answering import answer
from doorcard.room.tournament.deals import DealKind
from doorcard.room.tournament.director import Director
from doorcard.room.tournament.giving_up import calls_off_at
from doorcard.room.tournament.look import TableLook
from doorcard.room.tournament.orders import (
    AddOn,
    AnswerDeal,
    Cancel,
    Pause,
    ProposeDeal,
    Rebuy,
    Register,
    Role,
    Sender,
    TournamentOrder,
    Unregister,
)
from doorcard.room.tournament.scene import Scene, Step
from doorcard.room.tournament.standings import place_of, prizes_of
from doorcard.room.tournament.state import Entrant, Phase, TournamentState
from doorcard.room.tournament.structure import Break, Level, Period, Satellite, house_of


class TournamentRow(Struct, frozen=True):
    """A tournament in the lobby. you: the viewer's part in it; table: where he plays.

    closed: a fault of ours has closed it until the next start (P60).
    """

    tournament: str
    name: str
    form: str
    games: tuple[str, ...]
    phase: Phase
    starts_at: int
    ended: int
    entries: int
    left: int
    most: int
    seats: int
    price: int
    fee: int
    stack: int
    pool: int
    unit: int
    takes_entries: bool
    you: str = ""
    table: str = ""
    closed: bool = False


class LevelRow(Struct, frozen=True):
    """A period of the form. minutes of a break; for a level 0 and all its amounts."""

    number: int
    minutes: int
    house: str = ""
    game: str = ""
    structure: str = ""
    small: int = 0
    big: int = 0
    ante: int = 0
    bring_in: int = 0
    small_blind: int = 0
    big_blind: int = 0
    length: int = 0


class TableRow(Struct, frozen=True):
    """A table that plays: so many players, the largest and the smallest stack."""

    table: str
    number: int
    players: int
    largest: int
    smallest: int


class Talk(Struct, frozen=True):
    """A deal that is talked over. shares: units by name, empty until the hand is over."""

    by: str
    kind: DealKind
    shares: dict[str, int]
    agreed: tuple[str, ...]
    until: int


class You(Struct, frozen=True):
    """The viewer in the tournament.

    rank: by chips among those left. place, prize: when he is out, or has won; seat: the prize is a
    seat, and the room has entered him. rebuy_until: when an offer of new chips lapses. asked: he
    may say yes or no to a deal. may: orders that would be carried out now.
    """

    table: str = ""
    stack: int = 0
    rank: int = 0
    place: int = 0
    prize: int = 0
    rebuy_until: int = 0
    asked: bool = False
    seat: bool = False
    may: tuple[str, ...] = ()


class TournamentNow(Struct, frozen=True, tag_field="t", tag="tournament"):
    """Frame of a tournament's socket: everything but the list of players.

    now: the server's clock. period: index in ``levels``. clock: milliseconds left at ``now``, 0
    where hands are counted; hands_left: hands to the next level at the viewer's table. deals_at:
    when the countdown before the first hand is over. satellite: where the prizes are seats.
    called_off_at: a fault of ours has stopped play, and if nobody lets it go on, it is called off
    then; else 0. ended_by: why it was over before its end (``records.CancelReason``), else "".
    """

    row: TournamentRow
    now: int
    levels: tuple[LevelRow, ...]
    measure: str
    period: int
    level: int
    clock: int
    ticking: bool
    hands_left: int
    deals_at: int
    paused: bool
    in_break: bool
    hand_for_hand: bool
    prizes: tuple[int, ...]
    average: int
    tables: tuple[TableRow, ...]
    talk: Talk | None
    you: You
    rebuy_price: int = 0
    rebuy_chips: int = 0
    add_on_price: int = 0
    add_on_chips: int = 0
    late_levels: int = 0
    satellite: Satellite | None = None
    called_off_at: int = 0
    ended_by: str = ""


class PlayerRow(Struct, frozen=True):
    """A player in the list: with chips and table while he plays, with place and prize after."""

    name: str
    bot: bool
    table: str
    stack: int
    place: int
    prize: int
    seat: bool = False


def row(director: Director, player: str) -> TournamentRow:
    """A tournament in a list, for a player; "" is nobody."""
    state = director.state
    form, config = state.structure, state.config
    one = state.entry_of(player) if player else None
    games = dict.fromkeys(
        house_of(form, period).game for period in form.periods if isinstance(period, Level)
    )
    return TournamentRow(
        tournament=config.tournament,
        name=config.name,
        form=form.name,
        games=tuple(games),
        phase=state.phase,
        starts_at=config.starts_at,
        ended=state.ended,
        entries=len(state.entrants),
        left=state.alive_count,
        most=form.most,
        seats=form.seats,
        price=form.price,
        fee=form.fee,
        stack=form.stack,
        pool=state.pool,
        unit=form.unit,
        takes_entries=state.takes_entries and not director.closed,
        closed=director.closed and not state.settled,
        you=_part(state, player, one),
        table=one.table if one is not None else "",
    )


def _part(state: TournamentState, player: str, one: Entrant | None) -> str:
    if one is not None:
        return "registered" if state.phase == "registering" else "playing"
    entered = player and any(one.player == player for one in state.entrants.values())
    return "out" if entered else ""


def now(director: Director, player: str, role: Role) -> TournamentNow:
    """A tournament for a player; "" is somebody without a name."""
    scene = director.scene()
    state, form = scene.state, scene.state.structure
    period = state.earliest_period
    stacks = scene.stacks
    return TournamentNow(
        row=row(director, player),
        now=scene.now,
        levels=tuple(_level_row(state, number) for number in range(len(form.periods))),
        measure=form.measure,
        period=period,
        level=form.number_of(period),
        clock=state.time_left(scene.now) if state.phase == "running" else 0,
        ticking=state.ticking,
        hands_left=_hands_left(scene, player),
        deals_at=state.started + form.countdown * 1000 if state.started else 0,
        paused=state.paused,
        in_break=state.in_break,
        hand_for_hand=state.hand_for_hand,
        prizes=prizes_of(state),
        average=state.chips // state.alive_count if state.alive_count else 0,
        tables=tuple(_table_row(scene, look, stacks) for look in scene.open_looks),
        talk=_talk(state),
        you=_you(scene, player, role, stacks, director.closed),
        rebuy_price=form.rebuys.price if form.rebuys else 0,
        rebuy_chips=form.rebuys.chips if form.rebuys else 0,
        add_on_price=form.add_on.price if form.add_on else 0,
        add_on_chips=form.add_on.chips if form.add_on else 0,
        late_levels=form.number_of(form.late_periods - 1) if form.late_periods else 0,
        satellite=form.satellite,
        called_off_at=calls_off_at(state),
        ended_by=state.ended_by,
    )


def players(director: Director) -> tuple[PlayerRow, ...]:
    """All entries: those that are in by chips, then those that are out by place."""
    scene = director.scene()
    state, stacks = scene.state, scene.stacks
    places = _places(state)
    rows = [
        PlayerRow(
            name=one.name,
            bot=one.bot,
            table=one.table if one.entry not in places else "",
            stack=stacks.get(one.entry, 0),
            place=places.get(one.entry, 0),
            prize=state.paid.get(one.entry, 0),
            seat=one.entry in state.seats,
        )
        for one in state.entrants.values()
    ]
    return tuple(sorted(rows, key=lambda one: (one.place, -one.stack, one.name)))


def _places(state: TournamentState) -> dict[str, int]:
    places: dict[str, int] = {}
    best = state.alive_count + 1
    for group in reversed(state.out):
        places |= dict.fromkeys(group, best)
        best += len(group)
    return places


def _level_row(state: TournamentState, number: int) -> LevelRow:
    form = state.structure
    period: Period = form.periods[number]
    if isinstance(period, Break):
        return LevelRow(number=form.number_of(number), minutes=period.minutes)
    house, stakes = house_of(form, period), period.stakes
    return LevelRow(
        number=form.number_of(number),
        minutes=0,
        house=house.name,
        game=house.game,
        structure=house.structure,
        small=stakes.small,
        big=stakes.big,
        ante=stakes.ante,
        bring_in=stakes.bring_in,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        length=period.length,
    )


def _table_row(scene: Scene, look: TableLook, stacks: dict[str, int]) -> TableRow:
    here = [stacks[one.entry] for one in scene.state.at_table(look.table)]
    number = scene.state.open_table(look.table).number
    largest, smallest = max(here, default=0), min(here, default=0)
    return TableRow(look.table, number, len(here), largest, smallest)


def _hands_left(scene: Scene, player: str) -> int:
    """Hands to the next level at the viewer's table, or at the one that is furthest behind."""
    state = scene.state
    if state.structure.measure != "hands" or state.phase != "running" or state.in_break:
        return 0
    one = state.entry_of(player) if player else None
    wanted = one.table if one is not None else ""
    looks = [look for look in scene.open_looks if not wanted or look.table == wanted]
    left = [
        max(0, state.structure.level(table.period).length - (look.hands - table.hands))
        for look in looks
        for table in (state.open_table(look.table),)
    ]
    return max(left, default=0)


def _talk(state: TournamentState) -> Talk | None:
    deal = state.deal
    if deal is None:
        return None
    names = {entry: one.name for entry, one in state.entrants.items()}
    return Talk(
        by=names[deal.by],
        kind=deal.kind,
        shares={names[entry]: units for entry, units in deal.shares.items()},
        agreed=tuple(names[entry] for entry in deal.agreed),
        until=deal.until,
    )


# What a viewer may be offered, by the name of the order.
OFFERS: tuple[tuple[str, TournamentOrder], ...] = (
    ("register", Register()),
    ("unregister", Unregister()),
    ("rebuy", Rebuy()),
    ("add_on", AddOn()),
    ("propose", ProposeDeal("icm")),
    ("answer", AnswerDeal(True)),
    ("pause", Pause(True)),
    ("resume", Pause(False)),
    ("cancel", Cancel()),
)


def _you(scene: Scene, player: str, role: Role, stacks: dict[str, int], closed: bool) -> You:
    if not player:
        return You()
    state = scene.state
    sender = Sender(player, "", role)
    offers = () if closed else OFFERS
    may = tuple(name for name, order in offers if isinstance(answer(scene, sender, order), Step))
    one = state.entry_of(player)
    if one is not None:
        mine = stacks[one.entry]
        offer = state.offers.get(one.entry)
        return You(
            table=one.table,
            stack=mine,
            rank=1 + sum(stack > mine for stack in stacks.values()),
            rebuy_until=offer.until if offer is not None else 0,
            asked="answer" in may,
            may=may,
        )
    latest = [one for one in state.entrants.values() if one.player == player]
    if not latest or latest[-1].entry not in state.gone:
        return You(may=may)
    entry = latest[-1].entry
    return You(
        place=place_of(state, entry),
        prize=state.paid.get(entry, 0),
        seat=entry in state.seats,
        may=may,
    )
