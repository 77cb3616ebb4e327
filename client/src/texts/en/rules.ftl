# The rules of one table. $value is the house's setting (its name in the key); amounts are written.
rules-title = Rules of { $table }
rules-open = Rules of this table
rules-lead = Made from the settings this table is played by: what is printed here is what is played.
rules-game = The game
rules-betting = Betting
rules-cards = Cards
rules-showdown = Showdown
rules-time = Time
rules-money = Chips and records
rules-other = Other settings
rule-other = { $knob }: { $value }

rule-game = { $value }.
rule-structure = { $value ->
        [pot] Pot-limit: a bet or raise is any amount from the least one up to the pot.
       *[limit] Fixed limit: every bet and raise has its fixed size.
    }
rule-max_seats = { $value ->
        [one] { $value } seat at the table.
       *[other] { $value } seats at the table.
    }
rule-ante_divisor = { $value ->
        [none] No ante.
       *[other] Everybody antes { $value }.
    }
rule-ante_auto = { $value ->
        [on] Antes are posted for you.
        [off] You are asked before every ante.
       *[switch] Antes are posted for you; you can switch that off and are then asked.
    }
rule-bring_in_divisor = { $value ->
        [none] Nobody has to bring in.
       *[other] The lowest up card opens with a bring-in of { $value }.
    }
rule-bring_in_suit_order = Of equally low cards the lowest suit brings in: clubs, diamonds, hearts, spades.{ $value ->
       *[cdhs] {""}
    }
rule-opener_may_complete = { $value ->
        [yes] The low card may open for the full small bet instead.
       *[no] The low card can only bring in.
    }
rule-blinds = Small blind { $small }, big blind { $big }.
rule-new_player_entry = { $value ->
        [free] A new player is dealt in at once.
       *[wait_bb_or_post] A new player waits for the big blind or posts it.
    }

rule-small_bet_streets = { $structure ->
        [pot] Least bet { $amount }: { $value }.
       *[limit] Bets of { $amount }: { $value }.
    }
rule-big_bet_streets = { $structure ->
        [pot] Least bet { $amount }: { $value }.
       *[limit] Bets of { $amount }: { $value }.
    }
rule-min_wager_round2 = { $value ->
        [min-bb] After the draw the least bet is one big blind.
       *[min-2bb] After the draw the least bet is two big blinds.
    }
rule-open_pair_street = { $value ->
        [none] An open pair does not change the bets.
       *[other] With an open pair the bet of { $amount } is allowed too: { $value }.
    }
rule-open_pair_who = { $value ->
        [any] Anyone may use it.
       *[owner_opens] The player with the pair must use it first.
    }
rule-cap = { $value ->
        [none] The number of raises has no limit.
        [one] At most { $value } wager a round, the bet included.
       *[other] At most { $value } wagers a round, the bet included.
    }
rule-headsup_uncap = { $value ->
        [never] This also holds when two players are left.
        [round_start] When a round begins with two players there is no limit.
       *[before_cap] When two players are left before the limit is reached, there is none.
    }
rule-short_wager = { $value ->
        [half_full] An all-in of at least half a bet counts as a bet or raise; a smaller one does not.
        [nominal] After an all-in below a full bet the next raise only fills up to the next full amount.
       *[full_only] An all-in below a full raise does not let those raise again who have acted.
    }
rule-pot_limit_max = { $value ->
        [pot_after_call] The largest raise is the pot after the call.
        [literal] The largest raise is what lies on the table and the last raise.
       *[stack] The whole stack may be bet.
    }
rule-fold_when_free = { $value ->
        [yes] You may fold even with nothing to call.
       *[no] With nothing to call there is no fold; you check.
    }

rule-burn = { $value ->
        [yes] A card is burned before each later street.
       *[no] No cards are burned.
    }
rule-stub_short = { $value ->
        [community] When the deck is too short for everybody, one shared card is turned up for all.
       *[recycle_then_community] When the deck is too short, burned cards are shuffled in; if that is not enough, one shared card is turned up for all.
    }
rule-max_draw = { $value ->
        [one] At most { $value } card may be exchanged.
       *[other] At most { $value } cards may be exchanged.
    }
rule-draw_deal = { $value ->
        [sequential] Each player gets the new cards before the next one decides.
       *[after_all] New cards come when all have discarded.
    }
rule-draw_reshuffle = When the deck runs out, discards of the others are shuffled in; your own never come back to you.{ $value ->
       *[exclude_own] {""}
    }
rule-show_draw_counts = { $value ->
        [yes] Everybody sees how many cards each player exchanges.
       *[no] How many cards were exchanged is not shown.
    }
