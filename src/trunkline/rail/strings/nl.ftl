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
action-buy-share = Koop { $company } uit { $source ->
    [pool] de pool
   *[other] de emissie
}
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
