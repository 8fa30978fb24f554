# 1817

title-name = 1817
title-about = 公司通过拍卖成立，靠贷款生存，合并、吞并彼此，并被卖空直到崩溃。最具金融色彩的铁路游戏：最会利用债务的人获胜，借得太多的人要自己偿还。

origin-note = 地图和股价行在两份独立资料中有 92 格中的 89 格一致，股价除一格外全部一致；芝加哥后期的数值、亚特兰大的数值以及公司颜色只有一个来源。

reason-last-round = 最后一个运营轮结束。
reason-one-left = 其他玩家全部破产。

variant-increased-shorts = 10 股公司最多可有十张空头股
variant-more-players = 超过七名玩家，最多十二名
variant-short-squeeze = 逼空：被超额持有的公司上升两格
variant-modern-trains = 现代列车：7 型和 8 型经过己方车站有奖励
variant-private-bid-cap = 私有公司最高出价
variant-private-bid-cap-face-value = 面值
variant-private-bid-cap-none = 不限
variant-final-merger-round-after-last-operating-round = 最后一个运营轮之后仍有并购轮
variant-survivor-of-merger = 合并后存续
variant-survivor-of-merger-free-choice = 由发起者任选其一
variant-survivor-of-merger-initiator = 发起合并的公司
variant-company-entering-liquidation-during-merger-round = 并购轮中进入清算的公司
variant-company-entering-liquidation-during-merger-round-auctioned-next-merger-round = 在下一个并购轮出售
variant-company-entering-liquidation-during-merger-round-auctioned-now = 立即出售
variant-sale-order = 公司出售顺序
variant-sale-order-prices-at-start-of-merger-round = 按并购轮开始时的股价
variant-sale-order-prices-when-sales-begin = 按出售开始时的股价
variant-junction-twice-in-one-leg = 列车在两站之间可两次经过同一交汇点
variant-raise-by-president-of-sold-company = 被出售公司的总裁
variant-raise-by-president-of-sold-company-any = 可任意加价
variant-raise-by-president-of-sold-company-minimum = 只能按最低幅度加价
variant-acquisition-company-may-borrow-in-stock-round = 处于收购区的公司可在股票轮贷款
variant-sale-after-short-in-one-turn = 同一回合卖空后仍可卖出
variant-merged-token-in-same-cell = 合并后股价不变的公司
variant-merged-token-in-same-cell-behind = 排到该格其他公司之后
variant-merged-token-in-same-cell-stays = 保持原位
variant-bankruptcy-before-selling-all = 卖光也不够时可直接破产
variant-interest-of-bankrupt-president = 总裁付不出的利息
variant-interest-of-bankrupt-president-unpaid = 不再支付，其现金归公司
variant-interest-of-bankrupt-president-paid = 耗尽其全部现金
variant-discard-without-president = 无总裁公司的超限火车
variant-discard-without-president-lowest = 弃置最低的
variant-discard-without-president-left-of-bankrupt = 由破产者左侧玩家选择
variant-one-left-ends-game = 只剩一名玩家时
variant-one-left-ends-game-at-once = 立即结束
variant-one-left-ends-game-at-next-decision = 到下一次决定时结束
variant-must-run-maximum = 列车必须以最高收入运行
variant-deal-needs-consent = 购车和合并须征得对方总裁同意

