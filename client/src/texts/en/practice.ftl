# The practice page, and the hints beside the cards of a practice table.

practice-title = Practice
practice-lead = A table of your own with house bots: no clock, hints beside your cards, and play chips that count nowhere else.
practice-room = Room
practice-stakes = Stakes
practice-bots = House bots
practice-temper = How they play
practice-temper-name = { $temper ->
        [tight] Tight: few hands, hardly a bluff
        [steady] Steady
        [bold] Bold: many bets and raises
        [loose] Loose: many calls
       *[mixed] Mixed: everybody in his own way
    }
practice-start = Start
practice-continue = Back to your practice table
practice-replaces = A new practice table takes the place of the one you have.
practice-no-odds = This server cannot work out odds: it lacks the part that does. Your hand, prices and dead cards are shown all the same.
practice-off = Practice is switched off on this server.
practice-link = Practice
practice-name-first = Choose a name first.
practice-table = Practice, no clock

aids-title = Hints
aids-switch = Show hints
aids-share = { $share } of the pot against { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
aids-share-label = Your share of the pot
aids-split = best alone { $win }, shared { $tie }
aids-error = (give or take { $error })
aids-price = Call { $pay } to win { $pot }: you need { $share }.
aids-price-verdict = { $pays ->
        [yes] Your share is enough for the call.
       *[no] Your share is not enough for the call.
    }
aids-kinds = How your hand ends
aids-kinds-draw = How your hand ends with the best draw
aids-kind = { $kind ->
        [royal_flush] royal flush
        [straight_flush] straight flush
        [four_of_a_kind] four of a kind
        [full_house] full house
        [flush] flush
        [straight] straight
        [three_of_a_kind] three of a kind
        [two_pair] two pair
        [pair] one pair
       *[high_card] high card
    }
aids-outs = { $count ->
        [one] { $count } card would improve it next
       *[other] { $count } cards would improve it next
    }
aids-keeps = The best draws
aids-keep = Keep { $cards }
aids-keep-none = Exchange all five
aids-keep-all = Stand pat
aids-keep-improves = improves { $chance }
aids-dead = Dead cards
aids-dead-none = No dead cards yet.
aids-working = Being worked out…
aids-failed = No odds for this moment.
aids-not-installed = This server cannot work out odds.
aids-idle = Hints come with your next hand.
aids-draws-untold = What the others drew is too rare to be counted in.
aids-note = If nobody folds any more. Cards you cannot see are all equally likely.
aids-less-than = < { $percent }
aids-spoken = You win { aids-share }.
aids-line-share = { $share } of the pot
aids-line-price = { $share } needed to call
keys-o = Speak the odds
settings-aids = Hints at practice tables
