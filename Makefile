# Trunkline. `make play` for a table against bots in the browser, `make test` for all tests.

VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test check bench proof docs kernels clean ci

play: $(VENV)/.plays  ## a table against bots, on port 1830
	$(BIN)/trunkline play

test: $(STAMP)  ## all tests; says what this machine lacks
	$(BIN)/python tools/build_client.py
	$(BIN)/python tools/build_kernels.py
	$(BIN)/pytest -n 2 --dist worksteal

check: $(STAMP)  ## style, types, import directions, rules without a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_coverage.py

bench: $(STAMP)  ## speed against peers and bounds in the same run
	$(BIN)/pip install -qq -e '.[bench]'
	$(BIN)/python tools/build_kernels.py
	$(BIN)/python -m benchmarks

proof: $(STAMP)  ## the load that the server must hold: 50 tables, 200 sockets, a minute
	$(BIN)/python -m benchmarks.load --alone --tries 3

docs: $(STAMP)  ## pictures of the documentation: drawings, and the pages in a browser
	$(BIN)/python tools/make_docs.py
	$(BIN)/python tools/build_client.py
	TRUNKLINE_PICTURES=docs/images $(BIN)/pytest tests/browser/test_pictures.py

kernels: $(STAMP)  ## compile the route finder in place
	$(BIN)/python tools/build_kernels.py

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -qq --upgrade pip
	$(BIN)/pip install -qq -e '.[test,check]'
	touch $(STAMP)

$(VENV)/.plays: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -qq --upgrade pip
	$(BIN)/pip install -qq -e .
	touch $(VENV)/.plays

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache
