# Dziennik krupiera: czas teraźniejszy, bo konto nie ma płci. Nazwy układów i kart stoją w mianowniku,
# dlatego po dwukropku albo w nawiasie.

log-hand = Rozdanie { $number }: { $names }
log-button = { $name } ma przycisk rozdającego
log-antes = Ante od każdego: { $amount }
log-short-ante = { $name } wnosi ante { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-small-blind = { $name } wnosi mały blind { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-big-blind = { $name } wnosi duży blind { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-post = { $name } wnosi { $amount }{ $dead ->
        [none] {""}
       *[other] {" "}oraz { $dead } wprost do puli
    }
log-street = { $street }
log-board = { $name }, karty odkryte: { $cards }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-own-cards = Twoje karty: { $cards }
log-shared-card = Za mało kart, wspólna dla wszystkich: { $cards }
log-reshuffle = Talia się kończy: { $count ->
        [one] { $count } karta wraca
        [few] { $count } karty wracają
        [many] { $count } kart wraca
       *[other] { $count } karty wraca
    } do tasowania
log-low-card = { $name } ma najniższą kartę: { $cards }
log-first = { $hand ->
        [none] { $name } zaczyna
       *[other] { $name } zaczyna ({ $hand })
    }
log-open-pair = Odkryta para: wolno postawić podwójnie, { $amount }
log-folds = { $name } pasuje{ $cause ->
        [time_out] {" "}(koniec czasu)
        [left] {" "}(odchodzi od stołu)
       *[player] {""}
    }
log-checks = { $name } czeka{ $cause ->
        [time_out] {" "}(koniec czasu)
        [left] {" "}(odchodzi od stołu)
       *[player] {""}
    }
log-calls = { $name } sprawdza { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-brings-in = { $name } wnosi bring-in { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }{ $cause ->
        [time_out] {" "}(koniec czasu)
        [left] {" "}(odchodzi od stołu)
       *[player] {""}
    }
log-bets = { $name } stawia { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-completes-to = { $name } dopełnia do { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-raises-to = { $name } podbija do { $amount }{ $allin ->
        [yes] {" "}i gra za wszystko
       *[no] {""}
    }
log-protected = { $name } nie zdąża, ale ma ochronę: gra o to, co jest w puli; { $count ->
        [0] ochron już nie ma
        [one] zostaje { $count } ochrona
        [few] zostają { $count } ochrony
        [many] zostaje { $count } ochron
       *[other] zostaje { $count } ochrony
    }
log-left = { $name } odchodzi od stołu
log-uncalled = { $name } odbiera nadwyżkę { $amount }
log-draw = Wymiana
log-draws = { $count ->
        [-1] { $name } wymienia karty
        [one] { $name } wymienia { $count } kartę
        [few] { $name } wymienia { $count } karty
        [many] { $name } wymienia { $count } kart
       *[other] { $name } wymienia { $count } karty
    }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }{ $cause ->
        [time_out] {" "}(koniec czasu)
       *[player] {""}
    }
log-stands-pat = { $name } zostaje przy swoich kartach{ $cause ->
        [time_out] {" "}(koniec czasu)
        [left] {" "}(odchodzi od stołu)
       *[player] {""}
    }
log-new-cards = Twoje nowe karty: { $cards }
log-showdown = Wyłożenie kart: zaczyna { $name }
log-shows = { $hand ->
        [none] { $name } pokazuje: { $cards }
       *[other] { $name } pokazuje ({ $hand }): { $cards }
    }
log-turns-up = { $hand ->
        [none] { $name } odkrywa: { $cards }
       *[other] { $name } odkrywa ({ $hand }): { $cards }
    }
log-mucks = { $name } odkłada karty{ $cause ->
        [time_out] {" "}(koniec czasu)
       *[player] {""}
    }
log-does-not-show = { $name } nie pokazuje kart
log-wins-pot = { $name } { $split ->
        [yes] dzieli pulę i dostaje
       *[no] wygrywa
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-main-pot = { $name } { $split ->
        [yes] dzieli pulę główną i dostaje
       *[no] wygrywa pulę główną
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-side-pot = { $name } { $split ->
        [yes] dzieli pulę poboczną nr { $count } i dostaje
       *[no] wygrywa pulę poboczną nr { $count }:
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-nothing = { $name } zostaje bez przeciwnika; pula jest pusta
log-rake = Prowizja { $amount }
log-void = Rozdanie się nie liczy; { $amount } wraca do graczy
log-refund = { $name } dostaje z powrotem { $amount }

log-unknown = Krupier mówi coś, czego ta strona nie zna ({ $code })
log-anonymous = Miejsce { $seat }