rule-dealer = { $value ->
        [fixed] The dealer's place does not move; cards and acts begin at seat 1.
        [moving] The dealer button moves to the next player after each hand.
       *[dead] The big blind always moves on by one player; the button may lie at an empty seat.
    }
rule-dealer_marker_seat = The stud button lies at seat { $value }.

rule-board_tie = { $value ->
        [position] Of equal boards the one nearest the dealer's left acts first.
       *[suit] Equal boards are told apart by suit.
    }
rule-showdown_checked = { $value ->
        [first_actor] Who bet last shows first; after a checked round the first to act.
        [any_round_aggressor] Who bet last shows first, in whichever round that was.
       *[seat_order] Who bet last shows first; after a checked round it goes around from the dealer's left.
    }
rule-muck_choice = { $value ->
        [loser_only] Beaten hands need not be shown; a hand that wins or ties is turned up.
       *[anyone] Every hand may be mucked.
    }
rule-uncontested_show = { $value ->
        [choice] A winner nobody called may show.
       *[never] A winner nobody called does not show.
    }
rule-allin_face_up = { $value ->
        [never] All-in hands stay closed until the showdown.
        [tournaments] All-in hands stay closed until the showdown; in tournaments they are turned up.
       *[always] When betting is over and somebody is all-in, the hands are turned up.
    }
rule-odd_chip = { $value ->
        [position] An odd chip goes to the first winner on the dealer's left.
       *[high_suit] An odd chip goes to the highest card by suit.
    }
rule-announce_hands = { $value ->
        [yes] The dealer names the hands in the log.
       *[no] The dealer does not name the boards in the log.
    }

rule-action_seconds = { $value ->
        [0] No clock: every decision has all the time it needs.
        [one] { $value } second for each decision.
       *[other] { $value } seconds for each decision.
    }
rule-warn_seconds = { $value ->
        [one] A warning comes { $value } second before the end.
       *[other] A warning comes { $value } seconds before the end.
    }
rule-timeout_free_action = { $value ->
        [check] Out of time with nothing to call: you check.
       *[fold] Out of time with nothing to call: you fold.
    } Facing a bet you fold.
rule-draw-time-out = Out of time at the draw: you stand pat and stay in the hand.
rule-timeout_protections = { $value ->
        [0] There is no all-in protection.
        [one] { $value } all-in protection: out of time facing a bet, you stay in for what you have put in.
       *[other] { $value } all-in protections: out of time facing a bet, you stay in for what you have put in.
    }
rule-protection_hours = { $value ->
        [one] They are full again after { $value } hour.
       *[other] They are full again after { $value } hours.
    }
rule-time_bank_seconds = { $value ->
        [0] There is no time bank.
        [one] A time bank of { $value } second starts by itself when the time is over, for players who have put chips into the pot of their own will; one can also use it earlier.
       *[other] A time bank of { $value } seconds starts by itself when the time is over, for players who have put chips into the pot of their own will; one can also use it earlier.
    }
rule-time_bank_hands = { $value ->
        [0] What is used of the time bank does not come back.
        [1] A used second of the time bank comes back with every hand played.
        [one] A used second of the time bank comes back for every { $value } hand played.
       *[other] A used second of the time bank comes back for every { $value } hands played.
    }
rule-reconnect_extra_seconds = { $value ->
        [0] A lost connection gets no extra time.
        [one] A lost connection gets { $value } extra second once a hand.
       *[other] A lost connection gets { $value } extra seconds once a hand.
    }
rule-leaving = { $value ->
        [check_fold] If you leave in the middle of a hand, it is checked while that is free and folded to a bet.
       *[fold] If you leave in the middle of a hand, it is folded.
    }
rule-sitout_kick_minutes = { $value ->
        [one] After { $value } minute away the seat is free again.
       *[other] After { $value } minutes away the seat is free again.
    }

rule-min_buy_in_big_bets = { $value ->
        [one] The least buy-in is { $value } big bet: { $amount }.
       *[other] The least buy-in is { $value } big bets: { $amount }.
    }
rule-rake = { $value ->
        [0] There is no rake.
       *[other] Rake: { $value } %{ $cap ->
            [none] {""}
           *[other] , at most { $cap } a hand
        }{ $free ->
            [yes] ; none when the hand ends in the first round
           *[no] {""}
        }.
    }
rule-history = { $value ->
        [email] Hands that were mucked at the showdown can be asked for by those dealt into the hand.
        [window] The last hands of this session can be opened, mucked showdown hands included, by those dealt in.
       *[view] Hands that were mucked at the showdown stand in the history of those dealt into the hand.
    }
rule-history_hands = { $value ->
        [one] { $value } hand is kept.
       *[other] { $value } hands are kept.
    }
