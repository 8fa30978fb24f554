"""`python -m trunkline`."""

from trunkline.cli import main

main()
