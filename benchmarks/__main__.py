"""`python -m benchmarks [NAME...]`: run all benchmarks, or those named."""

import importlib
import sys

NAMES = ("engine", "records", "routes", "rail")

for name in sys.argv[1:] or NAMES:
    print(f"== {name}")
    importlib.import_module(f"benchmarks.{name}").main()
