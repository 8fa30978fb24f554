# What the server itself says.
bot-random = Beginner: any legal move
bot-weighted = Casual: quick and sensible
bot-greedy = Regular: looks one move ahead
bot-search = Strong: thinks before it moves
value-yes = yes
value-no = no
entry-start = The game is set up.
entry-undo = { $name } takes a move back.
