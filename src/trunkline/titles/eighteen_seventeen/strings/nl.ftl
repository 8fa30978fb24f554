# 1817

title-name = 1817
title-about = Maatschappijen worden bij opbod opgericht, leven van leningen, fuseren, slokken elkaar op en worden leeg verkocht tot ze breken. Het meest financiële van alle spoorwegspellen: wie schulden het best gebruikt wint, en wie te veel leent betaalt zelf.

origin-note = Kaart en koersrij komen in twee onafhankelijke beschrijvingen overeen voor 89 van de 92 vakken en alle koersen op één na; de waarden van Chicago laat in het spel en van Atlanta, en de kleuren van de maatschappijen, berusten op één bron.

reason-last-round = De laatste bedrijfsronde is voorbij.
reason-one-left = Alle anderen zijn failliet.

variant-increased-shorts = Tot tien lege aandelen in maatschappijen met tien aandelen
variant-more-players = Meer dan zeven spelers, tot twaalf
variant-short-squeeze = Short squeeze: maatschappijen die meer dan uitverkocht zijn stijgen tweemaal
variant-modern-trains = Moderne treinen: 7 en 8 verdienen aan eigen stations
variant-private-bid-cap = Hoogste bod op een particuliere
variant-private-bid-cap-face-value = de nominale waarde
variant-private-bid-cap-none = geen grens
variant-final-merger-round-after-last-operating-round = Een fusieronde na de allerlaatste bedrijfsronde
variant-survivor-of-merger = Na een fusie blijft
variant-survivor-of-merger-free-choice = een van beide, naar keuze van de initiatiefnemer
variant-survivor-of-merger-initiator = de maatschappij die haar voorstelde
variant-company-entering-liquidation-during-merger-round = Maatschappijen die tijdens een fusieronde in liquidatie raken
variant-company-entering-liquidation-during-merger-round-auctioned-next-merger-round = worden in de volgende verkocht
variant-company-entering-liquidation-during-merger-round-auctioned-now = worden meteen verkocht
variant-sale-order = Maatschappijen worden verkocht in de volgorde van
variant-sale-order-prices-at-start-of-merger-round = de koersen bij het begin van de fusieronde
variant-sale-order-prices-when-sales-begin = de koersen bij het begin van de verkopen
variant-junction-twice-in-one-leg = Een trein mag een knooppunt tweemaal kruisen tussen twee haltes
variant-raise-by-president-of-sold-company = De president van de maatschappij die te koop is
variant-raise-by-president-of-sold-company-any = biedt wat hij wil
variant-raise-by-president-of-sold-company-minimum = biedt alleen het minimum
variant-acquisition-company-may-borrow-in-stock-round = Maatschappijen in overname mogen lenen in een aandelenronde
variant-sale-after-short-in-one-turn = Verkopen na een lege verkoop in dezelfde beurt
variant-merged-token-in-same-cell = Een gefuseerde maatschappij met gelijke koers
variant-merged-token-in-same-cell-behind = gaat achter de andere daar
variant-merged-token-in-same-cell-stays = houdt haar plaats
variant-bankruptcy-before-selling-all = Failliet zonder eerst te verkopen, als verkopen niet baat
variant-interest-of-bankrupt-president = Rente die een president niet kon betalen
variant-interest-of-bankrupt-president-unpaid = blijft onbetaald, zijn geld gaat naar de maatschappij
variant-interest-of-bankrupt-president-paid = kost alles wat hij heeft
variant-discard-without-president = Overtollige treinen van een maatschappij zonder president
variant-discard-without-president-lowest = de laagste gaan weg
variant-discard-without-president-left-of-bankrupt = de speler links van de failliete kiest
variant-one-left-ends-game = Als één speler over is, eindigt het spel
variant-one-left-ends-game-at-once = meteen
variant-one-left-ends-game-at-next-decision = voor de volgende beslissing
variant-must-run-maximum = Treinen moeten zo veel mogelijk opbrengen
variant-deal-needs-consent = Andere presidenten wordt gevraagd bij treinen en fusies

