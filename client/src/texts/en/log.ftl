# The dealer's log. Codes and facts are listed in docs/protocol.md.
# $name: the seat's player. $amount: written amount. $cards: cards. $hand: name of a hand, or "none".
# $cause: player, time_out or left. $all-in and $split: yes or no. $names: list of players.

log-hand = Hand { $number }: { $names }
log-button = { $name } has the dealer button
log-antes = Everybody antes { $amount }
log-short-ante = { $name } antes { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-small-blind = { $name } posts the small blind { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-big-blind = { $name } posts the big blind { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-post = { $name } posts { $amount }{ $dead ->
        [none] {""}
       *[other] {" "}and { $dead } dead
    }
log-street = { $street }
log-board = { $name } shows { $cards }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-own-cards = Dealt to you: { $cards }
log-shared-card = Not enough cards: { $cards } belongs to every hand
log-reshuffle = The stub is too short: { $count ->
        [one] { $count } card is shuffled
       *[other] { $count } cards are shuffled
    } into a new one
log-low-card = { $name } has the low card, { $cards }
log-first = { $hand ->
        [none] { $name } acts first
       *[other] { $name } shows { $hand } and acts first
    }
log-open-pair = Open pair: the double bet of { $amount } is allowed
log-folds = { $name } folds{ $cause ->
        [time_out] {" "}(out of time)
        [left] {" "}(left the table)
       *[player] {""}
    }
log-checks = { $name } checks{ $cause ->
        [time_out] {" "}(out of time)
        [left] {" "}(left the table)
       *[player] {""}
    }
log-calls = { $name } calls { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-brings-in = { $name } brings in for { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }{ $cause ->
        [time_out] {" "}(out of time)
        [left] {" "}(left the table)
       *[player] {""}
    }
log-bets = { $name } bets { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-completes-to = { $name } completes to { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-raises-to = { $name } raises to { $amount }{ $allin ->
        [yes] {" "}and is all-in
       *[no] {""}
    }
log-protected = { $name } is out of time and protected: all-in for what is in the pot, { $count ->
        [0] no protection left
        [one] { $count } protection left
       *[other] { $count } protections left
    }
log-left = { $name } leaves the table
log-uncalled = { $amount } nobody called goes back to { $name }
log-draw = The draw
log-draws = { $count ->
        [-1] { $name } draws
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }{ $cards ->
        [none] {""}
       *[other] {" "}for { $cards }
    }{ $cause ->
        [time_out] {" "}(out of time)
       *[player] {""}
    }
log-stands-pat = { $name } stands pat{ $cause ->
        [time_out] {" "}(out of time)
        [left] {" "}(left the table)
       *[player] {""}
    }
log-new-cards = New cards for you: { $cards }
log-showdown = Showdown: { $name } shows first
log-shows = { $hand ->
        [none] { $name } shows { $cards }
       *[other] { $name } shows { $hand }: { $cards }
    }
log-turns-up = { $hand ->
        [none] { $name } turns up { $cards }
       *[other] { $name } turns up { $hand }: { $cards }
    }
log-mucks = { $name } mucks{ $cause ->
        [time_out] {" "}(out of time)
       *[player] {""}
    }
log-does-not-show = { $name } does not show
log-wins-pot = { $name } { $split ->
        [yes] splits the pot and gets
       *[no] wins
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}with { $hand }
    }
log-wins-main-pot = { $name } { $split ->
        [yes] splits the main pot and gets
       *[no] wins the main pot of
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}with { $hand }
    }
log-wins-side-pot = { $name } { $split ->
        [yes] splits side pot { $count } and gets
       *[no] wins side pot { $count } of
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}with { $hand }
    }
log-wins-nothing = { $name } is left alone; there is nothing in the pot
log-rake = Rake { $amount }
log-void = The hand does not count; { $amount } goes back to the players
log-refund = { $name } gets { $amount } back

# A line this client has no words for.
log-unknown = The dealer says something this page does not know ({ $code })
log-anonymous = Seat { $seat }
