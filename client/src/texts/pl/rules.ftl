rules-title = Zasady stołu { $table }
rules-open = Zasady tego stołu
rules-lead = Powstają z ustawień, według których toczy się gra: obowiązuje to, co tu napisane.
rules-game = Gra
rules-betting = Stawki
rules-cards = Karty
rules-showdown = Wyłożenie kart
rules-time = Czas
rules-money = Żetony i zapisy
rules-other = Inne ustawienia
rule-other = { $knob }: { $value }

rule-game = { $value }.
rule-structure = { $value ->
        [pot] Limit puli: stawka i podbicie to dowolna kwota od najmniejszej do wysokości puli.
       *[limit] Stały limit: każda stawka i każde podbicie ma ustaloną wysokość.
    }
rule-max_seats = { $value ->
        [one] { $value } miejsce przy stole.
        [few] { $value } miejsca przy stole.
        [many] { $value } miejsc przy stole.
       *[other] { $value } miejsca przy stole.
    }
rule-ante_divisor = { $value ->
        [none] Bez ante.
       *[other] Każdy wnosi ante { $value }.
    }
rule-ante_auto = { $value ->
        [on] Ante wnosi się samo.
        [off] Przed każdym ante jest pytanie.
       *[switch] Ante wnosi się samo; można to wyłączyć i wtedy jest pytanie.
    }
rule-bring_in_divisor = { $value ->
        [none] Nie ma bring-in.
       *[other] Najniższa karta odkryta zaczyna od bring-in { $value }.
    }
rule-bring_in_suit_order = Przy równych kartach zaczyna najniższy kolor: trefl, karo, kier, pik.{ $value ->
       *[cdhs] {""}
    }
rule-opener_may_complete = { $value ->
        [yes] Najniższa karta może od razu dopełnić do pełnej niższej stawki.
       *[no] Najniższa karta może zacząć tylko od bring-in.
    }
rule-blinds = Mały blind { $small }, duży blind { $big }.
rule-new_player_entry = { $value ->
        [free] Nowy gracz dostaje karty od razu.
       *[wait_bb_or_post] Nowy gracz czeka na duży blind albo go wnosi.
    }

rule-small_bet_streets = { $structure ->
        [pot] Najmniejsza stawka { $amount }: { $value }.
       *[limit] Stawki po { $amount }: { $value }.
    }
rule-big_bet_streets = { $structure ->
        [pot] Najmniejsza stawka { $amount }: { $value }.
       *[limit] Stawki po { $amount }: { $value }.
    }
rule-min_wager_round2 = { $value ->
        [min-bb] Po wymianie najmniejsza stawka to jeden duży blind.
       *[min-2bb] Po wymianie najmniejsza stawka to dwa duże blindy.
    }
rule-open_pair_street = { $value ->
        [none] Odkryta para nie zmienia stawek.
       *[other] Przy odkrytej parze wolno też postawić { $amount }: { $value }.
    }
rule-open_pair_who = { $value ->
        [any] Może to zrobić każdy.
       *[owner_opens] Pierwszy ruch należy do gracza z parą.
    }
rule-cap = { $value ->
        [none] Liczba podbić nie ma limitu.
        [one] Najwyżej { $value } stawka w rundzie, razem z pierwszą.
        [few] Najwyżej { $value } stawki w rundzie, razem z pierwszą.
        [many] Najwyżej { $value } stawek w rundzie, razem z pierwszą.
       *[other] Najwyżej { $value } stawki w rundzie, razem z pierwszą.
    }
rule-headsup_uncap = { $value ->
        [never] Tak samo, gdy gra już tylko dwoje.
        [round_start] Gdy rundę zaczyna dwoje, limitu podbić nie ma.
       *[before_cap] Gdy przed limitem zostaje dwoje graczy, limitu podbić nie ma.
    }
rule-short_wager = { $value ->
        [half_full] Gra za wszystko za co najmniej pół stawki liczy się jako stawka lub podbicie; za mniej – nie.
        [nominal] Po grze za wszystko poniżej pełnej stawki następne podbicie tylko dopełnia do pełnej kwoty.
       *[full_only] Gra za wszystko poniżej pełnego podbicia nie pozwala podbijać ponownie.
    }
rule-pot_limit_max = { $value ->
        [pot_after_call] Największe podbicie to pula po sprawdzeniu.
        [literal] Największe podbicie to żetony na stole i ostatnie podbicie.
       *[stack] Można postawić wszystkie żetony.
    }
rule-fold_when_free = { $value ->
        [yes] Można pasować, nawet gdy nie ma nic do dołożenia.
       *[no] Gdy nie ma nic do dołożenia, nie ma pasa; jest czekanie.
    }

