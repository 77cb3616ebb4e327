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
hands-aided = z podpowiedziami
hands-aided-why = Rozdanie z treningu, z podpowiedziami obok kart.
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
stats-loading = Liczę…
stats-none-then = W tym czasie nie ma żadnego zakończonego rozdania.
stats-period = Okres
stats-today = Dziś
stats-week = 7 dni
stats-month = 30 dni
stats-ever = Wszystko
# $chips: cash, tournament albo practice.
stats-game = { $game }, { $house }{ $chips ->
        [tournament] {" "}(żetony turniejowe)
        [practice] {" "}(trening)
       *[cash] {""}
    }
stats-hands = Rozdania
stats-net = Wygrana lub strata
stats-rate = Dużych stawek na 100 rozdań
stats-range = { $rate } ± { $margin }
stats-too-few = za mało rozdań na przedział
stats-pots = Wygrane pule
stats-showdowns = Wyłożenia kart
stats-won-of = { $count }, { $won ->
        [one] { $won } wygrane
        [few] { $won } wygrane
        [many] { $won } wygranych
       *[other] { $won } wygranego
    }
stats-streets = Obejrzane ulice
stats-after = Po
stats-as-table = To samo jako tabela
stats-plot-label = { $title }: wygrana lub strata, rozdanie po rozdaniu. Po { $count ->
        [one] { $count } rozdaniu
        [few] { $count } rozdaniach
        [many] { $count } rozdaniach
       *[other] { $count } rozdania
    } { $net }; po drodze od { $bottom } do { $top }.
stats-note = Duża stawka to większa stawka stołu; przy limicie puli są to dwa duże blindy. Za znakiem ± jest to, jak daleko liczbę może przesunąć sam przypadek: prawdziwa leży w tym przedziale 95 razy na 100. Nikt inny nie widzi tych liczb.
stats-session = Moja sesja przy tym stole
stats-session-none = W tej sesji nie ma jeszcze twojego zakończonego rozdania.
talk-session = Sesja
read-title = Otwórz plik
read-lead = Historie rozdań z innych pokoi, a także stąd, otwierają się w odtwarzaczu. Karty, o których historia milczy, zostają zakryte. Plik jest tylko czytany, nic z niego nie zostaje.
read-file = Plik z historią rozdań
read-text = Albo wklej tekst tutaj
read-open = Otwórz tekst
read-busy = Czytam…
# $problem: słowa czytającego programu, po angielsku.
read-problem = { $line ->
        [0] { $problem }
       *[other] Wiersz { $line }: { $problem }
    }

refused-bad_request = Ten adres jest niezrozumiały.
refused-cannot_tell = Ten format nie potrafi opisać tego, co zaszło w rozdaniu.
refused-too_large = To za dużo. Plik może mieć 1 MB.
refused-read_slow = Czytanie trwa zbyt długo, więc zostaje przerwane.
refused-read_broken = Tego tekstu nie da się odczytać.
refused-bad_format = Nie ma takiego formatu historii.
# $count: ile rozdań pasuje.
refused-too_many_hands = Liczba pasujących rozdań: { $count }. W pliku mieści się { $most }. Wybierz krótszy okres.
