# Tournaments: their list, their own page, the strip at a table, deals.

tournaments-link = Tournaments
tournaments-title = Tournaments
tournaments-all = All tournaments
tournaments-none = There are no tournaments at the moment.
tournament-phase = { $phase ->
        [registering] Open for entries
        [running] Running
        [finished] Finished
       *[cancelled] Cancelled, entries paid back
    }
tournament-starts = Starts { $time }
tournament-you = { $you ->
        [registered] You are entered
        [playing] You are playing
       *[out] You are out
    }
tournament-free = free
tournament-price = Entry { $price }
tournament-entries = { $entries } of { $most } entered
tournament-left = { $left } of { $entries } left
tournament-buy-in = Entry and fee
tournament-pool = Prize pool
tournament-stack = Starting chips
tournament-players = Players
tournament-average = Average stack
tournament-tables = Tables
tournament-table = Table { $number }
tournament-seated = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
tournament-stacks = stacks { $smallest } to { $largest }
tournament-nobody = Nobody has entered yet.
tournament-wins = wins { $prize }
tournament-prizes = Prizes
tournament-no-prizes = There is nothing to win yet.
tournament-prizes-chips = Chips
tournament-prizes-seats = Seats in { $name } ({ $time })
tournament-seats = Each seat is worth { $price }. The room enters the winners in
tournament-seat = Seat
tournament-seat-worth = Seat, worth { $worth }
tournament-place-seat = You finish in place { $place }. The room enters you in { $name }.
tournament-levels = Levels
tournament-level = Level { $level }
tournament-next = Next: { $level }
tournament-length = { $measure ->
        [hands] { $count ->
            [one] { $count } hand
           *[other] { $count } hands
        }
       *[minutes] { $count } min
    }
tournament-break = Break, { $minutes } min
tournament-blinds = Blinds { $small }/{ $big }
tournament-limits = Limits { $stakes }, bring-in { $bring }
tournament-limits-ante = Limits { $stakes }, ante { $ante }, bring-in { $bring }
tournament-level-left = { $left } left
tournament-hands-left = { $hands ->
        [one] { $hands } hand left
       *[other] { $hands } hands left
    }
tournament-break-left = Break, { $left } left
tournament-deals = First hand in { $left }
tournament-paused = Stopped by the host
tournament-fault-short = Stopped by a fault of the room
tournament-fault =
    A fault of the room stops play. If the host does not let it go on before { $time }, it is called
    off: all that was paid in is paid back, or, where prizes have been paid, those still in share
    the prizes that are left.
tournament-closed =
    A fault of the room stops this tournament. Nothing is lost: it is taken up again at the next
    start of the room, with all entries and prizes.
tournament-ended = { $why ->
        [too_few] Too few players enter, so it is called off. All that was paid in is paid back.
        [host] The host calls it off. All that was paid in is paid back.
        [target_lost] The tournament its seats lead to has begun, so it is called off. All that was paid in is paid back.
        [shared] A fault of the room ends it. Those still in share the prizes that are left, by their chips.
       *[fault] A fault of the room ends it. All that was paid in is paid back, fees as well.
    }
tournament-hand-for-hand = Hand for hand
tournament-rank = You are { $rank } of { $left } with { $stack }.
tournament-rank-short = Rank { $rank } of { $left }
tournament-broke = You have no chips left.
tournament-rail = You are watching a table of a tournament.
tournament-bot = bot
tournament-my-table = To my table
tournament-register = Enter for { $cost }
tournament-reenter = Enter again for { $cost }
tournament-unregister = Take my entry back
tournament-rebuy = Buy { $chips } for { $price }
tournament-add-on = Add { $chips } for { $price }
tournament-decline = No, I am out
tournament-place = You finish in place { $place }.
tournament-place-prize = You finish in place { $place } and win { $prize }.
tournament-won = You win the tournament
tournament-out = You are out
tournament-standings = Standings
tournament-watch = Watch the table
tournament-host = You run it:
tournament-pause = Stop play
tournament-resume = Go on
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel it and pay everybody back
tournament-new = New tournament
tournament-name = Name
tournament-form = Kind
tournament-form-name = { $form ->
        [heads-up] Heads-up, seven-card stud
        [draw-sng-6] Sit-and-go for six, limit draw
        [stud-sng-8] Sit-and-go for eight, seven-card stud
        [stud-multi] Several tables, seven-card stud
        [five-stud-multi] Several tables, five-card stud
        [draw-multi] Several tables, pot-limit draw
       *[mixed] Several tables, the game changes by level
    }
tournament-start = Starts at
tournament-entry = Entry
tournament-entry-note = Empty: as usual for this kind. A tenth of it comes on top as the fee.
tournament-bots = House players at most
tournament-make = Open it

levels-number = Level
levels-blinds = Blinds
levels-limits = Limits
levels-ante = Ante
levels-bring-in = Bring-in
levels-length = Length

deal-title = { $kind ->
        [icm] { $name } proposes to share what is left by ICM
       *[chips] { $name } proposes to share what is left by chips
    }
deal-waits = The shares are named when this hand is over.
deal-agreed = agreed
deal-thinking = thinking
deal-time = { $left } to answer
deal-yes = Agree
deal-no = Play on
deal-propose = Share the rest:
deal-by-icm = by ICM
deal-by-chips = by chips