rule-burn = { $value ->
        [yes] Przed każdą dalszą ulicą jedna karta idzie na bok.
       *[no] Żadne karty nie idą na bok.
    }
rule-stub_short = { $value ->
        [community] Gdy kart w talii jest za mało, odkrywa się jedną wspólną dla wszystkich.
       *[recycle_then_community] Gdy kart w talii jest za mało, wracają odłożone na bok; jeśli to nie wystarcza, odkrywa się jedną wspólną dla wszystkich.
    }
rule-max_draw = { $value ->
        [one] Można wymienić najwyżej { $value } kartę.
        [few] Można wymienić najwyżej { $value } karty.
        [many] Można wymienić najwyżej { $value } kart.
       *[other] Można wymienić najwyżej { $value } karty.
    }
rule-draw_deal = { $value ->
        [sequential] Każdy dostaje nowe karty, zanim zdecyduje następny.
       *[after_all] Nowe karty przychodzą, gdy wszyscy odrzucą swoje.
    }
rule-draw_reshuffle = Gdy talia się kończy, wracają do niej karty odrzucone przez innych; własne nigdy nie wracają.{ $value ->
       *[exclude_own] {""}
    }
rule-show_draw_counts = { $value ->
        [yes] Wszyscy widzą, ile kart wymienia każdy gracz.
       *[no] Liczba wymienionych kart jest ukryta.
    }
rule-dealer = { $value ->
        [fixed] Miejsce rozdającego jest stałe; karty i ruchy zaczynają się od miejsca 1.
        [moving] Przycisk rozdającego przechodzi po każdym rozdaniu do następnego gracza.
       *[dead] Duży blind zawsze przechodzi o jednego gracza; przycisk może leżeć przy wolnym miejscu.
    }
rule-dealer_marker_seat = Znacznik studa leży przy miejscu { $value }.

rule-board_tie = { $value ->
        [position] Przy równych układach zaczyna najbliższy z lewej strony rozdającego.
       *[suit] O równych układach decyduje kolor.
    }
rule-showdown_checked = { $value ->
        [first_actor] Zaczyna ten, kto ostatni stawia; gdy nikt nie stawia, pierwszy w kolejności.
        [any_round_aggressor] Zaczyna ten, kto ostatni stawia, obojętnie w której rundzie.
       *[seat_order] Zaczyna ten, kto ostatni stawia; gdy nikt nie stawia, pokazuje się kolejno od lewej rozdającego.
    }
rule-muck_choice = { $value ->
        [loser_only] Przegranych kart nie trzeba pokazywać; wygrane i równe odkrywają się same.
       *[anyone] Każdy może nie pokazać kart.
    }
rule-uncontested_show = { $value ->
        [choice] Kto wygrywa bez sprawdzenia, może pokazać karty.
       *[never] Kto wygrywa bez sprawdzenia, nie pokazuje kart.
    }
rule-allin_face_up = { $value ->
        [never] Karty grających za wszystko są zakryte do wyłożenia.
        [tournaments] Karty grających za wszystko są zakryte do wyłożenia; w turniejach się je odkrywa.
       *[always] Gdy licytacja jest skończona, a ktoś gra za wszystko, karty się odkrywa.
    }
rule-odd_chip = { $value ->
        [position] Nieparzysty żeton dostaje pierwszy zwycięzca z lewej strony rozdającego.
       *[high_suit] Nieparzysty żeton dostaje najwyższa karta według koloru.
    }
rule-announce_hands = { $value ->
        [yes] Krupier nazywa układy w dzienniku.
       *[no] Krupier nie nazywa odkrytych układów w dzienniku.
    }

rule-action_seconds = { $value ->
        [0] Bez zegara: każda decyzja ma tyle czasu, ile potrzebuje.
        [one] { $value } sekunda na każdą decyzję.
        [few] { $value } sekundy na każdą decyzję.
        [many] { $value } sekund na każdą decyzję.
       *[other] { $value } sekundy na każdą decyzję.
    }
rule-warn_seconds = { $value ->
        [one] Ostrzeżenie { $value } sekundę przed końcem.
        [few] Ostrzeżenie { $value } sekundy przed końcem.
        [many] Ostrzeżenie { $value } sekund przed końcem.
       *[other] Ostrzeżenie { $value } sekundy przed końcem.
    }
rule-timeout_free_action = { $value ->
        [check] Koniec czasu, gdy nie ma nic do dołożenia: czekanie.
       *[fold] Koniec czasu, gdy nie ma nic do dołożenia: pas.
    } Wobec stawki: pas.
