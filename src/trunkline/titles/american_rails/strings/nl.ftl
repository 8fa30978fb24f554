# American Rails

title-name = American Rails
title-about = Zes spoorwegmaatschappijen groeien van 1851 tot 1857 van stad naar stad tussen de Mississippi en de Atlantische kust. Niemand is de baas van een maatschappij: je biedt op aandelen, legt spoor met andermans geld en kiest bij elke actie je plek in de rij. Wie na hooguit zeven dividenden het meeste geld heeft, wint.
origin-note = Kosten, gegevens van de maatschappijen, de vijf steden die niet ontwikkeld kunnen worden en de speciale connecties komen uit het spelregelboek. Terrein, ligging en de meeste stadswaarden berusten op één aflezing van een gedrukt bord. De zuidelijke rijen P tot en met R zijn gereconstrueerd: ligt Tallahassee op jouw bord niet recht onder Atlanta, schuif rij Q dan in een bordbestand één hex naar het westen.

variant-cash65 = Startgeld van de eerste editie ($65 per speler bij drie spelers)

company-american = American
company-national = National
company-continental = Continental
company-majestic = Majestic
company-liberty = Liberty
company-republic = Republic

colour-white = wit
colour-grey = grijs
colour-green = groen
colour-yellow = geel
colour-red = rood
colour-blue = blauw

space-pass = Pas
space-develop = Ontwikkel
space-fund = Financier
space-take = Neem geld
space-expand3 = Breid uit 3
space-auction = Veil een aandeel
space-expand4 = Breid uit 4

space-note-pass = vroeg in de volgende fase
space-note-develop = één huisje
space-note-fund = ${ $amount } voor een maatschappij
space-note-take = ${ $amount }, of ieder ander −${ $amount }
space-note-take-expand = ${ $amount }, ieder −${ $amount }, { $cubes } blokjes
space-note-expand = tot { $cubes } blokjes
space-note-auction = vanaf ${ $amount }

reason-last-year = Het laatste jaar is voorbij.
reason-shares-gone = Alle aandelen zijn verkocht of uit het spel.
reason-low-supplies = Te veel voorraden zijn bijna leeg.

action-offer-share = Veil een aandeel { $company }
action-start-track = Begin in { $city }
action-move-train = { $space }
action-develop = Ontwikkel { $city }
action-fund = Financier { $company }
action-take-cash = Neem het geld zelf
action-drain-others = Laat alle anderen aan de bank betalen
action-expand-instead = Breid in plaats daarvan uit
action-lay-track = { $company } naar { $hex }
action-done = Laat het hierbij
action-bid = Bied ${ $amount }

option-lay-track = { $company } naar { $hex } voor ${ $price }
option-start-track = Begin in { $city }: inkomsten { $income }

event-company-removed = { $company } doet dit spel niet mee.
event-banker-drawn = { $seat } beheert de bank en opent de voorbereidingsronde.
event-share-offered = { $seat } brengt een aandeel { $company } in veiling.
event-share-bought = { $seat } koopt een aandeel { $company } voor ${ $price }.
event-share-removed = Niemand biedt: het aandeel { $company } verdwijnt uit het spel.
event-company-stranded = Er is geen stad vrij: { $company } komt nooit op het bord en al haar aandelen verdwijnen uit het spel.
event-track-started = { $seat } laat { $company } beginnen in { $city }.
event-order-taken = { $seat } neemt plaats { $number } in de beurtvolgorde.
event-year-begun = Het jaar { NUMBER($year, useGrouping: 0) } begint.
event-phase-begun = Actiefase { $column }.
event-train-moved = { $seat } gaat naar { $space }.
event-nothing-possible = { $seat } kan niets doen bij { $space }.
event-house-built = { $seat } ontwikkelt { $city }.
event-company-funded = { $seat } laat de bank ${ $amount } betalen aan { $company }.
event-cash-taken = { $seat } neemt ${ $amount } uit de bank.
event-cash-drained = { $seat } betaalt ${ $amount } aan de bank.
event-track-laid = { $seat } breidt { $company } uit naar { $hex } voor ${ $price }.
event-income-changed = De inkomsten van { $company } zijn nu { $income }.
event-special-connection = { $company } maakt een speciale connectie: +{ $amount }.
event-dividend-paid = { $company } verdient { $income }: ${ $price } per aandeel ({ $shares } { $shares ->
    [1] aandeel
   *[other] aandelen
}).
event-dividend-received = { $seat } ontvangt ${ $amount }.
event-end-reached = Het spel eindigt. { $reason }
event-bid-placed = { $seat } biedt ${ $price }.

