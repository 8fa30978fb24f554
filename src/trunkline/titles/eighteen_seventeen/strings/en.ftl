# 1817

title-name = 1817
title-about = Companies are founded by auction, live on loans, merge, swallow each other and are sold short until they break. The most financial of the railway games: whoever uses debt best wins, and whoever borrows too much pays it himself.

origin-note = Map and price row agree in two independent descriptions for 89 of 92 hexes and all but one price; the values of Chicago late in the game and of Atlanta, and the colours of the companies, rest on one source.

reason-last-round = The last operating round is over.
reason-one-left = Everybody else is bankrupt.

variant-increased-shorts = Up to ten shorts in 10-share companies
variant-more-players = More than seven players, up to twelve
variant-short-squeeze = Short squeeze: overbought companies rise twice
variant-modern-trains = Modern trains: 7s and 8s earn for own stations
variant-private-bid-cap = Highest bid on a private
variant-private-bid-cap-face-value = face value
variant-private-bid-cap-none = no limit
variant-final-merger-round-after-last-operating-round = A merger round after the very last operating round
variant-survivor-of-merger = After a merger stays
variant-survivor-of-merger-free-choice = either company, as its initiator likes
variant-survivor-of-merger-initiator = the company that proposed it
variant-company-entering-liquidation-during-merger-round = Companies that fall into liquidation during a merger round
variant-company-entering-liquidation-during-merger-round-auctioned-next-merger-round = are sold in the next one
variant-company-entering-liquidation-during-merger-round-auctioned-now = are sold at once
variant-sale-order = Companies are sold in the order of
variant-sale-order-prices-at-start-of-merger-round = the prices when the merger round begins
variant-sale-order-prices-when-sales-begin = the prices when the sales begin
variant-junction-twice-in-one-leg = A train may cross a junction twice between two stops
variant-raise-by-president-of-sold-company = The president of the company for sale
variant-raise-by-president-of-sold-company-any = bids as he likes
variant-raise-by-president-of-sold-company-minimum = bids the minimum only
variant-acquisition-company-may-borrow-in-stock-round = Companies in acquisition may borrow in a stock round
variant-sale-after-short-in-one-turn = Sales after a short in the same turn
variant-merged-token-in-same-cell = A merged company whose price stays the same
variant-merged-token-in-same-cell-behind = goes behind the others there
variant-merged-token-in-same-cell-stays = keeps its place
variant-bankruptcy-before-selling-all = Bankruptcy without selling first, where selling would not help
variant-interest-of-bankrupt-president = Interest that a president could not pay
variant-interest-of-bankrupt-president-unpaid = stays unpaid, his money goes to the company
variant-interest-of-bankrupt-president-paid = takes all he has
variant-discard-without-president = Surplus trains of a company without a president
variant-discard-without-president-lowest = the lowest ones go
variant-discard-without-president-left-of-bankrupt = the player left of the bankrupt one chooses
variant-one-left-ends-game = When one player is left, the game ends
variant-one-left-ends-game-at-once = at once
variant-one-left-ends-game-at-next-decision = before the next decision
variant-must-run-maximum = Trains must earn as much as possible
variant-deal-needs-consent = Other presidents are asked about trains and mergers

action-bid = Bid ${ $amount }
action-open-auction = Put { $private } up for ${ $amount }
action-sell-short = Sell { $company } short
action-buy-share = Buy { $company } from the { $source ->
    [pool] pool
   *[other] treasury
}
action-start-company = Start { $company } with a bid of ${ $amount }
action-add-private = Put { $private } into the company
action-choose-size = { $size } shares
action-take-loan = { $company } takes a loan
action-repay-loan = { $company } repays a loan
action-buy-own-shares = { $company } buys { $amount } own { $amount ->
    [one] share
   *[other] shares
} from the pool
action-lay-tile = Tile { $tile } on { $hex }, rotation { $rotation }{ $private ->
    [none] {""}
   *[other] , with { $private }
}
action-place-bridge = Bridge in { $hex } ({ $private })
action-place-token = Place a station in { $city }
action-remove-marker = Give up the station of { $company } in { $city }
action-pay-half = Pay half
action-convert = { $company } grows
action-merge = { $company } merges with { $partner }; { $survivor } stays
action-offer-for-sale = Offer { $company } for sale
action-choose-buyer = { $company } buys
action-declare-bankruptcy = Go bankrupt

