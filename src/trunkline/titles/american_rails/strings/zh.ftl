# American Rails

title-name = 美国铁路
title-about = 1851 至 1857 年，六家铁路公司在密西西比河与大西洋之间的城市间扩张。没有人独占任何一家公司：你竞拍股份，用公司的钱修路，并为每个行动争抢先后次序。至多七次分红之后，现金最多的玩家获胜。
origin-note = 建设费用、公司数据、五座不可开发的城市和特殊连接均出自规则书。地形、位置和大部分城市数值只依据一份对印刷地图的读取。南部 P 至 R 行为重建：如果你的地图上塔拉哈西不在亚特兰大正下方，请在地图文件中把 Q 行向西移一格。

variant-cash65 = 第一版的起始资金（三人游戏每人 $65）

company-american = 美利坚铁路
company-national = 国家铁路
company-continental = 大陆铁路
company-majestic = 雄伟铁路
company-liberty = 自由铁路
company-republic = 共和铁路

colour-white = 白色
colour-grey = 灰色
colour-green = 绿色
colour-yellow = 黄色
colour-red = 红色
colour-blue = 蓝色

space-pass = 跳过
space-develop = 开发
space-fund = 资助
space-take = 取钱
space-expand3 = 扩张 3
space-auction = 拍卖股份
space-expand4 = 扩张 4

space-note-pass = 下一阶段先行
space-note-develop = 一座房屋
space-note-fund = 给一家公司 ${ $amount }
space-note-take = ${ $amount }，或他人各付 ${ $amount }
space-note-take-expand = ${ $amount }、他人 −${ $amount }、{ $cubes } 方块
space-note-expand = 至多 { $cubes } 个方块
space-note-auction = 起价 ${ $amount }

reason-last-year = 最后一年已结束。
reason-shares-gone = 所有股份都已售出或移出游戏。
reason-low-supplies = 过多的供应区即将耗尽。

action-offer-share = 拍卖{ $company }的一股
action-start-track = 从 { $city } 起步
action-move-train = { $space }
action-develop = 开发 { $city }
action-fund = 资助{ $company }
action-take-cash = 自己取钱
action-drain-others = 让其他玩家都向银行付钱
action-expand-instead = 改为扩张
action-lay-track = { $company }扩张到 { $hex }
action-done = 到此为止
action-bid = 出价 ${ $amount }

option-lay-track = { $company }扩张到 { $hex }，花费 ${ $price }
option-start-track = 从 { $city } 起步：收入 { $income }

event-company-removed = { $company }不参加本局游戏。
event-banker-drawn = { $seat } 担任银行，并开始准备轮。
event-share-offered = { $seat } 拍卖{ $company }的一股。
event-share-bought = { $seat } 以 ${ $price } 买下{ $company }的一股。
event-share-removed = 无人出价：{ $company }的这一股移出游戏。
event-company-stranded = 没有空城市：{ $company }永远无法起步，其全部股份移出游戏。
event-track-started = { $seat } 让{ $company }从 { $city } 起步。
event-order-taken = { $seat } 排在行动顺序第 { $number } 位。
event-year-begun = { NUMBER($year, useGrouping: 0) } 年开始。
event-phase-begun = 第 { $column } 行动阶段。
event-train-moved = { $seat } 选择“{ $space }”。
event-nothing-possible = { $seat } 在“{ $space }”无事可做。
event-house-built = { $seat } 开发 { $city }。
event-company-funded = { $seat } 让银行付给{ $company } ${ $amount }。
event-cash-taken = { $seat } 从银行取得 ${ $amount }。
event-cash-drained = { $seat } 付给银行 ${ $amount }。
event-track-laid = { $seat } 让{ $company }扩张到 { $hex }，花费 ${ $price }。
event-income-changed = { $company }的收入现为 { $income }。
event-special-connection = { $company }完成特殊连接：+{ $amount }。
event-dividend-paid = { $company }收入 { $income }：共 { $shares } 股，每股 ${ $price }。
event-dividend-received = { $seat } 得到 ${ $amount }。
event-end-reached = 游戏结束。{ $reason }
event-bid-placed = { $seat } 出价 ${ $price }。

