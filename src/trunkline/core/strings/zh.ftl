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
