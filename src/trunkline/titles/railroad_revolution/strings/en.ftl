title-name = Railroad Revolution
title-about = Build rails and stations from the east coast to the Pacific, telegraph offices along the line, and promote your workers to reach milestones. Every worker you place does more than its job. Most victory points win.
origin-note = Certain are the rules, prices, abilities, trains and thirteen of the fifteen city names. The map, its terrain, the costs of stations, the shares of the telegraph line, the values of the tracks and most tiles are a reconstruction that fits the rulebook.
reason-built = A company had emptied its board left of the logo, and the last round has been played.

table-legend = ▤ share, ═ rail, ⌂ building, ▣ train, ↑ step, ⇑ promote, ↻ flip, ⇆ swap, ⇄ deal, ▲ triangle
table-places = [1]2 first player 1, then 2; [#] neutral; =12 connected for 1 and 2; ▁ plain; (train) face down; ✓ completed

draw-round = Round { $round }
draw-start = start
draw-points = { $points } points
draw-section = Section { $section }
draw-tracks = Performance tracks: points
draw-per-telegraph-offices = each office
draw-per-stations = each station
draw-per-cities-connected = each level-{ $level } city
draw-deals = Deals · { $left } more in the pile
draw-trains = Trains · face up { $points } points each
draw-supply = Workers in the general supply
draw-piles = Milestones to come
draw-abilities = What the worker adds
draw-as-white = promote 1 worker, with any action; a specialist may be used like this instead of its own ability
draw-symbols = Symbols
draw-symbol-paid = pay
draw-symbol-money = receive money
draw-symbol-share = share, sold for ${ $price }
draw-symbol-steps = steps on the tracks
draw-symbol-promote = promote 1 or 2 workers
draw-symbol-swap = swap a worker
draw-symbol-worker = a worker of any colour
draw-symbol-either = one of those shown
draw-symbol-train = take a train
draw-symbol-flip = flip a train
draw-symbol-rail = a free rail
draw-symbol-building = station, office
draw-symbol-deal = deals follow
draw-symbol-terrain = ▲ costs ${ $more } more
draw-symbol-level = level of a city
draw-symbol-connect = connected cities
draw-symbol-stations = stations in such cities
draw-symbol-first = first one: bonus
draw-symbol-neutral = neutral: no bonus left
draw-symbol-link = points for both offices

worker-white = white worker
worker-purple = purple foreman
worker-orange = orange accountant
worker-grey = grey negotiator
worker-turquoise = turquoise engineer
place-supply = the personal supply
place-board = the player board
job-station = Station
job-railroad = Railroad
job-telegraph = Telegraph
job-trade = Trade
piece-rail = rail
piece-building = building
face-up = face up
face-down = face down
track-telegraph = telegraph
track-stations = stations
track-network = network
train-TR-PROMOTE = Promote train
train-TR-STEPS = Progress train
train-TR-RAIL = Construction train
train-TR-MONEY = Money train
train-TR-SHARES = Share train

effect-steps = steps on the performance tracks
effect-worker = take a worker
effect-swap = swap a worker
effect-swap-worker = swap a worker
effect-promote = promote workers
effect-money = money
effect-shares = shares
effect-three-shares = three shares
effect-rail = a free rail
effect-station = a free station
effect-office = a free office
effect-flip = flip a train
effect-train = take a train
effect-take-train = take a train
effect-start-rail = a starting rail
effect-start-station = a starting station
effect-start-office = a starting office
effect-private-deal = a deal of one's own

deal-swap-worker = swap a worker
deal-flip-train = flip a train
deal-flip-train-twice = flip trains twice
deal-free-rail = free rail
deal-free-office = free office
deal-free-station = free station
deal-take-workers = take workers
deal-steps = steps
deal-promote-paid = promote workers for money
deal-take-train = take a train

ability-as-white = promote a worker
ability-station-purple = pay and flip a train
ability-station-orange = the station costs nothing
ability-station-grey = take the city's first-station bonus
ability-station-turquoise = pay and take the primary reward again
ability-railroad-purple = pay and take a train
ability-railroad-orange = money, and more for each triangle built on
ability-railroad-grey = receive shares
ability-railroad-turquoise = build a third rail
ability-telegraph-purple = swap a worker
ability-telegraph-orange = money for each share just received
ability-telegraph-grey = take the first-office shares
ability-telegraph-turquoise = pay and use the telegraph tile
ability-trade-purple = steps on the tracks
ability-trade-orange = money for each own train
ability-trade-grey = a deal of one's own, and a share
ability-trade-turquoise = flip one more train

step-rounds = Railroad Revolution
step-opening = Starting tiles
step-choose-start = Choose a starting tile
step-turn = Turn: place a worker
step-main-action = { $job } · { $worker }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
}{ $due ->
    [0] {""}
   *[other] {" "}· ${ $due } due
}
step-effects = { $effect } ({ $left })
step-deal-round = Deals after the action of { $active_seat }
step-keep-milestone = Keep one milestone
step-replace-deal-tile = Replace the deal tile

