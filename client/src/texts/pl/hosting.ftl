# Stoły, które zakładają gracze: formularz, zaproszenie, narzędzia gospodarza, rozliczenie, podgląd.

# Formularz.
new-table = Nowy stół
new-table-lead = Prywatny stół dla znajomych: wybierz dom, zmień, co chcesz, i wyślij link.
form-loading = Wczytywanie formularza…
form-preset = Zasady na początek
form-name = Nazwa stołu
form-name-start = Stół: { $name }
form-small = Niższa stawka
form-big-blind = Duży blind
form-unit = Kwoty
form-unit-1 = całe żetony
form-unit-100 = z dwoma miejscami po przecinku
form-amounts = Inne kwoty
form-amounts-lead = Puste pole oznacza kwotę zwykłą w tym domu.
form-usual = jak zwykle
form-bots = Boty
form-most-buy-in = Największe wejście, w wyższych stawkach
form-keep = Pamiętanie stosu, w minutach
form-chat = Czat
form-chat-name = { $rule ->
        [everybody] wszyscy obecni
        [off] bez czatu
       *[players] gracze z miejscem
    }
form-private = Prywatny: stół znajdują tylko osoby z linkiem
form-approval = Sam wpuszczam każdą osobę
form-rules = Zasady
form-changed = { $count ->
        [0] Wszystkie zasady są takie jak zwykle w tym domu.
        [one] { $count } zasada jest inna niż zwykle; przy stole widzą to wszyscy.
        [few] { $count } zasady są inne niż zwykle; przy stole widzą to wszyscy.
        [many] { $count } zasad jest innych niż zwykle; przy stole widzą to wszyscy.
       *[other] { $count } zasady jest inne niż zwykle; przy stole widzą to wszyscy.
    }
form-section-changed = zmienione
form-make = Załóż stół
form-unreadable = Tego nie da się odczytać jako kwoty ani liczby.
form-unreadable-some = Czegoś nie da się odczytać; zobacz zaznaczone pola.
form-see-field = Zobacz zaznaczone pole.
change-lead = Zmiany obowiązują od następnego rozdania. Widzą je wszyscy przy stole.
change-save = Ogłoś zmianę
knob-none = brak
knob-percent = { $value } %
knob-usual = Zwykle: { $value }
knob-back = Jak zwykle

# Różnica w jednym wierszu; druga wartość to zwykła albo poprzednia.
diff = { $name }: { $after } ({ $was ->
        [before] przedtem
       *[usually] zwykle
    } { $before })
diff-rule = { $name }: { $after }
rules-differs = Inaczej niż zwykle w domu { $house }
rules-differs-unknown = Nie udało się wczytać, co jest tu inaczej niż zwykle.
rules-host = Gospodarz: { $host }

# Krótkie nazwy ustawień.
knob-name = Nazwa
knob-small = Niższa stawka
knob-big = Wyższa stawka
knob-ante = Ante
knob-bring_in = Bring-in
knob-small_blind = Mały blind
knob-big_blind = Duży blind
knob-most_buy_in = Największe wejście
knob-bots = Boty
knob-approval = Wpuszczanie
knob-chat = Czat
knob-keep_stack_minutes = Pamiętanie stosu, w minutach
knob-structure = Limit
knob-max_seats = Miejsca
knob-ante_auto = Ante
knob-opener_may_complete = Otwarcie najniższą kartą
knob-big_bet_streets = Ulice z wyższą stawką
knob-small_bet_streets = Ulice z niższą stawką
knob-open_pair_street = Odkryta para pozwala na wyższą stawkę
knob-open_pair_who = Kto może z tego skorzystać
knob-cap = Najwięcej stawek w rundzie
knob-headsup_uncap = Przy dwóch graczach
knob-short_wager = All-in poniżej stawki
knob-burn = Karty odkładane na bok
knob-stub_short = Za mało kart w talii
knob-draw_deal = Nowe karty
knob-max_draw = Najwięcej wymienianych kart
knob-dealer = Miejsce rozdającego
knob-dealer_marker_seat = Miejsce żetonu stud (0: brak)
knob-board_tie = Równe układy odkryte
knob-showdown_checked = Kto pokazuje pierwszy
knob-muck_choice = Odrzucanie kart
knob-allin_face_up = Karty przy all-in
knob-uncontested_show = Niesprawdzony zwycięzca
knob-action_seconds = Sekundy na decyzję
knob-warn_seconds = Ostrzeżenie, sekundy przed końcem
knob-time_bank_seconds = Bank czasu, sekundy
knob-time_bank_hands = Rozdania do odnowienia jednej sekundy (0: nigdy)
knob-reconnect_extra_seconds = Dodatkowe sekundy po utracie połączenia
knob-timeout_protections = Ochrony all-in
knob-protection_hours = Godziny do ich odnowienia
knob-timeout_free_action = Koniec czasu
knob-history = Karty odrzucone
knob-history_hands = Pamiętane rozdania
knob-sitout_kick_minutes = Minuty nieobecności do utraty miejsca
knob-odd_chip = Niepodzielny żeton
knob-rake_basis_points = Prowizja w procentach
knob-rake_cap = Największa prowizja z rozdania
knob-rake_first_round_free = Rozdania zakończone w pierwszej rundzie
knob-min_wager_round2 = Stawki po wymianie
knob-pot_limit_max = Największe przebicie
knob-fold_when_free = Pas bez powodu
knob-announce_hands = Słowa krupiera
knob-show_draw_counts = Liczba wymienionych kart
knob-new_player_entry = Nowi gracze
knob-min_buy_in_big_bets = Najmniejsze wejście, w wyższych stawkach
knob-leaving = Odejście w trakcie rozdania
choice-rake_first_round_free = { $value ->
        [yes] Bez prowizji, gdy rozdanie kończy się w pierwszej rundzie.
       *[no] Prowizja jest pobierana także z tych rozdań.
    }