action-bid = Bied ${ $amount }
action-open-auction = Breng { $private } ter veiling voor ${ $amount }
action-sell-short = Verkoop { $company } leeg
action-buy-share = Koop { $company } uit de { $source ->
    [pool] pool
   *[other] kas
}
action-start-company = Start { $company } met een bod van ${ $amount }
action-add-private = Breng { $private } in
action-choose-size = { $size } aandelen
action-take-loan = { $company } neemt een lening
action-repay-loan = { $company } lost een lening af
action-buy-own-shares = { $company } koopt { $amount } eigen { $amount ->
    [one] aandeel
   *[other] aandelen
} uit de pool
action-lay-tile = Tegel { $tile } op { $hex }, stand { $rotation }{ $private ->
    [none] {""}
   *[other] , met { $private }
}
action-place-bridge = Brug in { $hex } ({ $private })
action-place-token = Plaats een station in { $city }
action-remove-marker = Geef het station van { $company } in { $city } op
action-pay-half = Keer de helft uit
action-convert = { $company } wordt groter
action-merge = { $company } fuseert met { $partner }; { $survivor } blijft
action-offer-for-sale = Bied { $company } te koop aan
action-choose-buyer = { $company } koopt
action-declare-bankruptcy = Ga failliet

event-bid-placed = { $seat } biedt ${ $price }.
event-auction-opened = { $seat } brengt { $private } ter veiling voor ${ $price }.
event-private-sold = { $seat } krijgt { $private } voor ${ $price }{ $seed ->
    [0] {""}
   *[other] , met ${ $seed } startgeld
}.
event-stock-round-began = Aandelenronde { $turn }.
event-operating-round-began = Bedrijfsronde { $number }: een lening kost ${ $interest }.
event-merger-round-began = Fusie- en overnameronde { $number }.
event-company-started = { $seat } start { $company } en biedt ${ $price }.
event-company-formed = { $seat } richt { $company } op voor ${ $bid }; een aandeel kost ${ $price }.
event-private-added = { $private } gaat naar { $company }.
event-markers-paid = { $company } betaalt ${ $price } voor { $count ->
    [one] een station
   *[other] { $count } stations
}.
event-share-shorted = { $seat } verkoopt { $company } leeg voor ${ $price }.
event-shorts-closed = { $seat ->
    [none] De pool sluit
   *[other] { $seat } sluit
} { $count ->
    [one] een leeg aandeel
   *[other] { $count } lege aandelen
} { $company }.
event-own-shares-bought = { $company } koopt { $count } eigen { $count ->
    [one] aandeel
   *[other] aandelen
} voor ${ $price }.
event-loan-taken = { $company } neemt een lening.
event-loan-repaid = { $company } lost een lening af.
event-mail-paid = { $company } verdient ${ $amount } met de post.
event-mine-placed = { $company } opent een kolenmijn op { $hex }.
event-bridge-placed = { $company } bouwt een brug in { $hex }.
event-mountains-paid = De Mountain Engineers leveren { $company } ${ $amount } op.
event-half-paid = { $company } keert ${ $per_share } per aandeel uit en houdt ${ $kept }.
event-shorts-paid = { $seat } betaalt ${ $amount } voor lege aandelen { $company }.
event-interest-paid = { $company } betaalt ${ $amount } rente.
event-interest-missed = { $company } kan haar rente niet betalen: { $seat } betaalt ${ $amount }.
event-fell-into-liquidation = { $company } raakt in liquidatie.
event-train-exported = Een { $train }-trein wordt geëxporteerd.
event-company-converted = { $company } heeft nu { $size } aandelen.
event-companies-merged = { $company } neemt { $partner_company } op en heeft { $size } aandelen van ${ $price }.
event-sale-opened = { $company } is te koop ({ $sale ->
    [liquidation] liquidatie
    [acquisition] overname
   *[other] vriendelijke verkoop
}).
event-not-sold = Niemand koopt { $company }.
event-company-sold = { $buyer_company ->
    [none] De bank
   *[other] { $buyer_company }
} neemt { $company } voor ${ $price }.
event-loans-settled = { $count } leningen van { $company } worden afgelost{ $deficit ->
    [0] {""}
   *[other] ; ${ $deficit } ontbrak
}.
event-holders-settled = { $company }: ${ $per_share } per aandeel en per leeg aandeel.
event-marker-removed = Het station van { $company } in { $city } verdwijnt.
event-bank-closed-shorts = De bank koopt { $count } { $count ->
    [one] aandeel
   *[other] aandelen
} { $company } voor ${ $price } om lege aandelen te sluiten.
event-end-fixed = Het einde nadert: nog { $rounds } bedrijfsronden.
event-share-bought = { $seat } koopt { $percent }% van { $company } uit de { $from_pool ->
    [yes] pool
   *[no] kas
} voor ${ $price }.

