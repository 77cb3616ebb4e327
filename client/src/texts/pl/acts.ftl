# Przyciski kolejki. Sprawdzenie zawsze ma kwotę; czekanie nigdy nie nazywa się „sprawdzaniem”.
act-fold = Pas
act-check = Czekam
act-call = Sprawdzam { $amount }
act-call-all-in = Sprawdzam { $amount }, za wszystko
act-bringin = Bring-in { $amount }
act-bringin-all-in = Bring-in { $amount }, za wszystko
act-bet = Stawiam { $amount }
act-bet-all-in = Stawiam { $amount }, za wszystko
act-bet-high = Stawiam { $amount }
act-bet-high-all-in = Stawiam { $amount }, za wszystko
act-complete = Dopełniam do { $amount }
act-complete-all-in = Dopełniam do { $amount }, za wszystko
act-complete-high = Dopełniam do { $amount }
act-complete-high-all-in = Dopełniam do { $amount }, za wszystko
act-raise = Podbijam do { $amount }
act-raise-all-in = Podbijam do { $amount }, za wszystko
act-raise-high = Podbijam do { $amount }
act-raise-high-all-in = Podbijam do { $amount }, za wszystko
act-show = Pokaż
act-muck = Nie pokazuj
act-draw = { $count ->
        [0] Wymieniam
       *[other] Wymieniam { $count }
    }
act-stand = Zostaję
key-fold = { $key } pas
key-check = { $key } czekam
key-call = { $key } sprawdzam
key-wager = { $key } { $wager ->
        [bet] stawiam
        [complete] dopełniam
       *[raise] podbijam
    }
key-bringin = { $key } bring-in
key-stand = { $key } zostaję
key-mark = 1–5 zaznacz karty

bar-label = Twój ruch
bringin-title = Masz najniższą kartę
bringin-text = Zacznij od bring-in albo dopełnij do pełnej niższej stawki.
draw-title = Które karty wymieniasz?
draw-time-out = Gdy czas minie, zostajesz przy swoich kartach.
draw-most = { $count ->
        [one] Można wymienić najwyżej { $count } kartę.
        [few] Można wymienić najwyżej { $count } karty.
        [many] Można wymienić najwyżej { $count } kart.
       *[other] Można wymienić najwyżej { $count } karty.
    }
mark-key = klawisz { $key }
mark-marked = wymiana
mark-too-many = Liczba kart do wymiany: najwyżej { $count }
show-title = Pokazać karty czy nie?
muck-time-out = Gdy czas minie, karty zostają zakryte.

size-label = Kwota, { $kind ->
        [bet] stawiasz
       *[raise] podbijasz do
    }, razem na tej ulicy
size-minus = Mniej
size-plus = Więcej
size-slider = Kwota
size-presets = Kwoty według puli
size-preset-q = ¼ puli
size-preset-h = ½ puli
size-preset-tq = ¾ puli
size-preset-pot = Pula
size-limits = od { $least } do { $most }
size-not-a-number = To nie jest kwota. Napisz tak: { $example }.
size-clamped = Zmienione na { $amount }: wolno od { $least } do { $most }.

turn-price = { $price ->
        [free] nic do dołożenia
       *[other] dołóż { $price } do puli { $pot }
    }
turn-bringin = bring-in należy do ciebie
turn-draw = wymień karty lub zostań
turn-show = pokazać czy nie
turn-title = Twoja kolej – { $table }
