# Listy. Tekst w kilku wierszach to jeden akapit. $site to adres pokoju gry.

letter-greeting = Dzień dobry, { $name }!
letter-signed = Twój pokój kart
    { $site }

letter-hand-subject = Rozdanie nr { $number } przy stole { $table }
letter-hand-what = Rozdanie nr { $number } ({ $hand }) przy stole { $table }, { $time } UTC
letter-hand-pot = Cała pula { $amount }
letter-hand-void = Rozdanie unieważnione: wszystkie żetony wracają do graczy.
letter-hand-shared = Karta wspólna { $cards }
letter-hand-player = Miejsce { $seat }: { $name }, { $result }
letter-hand-attached = Całe rozdanie jest w załączniku.
letter-won = wygrana { $amount }
letter-lost = przegrana { $amount }
letter-even = na zero
letter-folded = pas
letter-mucked = bez pokazania

letter-confirm-subject = Czy to twój adres?
letter-confirm-text =
    Ktoś, zapewne ty, podaje ten adres do konta { $name }. Jeśli to ty, otwórz ten odnośnik i potwierdź adres:
letter-confirm-unless =
    Odnośnik działa przez godzinę. Jeśli to nie ty, nic nie rób: adres nie będzie używany.

letter-reset-subject = Nowe hasło
letter-reset-text =
    { $count ->
        [one] Ktoś, zapewne ty, prosi o nowe hasło do konta z tym adresem. Otwórz odnośnik, aby je wybrać:
        [few] Ktoś, zapewne ty, prosi o nowe hasło do konta z tym adresem. Otwórz odnośnik właściwego konta, aby je wybrać:
        [many] Ktoś, zapewne ty, prosi o nowe hasło do konta z tym adresem. Otwórz odnośnik właściwego konta, aby je wybrać:
       *[other] Ktoś, zapewne ty, prosi o nowe hasło do konta z tym adresem. Otwórz odnośnik właściwego konta, aby je wybrać:
    }
letter-reset-account = { $name }:
letter-reset-unless =
    { $count ->
        [one] Odnośnik działa raz i przez godzinę. Jeśli to nie ty, nic nie rób: hasło pozostaje bez zmian.
        [few] Każdy odnośnik działa raz i przez godzinę. Jeśli to nie ty, nic nie rób: hasła pozostają bez zmian.
        [many] Każdy odnośnik działa raz i przez godzinę. Jeśli to nie ty, nic nie rób: hasła pozostają bez zmian.
       *[other] Każdy odnośnik działa raz i przez godzinę. Jeśli to nie ty, nic nie rób: hasła pozostają bez zmian.
    }

letter-password_changed-subject = Zmiana hasła
letter-password_changed-text =
    Hasło do twojego konta { $name } zostało przed chwilą zmienione, a sesje w innych przeglądarkach zakończone. Jeśli to ty, wszystko w porządku.
letter-password_changed-unless =
    Jeśli to nie ty, od razu poproś o nowe hasło:

letter-email_changed-subject = Zmiana adresu e-mail
letter-email_changed-text =
    Ten adres nie należy już do konta { $name }: potwierdzono inny adres albo ten usunięto. Jeśli to ty, wszystko w porządku.
letter-email_changed-unless =
    Jeśli to nie ty, ktoś zna twoje hasło. Zaloguj się i zmień je albo poproś o pomoc gospodarza pokoju.

# Between whole chips and parts of one.
letter-point = { "," }
