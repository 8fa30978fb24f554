title-name = 铁路革命
title-about = 从东海岸铺轨建站直到太平洋，沿线开设电报局，提拔工人完成里程碑。您派出的每名工人都不只完成行动本身。胜利点数最多者获胜。
origin-note = 规则、价格、工人能力、火车以及十五座城市中的十三个名称是确定的。地图、地形、车站费用、电报线股份、进度轨数值和大部分板块是符合规则书的重建内容。
reason-built = 有公司清空了标志左侧的全部区段，最后一轮已经结束。

table-legend = ▤股份 ═铁轨 ⌂建筑 ▣火车 ↑前进 ⇑提拔 ↻翻转 ⇆更换 ⇄交易 ▲地形  W白 P紫 O橙 G灰 T青
table-places = [1]2 先是玩家1，后是玩家2；[#] 中立；=12 玩家1和2已连接；▁ 平地；（）背面；✓ 已完成

draw-round = 第{ $round }轮
draw-start = 起始玩家
draw-points = { $points }分
draw-section = 第{ $section }段
draw-tracks = 进度轨：分数
draw-per-telegraph-offices = 每座电报局
draw-per-stations = 每座车站
draw-per-cities-connected = 每座{ $level }级城市
draw-deals = 交易 · 牌堆还有{ $left }张
draw-trains = 火车 · 正面每张{ $points }分
draw-supply = 公共供应区的工人
draw-piles = 待取的里程碑
draw-abilities = 工人带来的额外效果
draw-as-white = 任何行动都可提拔1名工人；专家也可这样使用，以代替自身能力
draw-symbols = 符号
draw-symbol-paid = 支付
draw-symbol-money = 获得资金
draw-symbol-share = 股份，售价${ $price }
draw-symbol-steps = 进度轨前进
draw-symbol-promote = 提拔1或2名工人
draw-symbol-swap = 更换一名工人
draw-symbol-worker = 任意颜色的工人
draw-symbol-either = 所示工人之一
draw-symbol-train = 获得一列火车
draw-symbol-flip = 翻转一列火车
draw-symbol-rail = 免费铁轨
draw-symbol-building = 车站、电报局
draw-symbol-deal = 随后进行交易
draw-symbol-terrain = ▲多付${ $more }
draw-symbol-level = 城市等级
draw-symbol-connect = 已连接的城市
draw-symbol-stations = 这类城市中的车站
draw-symbol-first = 首座：奖励
draw-symbol-neutral = 中立：已无奖励
draw-symbol-link = 两段均有电报局时得分

worker-white = 白色工人
worker-purple = 紫色工头
worker-orange = 橙色会计
worker-grey = 灰色谈判员
worker-turquoise = 青色工程师
place-supply = 个人供应
place-board = 玩家版图
job-station = 车站
job-railroad = 铁路
job-telegraph = 电报
job-trade = 交易
piece-rail = 铁轨
piece-building = 建筑
face-up = 正面朝上
face-down = 正面朝下
track-telegraph = 电报
track-stations = 车站
track-network = 路网
train-TR-PROMOTE = 提拔火车
train-TR-STEPS = 进度火车
train-TR-RAIL = 工程火车
train-TR-MONEY = 资金火车
train-TR-SHARES = 股份火车

effect-steps = 进度轨前进
effect-worker = 获得工人
effect-swap = 更换工人
effect-swap-worker = 更换工人
effect-promote = 提拔工人
effect-money = 资金
effect-shares = 股份
effect-three-shares = 三张股份
effect-rail = 免费铁轨
effect-station = 免费车站
effect-office = 免费电报局
effect-flip = 翻转火车
effect-train = 获得火车
effect-take-train = 获得火车
effect-start-rail = 起始铁轨
effect-start-station = 起始车站
effect-start-office = 起始电报局
effect-private-deal = 独自交易

deal-swap-worker = 更换工人
deal-flip-train = 翻转火车
deal-flip-train-twice = 翻转火车两次
deal-free-rail = 免费铁轨
deal-free-office = 免费电报局
deal-free-station = 免费车站
deal-take-workers = 获得工人
deal-steps = 进度前进
deal-promote-paid = 付费提拔工人
deal-take-train = 获得火车

ability-as-white = 提拔一名工人
ability-station-purple = 付费并翻转一列火车
ability-station-orange = 车站免费
ability-station-grey = 获得该城市的首座车站奖励
ability-station-turquoise = 付费并再次获得主要奖励
ability-railroad-purple = 付费并获得一列火车
ability-railroad-orange = 获得资金，每个所建三角再加
ability-railroad-grey = 获得股份
ability-railroad-turquoise = 建造第三条铁轨
ability-telegraph-purple = 更换工人
ability-telegraph-orange = 每张刚获得的股份换取资金
ability-telegraph-grey = 获得首座电报局的股份
ability-telegraph-turquoise = 付费并使用电报板块
ability-trade-purple = 进度轨前进
ability-trade-orange = 每列自己的火车换取资金
ability-trade-grey = 独自进行一次交易，并得一股
ability-trade-turquoise = 再翻转一列火车

step-rounds = 铁路革命
step-opening = 起始板块
step-choose-start = 选择起始板块
step-turn = 回合：放置工人
step-main-action = { $job } · { $worker }{ $ability ->
    [none] {""}
   *[other] （{ $ability }）
}{ $due ->
    [0] {""}
   *[other] {" "}· 待付${ $due }
}
step-effects = { $effect }（{ $left }）
step-deal-round = { $active_seat }行动后的交易
step-keep-milestone = 保留一块里程碑
step-replace-deal-tile = 替换交易板块

action-choose-starting-tile = 选择起始板块{ $tile }
action-place-worker = 派{ $worker }执行{ $job }
action-build-station = 在{ $city }建车站
action-build-rail = 在{ $space }铺铁轨
action-build-office = 在第{ $section }段建电报局
action-sell-piece = 出售一个{ $piece }
action-pay-price = 支付应付款
action-take-reward = 获得城市的主要奖励
action-take-bonus = 获得首座车站奖励
action-use-tile = 交出{ $place }中的{ $worker }以使用电报板块
action-use-ability = 使用该工人自身的能力
action-end-action = 结束行动
action-advance-marker = { $worker ->
    [none] { $track }进度轨前进一格
   *[other] { $track }进度轨前进一格，交出{ $place }中的{ $worker }
}
action-take-worker = 获得{ $worker }
action-give-up-worker = 换出{ $place }中的{ $worker }
action-promote-worker = 将{ $place }中的{ $worker }提拔到{ $milestone }
action-flip-train = 翻转{ $train }（{ $face }）
action-take-train = 获得{ $train }
action-do-deal = 交易：{ $deal }
action-choose-milestone = 保留里程碑{ $milestone }
action-sell-shares = 出售 { $amount } 股
action-hire-worker = 雇用{ $worker }

event-start-player-drawn = { $seat }是起始玩家。
event-starting-tile-taken = { $seat }选择起始板块{ $tile }：{ $effect }，并获得{ $worker }。
event-workers-taken-back = { $seat }收回{ $number }名工人。
event-worker-placed = { $seat }派{ $worker }执行{ $job }。
event-turn-skipped = { $seat }无法执行任何行动，跳过回合。
event-station-built = { $first ->
    [yes] { $seat }在{ $city }建成首座车站。
   *[other] { $seat }在{ $city }建成车站。
}
event-rail-built = { $seat }在{ $space }铺设铁轨。
event-office-built = { $first ->
    [yes] { $seat }在第{ $section }段开设首座电报局。
   *[other] { $seat }在第{ $section }段开设电报局。
}
event-piece-sold = { $seat }出售一个{ $piece }，得到${ $price }。
event-price-paid = { $seat }支付${ $price }。
event-price-waived = { $seat }免付${ $price }。
event-money-received = { $seat }获得${ $money }。
event-shares-received = { $seat }获得{ $shares }张股份。
event-shares-given = { $seat }交出{ $shares }张股份。
event-shares-sold = { $seat }出售{ $shares }张股份，得到${ $price }。
event-worker-hired = { $seat }花费${ $price }雇用{ $worker }。
event-worker-taken = { $seat }获得{ $worker }。
event-worker-given-up = { $seat }交出{ $worker }。
event-worker-promoted = { $seat }将{ $worker }提拔到{ $milestone }。
event-marker-advanced = { $seat }在{ $track }进度轨前进一格，现值{ $points }。
event-train-taken = { $seat }获得{ $train }。
event-train-flipped = { $seat }翻转{ $train }：{ $face }。
event-ability-used = { $seat }使用工人的能力：{ $ability }。
event-deal-done = { $seat }完成交易：{ $deal }。
event-deal-tile-turned = 新的交易（{ $tile }）：{ $left_deal }或{ $right_deal }。
event-milestone-completed = { $seat }完成里程碑{ $milestone }，得{ $points }分。
event-milestones-drawn = { $seat }抽取里程碑{ $milestone }。
event-milestone-taken = { $seat }保留里程碑{ $milestone }。
event-end-begun = { $seat }已清空标志左侧：本轮结束后进行最后一轮。
event-company-scored = { $seat }得分：火车{ $trains }，里程碑{ $milestones }，进度轨{ $tracks }，电报连线{ $links }，共{ $total }分。

refusal-unknown-space = 没有轨道格{ $space }。
refusal-unknown-city = 没有城市{ $city }。
refusal-unknown-section = 没有区段{ $section }。
refusal-unknown-track = 没有进度轨{ $track }。
refusal-unknown-train = 没有{ $train }这一堆。
refusal-unknown-worker = 没有{ $worker }这种工人。
refusal-unknown-job = 没有{ $job }这种行动。
refusal-unknown-piece = 不能出售{ $piece }。
refusal-no-rail-left = 您没有铁轨了。
refusal-no-building-left = 您没有建筑了。
refusal-own-rail-there = { $space }已有您的铁轨。
refusal-own-station-there = { $city }已有您的车站。
refusal-own-office-there = 第{ $section }段已有您的电报局。
refusal-space-not-connected = { $space }与您的路网不相邻。
refusal-city-not-connected = { $city }没有与您的路网相连。
refusal-not-a-start-city = 起始车站不能建在{ $city }。
refusal-not-a-start-section = 起始电报局不能建在第{ $section }段。
refusal-must-place = 必须放置起始配件。
refusal-cannot-pay = 您付不起${ $price }。
refusal-too-few-shares = 您没有{ $shares }张股份。
refusal-turn-unfinishable = 这样做之后您的回合将无法完成：主要行动必须完成，并且必须留有足够的工人。
refusal-too-few-workers = 您有{ $workers }名可用工人，至少需要{ $minimum }名。
refusal-effect-not-open = 这不属于当前效果：{ $effect }。
refusal-effect-void = 这不会产生任何效果。
refusal-deal-void = 交易“{ $deal }”不会产生任何效果。
refusal-deal-not-shown = 交易板块上没有“{ $deal }”。
refusal-no-deal-left = 您不能再进行交易“{ $deal }”。
refusal-top-of-track = 您的标记已在{ $track }进度轨顶端。
refusal-worker-not-yours = 您的{ $place }中没有{ $worker }。
refusal-worker-not-in-supply = 您的个人供应中没有{ $worker }。
refusal-no-worker-due = { $track }进度轨的这一步不需要交出工人。
refusal-supply-empty = 公共供应中没有{ $worker }。
refusal-worker-not-shown = 所示工人中没有{ $worker }。
refusal-no-fitting-slot = { $milestone }上没有适合{ $worker }的空位。
refusal-milestone-not-yours = 您没有里程碑{ $milestone }。
refusal-milestone-not-drawn = 没有抽到里程碑{ $milestone }。
refusal-starting-tile-gone = 起始板块{ $tile }不可选。
refusal-train-not-yours = 您没有{ $face }的{ $train }。
refusal-pile-empty = { $train }已经没有了。
refusal-no-flip-open = 本次行动不能再翻转火车。
refusal-not-this-action = 正在进行的行动是{ $job }。
refusal-already-done = 主要行动{ $job }已经完成。
refusal-all-rails-built = 本次行动的{ $rails }条铁轨都已铺好。
refusal-not-leftmost = 最左侧有配件的区段里没有{ $piece }。
refusal-main-action-open = 请先完成主要行动{ $job }。
refusal-action-out-of-reach = 本回合无法完成{ $job }。
refusal-ability-used = 该工人的能力已经用过。
refusal-no-own-ability = 白色工人没有自身能力。
refusal-third-rail-is-built = 请直接铺设第三条铁轨来使用此能力。
refusal-reward-not-taken = 请先获得主要奖励。
refusal-no-reward-open = 没有可获得的奖励。
refusal-no-bonus-open = 没有可获得的首座车站奖励。
refusal-no-tile-open = 没有可使用的电报板块。
refusal-no-tile-here = 该区段没有电报板块。
refusal-nothing-due = 没有应付款。

worth-trains = 火车
worth-milestones = 里程碑
worth-tracks = 进度轨
worth-links = 电报连线
