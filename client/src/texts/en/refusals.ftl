# Why the server did not do what was asked. $least and $most are written amounts.

# From the rules of the hand.
refused-hand_over = The hand is already over.
refused-not_in_hand = You are not in this hand.
refused-not_your_turn = It is not your turn.
refused-shuffle_due = The dealer is not ready. Try again.
refused-not_legal = That is not possible now.
refused-bad_amount = This amount is not allowed.
refused-bad_cards = These cards cannot be exchanged.

# From the table.
refused-stale = Too late: the table has moved on.
refused-price_changed = The price has changed since you looked, so nothing was done.
refused-no_bank = There is no time bank for this decision.
refused-not_offered = That cannot be chosen in advance now.
refused-not_asked = Nothing is asked of you now.
refused-not_seated = You have no seat at this table.
refused-already_seated = You already have a seat at this table.
refused-seat_taken = Somebody else was quicker: the seat is taken.
refused-no_such_seat = There is no such seat.
refused-buy_in_range = The buy-in must be from { $least } to { $most }.
refused-top_up_range = From { $least } to { $most } can be added.
refused-not_enough_chips = { $held ->
        [none] You do not have that many chips.
       *[other] That takes { $needed } and you have { $held }.
    }
refused-no_chips = You have no chips left. Add some first.
refused-busy = The table is busy. Try again.
refused-storage = The room could not write that down, so nothing has changed. Try again.
refused-table_closed = This table has been closed.

# Chairs, chat and notes.
refused-seat_offered = This seat is kept for a player from the waiting list.
refused-stack_kept = You left this table with { $least }. { $minutes ->
        [one] For another minute
       *[other] For another { $minutes } minutes
    } you come back with at least that.
refused-seat_free = A seat is free: take it.
refused-already_waiting = You are on the waiting list already.
refused-not_waiting = You are not on the waiting list.
refused-list_full = The waiting list is full.
refused-chat_off = There is no chat at this table.
refused-chat_players = Only players with a seat talk here.
refused-chat_silenced = The host does not let you talk at this table.
refused-chat_empty = There is nothing to say in that.
refused-chat_too_long = { $longest ->
        [one] A line has at most { $longest } character.
       *[other] A line has at most { $longest } characters.
    }
refused-chat_too_fast = { $seconds ->
        [one] Wait { $seconds } second before you write again.
       *[other] Wait { $seconds } seconds before you write again.
    }
refused-not_host = Only the host of the table does that.
refused-note_too_long = The note is too long.
refused-too_many_notes = You have as many notes as the room keeps. Throw some away first.

# From the door.
refused-no_session = Choose a name first.
refused-bad_name = Please choose another name: 1 to 20 letters of one alphabet, digits or spaces.
refused-too_many = Too many at once. Wait a moment and try again.
refused-bad_message = The room did not understand this page. Load it again.
refused-enough_chips = You still have play chips.
refused-no_mail = This room does not mail hands.
refused-bad_address = This is not an e-mail address.
refused-not_found = It is not there.
refused-bad_wish = There is no such practice table.
refused-practice_full = All practice tables are taken at the moment. Please try again later.
refused-unreachable = The room cannot be reached.
refused-failed = That did not work. Please try again.
refused-other = That was refused ({ $code }).

# About accounts.
refused-crowded = Too many people log in at this moment. Try again.
refused-bad_login = Name or password is wrong.
refused-wrong_password = This is not your password.
refused-bad_password = Please choose another password: 10 to 200 characters, at least 5 different ones, and not your name.
refused-name_taken = This name is taken, or it looks like one that is.
refused-registered = You already have an account.
refused-not_registered = A guest has no account.
refused-bad_key = This link was used before, or it is too old.
refused-own_session = This is the browser you are using: log out instead.
refused-still_seated = You still have chips at a table. Get up there first.
refused-still_hosting = A table or tournament of yours is still open. Close it first.
refused-still_in_tournament = You are playing a tournament. You can delete your account when you are out or it is over.
refused-bad_origin = The room does not answer this page.

# Tournaments
refused-tournament_table = At a tournament the seats and chips are given out by the tournament.
refused-tournament_over = This tournament is over.
refused-tournament_closed = This tournament has stopped. Ask its host.
refused-no_such_tournament = There is no such tournament.
refused-already_registered = You are entered already.
refused-already_out = You are out, and this tournament takes no more entries of yours.
refused-tournament_starts = The tournament is starting.
refused-registration_closed = Entries are closed.
refused-tournament_full = The tournament is full.
refused-not_entered = You are not in this tournament.
refused-rebuys_closed = No more chips are sold.
refused-no_rebuys_left = You have bought as often as you may.
refused-too_late = Too late: the time to answer is over.
refused-chips_enough = You have more than { $most } chips, so none can be bought.
refused-add_on_closed = The add-on is sold only in its break.
refused-add_on_taken = You have taken the add-on already.
refused-no_deal_now = There is no deal to be made now.
refused-deal_open = A deal is talked over already.
refused-deal_proposed = You may propose a deal once in each level.
refused-already_agreed = You have agreed already.
refused-not_running = The tournament is not running.
refused-already_so = That is so already.
refused-prizes_paid = Prizes have been paid, so it cannot be cancelled.
refused-no_such_form = There is no such kind of tournament.
refused-bad_start = Name a start within the next 30 days.
refused-bad_target = Seats can be won only in a tournament that is open for entries and is not free.
refused-no_seat = Even a full field would not pay for one seat there.
