# 各 18xx 游戏共用的文字。

action-place-token = 在{ $city }放置车站
action-run-trains = 运行火车
action-pay-dividend = 派发股息
action-keep-revenue = 保留收入
action-buy-train = 以 ${ $amount } { $source ->
    [bank] 从银行
    [pool] 从银行回收区
   *[other] 从 { $source }
}购买一列 { $train } 型火车{ $trade_in ->
    [none] {""}
   *[other] ，以一列 { $trade_in } 型火车抵价
}
action-discard-train = { $company } 弃掉一列 { $train } 型火车
action-buy-share = 从{ $source }购买 { $company } 股票
action-sell-shares = 卖出 { $amount } 股 { $company }

event-tile-laid = { $company } 在 { $hex } 铺设 { $tile } 号板块{ $cost ->
    [0] 。
   *[other] ，花费 ${ $cost }。
}
event-token-placed = { $company } 在{ $city }放置车站{ $cost ->
    [0] 。
   *[other] ，花费 ${ $cost }。
}
event-trains-ran = { $company } 的火车收入 ${ $revenue }。
event-dividend-paid = { $company } 每股派息 ${ $per_share }。
event-revenue-kept = { $company } 保留 ${ $revenue }。
event-price-moved = { $company } 的股价变为 ${ $price }。
event-train-bought = { $company } { $source_company ->
    [none] 从银行
   *[other] 从 { $source_company }
}购入一列 { $train } 型火车，价格 ${ $price }。
event-train-discarded = { $company } 弃掉一列 { $train } 型火车。
event-trains-scrapped = 所有 { $train } 型火车报废。
event-phase-began = 阶段 { $phase } 开始。
event-share-bought = { $seat } { $from_pool ->
    [yes] 从公开市场
   *[no] 从首发区
}购入 { $company } { $percent }%，价格 ${ $price }。
event-shares-sold = { $seat } 卖出 { $company } { $percent }%，得 ${ $price }。
event-president-changed = { $seat } 成为 { $company } 的总裁。
event-company-floated = { $company } 成立。
event-bank-broken = 银行破产。
event-went-bankrupt = { $seat } 破产。

draw-players = 玩家
draw-companies = 公司
draw-privates = 私有公司
draw-trains = 火车
draw-bank = 银行
draw-phase = 阶段
draw-train-limit = 火车上限
draw-worth = 身价
draw-certificates = 张股票
draw-president = 总裁
draw-treasury = 金库
draw-shares = 股份
draw-unsold = 未售
draw-pool = 股市池
draw-tokens = 车站
draw-last-run = 上次收入
draw-par = 面值
draw-loans = 贷款
draw-shorts = 空头
draw-market = 股票市场
draw-map = 地图
draw-loans-left = 剩余贷款
draw-interest = 利息
draw-priority = 优先权
draw-won = 游戏结束。{ $winners } 获胜。
draw-idle = 尚未成立
draw-not-founded = 尚未成立
draw-rusted = 已报废
draw-closed = 已关闭
draw-for-sale = 待售
draw-lender = 纽约银行
draw-start-prices = 起始股价
draw-zone-yellow = 黄区：不计入股票上限
draw-zone-orange = 橙区：并可持有超过60%
draw-zone-brown = 棕区：并可在一回合多次购买
draw-zone-acquisition = 收购区
draw-zone-liquidation = 清算区
draw-stock-round = 股票轮 { $number }
draw-operating-round = 运营轮 { $number }
draw-merger-round = 并购轮 { $number }
draw-note-limit = 上限 { $number }
draw-note-rounds = { $number } 个运营轮
draw-note-rusts = { $trains } 报废
draw-note-privates-close = 私有公司关闭
draw-note-sizes = 新公司：{ $sizes }股
draw-note-no-shorts = 不可卖空

refusal-no-such-hex = 地图上没有 { $hex }。
refusal-no-such-tile = 没有 { $tile } 号板块。
refusal-hex-finished = { $hex } 不能放板块。
refusal-other-hex-only = { $tile } 号板块不能放在那里。
refusal-wrong-base = { $tile } 号板块不适合 { $hex }。
refusal-wrong-colour = { $tile } 号板块不是下一种颜色。
refusal-colour-not-yet = { $tile } 号板块尚不可用。
refusal-none-left = { $tile } 号板块已用完。
refusal-side-closed = 轨道会通向 { $hex } 的封闭边。
refusal-old-track-lost = { $hex } 原有轨道会消失。
refusal-not-connected = 未与公司的网络相连。
refusal-not-yellow = 此次必须是升级。
refusal-not-replacing = 两次铺设中只能有一次升级。
refusal-most-exits = { $hex } 可放出口更多的板块，必须使用它。
refusal-no-such-city = 没有城市 { $city }。
refusal-token-on-hex = 该处已有本公司的车站。
refusal-no-free-circle = 没有空位。

refusal-no-such-train = 没有可用的 { $train } 型火车。
refusal-no-such-track = 第 { $route } 条路线没有轨道。
refusal-not-continuous = 路线 { $route } 不连续。
refusal-no-stop-at-end = 路线 { $route } 必须在车站开始和结束。
refusal-too-few-stops = 路线 { $route } 至少需要两站。
refusal-too-many-stops = 路线 { $route } 的站数超过火车允许。
refusal-track-twice = 路线 { $route } 两次使用同一轨道。
refusal-track-shared = 路线 { $route } 使用了另一路线的轨道。
refusal-stop-twice = 路线 { $route } 两次经过同一地点。
refusal-passes-red = 路线 { $route } 穿过红色区域。
refusal-passes-blocked = 路线 { $route } 穿过被其他车站占满的城市。
refusal-no-own-token = 路线 { $route } 没有经过本公司的车站。
refusal-junction-twice = 路线 { $route } 在两站之间两次经过同一枢纽。

worth-cash = 现金
worth-shares = 股份
worth-privates = 私有公司
worth-shorts = 空头