draw-seed-money = Startgeld
draw-rounds-left = Bedrijfsronden over
draw-over = Einde
draw-unsold = kas
draw-closed = weg

step-rounds = 1817
step-first-auction = Eerste veiling
step-private-auction = Veiling van { $private }: ${ $price }
step-stock-round = Aandelenronde
step-stock-turn = { $seat } handelt in aandelen of voor een maatschappij
step-first-marker = Eerste station van { $company }
step-company-auction = Veiling van { $company }: ${ $price }
step-size-choice = Hoeveel aandelen heeft { $company }?
step-payment = Particulieren voor { $company }, tot ${ $due }
step-operating-round = Bedrijfsronde { $number }
step-company-turn = Beurt van { $company }
step-lay-track = Spoor, actie { $number }
step-place-marker = Plaats een station
step-run-step = Laat de treinen rijden
step-dividend = ${ $revenue }: uitkeren, half uitkeren of inhouden
step-train-step = Koop treinen
step-train-offer = { $company } koopt een { $train }-trein van { $source_company } voor ${ $price }?
step-surplus = Overtollige treinen
step-discard = { $company } doet een trein weg
step-loans = { $company }: leningen aflossen of nemen
step-merger-round = Fusie- en overnameronde { $number }
step-conversions = Vergrotingen en fusies
step-conversion = { $company } groeit, fuseert of blijft
step-merge-offer = Fuseert { $company } met { $partner_company } tot { $survivor_company }?
step-aftermath = De nieuwe { $company }
step-purchase = Aandelen van de nieuwe { $company }
step-new-loans = Leningen voor { $company }
step-sales = Verkoop van maatschappijen
step-friendly-sale = Is { $company } te koop?
step-sale-auction = { $company } te koop ({ $sale ->
    [liquidation] liquidatie
    [acquisition] overname
   *[other] vriendelijk
}): ${ $price }
step-buyer-choice = Welke maatschappij koopt { $company } voor ${ $price }?
step-settlement = { $buyer_company } neemt { $company } over
step-taken-loans = Los overgenomen leningen van { $company } af
step-reduce-markers = Stations van { $company } en { $partner_company }
step-crises = Geldnood
step-raise-cash = { $seat } moet geld vrijmaken

