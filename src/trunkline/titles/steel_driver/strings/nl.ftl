# Steel Driver

title-name = Steel Driver
title-about = Maatschappijen bouwen spoorlijnen van kust tot kust, maar niemand bezit ze lang: in elk van de vijf ronden wordt de controle opnieuw geveild, en het winnende bod is het bouwgeld van de maatschappij. Strijk nu winst op en verzamel aandelen voor de grote eindafrekening. Geen geluk, niets verborgen.
origin-note = Het gedrukte bord was niet beschikbaar: deze kaart is een reconstructie. Zeker zijn het aantal van 38 steden, de namen van acht ervan, vier trajecten (Baltimore–Pittsburgh, Omaha–Denver, Kansas City–Denver, Buffalo–New York), de kosten van het eerste en de waarde van Pittsburgh. Alle andere steden, waarden, kleuren, trajecten en kosten zijn een evenwichtige vervanging; wie het spel bezit, kan met een bordbestand de echte invoeren.
reason-scored = Vijf ronden zijn voorbij en de aandelen zijn uitbetaald.

variant-opener = Eerste actieve speler
variant-opener-first = De eerste plaats
variant-opener-drawn = Door het lot bepaald

company-red = Rood
company-yellow = Geel
company-green = Groen
company-blue = Blauw
company-grey = Grijs
company-brown = Bruin

goods-white = wit
goods-black = zwart
goods-green = groen
goods-orange = oranje
goods-pink = roze

action-offer-control = Breng { $company } in veiling, eerste bod { $amount }
action-hand-on = Geef de marker door
action-build-link = Bouw { $link }, naar { $city }
action-take-goods = Neem de goederensteen van { $city }

option-build-link = Bouw { $link } voor { $cost }, naar { $city }: ${ $profit }
option-take-goods = Neem de goederensteen van { $city }: { $goods }

step-rounds = Ronde { $round } van 5
step-control-offers = Veilingen: breng een maatschappij in of geef door
step-control-auction = Veiling van { $company }, { $price } door { $leader_seat }
step-building = Bouwen: { $company } legt één spoorverbinding
step-final-scoring = Eindafrekening: { $company } neemt een goederensteen

event-round-began = Ronde { $round }: iedereen neemt { $cubes } investeringsstenen, { $left } blijven in de voorraad.
event-control-offered = { $seat } brengt { $company } in veiling en biedt { $price }.
event-handed-on = { $seat } geeft de marker door.
event-control-won = { $seat } wint { $company } voor { $price } en neemt een aandeel.
event-auctions-ended = De veilingen zijn voorbij{ $unsold ->
    [0] .
    [one] ; één maatschappij blijft zonder controle.
   *[other] ; { $unsold } maatschappijen blijven zonder controle.
}
event-link-built = { $company } bouwt { $link } voor { $cost }{ $profit ->
    [0] ; { $city } brengt niets op.
   *[other] ; { $city } brengt ${ $profit } op.
}
event-company-passed = { $company } past.
event-transcontinental-built = { $company } voltooit de transcontinentale verbinding!
event-bonus-earned = { $company } krijgt een bonus van ${ $profit }.
event-income-paid = { $seat } ontvangt ${ $income } van { $company }.
event-round-ended = Ronde { $round } is voorbij. Volgorde van de maatschappijen: { $order_company }.
event-control-settled = { $seat } heeft in de eindafrekening de controle over { $company }.
event-goods-placed = Eindafrekening: in { $cities } steden ligt een goederensteen.
event-goods-taken = { $company } neemt een goederensteen ({ $goods }) uit { $city }.
event-goods-ended = { $company } kan geen goederenstenen meer nemen.
event-company-valued = Een aandeel van { $company } is ${ $value } waard.
event-shares-paid = { $seat } ontvangt ${ $income } voor { $shares } { $shares ->
    [one] aandeel
   *[other] aandelen
} van { $company }.

refusal-no-such-company = Er is geen maatschappij { $company }.
refusal-already-auctioned = { $company } is deze ronde al geveild: { $seat } heeft de controle.
refusal-must-build = { $company } kan bouwen en moet dat dus.
refusal-no-such-link = Er is geen traject { $link }.
refusal-not-its-end = { $link } leidt niet naar { $city }.
refusal-link-used = Op { $link } ligt al spoor van { $company }.
refusal-not-connected = { $link } sluit niet aan op het net van { $company }.
refusal-no-start-city = De eerste verbinding van { $company } moet in een startstad (zeshoek) beginnen; { $link } naar { $city } doet dat niet.
refusal-too-dear = { $link } kost { $cost }; in het vak van { $company } liggen er { $cubes }.
refusal-wrong-end = Op { $link } is { $city } de stad die { $company } bereikt.
refusal-must-take = { $company } kan een goederensteen nemen en moet dat dus.
refusal-no-such-city = Er is geen stad { $city }.
refusal-not-in-net = { $city } ligt niet in het net van { $company }.
refusal-no-goods-there = De goederensteen van { $city } is al genomen.

draw-describe = Een kaart met { $cities } steden en { $links } trajecten, { $built } ervan gebouwd; ronde { $round }.
draw-round = Ronde
draw-order = Bouwvolgorde
draw-passed = Gepast
draw-profit = Winst in deze ronde
draw-share-value = Waarde van een aandeel
draw-uncontrolled = geen controle
draw-shares = Aandelen
draw-track = spoor { $left }
draw-supply = { $cubes } stenen in de voorraad
draw-start-city = Startstad en winst
draw-city = Stad en winst
draw-cost = Kosten van een traject
draw-control = Controle over maatschappij
draw-sets = Sets goederen
draw-coast = Eerste keten: bouwer +{ $builder }, anderen +{ $others }
draw-coast-done = Verbonden in ronde { $round }
draw-won = Het spel is afgelopen. Gewonnen door { $winners }.
draw-cubes = Stenen
draw-cash = Geld
draw-controller = Controle
draw-net = Net
draw-goods = Goederen
draw-company = Maatschappij
draw-seat = Speler
draw-left = over
draw-open = Vrije trajecten
draw-value = Aandeel
