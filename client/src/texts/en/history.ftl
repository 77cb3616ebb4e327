# Game history, the replayer, hands read from files, statistics.

hands-nav = My hands
# The same where there is little room.
hands-short = Hands
hands-title = Game history
hands-no-player = Your hands are listed here once you have a name and have played some.
hands-loading = Looking for your hands…
hands-count = { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
hands-found = { $count ->
        [one] { $count } hand found
       *[other] { $count } hands found
    }
hands-none = You have not finished a hand yet.
hands-none-found = No hand fits this search.
hands-more = Older hands
hands-filters = Search
hands-from = From
hands-to = To
hands-table = Table
hands-result = Result
hands-result-name =
    { $result ->
        [won] Won
        [lost] Lost
       *[even] Even
    }
hands-least = Won or lost at least
hands-when = When
hands-hand = Hand
hands-pot = Pot
hands-actions = What can be done with it
hands-even = even
hands-void = void
hands-aided = with hints
hands-aided-why = Played in practice, with hints beside the cards.
hands-replay = Replay
hands-replay-label = Replay: { $hand }
hands-format = Form of the file
hands-download = { $count ->
        [one] Download { $count } hand
       *[other] Download all { $count } hands
    }
hands-untold = { $count ->
        [one] This form has no words for { $count } of these hands:
       *[other] This form has no words for { $count } of these hands:
    }
hands-untold-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
hands-download-rest = { $count ->
        [one] Download the other hand
       *[other] Download the other { $count } hands
    }

replay-title = Hand #{ $number }, { $table }
replay-loading = Opening the hand…
replay-missing = There is no such hand.
replay-controls = Steps of the hand
replay-scrub = Step
replay-step = Step { $step } of { $count }
replay-prev = Step back
replay-next = Step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
# Hands that lie face down and were shown or mucked at the end.
replay-reveal = Show hands known later
replay-public = As everybody saw it

stats-title = Statistics
stats-loading = Counting…
stats-none-then = You have not finished a hand in this time.
stats-period = Period
stats-today = Today
stats-week = 7 days
stats-month = 30 days
stats-ever = All
# $chips: cash, tournament or practice.
stats-game = { $game }, { $house }{ $chips ->
        [tournament] {" "}(tournament chips)
        [practice] {" "}(practice)
       *[cash] {""}
    }
stats-hands = Hands
stats-net = Won or lost
stats-rate = Big bets in 100 hands
stats-range = { $rate } ± { $margin }
stats-too-few = too few hands for a range
stats-pots = Pots won
stats-showdowns = Showdowns
stats-won-of = { $count }, { $won ->
        [one] { $won } won
       *[other] { $won } won
    }
stats-streets = Streets seen
stats-after = After
stats-as-table = The same as a table
stats-plot-label = { $title }: won or lost, hand by hand. After { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    } { $net }; between { $bottom } and { $top } on the way.
stats-note = A big bet is the larger bet of the table; in pot-limit it is two big blinds. Behind ± is how far chance alone may carry the number: the true one lies in this range 95 times out of 100. Nobody else sees these numbers.
stats-session = My session at this table
stats-session-none = No hand of yours has ended in this session.
talk-session = Session
read-title = Read a file
read-lead = Hand histories from other rooms, or from here, open in the replayer. Cards the history does not tell stay face down. The file is read and not kept.
read-file = File with hand histories
read-text = Or paste the text here
read-open = Open the text
read-busy = Reading…
# $problem: the reader's own words, in English.
read-problem = { $line ->
        [0] { $problem }
       *[other] Line { $line }: { $problem }
    }

refused-bad_request = The room does not understand this address.
refused-cannot_tell = This form has no words for what happened in the hand.
refused-too_large = That is too large. A file may have 1 MB.
refused-read_slow = Reading this took too long, so it was given up.
refused-read_broken = This text cannot be read.
refused-bad_format = There is no such form of history.
# $count: how many hands were found.
refused-too_many_hands = { $count } hands fit, and a file holds { $most }. Choose a shorter time.
