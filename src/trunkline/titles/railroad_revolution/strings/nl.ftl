title-name = Railroad Revolution
title-about = Leg sporen en bouw stations van de oostkust tot de Stille Oceaan, open telegrafiekantoren langs de lijn en bevorder werknemers om mijlpalen te halen. Elke werknemer die je plaatst doet meer dan de actie zelf. De meeste overwinningspunten winnen.
origin-note = Zeker zijn de regels, prijzen, vaardigheden, treinen en dertien van de vijftien stadsnamen. De kaart, het terrein, de kosten van stations, de aandelen van de telegrafielijn, de waarden van de sporen en de meeste tegels zijn een reconstructie die bij de spelregels past.
reason-built = Een maatschappij had alles links van het logo leeggemaakt en de laatste ronde is gespeeld.

table-legend = ▤ aandeel, ═ spoor, ⌂ gebouw, ▣ trein, ↑ stap, ⇑ bevorder, ↻ draai, ⇆ vervang, ⇄ transactie, ▲ driehoekje
table-places = [1]2 eerst 1, dan 2; [#] neutraal; =12 aangesloten voor 1 en 2; ▁ vlak land; (trein) gedekt; ✓ voltooid

draw-round = Ronde { $round }
draw-start = start
draw-points = { $points } punten
draw-section = Sectie { $section }
draw-tracks = Prestatiesporen: punten
draw-per-telegraph-offices = per kantoor
draw-per-stations = per station
draw-per-cities-connected = per stad niveau { $level }
draw-deals = Transacties · nog { $left } op de stapel
draw-trains = Treinen · open { $points } punten per stuk
draw-supply = Werknemers in de algemene voorraad
draw-piles = Mijlpalen op de stapels
draw-abilities = Wat de werknemer toevoegt
draw-as-white = bevorder 1 werknemer, bij elke actie; een specialist mag dit doen in plaats van zijn eigen vaardigheid
draw-symbols = Symbolen
draw-symbol-paid = betalen
draw-symbol-money = geld ontvangen
draw-symbol-share = aandeel (${ $price })
draw-symbol-steps = stappen op de sporen
draw-symbol-promote = bevorder 1 of 2 werknemers
draw-symbol-swap = vervang een werknemer
draw-symbol-worker = een werknemer naar keuze
draw-symbol-either = één van de afgebeelde
draw-symbol-train = neem een trein
draw-symbol-flip = draai een trein om
draw-symbol-rail = een gratis spoor
draw-symbol-building = station, kantoor
draw-symbol-deal = daarna transacties
draw-symbol-terrain = ▲ kost ${ $more } extra
draw-symbol-level = niveau van een stad
draw-symbol-connect = aangesloten steden
draw-symbol-stations = stations in zulke steden
draw-symbol-first = de eerste: bonus
draw-symbol-neutral = neutraal: geen bonus meer
draw-symbol-link = punten voor beide kantoren

worker-white = witte werknemer
worker-purple = purperen ploegbaas
worker-orange = oranje boekhouder
worker-grey = grijze onderhandelaar
worker-turquoise = turkooizen ingenieur
place-supply = de persoonlijke voorraad
place-board = het spelersbord
job-station = Station
job-railroad = Spoorweg
job-telegraph = Telegrafie
job-trade = Handelen
piece-rail = spoor
piece-building = gebouw
face-up = open
face-down = gedekt
track-telegraph = telegraaf
track-stations = stations
track-network = netwerk
train-TR-PROMOTE = bevorderingstrein
train-TR-STEPS = voortgangstrein
train-TR-RAIL = bouwtrein
train-TR-MONEY = geldtrein
train-TR-SHARES = aandelentrein

effect-steps = stappen op de prestatiesporen
effect-worker = een werknemer nemen
effect-swap = een werknemer vervangen
effect-swap-worker = een werknemer vervangen
effect-promote = werknemers bevorderen
effect-money = geld
effect-shares = aandelen
effect-three-shares = drie aandelen
effect-rail = een gratis spoor
effect-station = een gratis station
effect-office = een gratis kantoor
effect-flip = een trein omdraaien
effect-train = een trein nemen
effect-take-train = een trein nemen
effect-start-rail = een startspoor
effect-start-station = een startstation
effect-start-office = een startkantoor
effect-private-deal = een eigen transactie

deal-swap-worker = een werknemer vervangen
deal-flip-train = een trein omdraaien
deal-flip-train-twice = tweemaal een trein omdraaien
deal-free-rail = gratis spoor
deal-free-office = gratis kantoor
deal-free-station = gratis station
deal-take-workers = werknemers nemen
deal-steps = stappen
deal-promote-paid = werknemers bevorderen tegen betaling
deal-take-train = een trein nemen

ability-as-white = bevorder een werknemer
ability-station-purple = betaal en draai een trein om
ability-station-orange = het station kost niets
ability-station-grey = neem de 1ste-station-bonus van de stad
ability-station-turquoise = betaal en neem nogmaals de primaire beloning
ability-railroad-purple = betaal en neem een trein
ability-railroad-orange = geld, en meer per bebouwd driehoekje
ability-railroad-grey = ontvang aandelen
ability-railroad-turquoise = bouw een derde spoor
ability-telegraph-purple = vervang een werknemer
ability-telegraph-orange = geld per zojuist ontvangen aandeel
ability-telegraph-grey = neem de aandelen van het 1ste kantoor
ability-telegraph-turquoise = betaal en gebruik de telegrafietegel
ability-trade-purple = stappen op de prestatiesporen
ability-trade-orange = geld per eigen trein
ability-trade-grey = een eigen transactie en een aandeel
ability-trade-turquoise = draai nog een trein om

step-rounds = Railroad Revolution
step-opening = Starttegels
step-choose-start = Kies een starttegel
step-turn = Beurt: plaats een werknemer
step-main-action = { $job } · { $worker }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
}{ $due ->
    [0] {""}
   *[other] {" "}· nog ${ $due } te betalen
}
step-effects = { $effect } ({ $left })
step-deal-round = Transacties na de actie van { $active_seat }
step-keep-milestone = Houd één mijlpaal
step-replace-deal-tile = Vervang de transactietegel

