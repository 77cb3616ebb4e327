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
lobby-seconds = { $seconds } s
lobby-protections = { $count ->
        [one] { $count } all-in protection
       *[other] { $count } all-in protections
    }
lobby-none-yet = –
lobby-sit = Sit
lobby-sit-label = Sit at { $table }
lobby-watch = Watch
lobby-watch-label = Watch { $table }
lobby-full = Full
lobby-resume = Go back
lobby-resume-label = Go back to your seat at { $table }
name-needed = First choose a name for the table.
