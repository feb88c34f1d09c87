# `make help` tells what there is. Each target makes what it needs from nothing.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client
TESTS := $(BIN)/python -m pytest -n auto --dist worksteal
SOURCES := $(shell find src/powderkeg -name '*.py' -o -name '*.ftl' -o -name '*.toml' \
	-o -name '*.wat' -o -name flask.json)
# Made together with the client, so a package that was built before has it not yet.
# The usual build brings three gigabytes for graphics cards.
TORCH := $(shell sed -n 's/^torch==//p' constraints.txt)
FLASK := src/powderkeg/rules/nitro/physics/*.wasm

# Else each of many processes compiles the sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play quick check test whole tried once-more tested-client browser browsers bench client clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: client ## open the table in the browser, and to every phone in the same network
	@$(BIN)/python tools/compile_rules.py build/bots & \
	POWDERKEG_COMPILED="$(CURDIR)/build/bots" $(BIN)/powderkeg serve

# What a change in one game needs; without a game, what the kernel needs: Lantern carries all of it.
GAME ?= lantern
quick: .venv/test ## lint, types, and the tests of one game, in two minutes: make quick GAME=elixir
	@$(BIN)/python tools/build_client.py modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(TESTS) -m "not long" -k "$(GAME) or laws_themselves or test_layers" tests/rules tests/contract tests/bots tests/table

check: .venv/test client ## lint, types and formatting, of the client too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/codespell
	$(BIN)/python tools/client_types.py --check
	$(BIN)/python client/tests/said.py --check
	$(BIN)/python client/tests/flights.py --check
	$(BIN)/python client/tests/tables.py --check
	@$(BIN)/python tools/build_client.py modules
	$(NPM) run check

# A machine that is busy with other things takes four times as long; what takes longer hangs.
test: ## everything: lint, types, the client, and the whole suite, interpreted and compiled
	@$(PYTHON) tools/in_time.py 75 $(MAKE) --no-print-directory whole

# The compiler has one core to itself; the other one fetches a browser, lints and tests the client.
whole: .venv/test
	@tools/provide $(PYTHON) compiler
	@$(MAKE) --no-print-directory -j2 browser build/compiled tested-client
	@cp $(FLASK) build/compiled/powderkeg/rules/nitro/physics/
	@POWDERKEG_RULES=interpreted $(MAKE) --no-print-directory tried WHAT='-m "not long"'
	@echo "Once more, and longer games, with the rules compiled; whatever only asks them has seen enough:"
	@PYTHONPATH=build/compiled POWDERKEG_RULES=compiled $(MAKE) --no-print-directory tried WHAT="tests/bots tests/contract tests/rules"

# Three browsers and their servers share two cores with everything else, and some tests are about time.
tried:
	$(TESTS) $(WHAT) || { [ $$? = 1 ] && $(MAKE) --no-print-directory once-more; }

once-more:
	@echo "What failed above is tried once more, alone; it fails if it fails again:"
	$(BIN)/python -m pytest $(WHAT) --last-failed --last-failed-no-failures none

tested-client: check
	$(NPM) test

browser:
	@tools/provide $(PYTHON) browser browsers database proxies

browsers: .venv/test client browser ## all that people do, in every browser: Chromium, Firefox, WebKit
	$(TESTS) tests/browser
	POWDERKEG_BROWSER=firefox $(TESTS) -rs tests/browser

bench: client build/quick .venv/bench ## how fast everything is, beside peers (ten minutes)
	@cp $(FLASK) build/quick/powderkeg/rules/nitro/physics/
	PYTHONPATH=build/quick $(BIN)/powderkeg bench engine
	PYTHONPATH=build/quick $(BIN)/powderkeg bench lab
	PYTHONPATH=build/quick $(BIN)/powderkeg bench flask
	@rm -rf build/quick/powderkeg/server/client
	@cp -r src/powderkeg/server/client build/quick/powderkeg/server/
	PYTHONPATH=build/quick $(BIN)/powderkeg bench server --peer

# Nothing happens while its sources are the same.
client: .venv/ready ## build what the browser is given
	@$(BIN)/python tools/build_client.py

.venv/new: pyproject.toml setup.py constraints.txt tools/provide
	@tools/provide $(PYTHON)
	$(PYTHON) -m venv .venv
	$(PIP) setuptools
	@touch $@

.venv/ready: .venv/new
	POWDERKEG_COMPILE=0 $(PIP) --no-build-isolation --editable '.[client]'
	@touch $@

# All that the client needs is among what the tests do.
.venv/test: .venv/new
	POWDERKEG_COMPILE=0 $(PIP) --no-build-isolation --editable '.[test]'
	@$(PIP) torch==$(TORCH)+cpu 2>/dev/null || echo "No build of torch for CPUs here: PPO is not tried."
	@touch .venv/ready $@

.venv/bench: .venv/ready
	$(PIP) numpy gymnasium open_spiel pgx envpool pymunk
	@touch $@

# The same package with the rules compiled, beside the sources and not among them: soon, for the
# tests, or as it is installed, for the bench. Where only sources have changed, the library of a game
# stays whose C comes out the same.
build/compiled: OPTIMIZE := g
build/quick: OPTIMIZE := 1
build/compiled build/quick: $(SOURCES) setup.py .venv/test
	@tools/provide $(PYTHON) compiler
	@$(if $(filter-out $(SOURCES),$?),rm -rf $@,find $@ -type f ! -name '*.so' -delete)
	POWDERKEG_COMPILE=1 POWDERKEG_OPTIMIZE=$(OPTIMIZE) POWDERKEG_CLIENT=0 $(BIN)/python setup.py --quiet build --build-lib $@
	@touch $@

clean: ## take away all that was made
	rm -rf .venv build client/node_modules client/dist src/powderkeg/server/client \
		$(FLASK) src/powderkeg/rules/nitro/physics/*.LICENSE .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