action-choose-starting-tile = Neem starttegel { $tile }
action-place-worker = { $job } met de { $worker }
action-build-station = Station in { $city }
action-build-rail = Spoor in { $space }
action-build-office = Kantoor in sectie { $section }
action-sell-piece = Verkoop een { $piece }
action-pay-price = Betaal wat verschuldigd is
action-take-reward = Neem de primaire beloning van de stad
action-take-bonus = Neem de 1ste-station-bonus
action-use-tile = Geef een { $worker } uit { $place } af voor de telegrafietegel
action-use-ability = Gebruik de eigen vaardigheid van de werknemer
action-end-action = Beëindig de actie
action-advance-marker = { $worker ->
    [none] Eén stap op het prestatiespoor { $track }
   *[other] Eén stap op het prestatiespoor { $track }; geef een { $worker } uit { $place } af
}
action-take-worker = Neem een { $worker }
action-give-up-worker = Vervang een { $worker } uit { $place }
action-promote-worker = Bevorder een { $worker } uit { $place } op { $milestone }
action-flip-train = Draai de { $train } om ({ $face })
action-take-train = Neem een { $train }
action-do-deal = Transactie: { $deal }
action-choose-milestone = Houd mijlpaal { $milestone }
action-sell-shares = Verkoop { $amount } { $amount ->
    [one] aandeel
   *[other] aandelen
}
action-hire-worker = Huur een { $worker } in

event-start-player-drawn = { $seat } is de startspeler.
event-starting-tile-taken = { $seat } neemt starttegel { $tile }: { $effect }, met een { $worker }.
event-workers-taken-back = { $seat } neemt { $number } werknemers terug.
event-worker-placed = { $seat }: { $job } met de { $worker }.
event-turn-skipped = { $seat } kan geen actie uitvoeren en slaat de beurt over.
event-station-built = { $first ->
    [yes] { $seat } bouwt het eerste station in { $city }.
   *[other] { $seat } bouwt een station in { $city }.
}
event-rail-built = { $seat } legt een spoor in { $space }.
event-office-built = { $first ->
    [yes] { $seat } opent het eerste kantoor in sectie { $section }.
   *[other] { $seat } opent een kantoor in sectie { $section }.
}
event-piece-sold = { $seat } verkoopt een { $piece } voor ${ $price }.
event-price-paid = { $seat } betaalt ${ $price }.
event-price-waived = { $seat } hoeft ${ $price } niet te betalen.
event-money-received = { $seat } krijgt ${ $money }.
event-shares-received = { $seat } krijgt { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
}.
event-shares-given = { $seat } geeft { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
} af.
event-shares-sold = { $seat } verkoopt { $shares ->
    [one] 1 aandeel
   *[other] { $shares } aandelen
} voor ${ $price }.
event-worker-hired = { $seat } huurt een { $worker } in voor ${ $price }.
event-worker-taken = { $seat } neemt een { $worker }.
event-worker-given-up = { $seat } geeft een { $worker } af.
event-worker-promoted = { $seat } bevordert een { $worker } op { $milestone }.
event-marker-advanced = { $seat } zet een stap op het spoor { $track }, dat nu { $points } waard is.
event-train-taken = { $seat } neemt een { $train }.
event-train-flipped = { $seat } draait de { $train } om: { $face }.
event-ability-used = { $seat } gebruikt de vaardigheid van de werknemer: { $ability }.
event-deal-done = { $seat } voert een transactie uit: { $deal }.
event-deal-tile-turned = Nieuwe transacties ({ $tile }): { $left_deal } of { $right_deal }.
event-milestone-completed = { $seat } voltooit mijlpaal { $milestone } voor { $points } punten.
event-milestones-drawn = { $seat } trekt de mijlpalen { $milestone }.
event-milestone-taken = { $seat } houdt mijlpaal { $milestone }.
event-end-begun = { $seat } heeft alles links van het logo leeggemaakt: na deze ronde volgt de laatste.
event-company-scored = { $seat } krijgt { $trains } voor treinen, { $milestones } voor mijlpalen, { $tracks } voor prestatiesporen en { $links } voor aansluitingen: { $total } punten.

