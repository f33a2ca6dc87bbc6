# make run [ARGS="--page NAME"]   build the gallery and start it
# make test [ARGS="--filter X"]   build and run the tests
# make lint                       check style
# make format                     set the style right
# make setup                      install what is missing (Debian); run and test do it themselves
#
# DIORAMA_NO_SETUP=1 installs nothing.

SOURCES = Package.swift Assets/Assets.swift Sources Tests

.PHONY: run test lint format setup
.DEFAULT_GOAL := run

run:
	@.ci/setup
	swift run -c release gallery $(ARGS)

test:
	@.ci/setup tests
	swift test $(ARGS)

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)
	@for script in .ci/*; do bash -n "$$script" || exit 1; done

format:
	swift format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup tests
