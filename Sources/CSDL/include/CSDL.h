// The one place that names the C headers behind Host. No logic: what Swift cannot import by itself
// (macros with casts, symbols without a header) is spelled out here, the rest is used as it is.
#pragma once

// Host has its own main. Without the five lines below SDL_cpuinfo.h brings all of immintrin.h in.
#define SDL_MAIN_HANDLED
#define SDL_DISABLE_IMMINTRIN_H
#define SDL_DISABLE_XMMINTRIN_H
#define SDL_DISABLE_EMMINTRIN_H
#define SDL_DISABLE_PMMINTRIN_H
#define SDL_DISABLE_MMINTRIN_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>
// Swift's Glibc module leaves it out.
#include <sys/eventfd.h>

/// A window position that leaves the choice to the window manager.
static inline int csdl_window_position_centred(void) { return SDL_WINDOWPOS_CENTERED; }

/// The `which` of mouse events that SDL made from touches.
static inline Uint32 csdl_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }

/// Calls an initialiser of a Swift class that takes nothing, for a class.
static inline void *_Nonnull csdl_make_object(
    const void *_Nonnull initialiser, const void *_Nonnull class_) {
  typedef void *_Nonnull (*Initialiser)(__attribute__((swift_context)) const void *_Nonnull)
      __attribute__((swiftcall));
  return ((Initialiser)initialiser)(class_);
}

/// An eventfd that becomes readable when the main dispatch queue has work. libdispatch exports it
/// for run loops; no header declares it.
int _dispatch_get_main_queue_handle_4CF(void);

/// Called by the Swift runtime, where it is not null, for each job that any thread may run, in place
/// of putting it into the global queue. The library exports it; no header declares it. It is a
/// function of Swift's calling convention that takes the job and the runtime's own function.
extern void *_Nullable swift_task_enqueueGlobal_hook
    __attribute__((swift_attr("nonisolated(unsafe)")));