event-bid-placed = { $seat } bids ${ $price }.
event-auction-opened = { $seat } puts { $private } up for ${ $price }.
event-private-sold = { $seat } gets { $private } for ${ $price }{ $seed ->
    [0] {""}
   *[other] , with ${ $seed } of seed money
}.
event-stock-round-began = Stock round { $turn }.
event-operating-round-began = Operating round { $number }: a loan costs ${ $interest }.
event-merger-round-began = Merger and acquisition round { $number }.
event-company-started = { $seat } starts { $company } and bids ${ $price }.
event-company-formed = { $seat } founds { $company } for ${ $bid }; a share costs ${ $price }.
event-private-added = { $private } goes to { $company }.
event-markers-paid = { $company } pays ${ $price } for { $count ->
    [one] a station
   *[other] { $count } stations
}.
event-share-shorted = { $seat } sells { $company } short for ${ $price }.
event-shorts-closed = { $seat ->
    [none] The pool closes
   *[other] { $seat } closes
} { $count ->
    [one] a short
   *[other] { $count } shorts
} of { $company }.
event-own-shares-bought = { $company } buys { $count } own { $count ->
    [one] share
   *[other] shares
} for ${ $price }.
event-loan-taken = { $company } takes a loan.
event-loan-repaid = { $company } repays a loan.
event-mail-paid = { $company } earns ${ $amount } with the mail.
event-mine-placed = { $company } opens a coal mine on { $hex }.
event-bridge-placed = { $company } builds a bridge in { $hex }.
event-mountains-paid = The Mountain Engineers earn { $company } ${ $amount }.
event-half-paid = { $company } pays ${ $per_share } per share and keeps ${ $kept }.
event-shorts-paid = { $seat } pays ${ $amount } for shorts of { $company }.
event-interest-paid = { $company } pays ${ $amount } of interest.
event-interest-missed = { $company } cannot pay its interest: { $seat } pays ${ $amount }.
event-fell-into-liquidation = { $company } falls into liquidation.
event-train-exported = A { $train }-train is exported.
event-company-converted = { $company } now has { $size } shares.
event-companies-merged = { $company } takes { $partner_company } in and has { $size } shares at ${ $price }.
event-sale-opened = { $company } is for sale ({ $sale ->
    [liquidation] liquidation
    [acquisition] acquisition
   *[other] friendly sale
}).
event-not-sold = Nobody buys { $company }.
event-company-sold = { $buyer_company ->
    [none] The bank
   *[other] { $buyer_company }
} takes { $company } for ${ $price }.
event-loans-settled = { $count } loans of { $company } are repaid{ $deficit ->
    [0] {""}
   *[other] ; ${ $deficit } were missing
}.
event-holders-settled = { $company }: ${ $per_share } per share and per short.
event-marker-removed = The station of { $company } in { $city } goes.
event-bank-closed-shorts = The bank buys { $count } { $count ->
    [one] share
   *[other] shares
} of { $company } for ${ $price } to close shorts.
event-end-fixed = The end is near: { $rounds } more operating rounds.
event-share-bought = { $seat } buys { $percent }% of { $company } from the { $from_pool ->
    [yes] pool
   *[no] treasury
} for ${ $price }.

draw-seed-money = Seed money
draw-rounds-left = Operating rounds left
draw-over = Game over
draw-unsold = treasury
draw-closed = gone

step-rounds = 1817
step-first-auction = First auction
step-private-auction = Auction of { $private }: ${ $price }
step-stock-round = Stock round
step-stock-turn = { $seat } trades shares or acts for a company
step-first-marker = First station of { $company }
step-company-auction = Auction of { $company }: ${ $price }
step-size-choice = How many shares has { $company }?
step-payment = Privates for { $company }, up to ${ $due }
step-operating-round = Operating round { $number }
step-company-turn = Turn of { $company }
step-lay-track = Track, action { $number }
step-place-marker = Place a station
step-run-step = Run the trains
step-dividend = ${ $revenue }: pay, pay half or keep
step-train-step = Buy trains
step-train-offer = { $company } buys a { $train }-train of { $source_company } for ${ $price }?
step-surplus = Surplus trains
step-discard = { $company } discards a train
step-loans = { $company }: repay or take loans
step-merger-round = Merger and acquisition round { $number }
step-conversions = Conversions and mergers
step-conversion = { $company } grows, merges or stays
step-merge-offer = Does { $company } merge with { $partner_company } into { $survivor_company }?
step-aftermath = The new { $company }
step-purchase = Shares of the new { $company }
step-new-loans = Loans for { $company }
step-sales = Sales of companies
step-friendly-sale = Is { $company } for sale?
step-sale-auction = { $company } for sale ({ $sale ->
    [liquidation] liquidation
    [acquisition] acquisition
   *[other] friendly
}): ${ $price }
step-buyer-choice = Which company buys { $company } for ${ $price }?
step-settlement = { $buyer_company } takes over { $company }
step-taken-loans = Repay taken-over loans of { $company }
step-reduce-markers = Stations of { $company } and { $partner_company }
step-crises = Cash crisis
step-raise-cash = { $seat } must raise cash

