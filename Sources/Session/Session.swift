// The module map is in Sources/README.md.