choice-approval = { $value ->
        [yes] gospodarz wpuszcza każdą osobę
       *[no] wchodzi każdy, kto ma link
    }
choice-chat = { $value ->
        [everybody] wszyscy obecni
        [off] bez czatu
       *[players] gracze z miejscem
    }

# Dlaczego stół nie może taki być.
refused-registered_only = Stoły zakładają gracze z kontem. Najpierw załóż konto; żetony i rozdania zostają twoje.
refused-private_only = Stoły dla wszystkich zakładają gospodarze pokoju. Załóż stół prywatny.
refused-too_many_tables = { $tables ->
        [one] Możesz mieć otwarty { $tables } stół. Najpierw go zamknij.
        [few] Możesz mieć otwarte { $tables } stoły. Najpierw zamknij jeden z nich.
        [many] Możesz mieć otwartych { $tables } stołów. Najpierw zamknij jeden z nich.
       *[other] Możesz mieć otwarte { $tables } stołu. Najpierw zamknij jeden z nich.
    }
refused-bad_table_name = Nazwa ma od 1 do 40 znaków, w tym choć jedną literę lub cyfrę.
refused-bad_knob = { $least ->
        [none] Ta wartość jest tu niemożliwa.
       *[other] Od { $least } do { $most }.
    }
refused-bad_setup = Tak nie da się rozdać ani jednej ręki.
refused-other_game = Gra przy stole się nie zmienia. Do innej gry załóż inny stół.
refused-other_preset = Dom stołu się nie zmienia. Do innego domu załóż inny stół.
refused-seat_in_use = Na miejscu { $seat } ktoś siedzi; { $seats } to teraz za mało miejsc.
refused-closing = Ten stół zamyka się po rozdaniu.
refused-barred = Gospodarz nie wpuszcza cię do tego stołu.
refused-not_there = { $name } już tam nie siedzi.
refused-is_bot = Bota nie da się odesłać. Zmień liczbę botów.
refused-own_table = Gospodarza nie da się odesłać od stołu.
refused-seated = Ta osoba ma miejsce przy stole. Najpierw ją odeślij.
refused-not_private = Ten stół nie jest prywatny.
setup-preset = Nie ma takiego domu.
setup-small = Od { $least } do { $most }.
setup-limits = Wyższa stawka nie może być mniejsza od niższej.
setup-bring_in = Ante nie może być większe od bring-in, a bring-in wynosi od 1 do { $most }.
setup-blinds = Mały blind nie może być większy od dużego.
setup-amount_of_other_game = Ta kwota nie należy do tej gry.
setup-amount = To nie jest kwota.
setup-bots = Najwyżej { $most }: jedno miejsce zostaje dla gracza.
setup-buy_in = Największe wejście nie może być mniejsze od najmniejszego: { $least }.
setup-most_buy_in = Od { $least } do { $most } wyższych stawek.
setup-too_much = Można wnieść najwyżej { $most }.
setup-deck = Graczy: { $players }. Na tylu brakuje kart.
setup-players = Tylu graczy nie może grać.
setup-bet_streets = Każda ulica ma jedną z dwóch stawek.
setup-open_pair_street = W tej grze nie ma takiej ulicy.
setup-dealer = W studzie miejsce rozdającego jest stałe, w pokerze dobieranym się przesuwa.
setup-new_player_entry = W studzie nie ma dużego blindu, na który można czekać.
setup-marker = Nie ma miejsca { $seat }.
setup-warning = Ostrzeżenie musi przypadać po początku czasu ({ $seconds } s).
setup-no_clock = Bez zegara inni czekają bez końca; tak jest tylko w treningu.
setup-protections = W limicie puli nie ma ochron all-in.