step-preparation = 准备轮
step-pick-company = { $seat } 选择下一家拍卖的公司
step-opening-auction = 拍卖{ $company }的一股
step-share-auction = 拍卖{ $company }的一股
step-place-first = { $seat } 让{ $company }从一座空城市起步
step-year = { NUMBER($year, useGrouping: 0) } 年
step-action-phase = 第 { $column } 行动阶段
step-choose-space = { $seat } 移动火车
step-develop-city = { $seat } 可以开发一座城市
step-fund-company = { $seat } 可以资助一家公司 ${ $amount }
step-take-or-drain = { $seat } 可以取 ${ $amount }，或让他人各付 ${ $amount }
step-choose-share = { $seat } 可以拍卖一股
step-expand = { $seat } 扩张：还可放 { $cubes } 个方块

refusal-unknown-company = 本局没有公司 { $company }。
refusal-unknown-city = 没有城市 { $city }。
refusal-unknown-hex = 没有地块 { $hex }。
refusal-unknown-space = 没有行动格 { $space }。
refusal-auctioned-already = { $company }的一股已经拍卖过。
refusal-city-taken = { $city } 已有方块。
refusal-space-taken = { $there_seat } 的火车已停在“{ $space }”。
refusal-never-developed = { $city } 永远不能开发。
refusal-developed-already = { $city } 已有房屋。
refusal-no-track-there = { $city } 没有方块。
refusal-no-houses-left = 房屋已用完。
refusal-no-small-expansion = 三人游戏不能用此格扩张。
refusal-nowhere-to-expand = 你的公司都无法放置方块。
refusal-no-share-left = { $company }的供应区已没有股份。
refusal-no-share-of-it = 你没有{ $company }的股份。
refusal-no-cubes-left = { $company }已没有方块。
refusal-own-cube-there = { $company }在 { $hex } 已有方块。
refusal-not-adjacent = { $hex } 不与{ $company }的铁路相邻。
refusal-hex-full = { $hex } 不能再放方块。
refusal-treasury-too-small = { $company }有 ${ $treasury }；此处需要 ${ $price }。

# 图中和文字版桌面的用语
draw-year = 年份
draw-order = 行动顺序
draw-action-track = 行动轨
draw-phase = 阶段 { $column }
draw-companies = 公司
draw-players = 玩家
draw-treasury = 金库
draw-income = 收入
draw-supply = 方块
draw-shares = 股份
draw-unsold = 未售
draw-gone = 移出
draw-held = 已售
draw-cash = 现金
draw-bank = 银行
draw-houses = 房屋
draw-legend = 方块费用
draw-legend-plains = 平原 ${ $cost }，每有一个方块 +${ $more }
draw-legend-city = 城市 ${ $cost }，每有一个方块或房屋 +${ $more }
draw-legend-forest = 森林 ${ $cost }，至多一个方块
draw-legend-mountain = 山地 ${ $cost }，至多一个方块
draw-legend-special = 特殊城市：连接两座 +${ $two }，三座 +${ $three }
draw-legend-never = 不可开发
draw-legend-house = 房屋：全额 +{ $full }，共享值 +{ $shared }
draw-not-playing = 不参加本局
draw-not-on-board = 未上地图
draw-turn = 行动中
draw-won = 游戏结束。{ $winners } 获胜。
draw-income-track = 收入轨
draw-describe = 美国东部地图，{ $hexes } 个地块，{ $cities } 座城市；{ $companies } 家公司的 { $cubes } 个方块；{ $year } 年。
draw-key = ^ 房屋   + 特殊城市   ! 不可开发   * 所有公司   *-X 除 X 外的所有公司
