# Cent Ans. `make` alone tells what can be made; python3 (3.11 or newer) and make are all that must be there before.

PYTHON ?= python3
ARGS ?=
MATCHES ?= 300
FUZZ ?= 3600

VENV = .venv
PY = $(VENV)/bin/python
PIP = $(PY) -m pip --disable-pip-version-check --no-input --quiet --quiet
COPY = build/draft/src
FASTER = build/faster/src

# One environment serves all: each set of packages contains the one before it, pin for pin.
PLAY = $(VENV)/.play
DEV = $(VENV)/.dev
BENCH = $(VENV)/.bench

# An environment knows its place: after a move, or when its Python is gone, it is made anew.
$(shell [ -x $(PY) ] && [ "$$(cat $(VENV)/.made)" = "$(CURDIR)" ] || rm -f $(VENV)/.made)

.PHONY: help play faster terminal page test quick lint lint-python lint-web format test-source test-web test-compiled nightly browser tmux screenshots pictures fast slow bench lock clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## Show this list
	@echo "make TARGET [ARGS='...']"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-18s%s\n", $$1, $$2 }'

play: page ## Set everything up if need be, and open the tables in the browser (ARGS goes to `centans serve`)
	@if $(PY) tools/compile.py --can; then mkdir -p build; \
		echo "Compiling the rules meanwhile (build/faster.log); bots think faster as soon as that is done."; \
		nice $(MAKE) --no-print-directory faster >build/faster.log 2>&1 & fi; \
	CENTANS_FAST="$(CURDIR)/$(FASTER)" exec $(VENV)/bin/centans serve --open $(ARGS)

faster: $(DEV) ## Compile a copy of the rules for the bots of a server (`make play` does so by itself)
	@$(PY) tools/compile.py --copy $(FASTER)

terminal: $(PLAY) ## Play Guyenne in the terminal (ARGS goes to `centans play`)
	@exec $(VENV)/bin/centans play guyenne $(ARGS)

page: $(PLAY) ## Build the page, if its sources have changed
	@$(PY) tools/web.py

# The rules are compiled meanwhile, beside what keeps one core busy; if that fails, test-compiled tries again and says why.
test: $(DEV) ## Everything that must hold: lint, the page, the tests on the sources, then compiled
	@nice $(PY) tools/compile.py --draft --copy $(COPY) >/dev/null 2>&1 & compiling=$$!; \
	trap "kill $$compiling 2>/dev/null" EXIT; \
	$(MAKE) --no-print-directory lint test-web test-source && { wait $$compiling; $(MAKE) --no-print-directory test-compiled; }

quick: $(DEV) ## What to run after each edit, in less than a minute: style, types, and the quick tests of the kernel and the games (ARGS goes to pytest)
	@$(PY) -m ruff format --check --quiet .
	@$(PY) -m ruff check --quiet .
	@$(PY) -m mypy --strict
	@CENTANS_SOURCE=1 $(PY) -m pytest -n auto -q -m "not slow and not bulk and not nightly" tests/core tests/games tests/test_shelf.py $(ARGS)

lint: lint-python lint-web ## Check format, style and types of everything

lint-python: $(DEV) ## Check the Python: format, style, types
	@echo "== Lint: format, style, types"
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy --strict
	@$(PY) tools/typescript.py --check

lint-web: $(DEV) ## Check the page: format, style, types
	@echo "== Lint: the page"
	@$(PY) tools/web.py check

format: $(DEV) ## Format the code and mend what can be mended by itself
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(PY) tools/web.py format

test-web: $(DEV) ## Test the page's logic; what it does in a browser is part of test-source
	@echo "== Tests of the page's logic"
	@$(PY) tools/web.py test

test-source: $(DEV) page browser tmux ## Run the tests on the sources, the browser's too (ARGS goes to pytest)
	@echo "== Tests on the sources"
	@CENTANS_SOURCE=1 $(PY) -m pytest -n auto --dist worksteal -m "not bulk and not nightly" $(ARGS)

test-compiled: $(DEV) ## Compile a copy of the rules and run the tests on it (ARGS goes to pytest)
	@echo "== Tests on the compiled rules"
	@$(PY) tools/compile.py --draft --copy $(COPY)
	@CENTANS_SOURCE= PYTHONPATH="$(CURDIR)/$(COPY)" $(PY) -m pytest -n auto --dist worksteal -m "not source_only and not nightly" $(ARGS)

# At length on the compiled rules, as bots and the lab play; what plays in bulk, and the page, on the sources too.
nightly: $(DEV) page browser tmux ## The contract of every game at length: MATCHES matches each, every one with other options (ARGS goes to `centans check`); then the longest tests, among them FUZZ seconds of broken requests
	@$(PY) tools/compile.py --copy $(FASTER)
	@for game in $$($(VENV)/bin/centans games --ids); do PYTHONPATH="$(CURDIR)/$(FASTER)" $(VENV)/bin/centans check $$game --matches $(MATCHES) $(ARGS) || exit 1; done
	@CENTANS_SOURCE= CENTANS_FUZZ=$(FUZZ) PYTHONPATH="$(CURDIR)/$(FASTER)" $(PY) -m pytest -n auto --dist worksteal -m "nightly and not source_only"
	@CENTANS_SOURCE=1 CENTANS_FUZZ=$(FUZZ) $(PY) -m pytest -n auto --dist worksteal -m "(nightly and source_only) or bulk"

browser: $(DEV) ## Make sure that there is a Chromium for the tests
	@$(PY) tools/browser.py

tmux: $(DEV) ## Make sure that there is a tmux for the tests of the terminal, if one can be had
	@$(PY) tools/terminal.py

screenshots: $(DEV) page browser ## Draw the pictures of the README anew
	@$(PY) tools/screenshots.py

pictures: $(DEV) browser ## Draw the pictures of the rulebooks anew (ARGS names games)
	@$(PY) tools/pictures.py $(ARGS)

fast: $(DEV) ## Compile the rules in place: several times faster until the next edit
	@$(PY) tools/compile.py

slow: ## Remove the compiled rules
	@$(PYTHON) tools/compile.py --remove

bench: $(BENCH) ## Measure us against our peers (ARGS goes to the benchmark)
	@$(PY) -m bench $(ARGS)

lock: ## Write requirements/*.txt anew from pyproject.toml (ARGS=--upgrade for the newest)
	@$(PYTHON) tools/lock.py $(ARGS)

clean: slow ## Remove everything that was built, the environment too
	@rm -rf $(VENV) build dist web/node_modules src/centans/server/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Cent Ans needs Python 3.11 or newer, and there is no $(PYTHON): install one, then try again." >&2; exit 1; }
	@$(PYTHON) tools/environment.py $(VENV)

# Locked packages first, each checked against its hash; then ourselves, in place, by the build tool from that same lock.
$(PLAY): requirements/play.txt pyproject.toml $(VENV)/.made
	@echo "Installing what the games need (some seconds, the first time only)."
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements/dev.txt pyproject.toml $(VENV)/.made
	@echo "Installing what the tests need (a minute or two, the first time only)."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(PLAY) $@

$(BENCH): requirements/bench.txt pyproject.toml $(VENV)/.made
	@echo "Installing our peers, to measure ourselves against (a minute or two, the first time only)."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(PLAY) $(DEV) $@
