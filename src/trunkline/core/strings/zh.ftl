# 所有游戏共用的文字。

option-range = { $action }（{ $low }–{ $high }）

action-pass = 放弃
action-accept = 同意
action-decline = 拒绝
action-bid = 出价 { $amount }

event-bid-placed = { $seat } 出价 { $price }。
event-passed = { $seat } 放弃。

refusal-game-over = 游戏已经结束。
refusal-out-of-turn = 现在轮到 { $turn_seat }，不是 { $seat }。
refusal-not-now = 现在不能做这个决定。
refusal-bid-out-of-range = { $high ->
    [0] 你无法加价。
   *[other] { $step ->
        [1] 请出价 { $low } 到 { $high }。
       *[other] 请出价 { $low } 到 { $high }，以 { $step } 为单位。
    }
}

board-printed = 地图数据与印刷版一致。
board-one-source = 地图数据只有一个来源。
board-reconstruction = 地图为重建版本，并非印刷版。

terminal-which = 玩哪个游戏？{" "}
terminal-seats = { $low }–{ $high } 个座位
terminal-actions = { $count } 个行动。
terminal-player = 玩家
terminal-begin = 输入 ? 查看帮助。
terminal-help =
    数字                 选择该选项；需要金额时会询问，也可直接给出：3 25
    /词语                只显示含有这些词语的选项；  /  显示全部
    t                    再次显示桌面         w  为什么要做这个决定
    h                    机器人会怎么做
    u                    撤销到你的上一个决定
    s 文件, l 文件       保存，读取
    q                    退出
terminal-more = … 还有 { $count } 个；输入 /词语 只显示含有这些词语的选项
terminal-none-with = 没有选项含有“{ $words }”；重新显示全部：
terminal-amount = 多少？{ $range }：{" "}
terminal-range = { $step ->
    [1] { $low } 到 { $high }
   *[other] { $low } 到 { $high }，以 { $step } 为单位
}
terminal-not-in-range = { $said } 不在 { $range } 之内。
terminal-nothing = 空白
terminal-no-option = 没有选项 { $number }；选项从 1 到 { $count }。
terminal-no-undo = 没有你可以撤销的行动。
terminal-save-where = 保存到哪里？s 文件
terminal-saved = 已将 { $count } 个行动保存到 { $path }。
terminal-load-what = 读取什么？l 文件
terminal-unknown = { $said }？输入数字选择选项；? 显示其他命令。
