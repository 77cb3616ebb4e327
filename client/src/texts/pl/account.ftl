# Wejście i strona konta.
login-have-account = Masz konto?
login-link = Zaloguj się
keep-chips = Zachowaj żetony
cancel = Anuluj

login-title-login = Zaloguj się
login-title-register = Załóż konto
login-title-forgot = Nie pamiętasz hasła?
login-title-reset = Nowe hasło
login-other = Inne drogi
login-already = Jesteś w grze jako { $name }.
login-to-login = Mam już konto
login-to-register = Załóż nowe konto
login-to-forgot = Nie pamiętasz hasła?
login-name = Imię
login-password = Hasło
login-present-password = Obecne hasło
login-new-password = Nowe hasło
login-email = Adres e-mail
login-name-hint = Do 20 liter jednego alfabetu, cyfr, spacji i łączników. Widzą je wszyscy.
login-password-hint = Co najmniej 10 znaków, w tym 5 różnych. Najlepiej długie i łatwe do zapamiętania.
login-email-hint = Nieobowiązkowy. Tędy przychodzi nowe hasło, jeśli stare się zgubi.
login-no-letters = Ten pokój nie wysyła listów. Po nowe hasło zwróć się do gospodarza.
login-leaves-guest = Teraz grasz jako gość { $name }. Po zalogowaniu ten gość i jego żetony będą niedostępne. Aby je zachować, załóż konto.
login-keeps-chips = Zachowujesz wszystko, co ma { $name }: żetony, miejsca i rozdania.
login-why-register = Konto zachowuje żetony i rozdania i pozwala grać na każdym urządzeniu.
login-set-password = Ustaw nowe hasło

account-show = Pokaż: { $field }
account-show-short = Pokaż
account-hide-short = Ukryj

forgot-text = Podaj imię albo potwierdzony adres. Na ten adres przyjdzie list z odnośnikiem.
forgot-who = Imię lub adres e-mail
forgot-send = Wyślij list
forgot-sent = Jeśli { $who } ma konto z potwierdzonym adresem, list jest w drodze. Odnośnik działa raz, przez godzinę.
forgot-no-letters = Ten pokój nie wysyła listów. Nowe hasło może nadać gospodarz.
forgot-again = Poproś o nowy list
reset-ends = Sesje w innych przeglądarkach zostaną zakończone.

account-title = Konto
account-nobody = Nie ma tu zalogowanego konta.
account-guest = Grasz jako gość: żetony należą do tej przeglądarki. Razem z jej plikami cookie znikają.
account-keep = Zachowaj żetony: załóż konto
account-host = Prowadzisz ten pokój jako gospodarz.
account-logout = Wyloguj się
account-confirm = Potwierdź adres
account-confirm-text = To odnośnik z naszego listu. Czy ten adres jest twój?

email-none = Nie ma adresu. Gdy zgubisz hasło, nie będzie dokąd wysłać nowego.
email-confirmed = { $address }, potwierdzony
email-waiting = { $address } czeka na potwierdzenie. Otwórz odnośnik z naszego listu.
email-no-letters = Ten pokój nie wysyła listów, więc nie potrzebuje adresu.
email-add = Dodaj adres
email-change = Zmień adres
email-new = Adres
email-send = Wyślij list z potwierdzeniem
email-remove = Usuń adres
email-asked = List na adres { $address } jest w drodze.
email-done = Adres zmieniony.

password-change = Zmień hasło
password-ends = Sesje w innych przeglądarkach zostaną zakończone.
password-done = Hasło zmienione, sesje w innych przeglądarkach zakończone.

sessions-title = Otwarte sesje
sessions-own = ta przeglądarka
sessions-unknown = Nieznana przeglądarka
sessions-times = Od { $created }, ostatnio { $seen }
sessions-end = Wyloguj
sessions-end-label = Wyloguj: { $browser }
sessions-ended = Sesja zakończona: { $browser }.
sessions-end-others = Wyloguj wszędzie indziej
sessions-others-ended = Wszystkie inne sesje zakończone.

delete-title = Usuń konto
delete-text = Żetony wracają do pokoju, imię staje się wolne i nie da się tego cofnąć. W rozdaniach innych zostajesz bez imienia. Najpierw wstań od wszystkich stołów.
delete-confirm = Usuń na zawsze
