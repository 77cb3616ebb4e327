# Coming in, and the account page. "Log in" and "log out" everywhere, never "sign".
login-have-account = Have an account?
login-link = Log in
keep-chips = Keep your chips
cancel = Cancel

login-title-login = Log in
login-title-register = Register
login-title-forgot = Forgot your password?
login-title-reset = New password
login-other = Other ways in
login-already = You are logged in as { $name }.
login-to-login = Log in instead
login-to-register = Register a new account
login-to-forgot = Forgot your password?
login-name = Name
login-password = Password
login-present-password = Your present password
login-new-password = New password
login-email = E-mail address
login-name-hint = Up to 20 letters of one alphabet, digits, spaces, hyphens. Everybody sees it.
login-password-hint = At least 10 characters, at least 5 of them different. Long and easy to remember is best.
login-email-hint = Not required. If you lose your password, a new one comes this way.
login-no-letters = This room sends no letters. If you lose your password, ask its host.
login-leaves-guest = You are playing as the guest { $name }. After logging in, this guest and the chips are out of reach. To keep them, register instead.
login-keeps-chips = You keep everything { $name } has: chips, seats and hands.
login-why-register = With an account you keep your chips and hands and can play from any device.
login-set-password = Set new password

account-show = Show: { $field }
account-show-short = Show
account-hide-short = Hide

forgot-text = Enter your name, or the address you have confirmed. A letter with a link goes to that address.
forgot-who = Name or e-mail address
forgot-send = Send the letter
forgot-sent = If { $who } has an account with a confirmed address, a letter is on its way. Its link works once, for one hour.
forgot-no-letters = This room sends no letters. Its host can give you a new password.
forgot-again = Ask for a new letter
reset-ends = All other browsers are logged out.

account-title = Account
account-nobody = You are not logged in.
account-guest = You play as a guest: your chips belong to this browser. If its cookies are deleted, they are gone.
account-keep = Keep your chips: register
account-host = You are a host of this room.
account-logout = Log out
account-confirm = Confirm the address
account-confirm-text = You opened the link of our letter. Is this address yours?

email-none = You have given no address. If you lose your password, nobody can send you a new one.
email-confirmed = { $address }, confirmed
email-waiting = { $address } is not confirmed yet. Open the link in our letter.
email-no-letters = This room sends no letters, so it needs no address.
email-add = Add an address
email-change = Change the address
email-new = Address
email-send = Send a letter to confirm it
email-remove = Remove the address
email-asked = A letter is on its way to { $address }.
email-done = The address is changed.

password-change = Change password
password-ends = Your other browsers are logged out.
password-done = The password is changed. Your other browsers are logged out.

sessions-title = Where you are logged in
sessions-own = this browser
sessions-unknown = Unknown browser
sessions-times = Since { $created }, last seen { $seen }
sessions-end = Log out
sessions-end-label = Log out: { $browser }
sessions-ended = Logged out: { $browser }.
sessions-end-others = Log out everywhere else
sessions-others-ended = All other browsers are logged out.

delete-title = Delete account
delete-text = Your chips go back to the room, your name becomes free, and this cannot be undone. In the hands of others you are listed without your name. Get up from all tables first.
delete-confirm = Delete for good