refusal-acting-for-company = This turn is for { $company }.
refusal-acting-for-oneself = You already act for yourself in this turn.
refusal-borrow-before-buying = { $company } borrows before it buys its own shares.
refusal-cannot-buy-company = { $company } cannot buy at ${ $price }.
refusal-cannot-repay = { $company } has no loan or no money to repay one, or has just taken one.
refusal-certificate-limit = The limit of { $limit } certificates is reached.
refusal-company-in-use = { $company } is not in the box.
refusal-formed-this-round = { $company } was founded in this stock round.
refusal-holding-limit = Nobody may hold more than { $limit } shares of { $company }.
refusal-loans-not-now = No loans between the interest and the repayments.
refusal-must-sell = You hold { $held } certificates, { $limit } are allowed: sell first.
refusal-needs-privates = ${ $due } are missing: privates must make up for them.
refusal-no-bridge-there = { $private } cannot build a bridge in { $hex }.
refusal-no-loan-left = { $company } cannot take another loan.
refusal-no-marker-there = There is no station of { $company } to give up in { $city }.
refusal-shared-hex-first = Of two stations on one hex one goes first.
refusal-no-mine-there = A mine on this tile would never join a city or a red area.
refusal-no-more-shorts = No more short selling in this phase.
refusal-no-open-circle = There is no open circle in { $city }.
refusal-no-open-city = There is no open circle on the map.
refusal-no-president = { $company } has no president.
refusal-no-share-there = There is no share of { $company } in the { $source ->
    [pool] pool
   *[other] treasury
}.
refusal-no-such-company = There is no company { $company } in play.
refusal-no-such-power = { $private } cannot do that.
refusal-no-such-private = There is no private { $private }.
refusal-private-sold = { $private } is no longer for sale.
refusal-no-such-source = Shares come from the treasury or the pool, not from { $source }.
refusal-no-such-train-here = { $company } has no { $train }-train to discard.
refusal-no-trade-in = Trains are not traded in.
refusal-nobody-can-preside = Nobody would hold two shares of { $company } and { $partner_company } together.
refusal-not-free-to-merge = { $partner_company } cannot merge in this round.
refusal-not-in-normal-zone = { $company } is in acquisition or liquidation.
refusal-not-president = You are not the president of { $company }.
refusal-not-saleable-now = You cannot sell { $company } now.
refusal-not-tradable = Shares of { $company } cannot be traded: it is in acquisition or liquidation.
refusal-two-share-company = Shares of a 2-share company are not sold.
refusal-not-your-private = { $private } is not yours.
refusal-one-at-a-time = In a cash crisis shares are sold one at a time.
refusal-one-short-per-turn = One short per turn.
refusal-other-company-now = It is about { $company } now.
refusal-other-company-operates = { $company } is operating.
refusal-own-shares-count = { $high ->
    [0] { $company } cannot buy an own share now.
    [1] { $company } can buy one own share at most.
   *[other] { $company } can buy at most { $high } own shares.
}
refusal-owns-share = You own a share of { $company }.
refusal-president-only-buys = The president only buys now.
refusal-private-does-not-fit = { $private } does not fit: the rest could not be paid exactly.
refusal-routes-not-allowed = These routes are not allowed{ $reason ->
    [none] .
   *[other] : { $reason }.
}
refusal-not-the-best-run = These routes earn ${ $revenue }, the best ones ${ $best }.
refusal-sale-count = { $high ->
    [0] You cannot sell a share of { $company } now.
   *[other] You can sell at most { $high } of { $company }.
}
refusal-sell-before-short = Sell before you sell short.
refusal-short-limit = There are { $limit } shorts of { $company } already.
refusal-size-not-now = Possible sizes now: { $sizes }.
refusal-sizes-differ = { $company } and { $partner_company } must be two companies of the same size.
refusal-sold-this-round = You sold { $company } in this stock round.
refusal-still-shares-to-sell = You still have shares to sell.
refusal-too-expensive = It costs ${ $price }, more than there is.
refusal-too-large-to-merge = A 10-share company does not merge.
refusal-too-small-to-short = { $company } is too small to be sold short.
refusal-train-limit = { $limit } trains are the limit.
refusal-train-not-on-sale = There is no { $train }-train for sale there.
refusal-train-price = The price is ${ $low } to ${ $high }.
refusal-treasury-only = Now shares come from the treasury only.
refusal-wrong-survivor = { $company } cannot be the one that stays.
refusal-hex-blocked = Nothing more can be laid on { $hex } now.
power-PSM = Its company may lay the special tile X00 on Pittsburgh, without connection; it counts as a tile.
power-ME = $20 for every yellow tile its company lays on a mountain.
power-OBC = Rivers are free; one bridge in Louisville, Cincinnati or Charleston: +$10 for all trains.
power-UBC = Rivers are free; two bridges in Louisville, Cincinnati or Charleston: +$10 for all trains.
power-TS = One more station marker on the charter.
power-MINC = One coal mine on a mountain instead of paying $15: +$10 for every route through it.
power-CM = Two coal mines on mountains instead of paying $15: +$10 for every route through one.
power-MAJC = Three coal mines on mountains instead of paying $15: +$10 for every route through one.
power-MINM = $10 to its company before every operating round, if it has a train.
power-MAIL = $15 to its company before every operating round, if it has a train.
power-MAJM = $20 to its company before every operating round, if it has a train.
