# Historia gry, odtwarzacz, rozdania z plików, statystyki.

hands-nav = Moje rozdania
# To samo, gdy miejsca jest mało.
hands-short = Rozdania
hands-title = Historia gry
hands-no-player = Twoje rozdania pojawią się tutaj, gdy wybierzesz imię i coś rozegrasz.
hands-loading = Szukam twoich rozdań…
hands-count = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
hands-found = { $count ->
        [one] Znaleziono { $count } rozdanie
        [few] Znaleziono { $count } rozdania
        [many] Znaleziono { $count } rozdań
       *[other] Znaleziono { $count } rozdania
    }
hands-none = Nie masz jeszcze żadnego zakończonego rozdania.
hands-none-found = Żadne rozdanie nie pasuje do tego wyszukiwania.
hands-more = Starsze rozdania
hands-filters = Wyszukiwanie
hands-from = Od
hands-to = Do
hands-table = Stół
hands-result = Wynik
hands-result-name =
    { $result ->
        [won] Wygrana
        [lost] Przegrana
       *[even] Bez zmian
    }
hands-least = Wygrana lub strata co najmniej
hands-when = Kiedy
hands-hand = Rozdanie
hands-pot = Pula
hands-actions = Co można z nim zrobić
hands-even = bez zmian
hands-void = nieważne
hands-replay = Odtwórz
hands-replay-label = Odtwórz: { $hand }
hands-format = Format pliku
hands-download = { $count ->
        [one] Pobierz { $count } rozdanie
        [few] Pobierz wszystkie { $count } rozdania
        [many] Pobierz wszystkie { $count } rozdań
       *[other] Pobierz wszystkie { $count } rozdania
    }
hands-untold = { $count ->
        [one] Ten format nie potrafi opisać { $count } z tych rozdań:
        [few] Ten format nie potrafi opisać { $count } z tych rozdań:
        [many] Ten format nie potrafi opisać { $count } z tych rozdań:
       *[other] Ten format nie potrafi opisać { $count } z tych rozdań:
    }
hands-untold-more = { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
hands-download-rest = { $count ->
        [one] Pobierz pozostałe { $count } rozdanie
        [few] Pobierz pozostałe { $count } rozdania
        [many] Pobierz pozostałe { $count } rozdań
       *[other] Pobierz pozostałe { $count } rozdania
    }

replay-title = Rozdanie { $number }, { $table }
replay-loading = Otwieram rozdanie…
replay-missing = Nie ma takiego rozdania.
replay-controls = Kroki rozdania
replay-scrub = Krok
replay-step = Krok { $step } z { $count }
replay-prev = Krok wstecz
replay-next = Krok dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-times = { $speed }×
# Zakryte karty, które na końcu zostały pokazane lub odłożone.
replay-reveal = Pokaż karty poznane później
replay-public = Tak, jak to widzą wszyscy

stats-title = Statystyki
read-title = Otwórz plik

refused-bad_request = Ten adres jest niezrozumiały.
refused-cannot_tell = Ten format nie potrafi opisać tego, co zaszło w rozdaniu.
refused-bad_format = Nie ma takiego formatu historii.
# $count: ile rozdań pasuje.
refused-too_many_hands = Liczba pasujących rozdań: { $count }. W pliku mieści się { $most }. Wybierz krótszy okres.
