brand = Doorcard
game-name =
    { $game ->
        [seven_card_stud] Seven Card Stud
        [five_card_stud] Five Card Stud
        [five_card_draw] Five Card Draw
       *[other] { $game }
    }
game-short =
    { $game ->
        [seven_card_stud] Stud
        [five_card_stud] 5 Stud
        [five_card_draw] Draw
       *[other] { $game }
    }
house-name =
    { $house ->
        [fortune] Fortune
        [ten-second] Ten-second
        [seven-stud] Seven-stud
        [draw-limit] Draw, limit
        [draw-pot] Draw, pot-limit
       *[other] { $house }
    }
# Stakes are written by structure: limit names its two bets, pot-limit its blinds.
stakes =
    { $structure ->
        [pot] Pot-limit { $low }/{ $high }
       *[limit] Limit { $low }/{ $high }
    }
stakes-ante = ante { $amount }
stakes-blinds = blinds { $small }/{ $big }
hand-number = Hand #{ $number }

seat-empty = Empty seat
seat-empty-number = Seat { $seat }
seat-sit = Sit here
seat-sit-label = Sit here, seat { $seat }
seat-you = You
seat-bot = BOT
seat-bot-label = house bot
seat-stack = { $amount } chips
# The accessible name of a seat says all that its box shows.
seat-label = Seat { $seat }, { $name }
cards-of = Cards of { $name }
cards-yours = Your cards
cards-number = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

cards-up = face up: { $cards }

state-waiting = waits for the next hand
state-sitting_out = sits out
state-live = in the hand
state-folded = folded
state-all_in = all-in
state-protected = all-in by protection
state-reconnecting = reconnecting
state-leaving = leaves after this hand
state-broke = out of chips

line-ante = ante { $amount }
line-small_blind = small blind { $amount }
line-big_blind = big blind { $amount }
line-post = posts { $amount }
line-fold =
    { $short ->
        [none] folded
       *[other] folded on { $short }
    }
line-check = checks
line-call = calls { $amount }
line-bring_in = brings in { $amount }
line-bet = bets { $amount }
line-complete = completes to { $amount }
line-raise = raises to { $amount }
line-draws = { $count ->
        [-1] draws
       *[other] draws { $count }
    }
line-stands_pat = stands pat
line-shows = shows
line-mucks = mucks
line-wins = wins { $amount }
line-wins-with = wins { $amount }, { $hand }
line-protected = out of time, all-in
line-left = left
line-unknown = { $act }
line-all-in = { $line }, all-in
line-time-out = { $line } (out of time)
drew = { $count ->
        [0] stood pat
       *[other] drew { $count }
    }
# The same where there is little room.
drew-short = { $count ->
        [0] pat
       *[other] drew { $count }
    }

street-stud-1 = First card
street-stud-2 = Second street
street-stud-3 = Third street
street-stud-4 = Fourth street
street-stud-5 = Fifth street
street-stud-6 = Sixth street
street-stud-7 = Seventh street
street-draw-1 = Before the draw
street-draw-2 = After the draw
street-showdown = Showdown
street-over = Hand over
street-exchange = The draw
street-short-stud-1 = 1st
street-short-stud-2 = 2nd
street-short-stud-3 = 3rd
street-short-stud-4 = 4th
street-short-stud-5 = 5th
street-short-stud-6 = 6th
street-short-stud-7 = 7th
street-sizes = { $structure ->
        [pot] bets from { $sizes }
       *[limit] bets of { $sizes }
    }
street-size-or = { $low } or { $high }
raises-left = { $count ->
        [-1] no cap
        [0] no raise left
        [one] { $count } raise left
       *[other] { $count } raises left
    }
pot = Pot { $amount }
pot-side = side pot { $amount }
pot-side-out = ({ $names } not in)
folded-cards = Folded up cards
folded-cards-none = Folded up cards: none
folded-cards-label = Folded up cards: { $cards }
community = Shared card
bet-label = { $name } has bet { $amount }
marker-stud = STUD
marker-stud-label = stud button
marker-dealer = D
marker-dealer-label = dealer button
protections = { $count ->
        [one] { $count } all-in protection left
       *[other] { $count } all-in protections left
    }
clock-label = Time to act
clock-paused = paused on screen

dealer-log = Dealer
log-empty = Nothing has happened yet.
log-more = Log and chat