action-bid = 出价 ${ $amount }
action-open-auction = 以 ${ $amount } 拍卖{ $private }
action-sell-short = 卖空 { $company }
action-buy-share = 从{ $source ->
    [pool] 公开市场
   *[other] 公司库房
}购买 { $company }
action-start-company = 以 ${ $amount } 起拍成立 { $company }
action-add-private = 投入{ $private }
action-choose-size = { $size } 股
action-take-loan = { $company } 贷款
action-repay-loan = { $company } 偿还一笔贷款
action-buy-own-shares = { $company } 从公开市场回购 { $amount } 股
action-lay-tile = 在 { $hex } 铺设 { $tile } 号板块，方向 { $rotation }{ $private ->
    [none] {""}
   *[other] ，使用{ $private }
}
action-place-bridge = 在 { $hex } 建桥（{ $private }）
action-place-token = 在 { $city } 放置车站
action-remove-marker = 撤走 { $company } 在 { $city } 的车站
action-pay-half = 半额派息
action-convert = { $company } 扩股
action-merge = { $company } 与 { $partner } 合并，{ $survivor } 存续
action-offer-for-sale = 出售 { $company }
action-choose-buyer = 由 { $company } 购买
action-declare-bankruptcy = 宣告破产

event-bid-placed = { $seat } 出价 ${ $price }。
event-auction-opened = { $seat } 以 ${ $price } 拍卖{ $private }。
event-private-sold = { $seat } 以 ${ $price } 得到{ $private }{ $seed ->
    [0] {""}
   *[other] ，种子资金补贴 ${ $seed }
}。
event-stock-round-began = 第 { $turn } 股票轮。
event-operating-round-began = 第 { $number } 运营轮：每笔贷款利息 ${ $interest }。
event-merger-round-began = 第 { $number } 并购轮。
event-company-started = { $seat } 发起 { $company }，出价 ${ $price }。
event-company-formed = { $seat } 以 ${ $bid } 成立 { $company }，每股 ${ $price }。
event-private-added = { $private }归入 { $company }。
event-markers-paid = { $company } 支付 ${ $price } 购买 { $count } 个车站。
event-share-shorted = { $seat } 以 ${ $price } 卖空 { $company }。
event-shorts-closed = { $seat ->
    [none] 公开市场
   *[other] { $seat }
}平掉 { $company } 的 { $count } 张空头股。
event-own-shares-bought = { $company } 以 ${ $price } 回购 { $count } 股。
event-loan-taken = { $company } 贷款。
event-loan-repaid = { $company } 偿还一笔贷款。
event-mail-paid = { $company } 获得邮件收入 ${ $amount }。
event-mine-placed = { $company } 在 { $hex } 开设煤矿。
event-bridge-placed = { $company } 在 { $hex } 建桥。
event-mountains-paid = 山区工程师为 { $company } 带来 ${ $amount }。
event-half-paid = { $company } 每股派息 ${ $per_share }，保留 ${ $kept }。
event-shorts-paid = { $seat } 为 { $company } 的空头股支付 ${ $amount }。
event-interest-paid = { $company } 支付利息 ${ $amount }。
event-interest-missed = { $company } 付不出利息：{ $seat } 支付 ${ $amount }。
event-fell-into-liquidation = { $company } 进入清算。
event-train-exported = 出口一列 { $train } 型火车。
event-company-converted = { $company } 现有 { $size } 股。
event-companies-merged = { $company } 并入 { $partner_company }，共 { $size } 股，每股 ${ $price }。
event-sale-opened = 出售 { $company }（{ $sale ->
    [liquidation] 清算
    [acquisition] 收购
   *[other] 友好出售
}）。
event-not-sold = 无人购买 { $company }。
event-company-sold = { $buyer_company ->
    [none] 银行
   *[other] { $buyer_company }
} 以 ${ $price } 取得 { $company }。
event-loans-settled = 偿还 { $company } 的 { $count } 笔贷款{ $deficit ->
    [0] {""}
   *[other] ，缺口 ${ $deficit }
}。
event-holders-settled = { $company }：每股及每张空头股 ${ $per_share }。
event-marker-removed = 撤走 { $company } 在 { $city } 的车站。
event-bank-closed-shorts = 银行以 ${ $price } 购买 { $company } 的 { $count } 股平仓。
event-end-fixed = 终局临近：还有 { $rounds } 个运营轮。
event-share-bought = { $seat } 从{ $from_pool ->
    [yes] 公开市场
   *[no] 公司库房
}以 ${ $price } 购买 { $company } 的 { $percent }%。

