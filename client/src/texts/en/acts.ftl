# Buttons of a turn. $amount is what the button costs or the total it makes.
act-fold = Fold
act-check = Check
act-call = Call { $amount }
act-call-all-in = Call { $amount }, all-in
act-bringin = Bring in { $amount }
act-bringin-all-in = Bring in { $amount }, all-in
act-bet = Bet { $amount }
act-bet-all-in = Bet { $amount }, all-in
act-bet-high = Bet { $amount }
act-bet-high-all-in = Bet { $amount }, all-in
act-complete = Complete to { $amount }
act-complete-all-in = Complete to { $amount }, all-in
act-complete-high = Complete to { $amount }
act-complete-high-all-in = Complete to { $amount }, all-in
act-raise = Raise to { $amount }
act-raise-all-in = Raise to { $amount }, all-in
act-raise-high = Raise to { $amount }
act-raise-high-all-in = Raise to { $amount }, all-in
act-show = Show
act-muck = Muck
act-draw = { $count ->
        [0] Draw
       *[other] Draw { $count }
    }
act-stand = Stand pat
key-fold = { $key } fold
key-check = { $key } check
key-call = { $key } call
key-wager = { $key } { $wager ->
        [bet] bet
        [complete] complete
       *[raise] raise
    }
key-bringin = { $key } bring in
key-stand = { $key } stand pat
key-mark = 1–5 mark cards

bar-label = Your move
bringin-title = You have the low card
bringin-text = Open with the bring-in, or complete to the full small bet.
draw-title = Which cards do you exchange?
draw-time-out = When the time runs out you stand pat.
draw-most = { $count ->
        [one] At most { $count } card may be exchanged.
       *[other] At most { $count } cards may be exchanged.
    }
mark-key = key { $key }
mark-marked = exchange
mark-too-many = No more than { $count } can be exchanged
show-title = Show your cards or muck?
muck-time-out = When the time runs out your cards stay hidden.

size-label = Amount of your { $kind ->
        [bet] bet
       *[raise] raise
    }, in all on this street
size-minus = Less
size-plus = More
size-slider = Amount
size-presets = Amounts by the pot
size-preset-q = ¼ pot
size-preset-h = ½ pot
size-preset-tq = ¾ pot
size-preset-pot = Pot
size-limits = { $least } to { $most }
size-not-a-number = This is not an amount. Write it like { $example }.
size-clamped = Changed to { $amount }: from { $least } to { $most } is allowed.

turn-price = { $price ->
        [free] nothing to call
       *[other] call { $price } to win { $pot }
    }
turn-bringin = bring-in is yours
turn-draw = exchange cards or stand pat
turn-show = show or muck
turn-title = Your turn – { $table }
