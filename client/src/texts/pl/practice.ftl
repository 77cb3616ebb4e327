# Strona treningu i podpowiedzi obok kart stołu treningowego.

practice-title = Trening
practice-lead = Własny stół z botami: bez zegara, z podpowiedziami obok kart i z żetonami, które liczą się tylko tutaj.
practice-room = Sala
practice-stakes = Stawki
practice-bots = Boty
practice-temper = Jak grają
practice-temper-name = { $temper ->
        [tight] Ostrożnie: mało rozdań, prawie bez blefu
        [steady] Równo
        [bold] Odważnie: dużo zakładów i podbić
        [loose] Luźno: często sprawdzają
       *[mixed] Różnie: każdy po swojemu
    }
practice-start = Zaczynam
practice-continue = Wróć do stołu treningowego
practice-replaces = Nowy stół treningowy zastępuje ten, który już masz.
practice-no-odds = Ten serwer nie oblicza szans: brakuje mu tej części. Twój układ, ceny i martwe karty widać mimo to.
practice-off = Trening jest na tym serwerze wyłączony.
practice-link = Trening
practice-name-first = Najpierw wybierz imię.
practice-table = Trening, bez zegara

aids-title = Podpowiedzi
aids-switch = Pokazuj podpowiedzi
aids-share = { $share } puli przeciw { $count ->
        [one] { $count } ręce
        [few] { $count } rękom
        [many] { $count } rękom
       *[other] { $count } ręki
    }
aids-share-label = Twój udział w puli
aids-split = samodzielnie { $win }, remis { $tie }
aids-error = (z dokładnością do { $error })
aids-price = { $pay } za szansę na { $pot }: potrzebujesz { $share }.
aids-price-verdict = { $pays ->
        [yes] Twój udział wystarcza, żeby sprawdzić.
       *[no] Twój udział nie wystarcza, żeby sprawdzić.
    }
aids-kinds = Czym kończy się twoja ręka
aids-kinds-draw = Czym kończy się twoja ręka przy najlepszej wymianie
aids-kind = { $kind ->
        [royal_flush] poker królewski
        [straight_flush] poker
        [four_of_a_kind] kareta
        [full_house] full
        [flush] kolor
        [straight] strit
        [three_of_a_kind] trójka
        [two_pair] dwie pary
        [pair] para
       *[high_card] wysoka karta
    }
aids-outs = { $count ->
        [one] { $count } karta poprawia ją od razu
        [few] { $count } karty poprawiają ją od razu
        [many] { $count } kart poprawia ją od razu
       *[other] { $count } karty poprawia ją od razu
    }
aids-keeps = Najlepsze wymiany
aids-keep = Zostaw { $cards }
aids-keep-none = Wymień wszystkie pięć
aids-keep-all = Zostań przy swoich
aids-keep-improves = poprawa { $chance }
aids-dead = Martwe karty
aids-dead-none = Na razie brak martwych kart.
aids-working = Trwa obliczanie…
aids-failed = Brak szans dla tej chwili.
aids-not-installed = Ten serwer nie oblicza szans.
aids-idle = Podpowiedzi pojawią się w następnym rozdaniu.
aids-draws-untold = Wymiana pozostałych jest zbyt rzadka, żeby ją uwzględnić.
aids-note = Jeśli nikt już nie pasuje. Karty, których nie widzisz, są jednakowo prawdopodobne.
aids-less-than = < { $percent }
aids-spoken = Wygrywasz { aids-share }.
aids-line-share = { $share } puli
aids-line-price = do sprawdzenia potrzeba { $share }
keys-o = Powiedz szanse
settings-aids = Podpowiedzi przy stołach treningowych