action-choose-starting-tile = Take starting tile { $tile }
action-place-worker = { $job } with the { $worker }
action-build-station = Station in { $city }
action-build-rail = Rail in { $space }
action-build-office = Office in section { $section }
action-sell-piece = Sell a { $piece }
action-pay-price = Pay what is due
action-take-reward = Take the city's reward
action-take-bonus = Take the first-station bonus
action-use-tile = Give up one { $worker } from { $place } for the telegraph tile
action-use-ability = Use the worker's own ability
action-end-action = End the action
action-advance-marker = { $worker ->
    [none] One step on the { $track } track
   *[other] One step on the { $track } track, giving up one { $worker } from { $place }
}
action-take-worker = Take one { $worker }
action-give-up-worker = Swap one { $worker } from { $place }
action-promote-worker = Promote one { $worker } from { $place } on { $milestone }
action-flip-train = Flip the { $train } ({ $face })
action-take-train = Take a { $train }
action-do-deal = Deal: { $deal }
action-choose-milestone = Keep milestone { $milestone }
action-sell-shares = Sell { $amount } { $amount ->
    [one] share
   *[other] shares
}
action-hire-worker = Hire one { $worker }

event-start-player-drawn = { $seat } is the start player.
event-starting-tile-taken = { $seat } takes starting tile { $tile }: { $effect }, with one { $worker }.
event-workers-taken-back = { $seat } takes { $number } workers back.
event-worker-placed = { $seat }: { $job } with the { $worker }.
event-turn-skipped = { $seat } has no possible action and skips the turn.
event-station-built = { $first ->
    [yes] { $seat } builds the first station in { $city }.
   *[other] { $seat } builds a station in { $city }.
}
event-rail-built = { $seat } lays a rail in { $space }.
event-office-built = { $first ->
    [yes] { $seat } opens the first office in section { $section }.
   *[other] { $seat } opens an office in section { $section }.
}
event-piece-sold = { $seat } sells a { $piece } for ${ $price }.
event-price-paid = { $seat } pays ${ $price }.
event-price-waived = { $seat } need not pay ${ $price }.
event-money-received = { $seat } receives ${ $money }.
event-shares-received = { $seat } receives { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}.
event-shares-given = { $seat } gives up { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}.
event-shares-sold = { $seat } sells { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} for ${ $price }.
event-worker-hired = { $seat } hires one { $worker } for ${ $price }.
event-worker-taken = { $seat } takes one { $worker }.
event-worker-given-up = { $seat } gives up one { $worker }.
event-worker-promoted = { $seat } promotes one { $worker } on { $milestone }.
event-marker-advanced = { $seat } steps up the { $track } track, now worth { $points }.
event-train-taken = { $seat } takes a { $train }.
event-train-flipped = { $seat } flips the { $train }: { $face }.
event-ability-used = { $seat } uses the worker's ability: { $ability }.
event-deal-done = { $seat } does a deal: { $deal }.
event-deal-tile-turned = New deals ({ $tile }): { $left_deal } or { $right_deal }.
event-milestone-completed = { $seat } completes milestone { $milestone } for { $points } points.
event-milestones-drawn = { $seat } draws the milestones { $milestone }.
event-milestone-taken = { $seat } keeps milestone { $milestone }.
event-end-begun = { $seat } has emptied everything left of the logo: after this round comes the last one.
event-company-scored = { $seat } scores { $trains } for trains, { $milestones } for milestones, { $tracks } for tracks and { $links } for links: { $total } points.