waiting-players = Waiting for players
waiting-hand = The next hand starts soon
table-paused = The table is paused
rail = You are watching. Take an empty seat to play.
rail-full = You are watching. All seats are taken.
table-loading = Opening the table…
table-missing = There is no such table.
table-closed = This table has been closed.
to-lobby = Back to the lobby
page-missing = There is nothing at this address.

banner-broken = Connection lost. Trying again… What you see may be old.
banner-taken = This table is open in another tab.
banner-take = Continue here
banner-restart = The room is being restarted and will be back in a moment.
banner-renewed = Doorcard has been updated. Load the page again to go on.
banner-reload = Load again

lasthand-open = Last hand
# The same where there is little room; its first word or words.
lasthand-short = Last hand
lasthand-title = Last hands
lasthand-none = No hand has ended in this session yet.
lasthand-hand = Hand #{ $number }
lasthand-pot = pot { $amount }
lasthand-choose = Hands of this session
lasthand-shown = Cards of this hand
lasthand-mucked = mucked
lasthand-folded = folded
lasthand-won = won { $amount }
lasthand-lost = lost { $amount }
lasthand-download = Download:
lasthand-mail = Mail me this hand
lasthand-mail-to = Your e-mail address
lasthand-mail-send = Send
lasthand-mail-done = The hand is on its way to { $address }.

sitout = Sit out next hand
autopost = Post antes without asking
ante-title = Post the ante of { $amount }?
ante-time-out = { $seconds ->
        [one] Without an answer in { $seconds } second you sit out.
       *[other] Without an answer in { $seconds } seconds you sit out.
    }
ante-post = Post { $amount }
ante-skip = Sit out
entering = You are dealt in when the big blind comes to you.
entering-posted = You post and are dealt in as soon as the rules allow.
entering-wait = Wait for the big blind
waiting-you = You are dealt into the next hand.
sitting-out-you = You sit out.
sitting-out-next = You sit out after this hand.
come-back = Deal me in
refill = Get new play chips
automuck = Muck beaten hands without asking
leave = Leave
leave-title = Leave the table?
leave-text = You are in a hand. If you leave now your hand is checked or folded; chips already in the pot stay there.
leave-now = Leave now
leave-after = Leave after this hand
leave-stay = Stay
rebuy = Add chips
rebuy-broke = Buy in again
rebuy-title = Add chips
rebuy-text = They are added between hands. You have { $wallet } play chips outside this table.
rebuy-amount = Amount
rebuy-confirm = Add { $amount }
chips-adding = { $amount } comes to your stack after this hand.
rebuy-full = Your stack is already at the most this table allows.
buyin-title = Sit down in seat { $seat }
buyin-text = You have { $wallet } play chips.
buyin-amount = Buy-in
buyin-range = From { $least } to { $most }
buyin-least = Least { $amount }
buyin-most = Most { $amount }
buyin-confirm = Sit down with { $amount }
buyin-confirm-empty = Sit down
buyin-bad = This is not an amount. Write it like { $example }.
buyin-low = The least is { $amount }.
buyin-high = The most is { $amount }.
buyin-poor = You only have { $amount }.
# Where a table writes many chips as one.
unit-note = { $units } play chips are written { $one } at this table, all of yours { $wallet }.
close = Close

zen-on = Zen
zen-off-label = Zen is on. Show everything again
menu = Menu

announce-turn = Your turn. { $price }. { $hand ->
        [none] {""}
       *[other] You have { $hand }.
    } { $seconds ->
        [0] {""}
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
announce-warning = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
announce-broken = Connection lost
announce-back = Connection is back
announce-pot = Pot { $pot }. { $price ->
        [free] Nothing to call.
       *[other] { $price } to call.
    }
announce-hand = { $hand ->
        [none] No hand yet.
       *[other] You have { $hand }.
    }
announce-seat = Which seat?
announce-no-folded = No folded up cards.
announce-time = { $seconds ->
        [-1] No clock.
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }

keys-title = Keys
keys-off = Single-letter keys are switched off in the settings.
keys-f = Fold
keys-c = Check or call
keys-r = Bet, raise or complete
keys-b = Bring in
keys-a = Stand pat
keys-1 = Mark a card for exchange
keys-l = Last hand
keys-z = Zen: nothing but the game
keys-p = Speak pot and price
keys-h = Speak my hand
keys-s = Speak a seat, then its number
keys-d = Speak folded up cards
keys-t = Speak the time left
keys-q = This list
keys-open = Keys
