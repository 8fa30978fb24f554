# Wat de server zelf zegt.
bot-random = Beginner: een willekeurige toegestane zet
bot-weighted = Ontspannen: snel en verstandig
bot-greedy = Gevorderd: kijkt één zet vooruit
bot-search = Sterk: denkt na voor elke zet
value-yes = ja
value-no = nee
entry-start = Het spel staat klaar.
entry-undo = { $name } neemt een zet terug.
