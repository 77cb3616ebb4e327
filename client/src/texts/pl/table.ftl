brand = Doorcard
game-name =
    { $game ->
        [seven_card_stud] Stud siedmiokartowy
        [five_card_stud] Stud pięciokartowy
        [five_card_draw] Poker dobierany
       *[other] { $game }
    }
game-short =
    { $game ->
        [seven_card_stud] Stud
        [five_card_stud] Stud 5
        [five_card_draw] Dobierany
       *[other] { $game }
    }
house-name =
    { $house ->
        [fortune] Fortuna
        [ten-second] Dziesięć sekund
        [seven-stud] Stud 7
        [draw-limit] Dobierany, limit
        [draw-pot] Dobierany, limit puli
       *[other] { $house }
    }
stakes =
    { $structure ->
        [pot] Limit puli { $low }/{ $high }
       *[limit] Limit { $low }/{ $high }
    }
stakes-ante = ante { $amount }
stakes-blinds = blindy { $small }/{ $big }
hand-number = Rozdanie { $number }

seat-empty = Wolne miejsce
seat-empty-number = Miejsce { $seat }
seat-sit = Usiądź
seat-sit-label = Usiądź na miejscu { $seat }
seat-you = Ty
seat-bot = BOT
seat-bot-label = bot stołu
seat-stack = żetony: { $amount }
seat-label = Miejsce { $seat }, { $name }
cards-of = Karty, { $name }
cards-yours = Twoje karty
cards-number = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

cards-up = odkryte: { $cards }

state-waiting = czeka na rozdanie
state-sitting_out = pauzuje
state-live = w grze
state-folded = pas
state-all_in = za wszystko
state-protected = za wszystko, ochrona
state-reconnecting = brak połączenia
state-leaving = odchodzi po rozdaniu
state-broke = bez żetonów

line-ante = ante { $amount }
line-small_blind = mały blind { $amount }
line-big_blind = duży blind { $amount }
line-post = wnosi { $amount }
line-fold =
    { $short ->
        [none] pas
       *[other] pas na { $short }
    }
line-check = czeka
line-call = sprawdza { $amount }
line-bring_in = bring-in { $amount }
line-bet = stawia { $amount }
line-complete = dopełnia do { $amount }
line-raise = podbija do { $amount }
line-draws = { $count ->
        [-1] wymienia
       *[other] wymienia { $count }
    }
line-stands_pat = zostaje
line-shows = pokazuje
line-mucks = nie pokazuje
line-wins = wygrywa { $amount }
line-wins-with = wygrywa { $amount }, { $hand }
line-protected = koniec czasu, za wszystko
line-left = odchodzi
line-unknown = { $act }
line-all-in = { $line }, za wszystko
line-time-out = { $line } (koniec czasu)
drew = { $count ->
        [0] bez wymiany
       *[other] wymiana: { $count }
    }
drew-short = { $count ->
        [0] zostaje
       *[other] wym. { $count }
    }

street-stud-1 = Pierwsza karta
street-stud-2 = Druga ulica
street-stud-3 = Trzecia ulica
street-stud-4 = Czwarta ulica
street-stud-5 = Piąta ulica
street-stud-6 = Szósta ulica
street-stud-7 = Siódma ulica
street-draw-1 = Przed wymianą
street-draw-2 = Po wymianie
street-showdown = Wyłożenie kart
street-over = Koniec rozdania
street-exchange = Wymiana
street-short-stud-1 = 1. ulicy
street-short-stud-2 = 2. ulicy
street-short-stud-3 = 3. ulicy
street-short-stud-4 = 4. ulicy
street-short-stud-5 = 5. ulicy
street-short-stud-6 = 6. ulicy
street-short-stud-7 = 7. ulicy
street-sizes = { $structure ->
        [pot] stawki od { $sizes }
       *[limit] stawki po { $sizes }
    }
street-size-or = { $low } lub { $high }
raises-left = { $count ->
        [-1] bez limitu podbić
        [0] bez dalszych podbić
        [one] jeszcze { $count } podbicie
        [few] jeszcze { $count } podbicia
        [many] jeszcze { $count } podbić
       *[other] jeszcze { $count } podbicia
    }
pot = Pula { $amount }
pot-side = pula poboczna { $amount }
pot-side-out = (bez udziału: { $names })
folded-cards = Odrzucone karty odkryte
folded-cards-none = Odrzucone karty odkryte: brak
folded-cards-label = Odrzucone karty odkryte: { $cards }
community = Karta wspólna
bet-label = { $name }, stawka { $amount }
marker-stud = STUD
marker-stud-label = znacznik studa
marker-dealer = D
marker-dealer-label = przycisk rozdającego
protections = { $count ->
        [one] jeszcze { $count } ochrona all-in
        [few] jeszcze { $count } ochrony all-in
        [many] jeszcze { $count } ochron all-in
       *[other] jeszcze { $count } ochrony all-in
    }
clock-label = Czas na ruch
clock-paused = zatrzymany

dealer-log = Krupier
log-empty = Jeszcze nic się nie dzieje.
log-more = Dziennik i czat

waiting-players = Czekamy na graczy
waiting-hand = Zaraz następne rozdanie
table-paused = Stół ma przerwę
rail = Oglądasz. Zajmij wolne miejsce, żeby grać.
rail-full = Oglądasz. Wszystkie miejsca są zajęte.
table-loading = Otwieranie stołu…
table-missing = Nie ma takiego stołu.
table-closed = Ten stół jest zamknięty.
to-lobby = Do listy stołów
page-missing = Pod tym adresem nic nie ma.