refusal-unknown-space = There is no space { $space }.
refusal-unknown-city = There is no city { $city }.
refusal-unknown-section = There is no section { $section }.
refusal-unknown-track = There is no track { $track }.
refusal-unknown-train = There is no pile of { $train }.
refusal-unknown-worker = There are no { $worker } workers.
refusal-unknown-job = There is no action { $job }.
refusal-unknown-piece = A { $piece } cannot be sold.
refusal-no-rail-left = You have no rail left.
refusal-no-building-left = You have no building left.
refusal-own-rail-there = Your rail is already in { $space }.
refusal-own-station-there = You have a station in { $city }.
refusal-own-office-there = You have an office in section { $section }.
refusal-space-not-connected = { $space } does not adjoin your network.
refusal-city-not-connected = { $city } is not connected to your network.
refusal-not-a-start-city = The starting station cannot go to { $city }.
refusal-not-a-start-section = The starting office cannot go to section { $section }.
refusal-must-place = The starting piece must be placed.
refusal-cannot-pay = You cannot pay ${ $price }.
refusal-too-few-shares = You do not have { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}.
refusal-turn-unfinishable = After that your turn could not be finished: the main action must be completed and enough workers must be left.
refusal-too-few-workers = You have { $workers } available workers and need { $minimum }.
refusal-effect-not-open = That is not part of this effect: { $effect }.
refusal-effect-void = That would have no effect.
refusal-deal-void = The deal "{ $deal }" would have no effect.
refusal-deal-not-shown = The deal tile does not show "{ $deal }".
refusal-no-deal-left = You may not do "{ $deal }" any more.
refusal-top-of-track = Your marker is at the top of the { $track } track.
refusal-worker-not-yours = You have no { $worker } in { $place }.
refusal-worker-not-in-supply = You have no { $worker } in your personal supply.
refusal-no-worker-due = This step on the { $track } track costs no worker.
refusal-supply-empty = There is no { $worker } in the general supply.
refusal-worker-not-shown = The { $worker } is not among those shown.
refusal-no-fitting-slot = The { $worker } fits no free place on { $milestone }.
refusal-milestone-not-yours = You do not hold milestone { $milestone }.
refusal-milestone-not-drawn = Milestone { $milestone } was not drawn.
refusal-starting-tile-gone = Starting tile { $tile } is not on offer.
refusal-train-not-yours = You have no { $train } that lies { $face }.
refusal-pile-empty = There is no { $train } left.
refusal-no-flip-open = There is no train to flip in this action any more.
refusal-not-this-action = The action under way is { $job }.
refusal-already-done = The main action { $job } is done.
refusal-all-rails-built = All { $rails } rails of this action are built.
refusal-not-leftmost = A { $piece } does not lie in the leftmost section with pieces.
refusal-main-action-open = First complete the main action { $job }.
refusal-action-out-of-reach = { $job } could not be completed this turn.
refusal-ability-used = The worker's ability has been used.
refusal-no-own-ability = A white worker has no ability of its own.
refusal-third-rail-is-built = Use this ability by building the third rail.
refusal-reward-not-taken = First take the primary reward.
refusal-no-reward-open = There is no reward to take.
refusal-no-bonus-open = There is no first-station bonus to take.
refusal-no-tile-open = There is no telegraph tile to use.
refusal-no-tile-here = No telegraph tile lies in this section.
refusal-nothing-due = There is nothing to pay.

worth-trains = Trains
worth-milestones = Milestones
worth-tracks = Tracks
worth-links = Links
