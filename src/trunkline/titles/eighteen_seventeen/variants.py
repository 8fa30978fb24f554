"""The variants of chapter 9 and the switches of the rulings: the rulebook's way is the default."""

from trunkline.core import Variant

VARIANTS = (
    Variant("increased_shorts", (False, True), False, True, "1817 9.1"),
    Variant("more_players", (True, False), True, rule="1817 9.2"),  # who sits down with eight has agreed to it
    Variant("short_squeeze", (False, True), False, rule="1817 9.3"),
    Variant("modern_trains", (False, True), False, rule="1817 9.4"),
    Variant("private_bid_cap", ("face_value", "none"), "face_value", "none", "1817 #11"),
    Variant("final_merger_round_after_last_operating_round", (True, False), True, rule="1817 !9"),
    Variant("survivor_of_merger", ("free_choice", "initiator"), "free_choice", "initiator", "1817 #32"),
    Variant(
        "company_entering_liquidation_during_merger_round",
        ("auctioned_next_merger_round", "auctioned_now"),
        "auctioned_next_merger_round",
        rule="1817 #8",
    ),
    Variant(
        "sale_order",
        ("prices_at_start_of_merger_round", "prices_when_sales_begin"),
        "prices_at_start_of_merger_round",
        "prices_when_sales_begin",
        "1817 #7",
    ),
    Variant("junction_twice_in_one_leg", (True, False), True, False, "1817 #23"),
    Variant("raise_by_president_of_sold_company", ("any", "minimum"), "any", "minimum", "1817 #37"),
    Variant("acquisition_company_may_borrow_in_stock_round", (False, True), False, True, "1817 #47"),
    Variant("sale_after_short_in_one_turn", (False, True), False, True, "1817 #60"),
    Variant("merged_token_in_same_cell", ("behind", "stays"), "behind", "stays", "1817 7.1.3-2"),
    Variant("bankruptcy_before_selling_all", (False, True), False, True, "1817 7.4-3"),
    Variant("interest_of_bankrupt_president", ("unpaid", "paid"), "unpaid", "paid", "1817 7.4-3"),
    Variant("discard_without_president", ("lowest", "left_of_bankrupt"), "lowest", "left_of_bankrupt", "1817 #57"),
    Variant("one_left_ends_game", ("at_once", "at_next_decision"), "at_once", "at_next_decision", "1817 8"),
    Variant("must_run_maximum", (True, False), True, False, "1817 6.5-1"),
    Variant("deal_needs_consent", (True, False), True, False, "1817 6.7-1"),
)