refusal-unknown-space = Er is geen spoorvakje { $space }.
refusal-unknown-city = Er is geen stad { $city }.
refusal-unknown-section = Er is geen sectie { $section }.
refusal-unknown-track = Er is geen prestatiespoor { $track }.
refusal-unknown-train = Er is geen stapel van { $train }.
refusal-unknown-worker = Er bestaan geen werknemers { $worker }.
refusal-unknown-job = Er is geen actie { $job }.
refusal-unknown-piece = Een { $piece } kan niet verkocht worden.
refusal-no-rail-left = Je hebt geen spoor meer.
refusal-no-building-left = Je hebt geen gebouw meer.
refusal-own-rail-there = Je spoor ligt al in { $space }.
refusal-own-station-there = Je hebt al een station in { $city }.
refusal-own-office-there = Je hebt al een kantoor in sectie { $section }.
refusal-space-not-connected = { $space } sluit niet aan op je spoorwegnet.
refusal-city-not-connected = { $city } is niet met je spoorwegnet verbonden.
refusal-not-a-start-city = Het startstation kan niet in { $city }.
refusal-not-a-start-section = Het startkantoor kan niet in sectie { $section }.
refusal-must-place = Het startstuk moet geplaatst worden.
refusal-cannot-pay = Je kunt ${ $price } niet betalen.
refusal-too-few-shares = Je hebt geen { $shares ->
    [one] aandeel
   *[other] { $shares } aandelen
}.
refusal-turn-unfinishable = Daarna zou je beurt niet meer af te maken zijn: de hoofdactie moet volledig zijn en er moeten genoeg werknemers overblijven.
refusal-too-few-workers = Je hebt { $workers } beschikbare werknemers en moet er { $minimum } hebben.
refusal-effect-not-open = Dat hoort niet bij dit effect: { $effect }.
refusal-effect-void = Dat zou geen effect hebben.
refusal-deal-void = De transactie „{ $deal }” zou geen effect hebben.
refusal-deal-not-shown = De transactietegel toont geen „{ $deal }”.
refusal-no-deal-left = Je mag „{ $deal }” niet meer uitvoeren.
refusal-top-of-track = Je steen staat bovenaan het prestatiespoor { $track }.
refusal-worker-not-yours = Je hebt geen { $worker } in { $place }.
refusal-worker-not-in-supply = Je hebt geen { $worker } in je persoonlijke voorraad.
refusal-no-worker-due = Deze stap op het prestatiespoor { $track } kost geen werknemer.
refusal-supply-empty = Er is geen { $worker } in de algemene voorraad.
refusal-worker-not-shown = Een { $worker } is niet afgebeeld.
refusal-no-fitting-slot = Een { $worker } past op geen vrije plaats van { $milestone }.
refusal-milestone-not-yours = Je hebt mijlpaal { $milestone } niet.
refusal-milestone-not-drawn = Mijlpaal { $milestone } is niet getrokken.
refusal-starting-tile-gone = Starttegel { $tile } ligt er niet.
refusal-train-not-yours = Je hebt geen { $train } die { $face } ligt.
refusal-pile-empty = Er is geen { $train } meer.
refusal-no-flip-open = In deze actie kun je geen trein meer omdraaien.
refusal-not-this-action = De actie die loopt is { $job }.
refusal-already-done = De hoofdactie { $job } is gedaan.
refusal-all-rails-built = Alle { $rails } sporen van deze actie liggen er.
refusal-not-leftmost = In de meest linkse sectie met stukken ligt geen { $piece }.
refusal-main-action-open = Voltooi eerst de hoofdactie { $job }.
refusal-action-out-of-reach = { $job } kan deze beurt niet voltooid worden.
refusal-ability-used = De vaardigheid van de werknemer is gebruikt.
refusal-no-own-ability = Een witte werknemer heeft geen eigen vaardigheid.
refusal-third-rail-is-built = Gebruik deze vaardigheid door het derde spoor te leggen.
refusal-reward-not-taken = Neem eerst de primaire beloning.
refusal-no-reward-open = Er is geen beloning te nemen.
refusal-no-bonus-open = Er is geen 1ste-station-bonus te nemen.
refusal-no-tile-open = Er is geen telegrafietegel te gebruiken.
refusal-no-tile-here = In deze sectie ligt geen telegrafietegel.
refusal-nothing-due = Er is niets te betalen.

worth-trains = Treinen
worth-milestones = Mijlpalen
worth-tracks = Prestatiesporen
worth-links = Aansluitingen
