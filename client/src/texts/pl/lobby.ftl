welcome-title = Stud i poker dobierany przy spokojnym stole
welcome-text = Doorcard rozdaje stud pięciokartowy, stud siedmiokartowy i poker dobierany na żetony bez wartości. Wybierz imię i siadaj.
welcome-name = Twoje imię przy stole
welcome-play = Graj jako gość
welcome-watch = Zobacz stoły
welcome-back = Grasz jako { $name }, żetony: { $wallet }.
welcome-resume = Masz miejsce przy stole
welcome-to-lobby = Przejdź do stołów

lobby-title = Stoły
lobby-wallet = żetony: { $wallet }
lobby-guest = Grasz jako { $name }
lobby-count = { $count ->
        [0] Żaden stół nie jest otwarty
        [one] { $count } stół jest otwarty
        [few] { $count } stoły są otwarte
        [many] { $count } stołów jest otwartych
       *[other] { $count } stołu jest otwarte
    }
lobby-loading = Szukanie stołów…
lobby-old = Brak połączenia. Lista może być nieaktualna.
lobby-name = Stół
lobby-game = Gra
lobby-stakes = Stawki
lobby-players = Gracze
lobby-pot = Średnia pula
lobby-speed = Rozdań na godzinę
lobby-clock = Zegar
lobby-seat = Miejsce
lobby-seated = { $seated } z { $seats }
lobby-with-bots = { $bots ->
        [0] {""}
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }
lobby-watching = { $watching ->
        [0] {""}
       *[other] widzowie: { $watching }
    }
lobby-seconds = { $seconds ->
        [0] bez zegara
       *[other] { $seconds } s
    }
lobby-protections = { $count ->
        [one] { $count } ochrona all-in
        [few] { $count } ochrony all-in
        [many] { $count } ochron all-in
       *[other] { $count } ochrony all-in
    }
lobby-none-yet = –
lobby-sit = Siadam
lobby-sit-label = Siadam, { $table }
lobby-watch = Oglądam
lobby-watch-label = Oglądam, { $table }
lobby-rules-label = { $house }: zasady stołu { $table }
lobby-full = Komplet
lobby-resume = Wracam
lobby-resume-label = Wracam na swoje miejsce, { $table }
name-needed = Najpierw wybierz imię przy stole.

lobby-filters = Filtry
lobby-filter-game = Gra
lobby-filter-limit = Limit
lobby-filter-stakes = Stawki
lobby-filter-seats = Wielkość
lobby-filter-speed = Tempo
lobby-any = wszystkie
lobby-limit-name = { $structure ->
        [pot] limit puli
       *[limit] stały limit
    }
lobby-seats-of = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
lobby-speed-name = { $speed ->
        [fast] szybkie, do { $seconds } s
       *[calm] spokojne, ponad { $seconds } s
    }
lobby-free = Z wolnym miejscem
lobby-favorites = Tylko ulubione
lobby-favorite-label = Ulubiony stół: { $table }
lobby-clear = Wyczyść filtry
lobby-shown = { $count ->
        [one] { $shown } z { $count } stołu
        [few] { $shown } z { $count } stołów
        [many] { $shown } z { $count } stołów
       *[other] { $shown } z { $count } stołu
    }
lobby-none-match = Żaden stół nie pasuje do filtrów.
lobby-sort = Kolejność
lobby-sort-none = jak na liście
lobby-sort-name = stół
lobby-sort-game = gra
lobby-sort-stakes = stawki
lobby-sort-players = gracze
lobby-sort-pot = średnia pula
lobby-sort-speed = rozdania na godzinę
lobby-sort-clock = zegar
lobby-quick = Szybkie miejsce
lobby-quick-none = Przy tych stołach nie ma wolnego miejsca.