step-preparation = Voorbereidingsronde
step-pick-company = { $seat } kiest welke maatschappij nu geveild wordt
step-opening-auction = Veiling van een aandeel { $company }
step-share-auction = Veiling van een aandeel { $company }
step-place-first = { $seat } laat { $company } beginnen in een lege stad
step-year = Jaar { NUMBER($year, useGrouping: 0) }
step-action-phase = Actiefase { $column }
step-choose-space = { $seat } verzet de trein
step-develop-city = { $seat } mag een stad ontwikkelen
step-fund-company = { $seat } mag een maatschappij met ${ $amount } financieren
step-take-or-drain = { $seat } mag ${ $amount } nemen of de anderen laten betalen
step-choose-share = { $seat } mag een aandeel in veiling brengen
step-expand = { $seat } breidt uit: nog { $cubes } { $cubes ->
    [1] blokje
   *[other] blokjes
}

refusal-unknown-company = Maatschappij { $company } doet in dit spel niet mee.
refusal-unknown-city = Er is geen stad { $city }.
refusal-unknown-hex = Er is geen hex { $hex }.
refusal-unknown-space = Er is geen veld { $space }.
refusal-auctioned-already = Er is al een aandeel { $company } geveild.
refusal-city-taken = In { $city } ligt al een blokje.
refusal-space-taken = De trein van { $there_seat } staat op { $space }.
refusal-never-developed = { $city } kan nooit ontwikkeld worden.
refusal-developed-already = In { $city } staat al een huisje.
refusal-no-track-there = In { $city } ligt geen blokje.
refusal-no-houses-left = De huisjes zijn op.
refusal-no-small-expansion = Met drie spelers mag je met dit veld niet uitbreiden.
refusal-nowhere-to-expand = Geen van je maatschappijen kan een blokje plaatsen.
refusal-no-share-left = { $company } heeft geen aandeel meer in voorraad.
refusal-no-share-of-it = Je hebt geen aandeel { $company }.
refusal-no-cubes-left = { $company } heeft geen blokjes meer.
refusal-own-cube-there = { $company } heeft al een blokje in { $hex }.
refusal-not-adjacent = { $hex } grenst niet aan spoor van { $company }.
refusal-hex-full = In { $hex } past geen blokje meer.
refusal-treasury-too-small = { $company } heeft ${ $treasury }; dit kost ${ $price }.

# Woorden van de tekening en de tafel in tekst
draw-year = Jaar
draw-order = Beurtvolgorde
draw-action-track = Actiespoor
draw-phase = Fase { $column }
draw-companies = Maatschappijen
draw-players = Spelers
draw-treasury = Schatkist
draw-income = Inkomsten
draw-supply = Blokjes
draw-shares = Aandelen
draw-unsold = Over
draw-gone = Weg
draw-held = Bij
draw-cash = Geld
draw-bank = bank
draw-houses = Huisjes
draw-legend = Kosten van een blokje
draw-legend-plains = vlakte ${ $cost }, +${ $more } per blokje
draw-legend-city = stad ${ $cost }, +${ $more } per blokje en huisje
draw-legend-forest = bos ${ $cost }, één blokje
draw-legend-mountain = berg ${ $cost }, één blokje
draw-legend-special = speciale stad: twee verbonden +${ $two }, drie +${ $three }
draw-legend-never = kan niet ontwikkeld worden
draw-legend-house = huisje: volle waarde +{ $full }, gedeelde waarde +{ $shared }
draw-not-playing = doet niet mee
draw-not-on-board = niet op het bord
draw-turn = aan de beurt
draw-won = Het spel is afgelopen. Gewonnen door { $winners }.
draw-income-track = Inkomstenspoor
draw-describe = Kaart van het oosten van de Verenigde Staten met { $hexes } hexen en { $cities } steden; { $cubes } blokjes van { $companies } maatschappijen; jaar { $year }.
draw-key = ^ huisje   + speciale stad   ! niet te ontwikkelen   * alle maatschappijen   *-X alle behalve X
