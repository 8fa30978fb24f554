# Trunkline. `make play` for a table against bots in the browser, `make test` for all tests.

VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test check bench proof docs kernels clean ci

play: $(VENV)/.plays  ## a table against bots, on port 1830
	$(BIN)/trunkline play

test: $(STAMP)  ## all tests; says what this machine lacks
	$(BIN)/python tools/build_kernels.py
	$(BIN)/pytest -n 2 --dist worksteal

check: $(STAMP)  ## style, types, import directions, rules without a test, the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_coverage.py

bench: $(STAMP)  ## speed against peers and bounds in the same run
	$(BIN)/pip install -q -e '.[bench]'
	$(BIN)/python tools/build_kernels.py
	$(BIN)/python -m benchmarks

proof: $(STAMP)  ## the server's long proofs: 100 kills per database, 1,000 races, 2,000 calls, load
	TRUNKLINE_KILLS=100 TRUNKLINE_RACES=1000 TRUNKLINE_CALLS=2000 \
		$(BIN)/pytest -s tests/server/test_crash.py tests/server/test_races.py tests/server/test_openapi.py
	$(BIN)/python -m benchmarks.load

docs: $(STAMP)  ## pictures and tables of the documentation
	$(BIN)/python tools/make_docs.py

kernels: $(STAMP)  ## compile the route finder in place
	$(BIN)/python tools/build_kernels.py

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip
	$(BIN)/pip install -q -e '.[test,check]'
	touch $(STAMP)

$(VENV)/.plays: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip
	$(BIN)/pip install -q -e .
	touch $(VENV)/.plays

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache
