welcome-title = Stud and draw, at a quiet table
welcome-text = Doorcard deals Five Card Stud, Seven Card Stud and Five Card Draw for play money. Take a name and sit down.
welcome-name = Your name at the table
welcome-play = Play as guest
welcome-watch = See the tables
welcome-back = Signed in as { $name }, { $wallet } play chips.
welcome-resume = You have a seat at
welcome-to-lobby = Go to the tables

lobby-title = Tables
lobby-wallet = { $wallet } play chips
lobby-guest = Playing as { $name }
lobby-count = { $count ->
        [0] No table is open
        [one] { $count } table is open
       *[other] { $count } tables are open
    }
lobby-loading = Looking for tables…
lobby-old = Connection lost. This list may be old.
lobby-name = Table
lobby-game = Game
lobby-stakes = Stakes
lobby-players = Players
lobby-pot = Average pot
lobby-speed = Hands an hour
lobby-clock = Clock
lobby-seat = Seat
lobby-seated = { $seated } of { $seats }
lobby-with-bots = { $bots ->
        [0] {""}
        [one] { $bots } bot
       *[other] { $bots } bots
    }
lobby-watching = { $watching ->
        [0] {""}
       *[other] { $watching } watching
    }
lobby-seconds = { $seconds ->
        [0] no clock
       *[other] { $seconds } s
    }
lobby-protections = { $count ->
        [one] { $count } all-in protection
       *[other] { $count } all-in protections
    }
lobby-none-yet = –
lobby-sit = Sit
lobby-sit-label = Sit at { $table }
lobby-watch = Watch
lobby-watch-label = Watch { $table }
lobby-rules-label = { $house }: rules of { $table }
lobby-full = Full
lobby-resume = Go back
lobby-resume-label = Go back to your seat at { $table }
name-needed = First choose a name for the table.

lobby-filters = Filters
lobby-filter-game = Game
lobby-filter-limit = Limit
lobby-filter-stakes = Stakes
lobby-filter-seats = Size
lobby-filter-speed = Speed
lobby-any = any
lobby-limit-name = { $structure ->
        [pot] pot-limit
       *[limit] fixed limit
    }
lobby-seats-of = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
lobby-speed-name = { $speed ->
        [fast] fast, up to { $seconds } s
       *[calm] calm, over { $seconds } s
    }
lobby-free = With a free seat
lobby-favorites = Favorites only
lobby-favorite-label = Favorite: { $table }
lobby-clear = Clear filters
lobby-shown = { $count ->
        [one] { $shown } of { $count } table
       *[other] { $shown } of { $count } tables
    }
lobby-none-match = No table matches these filters.
lobby-sort = Sort by
lobby-sort-none = as listed
lobby-sort-name = table
lobby-sort-game = game
lobby-sort-stakes = stakes
lobby-sort-players = players
lobby-sort-pot = average pot
lobby-sort-speed = hands an hour
lobby-sort-clock = clock
lobby-quick = Quick seat
lobby-quick-none = There is no free seat at these tables.
