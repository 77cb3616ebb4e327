# What is chosen before the turn, the start of a table, the time bank, several tables.
pre-label = What to do when it is your turn
pre-fold = Fold
pre-checkfold = Check/Fold
pre-check = Check
pre-call = Call { $amount }
pre-call-all-in = Call { $amount }, all-in
pre-callany = Call any, at most { $amount }
advance-soon = Chosen before: { $act ->
        [fold] fold
        [check_fold] check or fold
        [check] check
        [call] call
       *[call_any] call any
    }
advance-dropped = { $reason ->
        [too_much] The amount is beyond what you agreed to, so nothing is chosen any more.
       *[amount] The amount has changed, so nothing is chosen any more.
    }

bank-label = Time bank
bank-use = Time bank: { $seconds ->
        [one] { $seconds } more second
       *[other] { $seconds } more seconds
    }
announce-bank = Time bank: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
keys-space = Use the time bank; Enter presses the button that has the focus
keys-n = Next table

start-label = Start of the table
start-first-hand = The first hand begins in
start-ready = ready: { $ready } of { $asked }
start-say = Ready
start-you-are = You are ready
announce-start = { $seconds ->
        [one] The first hand begins in { $seconds } second. Press Ready to begin sooner.
       *[other] The first hand begins in { $seconds } seconds. Press Ready to begin sooner.
    }

tabs-label = Your tables
tab-turn = Your turn
announce-elsewhere = Your turn at { $table }
