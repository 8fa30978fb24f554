# Steel Driver

title-name = Steel Driver
title-about = Companies build railways from coast to coast, but nobody owns them for long: in each of five rounds control is auctioned anew, and the winning bid is the company's building money. Collect profit now and shares for the great final scoring. No luck, nothing hidden.
origin-note = The printed board was not available: this map is a reconstruction. Certain are the number of 38 cities, the names of eight of them, four links (Baltimore–Pittsburgh, Omaha–Denver, Kansas City–Denver, Buffalo–New York), the cost of the first and the value of Pittsburgh. All other cities, values, colours, links and costs are a balanced stand-in; an owner of the game can put in the real ones with a board file.
reason-scored = Five rounds are over and the shares are paid.

variant-opener = First active player
variant-opener-first = The first seat
variant-opener-drawn = Drawn by lot

company-red = Red
company-yellow = Yellow
company-green = Green
company-blue = Blue
company-grey = Grey
company-brown = Brown

goods-white = white
goods-black = black
goods-green = green
goods-orange = orange
goods-pink = pink

action-offer-control = Put { $company } up for auction, first bid { $amount }
action-hand-on = Hand the marker on
action-build-link = Build { $link }, to { $city }
action-take-goods = Take the goods of { $city }

option-build-link = Build { $link } for { $cost }, to { $city }: ${ $profit }
option-take-goods = Take the goods of { $city }: { $goods }

step-rounds = Round { $round } of 5
step-control-offers = Auctions: put a company up or hand on
step-control-auction = Auction of { $company }, { $price } by { $leader_seat }
step-building = Building: { $company } builds one link
step-final-scoring = Final scoring: { $company } takes goods

event-round-began = Round { $round }: everybody takes { $cubes } cubes, { $left } stay in the supply.
event-control-offered = { $seat } puts { $company } up for auction and bids { $price }.
event-handed-on = { $seat } hands the marker on.
event-control-won = { $seat } wins { $company } for { $price } and takes a share.
event-auctions-ended = The auctions are over{ $unsold ->
    [0] .
    [one] ; one company stays without controller.
   *[other] ; { $unsold } companies stay without controller.
}
event-link-built = { $company } builds { $link } for { $cost }{ $profit ->
    [0] ; { $city } pays nothing.
   *[other] ; { $city } pays ${ $profit }.
}
event-company-passed = { $company } passes.
event-transcontinental-built = { $company } completes the transcontinental link!
event-bonus-earned = { $company } earns a bonus of ${ $profit }.
event-income-paid = { $seat } receives ${ $income } from { $company }.
event-round-ended = Round { $round } is over. Order of the companies: { $order_company }.
event-control-settled = { $seat } controls { $company } in the final scoring.
event-goods-placed = Final scoring: goods lie in { $cities } cities.
event-goods-taken = { $company } takes { $goods } goods from { $city }.
event-goods-ended = { $company } can take no more goods.
event-company-valued = A share of { $company } is worth ${ $value }.
event-shares-paid = { $seat } receives ${ $income } for { $shares } { $shares ->
    [one] share
   *[other] shares
} of { $company }.

refusal-no-such-company = There is no company { $company }.
refusal-already-auctioned = { $company } has been auctioned this round: { $seat } controls it.
refusal-must-build = { $company } can build, so it must.
refusal-no-such-link = There is no link { $link }.
refusal-not-its-end = { $link } does not lead to { $city }.
refusal-link-used = { $link } already carries track of { $company }.
refusal-not-connected = { $link } does not touch the net of { $company }.
refusal-no-start-city = The first link of { $company } must begin at a start city (hexagon); { $link } to { $city } does not.
refusal-too-dear = { $link } costs { $cost }; the box of { $company } holds { $cubes }.
refusal-wrong-end = On { $link } the city that { $company } reaches is { $city }.
refusal-must-take = { $company } can take goods, so it must.
refusal-no-such-city = There is no city { $city }.
refusal-not-in-net = { $city } is not in the net of { $company }.
refusal-no-goods-there = The goods of { $city } have been taken.

draw-describe = A map of { $cities } cities and { $links } links, { $built } of them built; round { $round }.
draw-round = Round
draw-order = Order of building
draw-passed = Passed
draw-profit = Profit this round
draw-share-value = Value of a share
draw-uncontrolled = no controller
draw-shares = Shares
draw-track = track { $left }
draw-supply = { $cubes } cubes in the supply
draw-start-city = Start city and profit
draw-city = City and profit
draw-cost = Cost of a link
draw-control = Control of a company
draw-sets = Sets of goods
draw-coast = First chain: +{ $builder } builder, +{ $others } others
draw-coast-done = Joined in round { $round }
draw-won = The game is over. Won by { $winners }.
draw-cubes = Cubes
draw-cash = Cash
draw-controller = Controller
draw-net = Net
draw-goods = Goods
draw-company = Company
draw-seat = Player
draw-left = left
draw-open = Free links
draw-value = Share
