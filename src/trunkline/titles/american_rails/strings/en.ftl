# American Rails

title-name = American Rails
title-about = Six railway companies spread from city to city between the Mississippi and the Atlantic, 1851 to 1857. Nobody owns a company: you bid for shares, lay track with other people's money, and take your place in the queue for every action. The most cash after at most seven dividends wins.
origin-note = Costs, company figures, the five cities that cannot be developed and the special connections are those of the rulebook. Terrain, positions and most city values rest on one reading of a printed board. The southern rows P to R are reconstructed: if Tallahassee does not lie straight below Atlanta on your board, move row Q one hex to the west in a board file.

variant-cash65 = Start cash of the first edition ($65 each with three players)

company-american = American
company-national = National
company-continental = Continental
company-majestic = Majestic
company-liberty = Liberty
company-republic = Republic

colour-white = white
colour-grey = grey
colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue

space-pass = Pass
space-develop = Develop
space-fund = Fund
space-take = Take money
space-expand3 = Expand 3
space-auction = Auction a share
space-expand4 = Expand 4

space-note-pass = be early in the next phase
space-note-develop = one house
space-note-fund = ${ $amount } to a company
space-note-take = ${ $amount }, or all others −${ $amount }
space-note-take-expand = ${ $amount }, others −${ $amount }, or { $cubes } cubes
space-note-expand = up to { $cubes } cubes
space-note-auction = from ${ $amount }

reason-last-year = The last year is over.
reason-shares-gone = All shares are sold or out of the game.
reason-low-supplies = Too many supplies are nearly empty.

action-offer-share = Auction a share of { $company }
action-start-track = Start in { $city }
action-move-train = { $space }
action-develop = Develop { $city }
action-fund = Fund { $company }
action-take-cash = Take the money yourself
action-drain-others = Make all others pay the bank
action-expand-instead = Expand instead
action-lay-track = { $company } to { $hex }
action-done = Leave it at that
action-bid = Bid ${ $amount }

option-lay-track = { $company } to { $hex } for ${ $price }
option-start-track = Start in { $city }: income { $income }

event-company-removed = { $company } is out of this game.
event-banker-drawn = { $seat } keeps the bank and opens the preparation round.
event-share-offered = { $seat } puts a share of { $company } up for auction.
event-share-bought = { $seat } buys a share of { $company } for ${ $price }.
event-share-removed = Nobody bids: the share of { $company } leaves the game.
event-company-stranded = No city is free: { $company } will never start, and all its shares leave the game.
event-track-started = { $seat } starts { $company } in { $city }.
event-order-taken = { $seat } takes place { $number } in the turn order.
event-year-begun = The year { NUMBER($year, useGrouping: 0) } begins.
event-phase-begun = Action phase { $column }.
event-train-moved = { $seat } goes to { $space }.
event-nothing-possible = { $seat } finds nothing to do at { $space }.
event-house-built = { $seat } develops { $city }.
event-company-funded = { $seat } has the bank pay ${ $amount } to { $company }.
event-cash-taken = { $seat } takes ${ $amount } from the bank.
event-cash-drained = { $seat } pays ${ $amount } to the bank.
event-track-laid = { $seat } expands { $company } to { $hex } for ${ $price }.
event-income-changed = The income of { $company } is now { $income }.
event-special-connection = { $company } makes a special connection: +{ $amount }.
event-dividend-paid = { $company } earns { $income }: ${ $price } for each of { $shares ->
    [1] { $shares } share
   *[other] { $shares } shares
}.
event-dividend-received = { $seat } receives ${ $amount }.
event-end-reached = The game ends. { $reason }
event-bid-placed = { $seat } bids ${ $price }.

step-preparation = Preparation round
step-pick-company = { $seat } picks the company that comes up next
step-opening-auction = Auction of a share of { $company }
step-share-auction = Auction of a share of { $company }
step-place-first = { $seat } starts { $company } in an empty city
step-year = Year { NUMBER($year, useGrouping: 0) }
step-action-phase = Action phase { $column }
step-choose-space = { $seat } moves the train
step-develop-city = { $seat } may develop a city
step-fund-company = { $seat } may fund a company with ${ $amount }
step-take-or-drain = { $seat } may take ${ $amount } or make others pay it
step-choose-share = { $seat } may put a share up for auction
step-expand = { $seat } expands: { $cubes } { $cubes ->
    [1] cube
   *[other] cubes
} left

refusal-unknown-company = There is no company { $company } in this game.
refusal-unknown-city = There is no city { $city }.
refusal-unknown-hex = There is no hex { $hex }.
refusal-unknown-space = There is no space { $space }.
refusal-auctioned-already = A share of { $company } has been up already.
refusal-city-taken = { $city } already holds a cube.
refusal-space-taken = The train of { $there_seat } stands at { $space }.
refusal-never-developed = { $city } can never be developed.
refusal-developed-already = { $city } already has a house.
refusal-no-track-there = { $city } holds no cube.
refusal-no-houses-left = There are no houses left.
refusal-no-small-expansion = With three players this space cannot be used to expand.
refusal-nowhere-to-expand = None of your companies can place a cube.
refusal-no-share-left = { $company } has no share left in its supply.
refusal-no-share-of-it = You own no share of { $company }.
refusal-no-cubes-left = { $company } has no cubes left.
refusal-own-cube-there = { $company } already has a cube in { $hex }.
refusal-not-adjacent = { $hex } is not next to track of { $company }.
refusal-hex-full = { $hex } can take no more cubes.
refusal-treasury-too-small = { $company } has ${ $treasury }; this costs ${ $price }.

# Words of the drawing and the table in text
draw-year = Year
draw-order = Turn order
draw-action-track = Action track
draw-phase = Phase { $column }
draw-companies = Companies
draw-players = Players
draw-treasury = Treasury
draw-income = Income
draw-supply = Cubes
draw-shares = Shares
draw-unsold = Unsold
draw-gone = Out
draw-held = Held
draw-cash = Cash
draw-bank = bank
draw-houses = Houses
draw-legend = Cost of a cube
draw-legend-plains = plains ${ $cost }, +${ $more } per cube
draw-legend-city = city ${ $cost }, +${ $more } per cube and house
draw-legend-forest = forest ${ $cost }, one cube
draw-legend-mountain = mountain ${ $cost }, one cube
draw-legend-special = special city: two connected +${ $two }, three +${ $three }
draw-legend-never = cannot be developed
draw-legend-house = house: full value +{ $full }, shared value +{ $shared }
draw-not-playing = not in this game
draw-not-on-board = not on the board
draw-turn = to act
draw-won = The game is over. Won by { $winners }.
draw-income-track = Income track
draw-describe = Map of the eastern United States with { $hexes } hexes and { $cities } cities; { $cubes } cubes of { $companies } companies; year { $year }.
draw-key = ^ house   + special city   ! cannot be developed   * all companies   *-X all but X