# Wejście z linku.
join-title = Zaproszenie: { $table }
join-title-plain = Zaproszenie
join-looking = Sprawdzanie, dokąd prowadzi link…
join-dead = Ten link już nigdzie nie prowadzi. Poproś gospodarza o nowy.
join-lead = { $host } zaprasza do prywatnego stołu.
join = Wchodzę
join-ask = Proszę o wpuszczenie
join-table = Do stołu
join-standing = { $standing ->
        [waiting] Gospodarz wie, że czekasz. Ta strona odświeża się sama.
        [admitted] Możesz wejść do stołu.
        [refused] Gospodarz cię nie wpuszcza.
        [barred] Gospodarz nie wpuszcza cię do tego stołu.
        [new-approval] Gospodarz wpuszcza każdą osobę osobno.
       *[new] Możesz wejść od razu.
    }

# Narzędzia gospodarza.
host-open = { $count ->
        [0] Gospodarz
       *[other] Gospodarz ({ $count })
    }
host-title = Twój stół
host-asking = { $count ->
        [one] { $count } osoba czeka na wpuszczenie.
        [few] { $count } osoby czekają na wpuszczenie.
        [many] { $count } osób czeka na wpuszczenie.
       *[other] { $count } osoby czeka na wpuszczenie.
    }
host-invite = Zaproszenie
host-link = Link do tego stołu
host-copy = Kopiuj
host-copied = Skopiowano.
host-copy-by-hand = Link jest zaznaczony; skopiuj go stąd.
host-invite-open = Wchodzi każdy, kto ma ten link.
host-invite-approval = Kto ma ten link, prosi o wpuszczenie; decyzja należy do ciebie.
host-renew = Nowy link
host-renew-sure = Dotychczasowy link przestaje działać. Wpuszczone osoby zostają.
host-guests = Goście
host-guest-state = { $state ->
        [waiting] czeka
        [refused] bez wstępu
       *[admitted] może wchodzić
    }
host-admit = Wpuść
host-refuse = Odmów
host-shut-out = Nie wpuszczaj
host-table = Stół
host-pause = Przerwa po tym rozdaniu
host-go-on = Gramy dalej
host-change = Zmień zasady
host-close = Zamknij stół
host-close-sure = Po tym rozdaniu wszystkie żetony wracają do graczy, a stół znika. Rozdania dalej można czytać.
host-closing = Stół zamyka się po tym rozdaniu.
host-players = Gracze
host-remove = Odeślij
host-remove-sure = { $name } wstaje po tym rozdaniu i nie wraca bez twojej zgody.
host-leaving = wstaje po tym rozdaniu
host-removed = bez prawa powrotu
host-let-back = Pozwól wrócić
host-no = Nie
host-news = Od gospodarza
host-news-closing = Stół zamyka się po tym rozdaniu
host-news-paused = Po tym rozdaniu gospodarz robi przerwę
host-news-rules = Nowe zasady od następnego rozdania
host-news-coming = Od następnego rozdania:
host-news-nothing = Gospodarz niczego nie zmienia.

# Rozliczenie.
settle-up = Rozliczenie
settle-title = Rozliczenie: { $table }
settle-lead = Kto ile wygrywa lub przegrywa od założenia stołu.
settle-loading = Liczenie…
settle-running = Rozdanie jeszcze trwa; liczy się, gdy się skończy.
settle-nobody = Nikt jeszcze nie wniósł tu żetonów.
settle-player = Gracz
settle-result = Wynik
settle-bought = Wniesione
settle-cashed = Zabrane
settle-there = Na stole
settle-rake = Prowizja domu
settle-zero = Razem daje to zero.
settle-again = Policz znowu
settle-csv = Jako plik arkusza

# Podgląd w lobby.
lobby-private = prywatny
lobby-host = gospodarz { $host }
lobby-paused = przerwa
lobby-differs = { $count ->
        [one] { $count } zasada inna niż zwykle
        [few] { $count } zasady inne niż zwykle
        [many] { $count } zasad innych niż zwykle
       *[other] { $count } zasady inne niż zwykle
    }
preview-buy-in = Wejście od { $least } do { $most }
preview-seats = Kto siedzi przy stole
preview-stack = Żetony
preview-empty = Nikt tu jeszcze nie siedzi.
preview-rules = Zasady
