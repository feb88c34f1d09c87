# play · test · check · bench. Each makes what it needs from nothing.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src/powderkeg -name '*.py' -o -name '*.ftl')

.PHONY: play test check bench clean

play: .venv/ready
	@$(BIN)/powderkeg play

test: check build/compiled
	POWDERKEG_RULES=interpreted $(BIN)/python -m pytest -n auto
	@echo "Once more, with the rules compiled:"
	PYTHONPATH=build/compiled POWDERKEG_RULES=compiled $(BIN)/python -m pytest -n auto

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/codespell

bench: build/compiled .venv/bench
	PYTHONPATH=build/compiled $(BIN)/powderkeg bench

.venv/ready: pyproject.toml setup.py constraints.txt tools/provide
	@tools/provide $(PYTHON)
	$(PYTHON) -m venv .venv
	POWDERKEG_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[test]'
	@touch $@

.venv/bench: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt open_spiel
	@touch $@

# The same package with the rules compiled, beside the sources and not among them.
build/compiled: $(SOURCES) setup.py .venv/ready
	@tools/provide $(PYTHON) compiler
	@rm -rf build
	POWDERKEG_COMPILE=1 $(BIN)/python setup.py --quiet build --build-lib $@
	@touch $@

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
