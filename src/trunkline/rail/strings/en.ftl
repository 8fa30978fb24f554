# Texts that the 18xx titles share.

action-place-token = Place a token in { $city }
action-run-trains = Run the trains
action-pay-dividend = Pay a dividend
action-keep-revenue = Keep the revenue
action-buy-train = Buy a { $train }-train { $source ->
    [bank] from the bank
    [pool] from the bank pool
   *[other] from { $source }
} for ${ $amount }{ $trade_in ->
    [none] {""}
   *[other] , trading in a { $trade_in }-train
}
action-discard-train = { $company } discards a { $train }-train
action-buy-share = Buy { $company } from { $source }
action-sell-shares = Sell { $amount } of { $company }

event-tile-laid = { $company } lays tile { $tile } on { $hex }{ $cost ->
    [0] .
   *[other] {" "}for ${ $cost }.
}
event-token-placed = { $company } places a token in { $city }{ $cost ->
    [0] .
   *[other] {" "}for ${ $cost }.
}
event-trains-ran = The trains of { $company } earn ${ $revenue }.
event-dividend-paid = { $company } pays ${ $per_share } per share.
event-revenue-kept = { $company } keeps ${ $revenue }.
event-price-moved = A share of { $company } is now worth ${ $price }.
event-train-bought = { $company } buys a { $train }-train { $source_company ->
    [none] from the bank
   *[other] from { $source_company }
} for ${ $price }.
event-train-discarded = { $company } discards a { $train }-train.
event-trains-scrapped = All { $train }-trains are scrapped.
event-phase-began = Phase { $phase } begins.
event-share-bought = { $seat } buys { $percent }% of { $company } { $from_pool ->
    [yes] from the pool
   *[no] from the offering
} for ${ $price }.
event-shares-sold = { $seat } sells { $percent }% of { $company } for ${ $price }.
event-president-changed = { $seat } is now president of { $company }.
event-company-floated = { $company } is founded.
event-bank-broken = The bank is broken.
event-went-bankrupt = { $seat } is bankrupt.

draw-players = Players
draw-companies = Companies
draw-privates = Private companies
draw-trains = Trains
draw-bank = Bank
draw-phase = Phase
draw-train-limit = Train limit
draw-worth = worth
draw-certificates = certificates
draw-president = President
draw-treasury = Treasury
draw-shares = Shares
draw-unsold = unsold
draw-pool = pool
draw-tokens = Tokens
draw-last-run = last run
draw-par = par
draw-loans = loans
draw-shorts = shorts
draw-market = Stock market
draw-map = Map
draw-loans-left = Loans left
draw-interest = Interest
draw-priority = Priority
draw-won = The game is over. Won by { $winners }.
draw-idle = Not founded
draw-not-founded = not founded
draw-rusted = rusted
draw-closed = closed
draw-for-sale = for sale
draw-lender = Bank of New York
draw-start-prices = starting price
draw-zone-yellow = yellow: outside the certificate limit
draw-zone-orange = orange: also more than 60% of a company
draw-zone-brown = brown: also several purchases in one turn
draw-zone-acquisition = acquisition
draw-zone-liquidation = liquidation
draw-stock-round = SR { $number }
draw-operating-round = OR { $number }
draw-merger-round = MR { $number }
draw-note-limit = limit { $number }
draw-note-rounds = { $number } OR
draw-note-rusts = { $trains } rust
draw-note-privates-close = privates close
draw-note-sizes = new: { $sizes }
draw-note-no-shorts = no shorts

refusal-no-such-hex = The map has no hex { $hex }.
refusal-no-such-tile = There is no tile { $tile }.
refusal-hex-finished = { $hex } never takes a tile.
refusal-other-hex-only = Tile { $tile } does not go there.
refusal-wrong-base = Tile { $tile } does not fit { $hex }.
refusal-wrong-colour = Tile { $tile } is not the next colour.
refusal-colour-not-yet = Tile { $tile } is not available yet.
refusal-none-left = No tile { $tile } is left.
refusal-side-closed = Track would run into a closed side of { $hex }.
refusal-old-track-lost = The old track on { $hex } would be lost.
refusal-not-connected = It is not connected to the company's network.
refusal-not-yellow = This action must be an upgrade.
refusal-not-replacing = Only one of the two actions may be an upgrade.
refusal-most-exits = A tile with more exits fits { $hex } and must be taken.
refusal-no-such-city = There is no city { $city }.
refusal-token-on-hex = There is a token of the company already.
refusal-no-free-circle = There is no free circle.

refusal-no-such-train = There is no { $train }-train for that.
refusal-no-such-track = There is no track for route { $route }.
refusal-not-continuous = Route { $route } has a gap.
refusal-no-stop-at-end = Route { $route } must begin and end at a stop.
refusal-too-few-stops = Route { $route } needs two stops.
refusal-too-many-stops = Route { $route } has more stops than its train allows.
refusal-track-twice = Route { $route } uses the same track twice.
refusal-track-shared = Route { $route } uses track of another route.
refusal-stop-twice = Route { $route } visits the same place twice.
refusal-passes-red = Route { $route } runs through a red area.
refusal-passes-blocked = Route { $route } runs through a city full of other tokens.
refusal-no-own-token = Route { $route } visits no token of the company.
refusal-junction-twice = Route { $route } visits the same junction twice between two stops.

worth-cash = Cash
worth-shares = Shares
worth-privates = Privates
worth-shorts = Shorts
