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
action-buy-share = Buy { $company } from the { $source ->
    [pool] pool
   *[other] offering
}
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