rule-draw-time-out = Koniec czasu przy wymianie: zostajesz przy swoich kartach i grasz dalej.
rule-timeout_protections = { $value ->
        [0] Nie ma ochrony all-in.
        [one] { $value } ochrona all-in: gdy czas minie wobec stawki, grasz dalej o to, co masz w puli.
        [few] { $value } ochrony all-in: gdy czas minie wobec stawki, grasz dalej o to, co masz w puli.
        [many] { $value } ochron all-in: gdy czas minie wobec stawki, grasz dalej o to, co masz w puli.
       *[other] { $value } ochrony all-in: gdy czas minie wobec stawki, grasz dalej o to, co masz w puli.
    }
rule-protection_hours = { $value ->
        [one] Odnawiają się po { $value } godzinie.
        [few] Odnawiają się po { $value } godzinach.
        [many] Odnawiają się po { $value } godzinach.
       *[other] Odnawiają się po { $value } godziny.
    }
rule-time_bank_seconds = { $value ->
        [0] Banku czasu nie ma.
        [one] Bank czasu wynosi { $value } sekundę. Po upływie czasu otwiera się sam dla graczy, którzy dobrowolnie włożyli żetony do puli; można go też użyć wcześniej.
        [few] Bank czasu wynosi { $value } sekundy. Po upływie czasu otwiera się sam dla graczy, którzy dobrowolnie włożyli żetony do puli; można go też użyć wcześniej.
        [many] Bank czasu wynosi { $value } sekund. Po upływie czasu otwiera się sam dla graczy, którzy dobrowolnie włożyli żetony do puli; można go też użyć wcześniej.
       *[other] Bank czasu wynosi { $value } sekundy. Po upływie czasu otwiera się sam dla graczy, którzy dobrowolnie włożyli żetony do puli; można go też użyć wcześniej.
    }
rule-time_bank_hands = { $value ->
        [0] Zużyty bank czasu nie odnawia się.
        [one] Z każdym rozegranym rozdaniem wraca jedna zużyta sekunda banku czasu.
        [few] Za każde { $value } rozegrane rozdania wraca jedna zużyta sekunda banku czasu.
        [many] Za każde { $value } rozegranych rozdań wraca jedna zużyta sekunda banku czasu.
       *[other] Za każde { $value } rozegranego rozdania wraca jedna zużyta sekunda banku czasu.
    }
rule-reconnect_extra_seconds = { $value ->
        [0] Utrata połączenia nie daje dodatkowego czasu.
        [one] Utrata połączenia daje raz w rozdaniu { $value } dodatkową sekundę.
        [few] Utrata połączenia daje raz w rozdaniu { $value } dodatkowe sekundy.
        [many] Utrata połączenia daje raz w rozdaniu { $value } dodatkowych sekund.
       *[other] Utrata połączenia daje raz w rozdaniu { $value } dodatkowej sekundy.
    }
rule-leaving = { $value ->
        [check_fold] Kto odchodzi w trakcie rozdania, czeka, póki to nic nie kosztuje, a wobec stawki pasuje.
       *[fold] Kto odchodzi w trakcie rozdania, pasuje.
    }
rule-sitout_kick_minutes = { $value ->
        [one] Po { $value } minucie pauzy miejsce jest znowu wolne.
        [few] Po { $value } minutach pauzy miejsce jest znowu wolne.
        [many] Po { $value } minutach pauzy miejsce jest znowu wolne.
       *[other] Po { $value } minuty pauzy miejsce jest znowu wolne.
    }

rule-min_buy_in_big_bets = { $value ->
        [one] Najmniejsze wejście to { $value } wyższa stawka: { $amount }.
        [few] Najmniejsze wejście to { $value } wyższe stawki: { $amount }.
        [many] Najmniejsze wejście to { $value } wyższych stawek: { $amount }.
       *[other] Najmniejsze wejście to { $value } wyższej stawki: { $amount }.
    }
rule-rake = { $value ->
        [0] Nie ma prowizji.
       *[other] Prowizja: { $value } %{ $cap ->
            [none] {""}
           *[other] , najwyżej { $cap } z rozdania
        }{ $free ->
            [yes] ; żadnej, gdy rozdanie kończy się w pierwszej rundzie
           *[no] {""}
        }.
    }
rule-history = { $value ->
        [email] O karty niepokazane przy wyłożeniu mogą poprosić gracze tego rozdania.
        [window] Ostatnie rozdania sesji można otworzyć razem z kartami niepokazanymi przy wyłożeniu; widzą je gracze tych rozdań.
       *[view] Karty niepokazane przy wyłożeniu są w historii graczy tego rozdania.
    }
rule-history_hands = { $value ->
        [one] Zachowuje się { $value } rozdanie.
        [few] Zachowuje się { $value } rozdania.
        [many] Zachowuje się { $value } rozdań.
       *[other] Zachowuje się { $value } rozdania.
    }
