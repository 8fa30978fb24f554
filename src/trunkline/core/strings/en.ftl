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
