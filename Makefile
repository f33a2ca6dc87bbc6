# make run [ARGS="--page NAME"]   build the gallery and start it
# make test [ARGS="--filter X"]   build and run the tests
# make fixtures [ARGS=FLAGS]      build packages that use this one, a new one too, and play them
# make pictures                   draw the pictures of the README anew
# make accept [ARGS="--filter X"] take the pictures as they are drawn now for the right ones
# make differs                    write Sources/Differs.md anew
# make bench                      measure a drag, in a release build
# make fuzz [N=100000]            random input on controls, in a release build
# make lint                       check style
# make format                     set the style right
# make setup                      install what is missing (Debian); run and test do it themselves
#
# DIORAMA_NO_SETUP=1 installs nothing.

# Articles are written as people write them.
SOURCES = Package.swift Assets/Assets.swift Sources $(filter-out Tests/Articles,$(wildcard Tests/*))

.PHONY: run test accept differs bench fuzz fixtures pictures lint format setup
.DEFAULT_GOAL := run

run:
	@.ci/setup
	swift run -c release gallery $(ARGS)

test:
	@.ci/setup tests
	swift test $(ARGS)

accept:
	@.ci/setup tests
	@.ci/accept $(ARGS)

differs:
	@.ci/setup tests
	DIORAMA_UPDATE_SNAPSHOTS=1 swift test --filter DiffersTests

bench:
	@.ci/setup
	swift build -c release -Xcc -gdwarf-4 --product drag-bench # valgrind reads no later form
	.build/release/drag-bench
	.ci/compile-times

N ?= 100000

fuzz:
	@.ci/setup tests
	FUZZ=$(N) swift test -c release -Xswiftc -enable-testing --filter '(Pager|PageIndicator|Segmented|Segment)PropertyTests'

fixtures:
	@.ci/setup
	.ci/fixtures $(ARGS)

pictures:
	@.ci/setup tests
	swift build -c release --product gallery
	.build/release/gallery --page photo-source --size 390x420 --scale 2 \
	  --screenshot Sources/Gallery/Pictures/photo-source.png
	for session in fade fling rubber-band interrupted retargeted \
	  indicators-swipe pill-retargeted sliding; do \
	  .build/release/gallery --headless --replay Tests/Sessions/$$session.jsonl \
	    --filmstrip Sources/Gallery/Pictures/$$session.png || exit 1; \
	done
	# Larger text is a difference to show.
	.build/release/gallery --headless --replay Tests/Sessions/fling.jsonl --text-size xLarge \
	  --report .build/report || true
	chromium --headless --no-sandbox --hide-scrollbars --force-color-profile=srgb \
	  --window-size=1420,880 --screenshot=Sources/Gallery/Pictures/report.png \
	  "file://$(CURDIR)/.build/report/fling/report.html"

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)
	@for script in .ci/*; do bash -n "$$script" || exit 1; done

format:
	swift format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup tests