draw-seed-money = 种子资金
draw-rounds-left = 剩余运营轮
draw-over = 游戏结束
draw-unsold = 库房
draw-closed = 已移除

step-rounds = 1817
step-first-auction = 初始拍卖
step-private-auction = 拍卖{ $private }：${ $price }
step-stock-round = 股票轮
step-stock-turn = { $seat } 买卖股票或为公司行事
step-first-marker = { $company } 的第一个车站
step-company-auction = 拍卖 { $company }：${ $price }
step-size-choice = { $company } 设多少股？
step-payment = 为 { $company } 投入私有公司，至多 ${ $due }
step-operating-round = 第 { $number } 运营轮
step-company-turn = { $company } 的回合
step-lay-track = 铺轨，第 { $number } 次
step-place-marker = 放置车站
step-run-step = 运行火车
step-dividend = ${ $revenue }：全额、半额派息或保留
step-train-step = 购买火车
step-train-offer = { $company } 以 ${ $price } 购买 { $source_company } 的一列 { $train } 型火车？
step-surplus = 超限的火车
step-discard = { $company } 弃置火车
step-loans = { $company }：偿还或借入贷款
step-merger-round = 第 { $number } 并购轮
step-conversions = 扩股与合并
step-conversion = { $company } 扩股、合并或不变
step-merge-offer = { $company } 与 { $partner_company } 合并为 { $survivor_company }？
step-aftermath = 新的 { $company }
step-purchase = 新 { $company } 的股票
step-new-loans = { $company } 的贷款
step-sales = 公司出售
step-friendly-sale = 是否出售 { $company }？
step-sale-auction = 出售 { $company }（{ $sale ->
    [liquidation] 清算
    [acquisition] 收购
   *[other] 友好
}）：${ $price }
step-buyer-choice = 由哪家公司以 ${ $price } 购买 { $company }？
step-settlement = { $buyer_company } 接管 { $company }
step-taken-loans = 偿还 { $company } 接管的贷款
step-reduce-markers = { $company } 与 { $partner_company } 的车站
step-crises = 现金危机
step-raise-cash = { $seat } 必须筹集现金

