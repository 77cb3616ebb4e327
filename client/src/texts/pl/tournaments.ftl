# Turnieje: ich lista, własna strona, pasek przy stole, umowy.

tournaments-link = Turnieje
tournaments-title = Turnieje
tournaments-all = Wszystkie turnieje
tournaments-none = Teraz nie ma żadnych turniejów.
tournament-phase = { $phase ->
        [registering] Zapisy otwarte
        [running] W grze
        [finished] Zakończony
       *[cancelled] Odwołany, wpisowe zwrócone
    }
tournament-starts = Początek { $time }
tournament-you = { $you ->
        [registered] Masz wpis
        [playing] Grasz
       *[out] Odpadasz
    }
tournament-free = bezpłatnie
tournament-price = Wpisowe { $price }
tournament-entries = Zapisy: { $entries } z { $most }
tournament-left = W grze { $left } z { $entries }
tournament-buy-in = Wpisowe i opłata
tournament-pool = Pula nagród
tournament-stack = Żetony na początek
tournament-players = Gracze
tournament-average = Średni stos
tournament-tables = Stoły
tournament-table = Stół { $number }
tournament-seated = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
tournament-stacks = stosy od { $smallest } do { $largest }
tournament-nobody = Nikt się jeszcze nie zapisał.
tournament-wins = wygrywa { $prize }
tournament-prizes = Nagrody
tournament-no-prizes = Na razie nie ma nic do wygrania.
tournament-prizes-chips = Żetony
tournament-prizes-seats = Miejsca w turnieju { $name } ({ $time })
tournament-seats = Każde miejsce jest warte { $price }. Zwycięzców zapisujemy do turnieju
tournament-seat = Miejsce
tournament-seat-worth = Miejsce warte { $worth }
tournament-place-seat = Kończysz na miejscu { $place }. Zapisujemy cię do turnieju { $name }.
tournament-levels = Poziomy
tournament-level = Poziom { $level }
tournament-next = Następny: { $level }
tournament-length = { $measure ->
        [hands] { $count ->
            [one] { $count } rozdanie
            [few] { $count } rozdania
            [many] { $count } rozdań
           *[other] { $count } rozdania
        }
       *[minutes] { $count } min
    }
tournament-break = Przerwa, { $minutes } min
tournament-blinds = Blindy { $small }/{ $big }
tournament-limits = Limity { $stakes }, bring-in { $bring }
tournament-limits-ante = Limity { $stakes }, ante { $ante }, bring-in { $bring }
tournament-level-left = jeszcze { $left }
tournament-hands-left = { $hands ->
        [one] jeszcze { $hands } rozdanie
        [few] jeszcze { $hands } rozdania
        [many] jeszcze { $hands } rozdań
       *[other] jeszcze { $hands } rozdania
    }
tournament-break-left = Przerwa, jeszcze { $left }
tournament-deals = Pierwsze rozdanie za { $left }
tournament-paused = Gra wstrzymana przez gospodarza
tournament-fault-short = Wstrzymany przez awarię pokoju
tournament-fault =
    Awaria pokoju wstrzymuje grę. Jeśli gospodarz nie wznowi jej przed { $time }, turniej zostanie
    odwołany: wszystkie wpłaty wrócą do graczy, a jeśli część nagród jest już wypłacona, pozostali
    w grze podzielą się resztą.
tournament-closed =
    Awaria pokoju zatrzymuje ten turniej. Nic nie przepada: przy następnym uruchomieniu pokoju
    turniej wraca ze wszystkimi wpisami i nagrodami.
tournament-ended = { $why ->
        [too_few] Za mało graczy, więc turniej jest odwołany. Wszystkie wpłaty wracają do graczy.
        [host] Gospodarz odwołuje turniej. Wszystkie wpłaty wracają do graczy.
        [target_lost] Turniej, do którego prowadzą miejsca, już się zaczął, więc ten jest odwołany. Wszystkie wpłaty wracają do graczy.
        [shared] Awaria pokoju kończy turniej. Pozostali w grze dzielą się resztą nagród według żetonów.
       *[fault] Awaria pokoju kończy turniej. Wszystkie wpłaty wracają do graczy, opłaty też.
    }
tournament-hand-for-hand = Rozdanie za rozdaniem
tournament-rank = Twoje miejsce: { $rank } z { $left }, żetony: { $stack }.
tournament-rank-short = Miejsce { $rank } z { $left }
tournament-broke = Nie masz już żetonów.
tournament-rail = Oglądasz stół turnieju.
tournament-bot = bot
tournament-my-table = Do mojego stołu
tournament-register = Zapisz mnie za { $cost }
tournament-reenter = Zapisz mnie znowu za { $cost }
tournament-unregister = Wycofaj mój wpis
tournament-rebuy = Dokup { $chips } za { $price }
tournament-add-on = Dobierz { $chips } za { $price }
tournament-decline = Nie, odpadam
tournament-place = Kończysz na miejscu { $place }.
tournament-place-prize = Kończysz na miejscu { $place } i wygrywasz { $prize }.
tournament-won = Wygrywasz turniej
tournament-out = Odpadasz z turnieju
tournament-standings = Wyniki
tournament-watch = Oglądaj stół
tournament-host = Prowadzisz go:
tournament-pause = Wstrzymaj grę
tournament-resume = Wznów grę
tournament-cancel = Odwołaj turniej
tournament-cancel-sure = Odwołaj i zwróć wszystkim wpisowe
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-form = Rodzaj
tournament-form-name = { $form ->
        [heads-up] Jeden na jednego, stud siedmiokartowy
        [draw-sng-6] Sit-and-go dla sześciu, poker dobierany z limitem
        [stud-sng-8] Sit-and-go dla ośmiu, stud siedmiokartowy
        [stud-multi] Wiele stołów, stud siedmiokartowy
        [five-stud-multi] Wiele stołów, stud pięciokartowy
        [draw-multi] Wiele stołów, poker dobierany z limitem puli
       *[mixed] Wiele stołów, gra zmienia się z poziomem
    }
tournament-start = Początek
tournament-entry = Wpisowe
tournament-entry-note = Puste: jak zwykle w tym rodzaju. Do tego dochodzi opłata, dziesiąta część wpisowego.
tournament-bots = Najwięcej botów
tournament-make = Otwórz

levels-number = Poziom
levels-blinds = Blindy
levels-limits = Limity
levels-ante = Ante
levels-bring-in = Bring-in
levels-length = Długość

deal-title = { $kind ->
        [icm] { $name } proponuje podział reszty według ICM
       *[chips] { $name } proponuje podział reszty według żetonów
    }
deal-waits = Udziały będą podane po tym rozdaniu.
deal-agreed = zgoda
deal-thinking = namysł
deal-time = Na odpowiedź: { $left }
deal-yes = Zgadzam się
deal-no = Gramy dalej
deal-propose = Podział reszty:
deal-by-icm = według ICM
deal-by-chips = według żetonów