banner-broken = Brak połączenia, próbujemy… Obraz może być nieaktualny.
banner-taken = Ten stół jest otwarty w innej karcie.
banner-take = Graj tutaj
banner-restart = Serwer zaraz wróci po ponownym uruchomieniu.
banner-renewed = Doorcard ma nową wersję. Wczytaj stronę ponownie, aby grać dalej.
banner-reload = Wczytaj ponownie

lasthand-open = Ostatnie rozdanie
lasthand-short = Ostatnie
lasthand-title = Ostatnie rozdania
lasthand-none = W tej sesji nie ma jeszcze zakończonego rozdania.
lasthand-hand = Rozdanie { $number }
lasthand-pot = pula { $amount }
lasthand-choose = Rozdania tej sesji
lasthand-shown = Karty tego rozdania
lasthand-mucked = odrzucone
lasthand-folded = pas
lasthand-won = +{ $amount }
lasthand-lost = −{ $amount }
lasthand-download = Pobierz:
lasthand-mail = Wyślij mi to rozdanie
lasthand-mail-to = Twój adres e-mail
lasthand-mail-send = Wyślij
lasthand-mail-done = Rozdanie jest w drodze na adres { $address }.

sitout = Pauza od rozdania
autopost = Ante bez pytania
ante-title = Wnieść ante { $amount }?
ante-time-out = { $seconds ->
        [one] Bez odpowiedzi za { $seconds } sekundę zaczyna się pauza.
        [few] Bez odpowiedzi za { $seconds } sekundy zaczyna się pauza.
        [many] Bez odpowiedzi za { $seconds } sekund zaczyna się pauza.
       *[other] Bez odpowiedzi za { $seconds } sekundy zaczyna się pauza.
    }
ante-post = Wnoszę { $amount }
ante-skip = Pauzuję
entering = Dostajesz karty, gdy dojdzie do ciebie duży blind.
entering-posted = Wnosisz blind i dostajesz karty, gdy tylko pozwolą na to zasady.
entering-wait = Czekam na duży blind
waiting-you = Grasz od następnego rozdania.
sitting-out-you = Masz pauzę.
sitting-out-next = Po tym rozdaniu masz pauzę.
come-back = Gram dalej
refill = Weź nowe żetony
automuck = Nie pokazuj przegranych kart i nie pytaj
leave = Odchodzę
leave-title = Odejść od stołu?
leave-text = Grasz w tym rozdaniu. Jeśli teraz odejdziesz, ręka czeka albo pasuje, a żetony z puli tam zostają.
leave-now = Odchodzę teraz
leave-after = Odchodzę po rozdaniu
leave-stay = Zostaję
rebuy = Dodaj żetony
rebuy-broke = Wejdź ponownie
rebuy-title = Dodaj żetony
rebuy-text = Dochodzą między rozdaniami. Poza stołem masz żetony: { $wallet }.
rebuy-amount = Kwota
rebuy-confirm = Dodaję { $amount }
chips-adding = Po tym rozdaniu dojdzie { $amount }.
rebuy-full = Masz już najwięcej, ile pozwala ten stół.
buyin-title = Siadasz na miejscu { $seat }
buyin-text = Masz żetony: { $wallet }.
buyin-amount = Wejście
buyin-range = Od { $least } do { $most }
buyin-least = Najmniej { $amount }
buyin-most = Najwięcej { $amount }
buyin-confirm = Siadam z { $amount }
buyin-confirm-empty = Siadam
buyin-bad = To nie jest kwota. Napisz tak: { $example }.
buyin-low = Najmniej: { $amount }.
buyin-high = Najwięcej: { $amount }.
buyin-poor = Masz tylko { $amount }.
unit-note = Przy tym stole { $units } żetonów zapisuje się jako { $one }, a wszystkie twoje jako { $wallet }.
close = Zamknij

zen-on = Zen
zen-off-label = Zen jest włączony. Pokaż znowu wszystko
menu = Menu

announce-turn = Twoja kolej. { $price }. { $hand ->
        [none] {""}
       *[other] Masz: { $hand }.
    } { $seconds ->
        [0] {""}
        [one] { $seconds } sekunda.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekund.
       *[other] { $seconds } sekundy.
    }
announce-warning = { $seconds ->
        [one] Jeszcze { $seconds } sekunda
        [few] Jeszcze { $seconds } sekundy
        [many] Jeszcze { $seconds } sekund
       *[other] Jeszcze { $seconds } sekundy
    }
announce-broken = Brak połączenia
announce-back = Połączenie wróciło
announce-pot = Pula { $pot }. { $price ->
        [free] Nic do dołożenia.
       *[other] Do dołożenia { $price }.
    }
announce-hand = { $hand ->
        [none] Jeszcze bez układu.
       *[other] Masz: { $hand }.
    }
announce-seat = Które miejsce?
announce-no-folded = Bez odrzuconych kart odkrytych.
announce-time = { $seconds ->
        [-1] Bez zegara.
        [one] { $seconds } sekunda.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekund.
       *[other] { $seconds } sekundy.
    }

keys-title = Klawisze
keys-off = Klawisze jednoliterowe są wyłączone w ustawieniach.
keys-f = Pas
keys-c = Czekam albo sprawdzam
keys-r = Stawiam, podbijam lub dopełniam
keys-b = Bring-in
keys-a = Zostaję przy swoich kartach
keys-1 = Zaznacz kartę do wymiany
keys-l = Ostatnie rozdanie
keys-z = Zen: tylko gra
keys-p = Powiedz pulę i cenę
keys-h = Powiedz mój układ
keys-s = Powiedz miejsce, potem jego numer
keys-d = Powiedz odrzucone karty odkryte
keys-t = Powiedz, ile zostaje czasu
keys-q = Ta lista
keys-open = Klawisze
