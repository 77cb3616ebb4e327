# Tables that players make: the form, the invitation, the host's tools, settling up, a closer look.

# The form.
new-table = New table
new-table-lead = A private table for your friends: choose a house, change what you like, and send the link.
form-loading = Fetching the form…
form-preset = House to begin with
form-name = Name of the table
form-name-start = { $name }’s table
form-small = Small bet
form-big-blind = Big blind
form-unit = Amounts
form-unit-1 = whole chips
form-unit-100 = with two decimals
form-amounts = Other amounts
form-amounts-lead = What is left empty is as usual in this house.
form-usual = as usual
form-bots = House bots
form-most-buy-in = Largest buy-in, in big bets
form-keep = Minutes a stack is remembered
form-chat = Chat
form-chat-name = { $rule ->
        [everybody] everybody here talks
        [off] no chat
       *[players] players with a seat talk
    }
form-private = Private: only people with the link find this table
form-approval = I let people in one by one
form-rules = Rules
form-changed = { $count ->
        [0] All rules are as usual in this house.
        [one] { $count } rule is not as usual; everybody at the table sees which.
       *[other] { $count } rules are not as usual; everybody at the table sees which.
    }
form-section-changed = changed
form-make = Make the table
form-unreadable = This cannot be read as an amount or a number.
form-unreadable-some = Something cannot be read; see the marked fields.
form-see-field = See the marked field.
change-lead = What you change holds from the next hand on. Everybody at the table is told.
change-save = Announce the change
knob-none = none
knob-percent = { $value } %
knob-usual = Usually: { $value }
knob-back = Back to usual

# A difference in one line; the other value is what it usually is, or was before.
diff = { $name }: { $after } ({ $was ->
        [before] before
       *[usually] usually
    } { $before })
diff-rule = { $name }: { $after }
rules-differs = Not as usual in { $house }
rules-differs-unknown = What is not as usual here could not be fetched.
rules-host = Host: { $host }

# Short names of the settings.
knob-name = Name
knob-small = Small bet
knob-big = Big bet
knob-ante = Ante
knob-bring_in = Bring-in
knob-small_blind = Small blind
knob-big_blind = Big blind
knob-most_buy_in = Largest buy-in
knob-bots = House bots
knob-approval = Letting in
knob-chat = Chat
knob-keep_stack_minutes = Minutes a stack is remembered
knob-structure = Limit
knob-max_seats = Seats
knob-ante_auto = Antes
knob-opener_may_complete = The low card opens
knob-big_bet_streets = Streets at the higher limit
knob-small_bet_streets = Streets at the lower limit
knob-open_pair_street = Open pair allows the big bet on
knob-open_pair_who = Who may use it
knob-cap = Most wagers a round
knob-headsup_uncap = With two players
knob-short_wager = All-in below a bet
knob-burn = Burned cards
knob-stub_short = Deck too short
knob-draw_deal = New cards
knob-max_draw = Most cards exchanged
knob-dealer = Dealer’s place
knob-dealer_marker_seat = Seat of the stud button (0 for none)
knob-board_tie = Equal boards
knob-showdown_checked = Who shows first
knob-muck_choice = Mucking
knob-allin_face_up = All-in hands
knob-uncontested_show = Uncalled winner
knob-action_seconds = Seconds for a decision
knob-warn_seconds = Warning, seconds before the end
knob-time_bank_seconds = Time bank, seconds
knob-time_bank_hands = Hands until a second of it comes back (0 for never)
knob-reconnect_extra_seconds = Extra seconds after a lost connection
knob-timeout_protections = All-in protections
knob-protection_hours = Hours until they are full again
knob-timeout_free_action = Out of time
knob-history = Mucked hands
knob-history_hands = Hands kept
knob-sitout_kick_minutes = Minutes away until the seat is lost
knob-odd_chip = Odd chip
knob-rake_basis_points = Rake in percent
knob-rake_cap = Most rake a hand
knob-rake_first_round_free = Hands that end in the first round
knob-min_wager_round2 = Bets after the draw
knob-pot_limit_max = Largest raise
knob-fold_when_free = Folding for nothing
knob-announce_hands = Dealer’s words
knob-show_draw_counts = Number of cards exchanged
knob-new_player_entry = New players
knob-min_buy_in_big_bets = Least buy-in, in big bets
knob-leaving = Leaving in a hand
choice-rake_first_round_free = { $value ->
        [yes] No rake when the hand ends in the first round.
       *[no] Rake is taken from these hands, too.
    }
choice-approval = { $value ->
        [yes] the host lets people in one by one
       *[no] everybody with the link comes in
    }
choice-chat = { $value ->
        [everybody] everybody here talks
        [off] no chat
       *[players] players with a seat talk
    }

# Why a table cannot be like that.
refused-registered_only = Tables are made by players with an account. Make one first; your chips and hands stay yours.
refused-private_only = Tables for everybody are made by hosts of the room. Make it private.
refused-too_many_tables = { $tables ->
        [one] You may have { $tables } table open. Close it first.
       *[other] You may have { $tables } tables open. Close one first.
    }
