# Everything one does with this project. `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help demo test sanitize evidence bench bench-quick check lint format docs install uninstall clean

PREFIX ?= /usr/local
DESTDIR ?=
# Warnings are errors here, but not for those who depend on the package.
STRICT := -Xswiftc -warnings-as-errors -Xcc -Werror
TOOL := .build/release/inbetween
SWIFT_FILES = git ls-files --cached --others --exclude-standard -z -- '*.swift'

## help: this list
help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST) | awk -F ': ' '{ printf "make %-11s %s\n", $$1, $$2 }'

## demo: every easing the browsers were asked for, against the browsers and against 50-digit truth
demo:
	@scripts/need build
	swift build -c release --product inbetween $(STRICT)
	$(TOOL) check --report build/demo

## test: builds and runs every test, as users get the code (optimised)
test: lint
	@scripts/need build test
	python3 -B -m unittest discover -s Tests/ScriptTests
	scripts/check-embedded
	swift test --disable-xctest -c release --scratch-path .build/tests -Xswiftc -enable-testing $(STRICT)
	swift test --disable-xctest --package-path Benchmarks $(STRICT)

## sanitize: the tests again, unoptimised, under the thread and the address sanitizer
sanitize:
	@scripts/need build
	swift test --disable-xctest --sanitize=thread --scratch-path .build/thread $(STRICT)
	LSAN_OPTIONS=suppressions=$(CURDIR)/scripts/leaks.txt:print_suppressions=0 \
	  swift test --disable-xctest --sanitize=address --scratch-path .build/address $(STRICT)

## evidence: the full counts against MPFR; writes docs/evidence and the accuracy tables of README.md
evidence:
	@scripts/need build evidence
	swift build -c release --product inbetween-evidence $(STRICT)
	.build/release/inbetween-evidence
	scripts/evidence-tables

## bench: the benchmarks, beside their peers; writes docs/evidence/benchmarks.json and the speed table of README.md
bench:
	@scripts/need build bench
	swift build -c release --package-path Benchmarks --product inbetween-bench $(STRICT)
	@mkdir -p docs/evidence
	Benchmarks/.build/release/inbetween-bench run --json docs/evidence/benchmarks.json
	scripts/evidence-tables

## bench-quick: the benchmarks with the shortest run that gives every number; writes build/benchmarks.json
bench-quick:
	@scripts/need build bench
	swift build -c release --package-path Benchmarks --product inbetween-bench $(STRICT)
	@mkdir -p build
	Benchmarks/.build/release/inbetween-bench run --min-time 0.005 --repetitions 3 --json build/benchmarks.json
	scripts/evidence-tables --validate build/benchmarks.json

## check: what the demo checks, as a table only
check:
	@scripts/need build
	swift build -c release --product inbetween $(STRICT)
	$(TOOL) check

## lint: style and consistency
lint:
	@scripts/need build lint
	scripts/lint

## format: brings all Swift files into the project's style
format:
	@scripts/need build
	$(SWIFT_FILES) | xargs -0 swift format format --in-place --parallel

## docs: the documentation as a web site in build/docs
docs:
	@scripts/need build
	scripts/build-docs build/docs

## install: the command line tool into PREFIX (/usr/local)
install:
	@scripts/need build
	swift build -c release --product inbetween --static-swift-stdlib --scratch-path .build/install $(STRICT)
	install -D -m 755 .build/install/release/inbetween '$(DESTDIR)$(PREFIX)/bin/inbetween'

## uninstall: removes it again
uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/inbetween'

## clean: removes everything that was built
clean:
	rm -rf .build build Benchmarks/.build
