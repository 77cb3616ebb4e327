# Nazwy układów i kart. Odmiany nazw kart są pomocnicze (rank-*): mianownik i dopełniacz liczby
# pojedynczej; mianownik, dopełniacz i miejscownik liczby mnogiej.

rank-high =
    { $high ->
        [r2] dwójka
        [r3] trójka
        [r4] czwórka
        [r5] piątka
        [r6] szóstka
        [r7] siódemka
        [r8] ósemka
        [r9] dziewiątka
        [rT] dziesiątka
        [rJ] walet
        [rQ] dama
        [rK] król
       *[rA] as
    }
rank-high-up-to =
    { $high ->
        [r2] dwójki
        [r3] trójki
        [r4] czwórki
        [r5] piątki
        [r6] szóstki
        [r7] siódemki
        [r8] ósemki
        [r9] dziewiątki
        [rT] dziesiątki
        [rJ] waleta
        [rQ] damy
        [rK] króla
       *[rA] asa
    }
rank-high-many =
    { $high ->
        [r2] dwójki
        [r3] trójki
        [r4] czwórki
        [r5] piątki
        [r6] szóstki
        [r7] siódemki
        [r8] ósemki
        [r9] dziewiątki
        [rT] dziesiątki
        [rJ] walety
        [rQ] damy
        [rK] króle
       *[rA] asy
    }
rank-high-of-many =
    { $high ->
        [r2] dwójek
        [r3] trójek
        [r4] czwórek
        [r5] piątek
        [r6] szóstek
        [r7] siódemek
        [r8] ósemek
        [r9] dziewiątek
        [rT] dziesiątek
        [rJ] waletów
        [rQ] dam
        [rK] króli
       *[rA] asów
    }
rank-low-many =
    { $low ->
        [r2] dwójki
        [r3] trójki
        [r4] czwórki
        [r5] piątki
        [r6] szóstki
        [r7] siódemki
        [r8] ósemki
        [r9] dziewiątki
        [rT] dziesiątki
        [rJ] walety
        [rQ] damy
        [rK] króle
       *[rA] asy
    }
rank-low-on-many =
    { $low ->
        [r2] dwójkach
        [r3] trójkach
        [r4] czwórkach
        [r5] piątkach
        [r6] szóstkach
        [r7] siódemkach
        [r8] ósemkach
        [r9] dziewiątkach
        [rT] dziesiątkach
        [rJ] waletach
        [rQ] damach
        [rK] królach
       *[rA] asach
    }

hand-high-card = wysoka karta: { rank-high }
hand-pair = para { rank-high-of-many }
hand-two-pair = dwie pary: { rank-high-many } i { rank-low-many }
hand-three-of-a-kind = trójka { rank-high-of-many }
hand-straight = strit do { rank-high-up-to }
hand-flush = kolor do { rank-high-up-to }
hand-full-house = full: { rank-high-many } na { rank-low-on-many }
hand-four-of-a-kind = kareta { rank-high-of-many }
hand-straight-flush = poker do { rank-high-up-to }
hand-royal-flush = poker królewski

suit-name =
    { $suit ->
        [s] pik
        [h] kier
        [d] karo
       *[c] trefl
    }
card-name = { rank-high } { suit-name }
card-hidden = zakryta karta
card-own-hidden = { $card }, twoja karta własna
card-new = { $card }, nowa
card-community = { $card }, wspólna dla wszystkich