refused-bad_table_name = A name has 1 to 40 signs, at least one letter or digit among them.
refused-bad_knob = { $least ->
        [none] This value is not possible here.
       *[other] From { $least } to { $most }.
    }
refused-bad_setup = No hand can be dealt like this.
refused-other_game = The game of a table stays. Make another table for another game.
refused-other_preset = The house of a table stays. Make another table for another house.
refused-seat_in_use = Somebody sits at seat { $seat }; { $seats } seats are too few now.
refused-closing = This table closes after the hand.
refused-barred = The host has sent you away from this table.
refused-not_there = { $name } does not sit there any more.
refused-is_bot = House bots cannot be sent away. Change how many there are.
refused-own_table = The host cannot be sent away from the table.
refused-seated = This player has a seat. Send the player away first.
refused-not_private = This table is not private.
setup-preset = There is no such house.
setup-small = From { $least } to { $most }.
setup-limits = The big bet must be at least the small bet.
setup-bring_in = The ante is at most the bring-in, and the bring-in from 1 to { $most }.
setup-blinds = The small blind is at most the big blind.
setup-amount_of_other_game = This amount does not belong to this game.
setup-amount = This is no amount.
setup-bots = At most { $most }: a seat stays free for a player.
setup-buy_in = The largest buy-in must be at least the least one, { $least }.
setup-most_buy_in = From { $least } to { $most } big bets.
setup-too_much = At most { $most } may be brought.
setup-deck = For { $players } players there are not enough cards.
setup-players = That many players cannot play.
setup-bet_streets = Each street is played at one of the two limits.
setup-open_pair_street = There is no such street in this game.
setup-dealer = In stud the dealer’s place is fixed, in draw it moves.
setup-new_player_entry = In stud there is no big blind to wait for.
setup-marker = There is no seat { $seat }.
setup-warning = The warning must come after the start of the { $seconds } seconds.
setup-no_clock = Without a clock others would wait for ever; only practice has none.
setup-protections = There are no all-in protections in pot-limit.

# Coming by a link.
join-title = You are invited: { $table }
join-title-plain = Invitation
join-looking = Looking where this link leads…
join-dead = This link leads nowhere any more. Ask your host for a new one.
join-lead = { $host } invites you to a private table.
join = Come in
join-ask = Ask to come in
join-table = To the table
join-standing = { $standing ->
        [waiting] Your host knows that you are here. This page goes on by itself.
        [admitted] You are in.
        [refused] The host has not let you in.
        [barred] The host has sent you away from this table.
        [new-approval] The host lets people in one by one.
       *[new] You can come in at once.
    }

# The host's tools.
host-open = { $count ->
        [0] Host
       *[other] Host ({ $count })
    }
host-title = Your table
host-asking = { $count ->
        [one] { $count } player waits to be let in.
       *[other] { $count } players wait to be let in.
    }
host-invite = Invite
host-link = Link to this table
host-copy = Copy
host-copied = Copied.
host-copy-by-hand = The link is marked; copy it from there.
host-invite-open = Everybody with this link comes in.
host-invite-approval = Whoever has this link may ask; you let people in one by one.
host-renew = New link
host-renew-sure = The link so far will lead nowhere. Who is in stays in.
host-guests = Guests
host-guest-state = { $state ->
        [waiting] waits
        [refused] not let in
       *[admitted] may come in
    }
host-admit = Let in
host-refuse = Refuse
host-shut-out = Shut out
host-table = Table
host-pause = Pause after this hand
host-go-on = Go on playing
host-change = Change the rules
host-close = Close the table
host-close-sure = After this hand all chips go home and the table is gone. Its hands can still be read.
host-closing = The table closes after this hand.
host-players = Players
host-remove = Send away
host-remove-sure = { $name } gets up after this hand and does not come back until you say so.
host-leaving = gets up after this hand
host-removed = sent away
host-let-back = Let back
host-no = No
host-news = From the host
host-news-closing = The table closes after this hand
host-news-paused = The host pauses the table after this hand
host-news-rules = New rules from the next hand on
host-news-coming = From the next hand on:
host-news-nothing = The host has asked nothing of the table.

# Settling up.
settle-up = Settle up
settle-title = Settle up: { $table }
settle-lead = Who is up or down how much since the table was made.
settle-loading = Adding up…
settle-running = A hand is being played; it counts when it is over.
settle-nobody = Nobody has brought chips to this table yet.
settle-player = Player
settle-result = Up or down
settle-bought = Brought
settle-cashed = Taken home
settle-there = On the table
settle-rake = Rake of the house
settle-zero = Taken together it is zero.
settle-again = Add up again
settle-csv = As a spreadsheet file

# A closer look in the lobby.
lobby-private = private
lobby-host = host { $host }
lobby-paused = paused
lobby-differs = { $count ->
        [one] { $count } rule not as usual
       *[other] { $count } rules not as usual
    }
preview-buy-in = Buy-in { $least } to { $most }
preview-seats = Who sits at the table
preview-stack = Chips
preview-empty = Nobody sits here yet.
preview-rules = Rules
