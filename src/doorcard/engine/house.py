"""The form of a room: every knob of the rulebook's section C, its meaning and its number.

A preset is a filled-in ``HouseRules`` (package ``doorcard.houses``). Who reads which knob:

- the engine: K1-K3, K8-K17, K19-K26, K30, K33, K34, K37, K38 and B52;
- ``houses.stakes_for``, for the usual amounts of a table: K4, K6, K36;
- the views: the dealer's marker of K21, K39, K40;
- the room: K5, K27-K29, K31, K32, K41, K42;
- nobody: K7 and K18 have one value in every room, and are here to be read by people.

Descriptions are data, so that a host's form and a table's rule page can be made from them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct


def knob(number: str, meaning: str) -> Meta:
    """A knob's description: its number in the rulebook and what it does."""
    return Meta(description=meaning, extra={"knob": number})


class HouseRules(Struct, frozen=True, kw_only=True):
    """Every rule a room can set. See the field descriptions; amounts are units."""

    name: Annotated[str, knob("", "name of the preset these rules started from")]
    game: Annotated[str, knob("K1", "the game that is dealt")]
    structure: Annotated[Literal["limit", "pot"], knob("K2", "fixed limit or pot limit")]
    max_seats: Annotated[int, Meta(ge=2, le=10), knob("K3", "chairs at the table")]
    ante_divisor: Annotated[
        int,
        Meta(ge=0, le=1000),
        knob("K4", "usual ante: the small bet divided by this; 0 means no ante"),
    ] = 0
    ante_auto: Annotated[
        Literal["on", "off", "switch"],
        knob("K5", "antes are posted for the player: always, never, or by his own switch"),
    ] = "on"
    bring_in_divisor: Annotated[
        int,
        Meta(ge=0, le=1000),
        knob("K6", "usual bring-in: the small bet divided by this; 0 means none"),
    ] = 0
    bring_in_suit_order: Annotated[
        Literal["cdhs"], knob("K7", "equal door cards: suits from the lowest")
    ] = "cdhs"
    opener_may_complete: Annotated[
        bool, knob("K8", "the low card may open for the full small bet")
    ] = True
    small_bet_streets: Annotated[tuple[int, ...], knob("K9", "streets played at the lower limit")]
    big_bet_streets: Annotated[tuple[int, ...], knob("K10", "streets played at the higher limit")]
    open_pair_street: Annotated[
        Annotated[int, Meta(ge=1, le=10)] | None,
        knob("K11", "street on which an open pair allows the higher limit (B16)"),
    ] = None
    open_pair_who: Annotated[
        Literal["any", "owner_opens"],
        knob("K12", "who may use the higher limit: anyone, or first the player with the pair"),
    ] = "any"
    cap: Annotated[
        Annotated[int, Meta(ge=1, le=100)] | None,
        knob("K13", "most wagers in a round, the bet included (B12)"),
    ] = 4
    headsup_uncap: Annotated[
        Literal["never", "round_start", "before_cap"],
        knob("K14", "when two players alone may raise without a limit (B13)"),
    ] = "never"
    short_wager: Annotated[
        Literal["half_full", "nominal", "full_only"],
        knob("K15", "what an all-in below a full wager does to the betting (B8-B11, B37)"),
    ] = "half_full"
    burn: Annotated[bool, knob("K16", "a card is burned before each later street (B25)")] = False
    stub_short: Annotated[
        Literal["community", "recycle_then_community"],
        knob("K17", "stud deck too short: a shared card at once, or burned cards first (B24, B25)"),
    ] = "community"
    draw_reshuffle: Annotated[
        Literal["exclude_own"],
        knob("K18", "draw deck too short: discards come back, never one's own (B27)"),
    ] = "exclude_own"
    draw_deal: Annotated[
        Literal["sequential", "after_all"],
        knob("K19", "cards are drawn player by player, or when all have discarded (B28)"),
    ] = "sequential"
    max_draw: Annotated[int, Meta(ge=0, le=5), knob("K20", "most cards exchanged at once")] = 5
    dealer: Annotated[
        Literal["fixed", "moving", "dead"], knob("K21", "how the dealer's place moves (B31, B57)")
    ] = "fixed"
    dealer_marker_seat: Annotated[
        int,
        Meta(ge=0, le=10),
        knob("K21", "fixed dealer: chair beside which the stud button lies; 0 means no marker"),
    ] = 0
    board_tie: Annotated[
        Literal["position", "suit"], knob("K22", "equal boards: by position or by suit (B20)")
    ] = "position"
    showdown_checked: Annotated[
        Literal["first_actor", "any_round_aggressor", "seat_order"],
        knob("K23", "who shows first when the last round was checked (B39)"),
    ] = "first_actor"
    muck_choice: Annotated[
        Literal["loser_only", "anyone"], knob("K24", "who may muck at showdown (B42)")
    ] = "loser_only"
    allin_face_up: Annotated[
        Literal["never", "tournaments", "always"],
        knob("K25", "hands are turned up when betting is over and someone is all-in (B41)"),
    ] = "tournaments"
    uncontested_show: Annotated[
        Literal["choice", "never"], knob("K26", "a winner nobody called may show (B42)")
    ] = "choice"
    action_seconds: Annotated[
        int, Meta(ge=0, le=3600), knob("K27", "seconds for a decision; 0 means no clock")
    ] = 30
    warn_seconds: Annotated[
        int, Meta(ge=0, le=3600), knob("K27", "seconds left at the warning")
    ] = 10
    time_bank_seconds: Annotated[
        int,
        Meta(ge=0, le=3600),
        knob("K27", "seconds of a player's time bank; 0 means none (U23)"),
    ] = 0
    time_bank_hands: Annotated[
        int,
        Meta(ge=0, le=1000),
        knob("K27", "hands for which a used time bank gets a second back; 0 means it stays used"),
    ] = 10
    reconnect_extra_seconds: Annotated[
        int,
        Meta(ge=0, le=3600),
        knob("K28", "extra seconds once a hand for a lost connection (B46)"),
    ] = 30
    timeout_protections: Annotated[
        int, Meta(ge=0, le=100), knob("K29", "all-in statuses granted on time-out (B45)")
    ] = 0
    protection_hours: Annotated[
        int, Meta(ge=1, le=1000), knob("K29", "hours after which the statuses are full again")
    ] = 24
    timeout_free_action: Annotated[
        Literal["check", "fold"], knob("K30", "time-out with nothing to call")
    ] = "check"
    history: Annotated[
        Literal["email", "window", "view"], knob("K31", "how mucked hands can be learned (B43)")
    ] = "view"
    history_hands: Annotated[int, Meta(ge=1, le=1000), knob("K31", "hands kept in the window")] = 50
    sitout_kick_minutes: Annotated[
        int, Meta(ge=1, le=10_000), knob("K32", "minutes away after which the chair is lost")
    ] = 15
    odd_chip: Annotated[
        Literal["position", "high_suit"], knob("K33", "who gets the odd chip (B19)")
    ] = "position"
    rake_basis_points: Annotated[
        int, Meta(ge=0, le=1000), knob("K34", "rake in hundredths of a percent (B50)")
    ] = 0
    rake_cap: Annotated[
        Annotated[int, Meta(ge=0, le=10**9)] | None, knob("K34", "most rake of one hand, in units")
    ] = None
    rake_first_round_free: Annotated[
        bool, knob("K34", "no rake when the hand ends on the opening round")
    ] = True
    min_wager_round2: Annotated[
        Literal["bb", "2bb"], knob("K36", "least wager after the draw, in big blinds (R4.10)")
    ] = "2bb"
    pot_limit_max: Annotated[
        Literal["pot_after_call", "literal", "stack"],
        knob("K37", "largest pot-limit raise (B36); the whole stack makes it no-limit"),
    ] = "pot_after_call"
    fold_when_free: Annotated[bool, knob("K38", "fold is offered with nothing to call (B51)")] = (
        False
    )
    announce_hands: Annotated[bool, knob("K39", "hand values are announced in the chat")] = False
    show_draw_counts: Annotated[
        bool, knob("K40", "everyone sees how many cards were exchanged")
    ] = True
    new_player_entry: Annotated[
        Literal["free", "wait_bb_or_post"], knob("K41", "how a new player enters (B32)")
    ] = "free"
    min_buy_in_big_bets: Annotated[
        int, Meta(ge=1, le=1000), knob("K42", "least buy-in in big bets")
    ] = 10
    leaving: Annotated[
        Literal["check_fold", "fold"], knob("B52", "what becomes of the hand of one who leaves")
    ] = "check_fold"
