# Steel Driver（钢铁司机）

title-name = Steel Driver（钢铁司机）
title-about = 铁路公司从东岸修到西岸，但谁也不能长久拥有它们：五轮之中每轮都重新拍卖控制权，而成交的出价就是公司的筑路资金。当下赚取利润，同时为最后的大结算积累股份。没有运气，没有隐藏信息。
origin-note = 我们没有得到印刷版图板，这张地图是重建的。可以确定的只有：共 38 座城市、其中八座的名称、四条路线（巴尔的摩–匹兹堡、奥马哈–丹佛、堪萨斯城–丹佛、布法罗–纽约）、第一条路线的费用以及匹兹堡的价值。其余城市、价值、颜色、路线和费用都是经过平衡的替代数据；拥有此游戏的人可以用图板文件换成真实数据。
reason-scored = 五轮已经结束，股份已经结算。

variant-opener = 首位行动玩家
variant-opener-first = 第一个座位
variant-opener-drawn = 抽签决定

company-red = 红公司
company-yellow = 黄公司
company-green = 绿公司
company-blue = 蓝公司
company-grey = 灰公司
company-brown = 棕公司

goods-white = 白色
goods-black = 黑色
goods-green = 绿色
goods-orange = 橙色
goods-pink = 粉色

action-offer-control = 拍卖{ $company }，首次出价 { $amount }
action-hand-on = 传递行动标记
action-build-link = 修建 { $link }，通往 { $city }
action-take-goods = 拿取 { $city } 的货物

option-build-link = 修建 { $link }，费用 { $cost }，通往 { $city }：${ $profit }
option-take-goods = 拿取 { $city } 的货物：{ $goods }

step-rounds = 第 { $round } 轮（共 5 轮）
step-control-offers = 拍卖阶段：拍卖一家公司或传递标记
step-control-auction = 拍卖{ $company }，{ $leader_seat } 出价 { $price }
step-building = 建设阶段：{ $company }修建一条路线
step-final-scoring = 最终结算：{ $company }拿取货物

event-round-began = 第 { $round } 轮：每人拿取 { $cubes } 个投资方块，供应区剩余 { $left } 个。
event-control-offered = { $seat } 拍卖{ $company }，出价 { $price }。
event-handed-on = { $seat } 传递行动标记。
event-control-won = { $seat } 以 { $price } 赢得{ $company }，并获得一股。
event-auctions-ended = 拍卖结束{ $unsold ->
    [0] 。
   *[other] ，{ $unsold } 家公司无人控制。
}
event-link-built = { $company }以 { $cost } 修建 { $link }{ $profit ->
    [0] ；{ $city } 没有利润。
   *[other] ；{ $city } 带来 ${ $profit }。
}
event-company-passed = { $company }停止建设。
event-transcontinental-built = { $company }完成了横贯大陆的铁路！
event-bonus-earned = { $company }获得奖金 ${ $profit }。
event-income-paid = { $seat } 从{ $company }获得 ${ $income }。
event-round-ended = 第 { $round } 轮结束。公司顺序：{ $order_company }。
event-control-settled = 最终结算中{ $company }由 { $seat } 控制。
event-goods-placed = 最终结算：{ $cities } 座城市放置了货物。
event-goods-taken = { $company }从 { $city } 拿取{ $goods }货物。
event-goods-ended = { $company }不能再拿取货物。
event-company-valued = { $company }每股价值 ${ $value }。
event-shares-paid = { $seat } 因持有{ $company } { $shares } 股获得 ${ $income }。

refusal-no-such-company = 没有公司 { $company }。
refusal-already-auctioned = { $company }本轮已经拍卖：由 { $seat } 控制。
refusal-must-build = { $company }可以修建，因此必须修建。
refusal-no-such-link = 没有路线 { $link }。
refusal-not-its-end = { $link } 不通往 { $city }。
refusal-link-used = { $link } 已有{ $company }的轨道。
refusal-not-connected = { $link } 不与{ $company }的路网相连。
refusal-no-start-city = { $company }的第一条路线必须从起始城市（六边形）出发；{ $link } 通往 { $city } 不符合。
refusal-too-dear = { $link } 需要 { $cost }；{ $company }只有 { $cubes } 个方块。
refusal-wrong-end = 在 { $link } 上，{ $company }新到达的城市是 { $city }。
refusal-must-take = { $company }可以拿取货物，因此必须拿取。
refusal-no-such-city = 没有城市 { $city }。
refusal-not-in-net = { $city } 不在{ $company }的路网中。
refusal-no-goods-there = { $city } 的货物已被拿走。

draw-describe = 一张有 { $cities } 座城市和 { $links } 条路线的地图，已建 { $built } 条；第 { $round } 轮。
draw-round = 轮次
draw-order = 建设顺序
draw-passed = 已停止
draw-profit = 本轮利润
draw-share-value = 每股价值
draw-uncontrolled = 无人控制
draw-shares = 股份
draw-track = 轨道 { $left }
draw-supply = 供应区 { $cubes } 个方块
draw-start-city = 起始城市与利润
draw-city = 城市与利润
draw-cost = 路线费用
draw-control = 公司控制权
draw-sets = 货物组
draw-coast = 首次连通：建成者 +{ $builder }，其他 +{ $others }
draw-coast-done = 第 { $round } 轮连通
draw-won = 游戏结束。{ $winners } 获胜。
draw-cubes = 方块
draw-cash = 现金
draw-controller = 控制者
draw-net = 路网
draw-goods = 货物
draw-company = 公司
draw-seat = 玩家
draw-left = 剩余
draw-open = 空闲路线
draw-value = 每股
