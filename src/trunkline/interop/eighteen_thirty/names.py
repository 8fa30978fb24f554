"""What the site calls companies, privates and options."""

from typing import Any

from trunkline.core.title import Value
from trunkline.titles.eighteen_thirty.table import Table1830

COMPANIES = {"BO": "B&O", "CO": "C&O", "BM": "B&M"}  # the others have the same id
PRIVATES = {"BOP": "BO"}
OUR_COMPANIES = {site: own for own, site in COMPANIES.items()}
OUR_PRIVATES = {site: own for own, site in PRIVATES.items()}

OPTIONS: dict[str, dict[str, Value]] = {
    "multiple_brown_from_ipo": {"brown_multi_buy": "pool_and_initial_offering"},
    "optional_6_train": {"third_6_train": True},
    "third_6_train": {"third_6_train": True},
}
UNSUPPORTED: dict[str, str] = {}


def company_name(table: Table1830, company: int) -> str:
    own = table.id_of(company)
    return COMPANIES.get(own, own)


def private_name(table: Table1830, private: int) -> str:
    own = table.board.privates[private].id
    return PRIVATES.get(own, own)


def our_company(name: Any) -> str:
    """The id of a company of the site; an unknown one stays as it is and is refused by the rules."""
    return OUR_COMPANIES.get(str(name), str(name))


def our_private(name: Any) -> str:
    return OUR_PRIVATES.get(str(name), str(name))
