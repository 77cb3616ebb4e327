talk = Krupier, czat i notatki
talk-dealer = Krupier
talk-chat = Czat
talk-notes = Notatki
chat-unread = { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
        [many] { $count } nowych wpisów
       *[other] { $count } nowego wpisu
    }
chat-empty = Nikt jeszcze nic nie pisze.
chat-write = Napisz do stołu
chat-send = Wyślij
chat-seat = miejsce { $seat }
chat-rail = ogląda
chat-host = gospodarz
chat-remove = Usuń wpis gracza { $name }: { $text }
chat-silence = Wycisz przy tym stole
chat-unsilence = Pozwól znów pisać
dealer-mute = Wycisz krupiera
dealer-muted = Krupier wyciszony
dealer-is-muted = Krupier jest wyciszony: nic się tu nie pisze i nie czyta.
announce-chat = { $name } pisze: { $text }
settings-sound-chat = Czat
notes-lead = Twoje notatki i etykiety widzisz tylko ty.
notes-here = Gracze przy tym stole
notes-others = Inni gracze
note-text = Notatka
note-there = jest notatka
note-is-muted = bez czatu
note-mute = Nie pokazuj mi, co pisze ten gracz
note-save = Zapisz
label = Etykieta
label-none = brak
label-red = czerwona
label-green = zielona
label-blue = niebieska
label-violet = fioletowa
label-gray = szara
label-word = Słowo na etykiecie
label-name = { $word ->
        [none] Etykieta { $color }
       *[other] Etykieta { $color }: { $word }
    }
talk-turn = Twoja kolej: wróć do stołu
help-talk = Czat i notatki
help-talk-text = Obok dziennika krupiera są karty z czatem stołu i twoimi notatkami. Wybierz imię przy stole, żeby coś zanotować, nadać etykietę albo wyciszyć gracza. Widzisz to tylko ty. Krupiera też można wyciszyć, a Zen ukrywa to wszystko.