refusal-acting-for-company = 本回合为 { $company } 行事。
refusal-acting-for-oneself = 本回合已为自己行事。
refusal-borrow-before-buying = { $company } 须先贷款再回购。
refusal-cannot-buy-company = { $company } 无法以 ${ $price } 购买。
refusal-cannot-repay = { $company } 没有贷款、资金不足或刚刚借款，不能偿还。
refusal-certificate-limit = 已达 { $limit } 张证书上限。
refusal-company-in-use = { $company } 不可用。
refusal-formed-this-round = { $company } 在本股票轮成立。
refusal-holding-limit = 每人最多持有 { $company } { $limit } 股。
refusal-loans-not-now = 支付利息后、偿还结束前不得贷款。
refusal-must-sell = 持有 { $held } 张证书，上限 { $limit }：须先卖出。
refusal-needs-privates = 还缺 ${ $due }：须用私有公司补足。
refusal-no-bridge-there = { $private }不能在 { $hex } 建桥。
refusal-no-loan-left = { $company } 不能再贷款。
refusal-no-marker-there = { $city } 没有 { $company } 可撤的车站。
refusal-shared-hex-first = 须先撤去同一格上两个车站中的一个。
refusal-no-mine-there = 该板块上的煤矿无法连到城市或红色区域。
refusal-no-more-shorts = 本阶段不再允许卖空。
refusal-no-open-circle = { $city } 没有空位。
refusal-no-open-city = 地图上没有空位。
refusal-no-president = { $company } 没有总裁。
refusal-no-share-there = { $source ->
    [pool] 公开市场
   *[other] 公司库房
}没有 { $company } 的股票。
refusal-no-such-company = 场上没有 { $company }。
refusal-no-such-power = { $private }无此能力。
refusal-no-such-private = 没有私有公司 { $private }。
refusal-private-sold = { $private }已不出售。
refusal-no-such-source = 股票来自库房或公开市场，而非 { $source }。
refusal-no-such-train-here = { $company } 没有可弃置的 { $train } 型火车。
refusal-no-trade-in = 火车不能折价换购。
refusal-nobody-can-preside = 合并后无人持有 { $company } 与 { $partner_company } 的两股。
refusal-not-free-to-merge = { $partner_company } 本轮不能合并。
refusal-not-in-normal-zone = { $company } 处于收购或清算区。
refusal-not-president = 你不是 { $company } 的总裁。
refusal-not-saleable-now = 现在不能卖出 { $company }。
refusal-not-tradable = { $company } 处于收购或清算区，不能交易。
refusal-two-share-company = 2 股公司的股票不能出售。
refusal-not-your-private = { $private }不属于你。
refusal-one-at-a-time = 现金危机中每次只卖一股。
refusal-one-short-per-turn = 每回合只能卖空一次。
refusal-other-company-now = 现在轮到 { $company }。
refusal-other-company-operates = 现在由 { $company } 运营。
refusal-own-shares-count = { $high ->
    [0] { $company } 现在不能回购股票。
   *[other] { $company } 最多回购 { $high } 股。
}
refusal-owns-share = 你持有 { $company } 的股票。
refusal-president-only-buys = 总裁此时只能买入。
refusal-private-does-not-fit = { $private }不合适：余款无法正好付清。
refusal-routes-not-allowed = 这些路线不合法{ $reason ->
    [none] 。
   *[other] ：{ $reason }。
}
refusal-not-the-best-run = 这些路线收入 ${ $revenue }，最佳为 ${ $best }。
refusal-sale-count = { $high ->
    [0] 现在不能卖出 { $company } 的股票。
   *[other] { $company } 最多卖出 { $high } 股。
}
refusal-sell-before-short = 须先卖出再卖空。
refusal-short-limit = { $company } 已有 { $limit } 张空头股。
refusal-size-not-now = 目前可选：{ $sizes } 股。
refusal-sizes-differ = { $company } 与 { $partner_company } 必须是两家同规模公司。
refusal-sold-this-round = 本股票轮你已卖出 { $company }。
refusal-still-shares-to-sell = 你还有股票可卖。
refusal-too-expensive = 需 ${ $price }，资金不足。
refusal-too-large-to-merge = 10 股公司不能合并。
refusal-too-small-to-short = { $company } 规模太小，不能卖空。
refusal-train-limit = 火车上限为 { $limit } 列。
refusal-train-not-on-sale = 那里没有 { $train } 型火车出售。
refusal-train-price = 价格为 ${ $low } 至 ${ $high }。
refusal-treasury-only = 此时只能购买库房股票。
refusal-wrong-survivor = { $company } 不能作为存续公司。
refusal-hex-blocked = 现在不能再在 { $hex } 铺设。
power-PSM = 所属公司可在匹兹堡放置特殊板块X00，无需连接；算作一次放置。
power-ME = 所属公司每在山地放一块黄色板块得$20。
power-OBC = 河流免费；可在路易斯维尔、辛辛那提或查尔斯顿建一座桥：所有列车+$10。
power-UBC = 河流免费；可在路易斯维尔、辛辛那提或查尔斯顿建两座桥：所有列车+$10。
power-TS = 公司多一个车站标记。
power-MINC = 在山地建一座煤矿，免付$15：经过的路线+$10。
power-CM = 在山地建两座煤矿，免付$15：经过的路线+$10。
power-MAJC = 在山地建三座煤矿，免付$15：经过的路线+$10。
power-MINM = 每个运营轮前，若所属公司有火车，得$10。
power-MAIL = 每个运营轮前，若所属公司有火车，得$15。
power-MAJM = 每个运营轮前，若所属公司有火车，得$20。
