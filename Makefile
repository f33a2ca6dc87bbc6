# make run [ARGS="--page NAME"]   build the gallery and start it
# make test [ARGS="--filter X"]   build and run the tests
# make fixtures                   build packages that use this one, in Swift 5 and 6 mode, and play them
# make pictures                   draw the pictures of the README anew
# make lint                       check style
# make format                     set the style right
# make setup                      install what is missing (Debian); run and test do it themselves
#
# DIORAMA_NO_SETUP=1 installs nothing.

SOURCES = Package.swift Assets/Assets.swift Sources Tests

.PHONY: run test fixtures pictures lint format setup
.DEFAULT_GOAL := run

run:
	@.ci/setup
	swift run -c release gallery $(ARGS)

test:
	@.ci/setup tests
	swift test $(ARGS)

fixtures:
	@.ci/setup
	.ci/fixtures

pictures:
	@.ci/setup
	swift build -c release --product gallery
	.build/release/gallery --page photo-source --size 390x420 --scale 2 \
	  --screenshot Sources/Gallery/Pictures/photo-source.png
	.build/release/gallery --headless --replay Tests/Sessions/fade.jsonl \
	  --filmstrip Sources/Gallery/Pictures/fade.png

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)
	@for script in .ci/*; do bash -n "$$script" || exit 1; done

format:
	swift format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup tests
