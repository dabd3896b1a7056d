# `make play` and `make test` each work alone on a fresh clone: they build what they need.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := -m pip install --quiet --disable-pip-version-check -c constraints.txt
PIP := $(BIN)/python $(INSTALL)
PIP_BENCH := .venv-bench/bin/python $(INSTALL)

.PHONY: help play setup test check bench pictures clean

help:
	@echo "make play   play in the terminal (the first time installs everything)"
	@echo "make test   all checks and all tests"
	@echo "make check  format, lint, types and layers only"
	@echo "make bench  speed, beside OpenSpiel's"
	@echo "make setup  the virtual environment for developers"

play: .venv/ready
	@$(BIN)/tesselle warm
	@$(BIN)/tesselle play

setup: .venv/ready-dev

test: .venv/ready-dev check
	$(BIN)/pytest -n auto

check: .venv/ready-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv-bench/ready
	.venv-bench/bin/python -m bench.openspiel

pictures: .venv/ready-dev
	$(BIN)/python docs/pictures.py

clean:
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The build tools are installed first and at pinned versions, so that nothing
# is chosen by the day on which the command runs.
.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tesselle needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	@echo "Installing Tesselle (a minute or two, the first time only) …"
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation -e .
	@touch $@

.venv/ready-dev: .venv/ready
	@echo "Installing the developers' tools …"
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# OpenSpiel brings SciPy, which Numba would load at every start: it gets a place of its own.
.venv-bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	@$(PIP_BENCH) hatchling editables
	@$(PIP_BENCH) --no-build-isolation -e '.[bench]'
	@touch $@
