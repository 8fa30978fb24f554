# 服务器自己的文字。
bot-random = 新手：任意合法行动
bot-weighted = 休闲：快速而合理
bot-greedy = 普通：向前看一步
bot-search = 强手：行动前先思考
value-yes = 是
value-no = 否
entry-start = 游戏已布置好。
entry-undo = { $name } 撤回了一步。