refusal-acting-for-company = Deze beurt is voor { $company }.
refusal-acting-for-oneself = Je handelt deze beurt al voor jezelf.
refusal-borrow-before-buying = { $company } leent voor ze eigen aandelen koopt.
refusal-cannot-buy-company = { $company } kan niet voor ${ $price } kopen.
refusal-cannot-repay = { $company } heeft geen lening of geen geld om af te lossen, of heeft er net een genomen.
refusal-certificate-limit = De grens van { $limit } certificaten is bereikt.
refusal-company-in-use = { $company } ligt niet in de doos.
refusal-formed-this-round = { $company } is in deze aandelenronde opgericht.
refusal-holding-limit = Niemand mag meer dan { $limit } aandelen { $company } bezitten.
refusal-loans-not-now = Geen leningen tussen rente en aflossing.
refusal-must-sell = Je bezit { $held } certificaten, { $limit } is toegestaan: verkoop eerst.
refusal-needs-privates = Er ontbreekt ${ $due }: dat moeten particulieren aanvullen.
refusal-no-bridge-there = { $private } kan in { $hex } geen brug bouwen.
refusal-no-loan-left = { $company } kan geen lening meer nemen.
refusal-no-marker-there = In { $city } is geen station van { $company } op te geven.
refusal-shared-hex-first = Eerst gaat van twee stations op één vak er één weg.
refusal-no-mine-there = Een mijn op deze tegel raakt nooit een stad of rood gebied.
refusal-no-more-shorts = In deze fase wordt niet meer leeg verkocht.
refusal-no-open-circle = In { $city } is geen vrije cirkel.
refusal-no-open-city = Op de kaart is geen vrije cirkel.
refusal-no-president = { $company } heeft geen president.
refusal-no-share-there = Er is geen aandeel { $company } in de { $source ->
    [pool] pool
   *[other] kas
}.
refusal-no-such-company = Er is geen maatschappij { $company } in het spel.
refusal-no-such-power = { $private } kan dat niet.
refusal-no-such-private = Er is geen particuliere { $private }.
refusal-private-sold = { $private } is niet meer te koop.
refusal-no-such-source = Aandelen komen uit de kas of de pool, niet uit { $source }.
refusal-no-such-train-here = { $company } heeft geen { $train }-trein om weg te doen.
refusal-no-trade-in = Treinen worden niet ingeruild.
refusal-nobody-can-preside = Niemand zou twee aandelen van { $company } en { $partner_company } samen hebben.
refusal-not-free-to-merge = { $partner_company } kan in deze ronde niet fuseren.
refusal-not-in-normal-zone = { $company } is in overname of liquidatie.
refusal-not-president = Je bent geen president van { $company }.
refusal-not-saleable-now = Je kunt { $company } nu niet verkopen.
refusal-not-tradable = Aandelen { $company } zijn niet te verhandelen: overname of liquidatie.
refusal-two-share-company = Aandelen van een maatschappij met twee aandelen worden niet verkocht.
refusal-not-your-private = { $private } is niet van jou.
refusal-one-at-a-time = In geldnood verkoop je één aandeel tegelijk.
refusal-one-short-per-turn = Eén lege verkoop per beurt.
refusal-other-company-now = Het gaat nu om { $company }.
refusal-other-company-operates = { $company } is aan de beurt.
refusal-own-shares-count = { $high ->
    [0] { $company } kan nu geen eigen aandeel kopen.
    [1] { $company } kan hooguit één eigen aandeel kopen.
   *[other] { $company } kan hooguit { $high } eigen aandelen kopen.
}
refusal-owns-share = Je bezit een aandeel { $company }.
refusal-president-only-buys = De president koopt nu alleen.
refusal-private-does-not-fit = { $private } past niet: de rest is niet precies te betalen.
refusal-routes-not-allowed = Deze routes mogen niet{ $reason ->
    [none] .
   *[other] : { $reason }.
}
refusal-not-the-best-run = Deze routes brengen ${ $revenue } op, de beste ${ $best }.
refusal-sale-count = { $high ->
    [0] Je kunt nu geen aandeel { $company } verkopen.
   *[other] Je kunt hooguit { $high } van { $company } verkopen.
}
refusal-sell-before-short = Verkoop voor je leeg verkoopt.
refusal-short-limit = Er zijn al { $limit } lege aandelen { $company }.
refusal-size-not-now = Mogelijk zijn nu: { $sizes }.
refusal-sizes-differ = { $company } en { $partner_company } moeten twee even grote maatschappijen zijn.
refusal-sold-this-round = Je hebt { $company } in deze aandelenronde verkocht.
refusal-still-shares-to-sell = Je hebt nog aandelen te verkopen.
refusal-too-expensive = Het kost ${ $price }, meer dan er is.
refusal-too-large-to-merge = Een maatschappij met tien aandelen fuseert niet.
refusal-too-small-to-short = { $company } is te klein om leeg te verkopen.
refusal-train-limit = De grens is { $limit } treinen.
refusal-train-not-on-sale = Daar is geen { $train }-trein te koop.
refusal-train-price = De prijs is ${ $low } tot ${ $high }.
refusal-treasury-only = Nu komen aandelen alleen uit de kas.
refusal-wrong-survivor = { $company } kan niet de blijvende zijn.
refusal-hex-blocked = Op { $hex } mag nu niets meer gelegd worden.
power-PSM = De maatschappij mag de speciale tegel X00 op Pittsburgh leggen, zonder verbinding; telt als tegel.
power-ME = $20 voor elke gele tegel die de maatschappij op een berg legt.
power-OBC = Rivieren zijn gratis; één brug in Louisville, Cincinnati of Charleston: +$10 voor alle treinen.
power-UBC = Rivieren zijn gratis; twee bruggen in Louisville, Cincinnati of Charleston: +$10 voor alle treinen.
power-TS = Eén stationsteken meer op het charter.
power-MINC = Eén kolenmijn op een berg in plaats van $15 betalen: +$10 voor elke route erdoor.
power-CM = Twee kolenmijnen op bergen in plaats van $15 betalen: +$10 voor elke route erdoor.
power-MAJC = Drie kolenmijnen op bergen in plaats van $15 betalen: +$10 voor elke route erdoor.
power-MINM = $10 voor de maatschappij vóór elke bedrijfsronde, als zij een trein heeft.
power-MAIL = $15 voor de maatschappij vóór elke bedrijfsronde, als zij een trein heeft.
power-MAJM = $20 voor de maatschappij vóór elke bedrijfsronde, als zij een trein heeft.
