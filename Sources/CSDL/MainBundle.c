// What the main bundle says of a program that is a file and no bundle.
//
// Code makes a `Logger` of `Bundle.main.bundleIdentifier!`, often in a global constant, and shows the
// version of its `infoDictionary`. Foundation finds none of that for a program of SwiftPM's and has no
// way to set it; what Foundation is made of has. It is done before any code of the program runs. Where
// those functions cannot be found, nothing happens.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>

typedef const void *Reference;

static Reference find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

__attribute__((constructor)) static void identifyMainBundle(void) {
  Reference (*mainBundle)(void) = find("CFBundleGetMainBundle");
  Reference (*information)(Reference) = find("CFBundleGetInfoDictionary");
  Reference (*string)(Reference, const char *, unsigned) = find("CFStringCreateWithCString");
  Reference (*value)(Reference, Reference) = find("CFDictionaryGetValue");
  void (*setValue)(Reference, Reference, Reference) = find("CFDictionarySetValue");
  if (!mainBundle || !information || !string || !value || !setValue) return;
  Reference known = information(mainBundle());
  if (!known) return;
  // Without an identifier, preferences are kept by the name of the program; so they are with this one.
  const char *name = program_invocation_short_name;
  const char *const defaults[][2] = {
      {"CFBundleIdentifier", name},  {"CFBundleName", name},
      {"CFBundleDisplayName", name}, {"CFBundleExecutable", name},
      {"CFBundleVersion", "1"},      {"CFBundleShortVersionString", "1.0"},
  };
  const unsigned utf8 = 0x08000100;
  for (unsigned i = 0; i < sizeof defaults / sizeof *defaults; i++) {
    Reference key = string(0, defaults[i][0], utf8), text = string(0, defaults[i][1], utf8);
    if (key && text && !value(known, key)) setValue(known, key, text);
  }
}
