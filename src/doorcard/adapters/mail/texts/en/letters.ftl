# Letters. A text of several lines is a paragraph. $site is the address of the card room.

letter-greeting = Hello { $name },
letter-signed = Your card room
    { $site }

# A hand (R1.32). $result is one of letter-won, letter-lost, letter-even.
letter-hand-subject = Hand #{ $number } at { $table }
letter-hand-what = Hand #{ $number } ({ $hand }) at { $table }, { $time } UTC
letter-hand-pot = Total pot { $amount }
letter-hand-void = The hand was void: all chips went back.
letter-hand-shared = Shared card { $cards }
letter-hand-player = Seat { $seat }: { $name }, { $result }
letter-hand-attached = The whole hand is attached.
letter-won = won { $amount }
letter-lost = lost { $amount }
letter-even = even
letter-folded = folded
letter-mucked = mucked

letter-confirm-subject = Is this your address?
letter-confirm-text =
    Somebody, probably you, gave this address for the account { $name }. If it was you, open this link and confirm it:
letter-confirm-unless =
    The link works for one hour. If it was not you, do nothing: the address is not used then.

letter-reset-subject = A new password
letter-reset-text =
    { $count ->
        [one] Somebody, probably you, wants a new password for an account with this address. Open the link to choose one:
       *[other] Somebody, probably you, wants a new password for an account with this address. Open the link of the account that is meant to choose one:
    }
letter-reset-account = { $name }:
letter-reset-unless =
    { $count ->
        [one] The link works once and for one hour. If it was not you, do nothing: the password stays as it is.
       *[other] Each link works once and for one hour. If it was not you, do nothing: the passwords stay as they are.
    }

letter-password_changed-subject = Your password was changed
letter-password_changed-text =
    The password of your account { $name } has just been changed, and all other browsers were signed out. If it was you, all is well.
letter-password_changed-unless =
    If it was not you, ask for a new password at once:

letter-email_changed-subject = Your e-mail address was changed
letter-email_changed-text =
    This address is no longer the address of the account { $name }: another one has been confirmed, or it was removed. If it was you, all is well.
letter-email_changed-unless =
    If it was not you, somebody knows your password. Sign in and change it, or ask the host of the card room for help.

# Between whole chips and parts of one.
letter-point = { "." }
