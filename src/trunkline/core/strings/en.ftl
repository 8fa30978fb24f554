# Texts that every title shares.

option-range = { $action } ({ $low }–{ $high })

action-pass = Pass
action-accept = Accept
action-decline = Decline
action-bid = Bid { $amount }

event-bid-placed = { $seat } bids { $price }.
event-passed = { $seat } passes.

refusal-game-over = The game is over.
refusal-out-of-turn = It is { $turn_seat }'s turn, not { $seat }'s.
refusal-not-now = That is not what has to be decided now.
refusal-bid-out-of-range = { $high ->
    [0] You cannot outbid this.
   *[other] { $step ->
        [1] Bid { $low } to { $high }.
       *[other] Bid { $low } to { $high } in steps of { $step }.
    }
}

board-printed = The board data is that of the printed game.
board-one-source = The board data rests on one source.
board-reconstruction = The board is a reconstruction, not the printed one.

terminal-which = Which game?{" "}
terminal-seats = { $low }–{ $high } seats
terminal-actions = { $count } { $count ->
    [1] action
   *[other] actions
}.
terminal-player = Player
terminal-begin = Type ? for help.
terminal-help =
    a number             take that option; a range is asked for, or give it at once: 3 25
    /words               show only options with these words;  /  all again
    t                    the table again      w  why this is being decided
    h                    what the bot would do
    u                    undo to your last decision
    s FILE, l FILE       save, load
    q                    quit
terminal-more = … { $count } more; /words shows those with these words
terminal-none-with = No option says “{ $words }”; all of them again:
terminal-amount = how much? { $range }:{" "}
terminal-range = { $step ->
    [1] { $low } to { $high }
   *[other] { $low } to { $high } in steps of { $step }
}
terminal-not-in-range = { $said } is not { $range }.
terminal-nothing = Nothing
terminal-no-option = There is no option { $number }; they go from 1 to { $count }.
terminal-no-undo = There is nothing of yours to undo.
terminal-save-where = Save where? s FILE
terminal-saved = Saved { $count } actions to { $path }.
terminal-load-what = Load what? l FILE
terminal-unknown = { $said }? A number takes an option; ? shows what else there is.
