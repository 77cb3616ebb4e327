# The waiting list, and what one may bring to a table.
wait-join = Join the waiting list
wait-leave = Leave the waiting list
wait-join-label = Wait for a seat at { $table }
wait-leave-label = Leave list of { $table }
wait-join-short = Wait
wait-leave-short = Leave list
wait-place = You are number { $place } of { $length } on the waiting list.
wait-place-short = { $place } of { $length } waiting
wait-count = { $count ->
        [0] {""}
        [one] { $count } on the waiting list
       *[other] { $count } on the waiting list
    }
seat-offered = Kept for a waiting player
offer-text = Seat { $seat } at { $table } is free for you.
offer-seconds = { $seconds ->
        [one] { $seconds } second left to sit down
       *[other] { $seconds } seconds left to sit down
    }
offer-take = Sit down
offer-decline = No, thanks
offer-title = A seat is free
offer-gone = The seat at { $table } has gone to the next player.
buyin-kept = You left this table with { $kept }. Until { $time } you come back with at least that.
buyin-short = That takes at least { $least } and you have { $wallet }. A table with lower stakes takes less.
entering-post = { $dead ->
        [none] Post { $live } now
       *[other] Post { $live } and { $dead } dead now
    }
settings-sound-seat = A seat for me
help-wait = A full table
help-wait-text = Join the waiting list in the list of tables or at the table. When a seat becomes free it is kept for you for a short time, and you are told wherever you are on these pages. You may wait at several tables. Who gets up with a big stack and comes back soon brings that stack again.
