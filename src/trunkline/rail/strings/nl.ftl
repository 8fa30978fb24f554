# Teksten die de 18xx-spellen delen.

action-place-token = Plaats een station in { $city }
action-run-trains = Laat de treinen rijden
action-pay-dividend = Keer dividend uit
action-keep-revenue = Houd de opbrengst in
action-buy-train = Koop een { $train }-trein { $source ->
    [bank] van de bank
    [pool] uit de bankpool
   *[other] van { $source }
} voor ${ $amount }{ $trade_in ->
    [none] {""}
   *[other] , met inruil van een { $trade_in }-trein
}
action-discard-train = { $company } doet een { $train }-trein weg
action-buy-share = Koop { $company } uit { $source }
action-sell-shares = Verkoop { $amount } van { $company }

event-tile-laid = { $company } legt tegel { $tile } op { $hex }{ $cost ->
    [0] .
   *[other] {" "}voor ${ $cost }.
}
event-token-placed = { $company } plaatst een station in { $city }{ $cost ->
    [0] .
   *[other] {" "}voor ${ $cost }.
}
event-trains-ran = De treinen van { $company } brengen ${ $revenue } op.
event-dividend-paid = { $company } keert ${ $per_share } per aandeel uit.
event-revenue-kept = { $company } houdt ${ $revenue } in.
event-price-moved = Een aandeel { $company } is nu ${ $price } waard.
event-train-bought = { $company } koopt een { $train }-trein { $source_company ->
    [none] van de bank
   *[other] van { $source_company }
} voor ${ $price }.
event-train-discarded = { $company } doet een { $train }-trein weg.
event-trains-scrapped = Alle { $train }-treinen zijn afgedankt.
event-phase-began = Fase { $phase } begint.
event-share-bought = { $seat } koopt { $percent }% { $company } { $from_pool ->
    [yes] uit de pool
   *[no] uit de emissie
} voor ${ $price }.
event-shares-sold = { $seat } verkoopt { $percent }% { $company } voor ${ $price }.
event-president-changed = { $seat } is nu president van { $company }.
event-company-floated = { $company } is opgericht.
event-bank-broken = De bank is gesprongen.
event-went-bankrupt = { $seat } is failliet.

draw-players = Spelers
draw-companies = Maatschappijen
draw-privates = Particuliere maatschappijen
draw-trains = Treinen
draw-bank = Bank
draw-phase = Fase
draw-train-limit = Treinlimiet
draw-worth = waarde
draw-certificates = certificaten
draw-president = Directeur
draw-treasury = Kas
draw-shares = Aandelen
draw-unsold = onverkocht
draw-pool = pool
draw-tokens = Stations
draw-last-run = laatste rit
draw-par = par
draw-loans = leningen
draw-shorts = shorts
draw-market = Koersbord
draw-map = Kaart
draw-loans-left = Leningen over
draw-interest = Rente
draw-priority = Voorrang
draw-won = Het spel is afgelopen. Gewonnen door { $winners }.
draw-idle = Niet opgericht
draw-not-founded = niet opgericht
draw-rusted = verroest
draw-closed = gesloten
draw-for-sale = te koop
draw-lender = Bank of New York
draw-start-prices = startkoers
draw-zone-yellow = geel: telt niet voor de certificatenlimiet
draw-zone-orange = oranje: ook meer dan 60% van een maatschappij
draw-zone-brown = bruin: ook meer aankopen in één beurt
draw-zone-acquisition = overname
draw-zone-liquidation = liquidatie
draw-stock-round = AR { $number }
draw-operating-round = BR { $number }
draw-merger-round = FR { $number }
draw-note-limit = limiet { $number }
draw-note-rounds = { $number } BR
draw-note-rusts = { $trains } roest
draw-note-privates-close = particulieren dicht
draw-note-sizes = nieuw: { $sizes }
draw-note-no-shorts = geen shorts

refusal-no-such-hex = De kaart heeft geen vak { $hex }.
refusal-no-such-tile = Er is geen tegel { $tile }.
refusal-hex-finished = Op { $hex } komt nooit een tegel.
refusal-other-hex-only = Tegel { $tile } hoort daar niet.
refusal-wrong-base = Tegel { $tile } past niet op { $hex }.
refusal-wrong-colour = Tegel { $tile } is niet de volgende kleur.
refusal-colour-not-yet = Tegel { $tile } is er nog niet.
refusal-none-left = Er is geen tegel { $tile } meer.
refusal-side-closed = Het spoor zou op een dichte kant van { $hex } lopen.
refusal-old-track-lost = Het oude spoor op { $hex } zou verdwijnen.
refusal-not-connected = Het sluit niet aan op het net van de maatschappij.
refusal-not-yellow = Deze actie moet een vervanging zijn.
refusal-not-replacing = Slechts een van beide acties mag een vervanging zijn.
refusal-most-exits = Op { $hex } past een tegel met meer uitgangen; die moet genomen worden.
refusal-no-such-city = Er is geen stad { $city }.
refusal-token-on-hex = Daar staat al een station van de maatschappij.
refusal-no-free-circle = Er is geen vrije cirkel.

refusal-no-such-train = Daarvoor is er geen { $train }-trein.
refusal-no-such-track = Voor route { $route } ligt geen spoor.
refusal-not-continuous = Route { $route } heeft een gat.
refusal-no-stop-at-end = Route { $route } moet bij een halte beginnen en eindigen.
refusal-too-few-stops = Route { $route } heeft twee haltes nodig.
refusal-too-many-stops = Route { $route } heeft meer haltes dan de trein toestaat.
refusal-track-twice = Route { $route } gebruikt hetzelfde spoor tweemaal.
refusal-track-shared = Route { $route } gebruikt spoor van een andere route.
refusal-stop-twice = Route { $route } komt tweemaal op dezelfde plaats.
refusal-passes-red = Route { $route } rijdt door een rood gebied.
refusal-passes-blocked = Route { $route } rijdt door een stad vol andere stations.
refusal-no-own-token = Route { $route } bezoekt geen station van de maatschappij.
refusal-junction-twice = Route { $route } komt tussen twee haltes tweemaal op hetzelfde knooppunt.

worth-cash = Geld
worth-shares = Aandelen
worth-privates = Particulieren
worth-shorts = Lege aandelen
