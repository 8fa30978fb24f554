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
