# Teksten die alle spellen delen.

option-range = { $action } ({ $low }–{ $high })

action-pass = Passen
action-accept = Akkoord
action-decline = Weigeren
action-bid = Bied { $amount }

event-bid-placed = { $seat } biedt { $price }.
event-passed = { $seat } past.

refusal-game-over = Het spel is afgelopen.
refusal-out-of-turn = { $turn_seat } is aan de beurt, niet { $seat }.
refusal-not-now = Dat is nu niet aan de orde.
refusal-bid-out-of-range = { $high ->
    [0] Je kunt dit niet overbieden.
   *[other] { $step ->
        [1] Bied { $low } tot { $high }.
       *[other] Bied { $low } tot { $high } in stappen van { $step }.
    }
}

board-printed = De bordgegevens zijn die van het gedrukte spel.
board-one-source = De bordgegevens berusten op één bron.
board-reconstruction = Het bord is een reconstructie, niet het gedrukte.

terminal-which = Welk spel?{" "}
terminal-seats = { $low }–{ $high } plaatsen
terminal-actions = { $count } { $count ->
    [1] actie
   *[other] acties
}.
terminal-player = Speler
terminal-begin = Typ ? voor hulp.
terminal-help =
    een getal            kies die mogelijkheid; naar een bedrag wordt gevraagd, of geef het meteen: 3 25
    /woorden             toon alleen mogelijkheden met deze woorden;  /  weer alle
    t                    de tafel opnieuw     w  waarom hierover wordt beslist
    h                    wat de bot zou doen
    u                    terug naar je vorige beslissing
    s BESTAND, l BESTAND opslaan, laden
    q                    stoppen
terminal-more = … nog { $count }; /woorden toont die met deze woorden
terminal-none-with = Geen mogelijkheid met “{ $words }”; nu weer alle:
terminal-amount = hoeveel? { $range }:{" "}
terminal-range = { $step ->
    [1] { $low } tot en met { $high }
   *[other] { $low } tot en met { $high } in stappen van { $step }
}
terminal-not-in-range = { $said } is niet { $range }.
terminal-nothing = Niets
terminal-no-option = Er is geen mogelijkheid { $number }; ze gaan van 1 tot en met { $count }.
terminal-no-undo = Er is niets van jou om terug te nemen.
terminal-save-where = Waar opslaan? s BESTAND
terminal-saved = { $count } acties opgeslagen in { $path }.
terminal-load-what = Wat laden? l BESTAND
terminal-unknown = { $said }? Een getal kiest een mogelijkheid; ? toont wat er nog meer is.
