"""The options of section 26 and the switches of the rulings: the rulebook's way is the default."""

from trunkline.core.option import Range
from trunkline.core.title import Value, Variant


def _switch(name: str, rulebook: Value, other: Value, ruling: str, *, platform: bool = True) -> Variant:
    return Variant(name, (rulebook, other), rulebook, other if platform else rulebook, f"1830 #{ruling}")


VARIANTS = (
    Variant("beginner", (False, True), False, rule="1830 26.0"),
    Variant("no_diesels", (False, True), False, rule="1830 26.0"),
    Variant("third_6_train", (False, True), False, rule="1830 26.0"),
    Variant("bank", ("full", "short"), "full", rule="1830 26.0"),
    Variant("bank_reduction", Range(500, 8000, 500), 4000, rule="1830 26.0"),
    _switch("brown_multi_buy", "pool_and_initial_offering", "pool_only", "3"),
    _switch("brown_purchase_in_turn", "besides_the_one_certificate_any_companies", "is_the_purchase_one_company", "3"),
    _switch("over_a_limit_sell", "what_helps", "anything", "4"),
    _switch("second_sale_in_turn", "price_of_first_announcement", "price_at_each_announcement", "6"),
    _switch("private_auction_order", "clockwise_from_left_of_highest_bidder", "lowest_bidder_speaks", "7"),
    _switch("no_selling_until", "end_of_first_stock_round", "end_of_stock_round_in_which_last_private_sold", "10"),
    _switch("capital_paid", "start_of_first_operating_round", "when_60_percent_sold", "12"),
    _switch("cs_dh_hex_exclusive", "seed", "platform", "16"),
    _switch("cs_extra_tile_when", "before_running_trains", "whole_turn", "17"),
    _switch("mh_trade_when", "own_turn_or_between_turns", "any_time", "19"),
    _switch("mh_trade_before_nyc_president", False, True, "20"),
    _switch("bo_private_between_players", True, False, "21"),
    _switch("private_trade_in_stock_round", "besides_the_turn", "is_the_purchase", "22"),
    _switch("erie_token_chooser_on_first_tile", "erie_president", "tile_layer", "24"),
    _switch("home_token_blocks", "at_once", "after_next_change", "23"),
    _switch("red_areas", "each_area_one_destination", "gulf_hexes_separate", "25"),
    _switch("must_run_maximum", True, False, "30"),
    _switch("diesel_supply", "unlimited", "six", "32", platform=False),
    _switch("emergency_train", "cheapest_bank_or_other_company_up_to_face", "cheapest_bank_only", "35", platform=False),
    _switch("bank_broken_at", "zero_or_below", "below_zero", "39"),
    _switch("bankrupt_privates", "worth_nothing", "face_value", "38"),
    _switch("emergency_sale_unit", "share", "certificate", "36"),
    _switch("train_after_forced_sale", "by_price", "by_face_value", "36"),
    _switch("discard_order", "operating_company_first", "fixed", "43"),
    _switch("buy_at_train_limit", False, True, "33"),
    _switch("company_cash", "open", "hidden", "40", platform=False),
    _switch("unsold_private", "new_stock_round", "round_goes_on", "10"),
    _switch("priority_after_private_auction", "winner", "last_ordinary_buyer", "52"),
    _switch("deal_needs_consent", True, False, "58"),
)
