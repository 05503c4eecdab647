/** Times what the engine does on the main thread by wrapping the doors through which it is called: frames, idle moments, events. */
export interface Meter {
  /** Work of the current frame in ms, input handlers and animation callbacks together; a list of finished frames. */
  frames: number[]
  /** Each idle callback. */
  idle: number[]
  reset(): void
  /** All work since the last reset. */
  total(): number
}

/** @param events false where the caller times events itself: a wrapper around each listener costs as much as some of them. */
export function installMeter(events = true): Meter {
  let frame = 0
  let total = 0
  const meter: Meter = {
    frames: [],
    idle: [],
    reset() {
      meter.frames = []
      meter.idle = []
      frame = total = 0
    },
    total: () => total,
  }
  const timed =
    <Args extends unknown[]>(work: (...args: Args) => unknown, done: (ms: number) => void) =>
    (...args: Args) => {
      const start = performance.now()
      try {
        return work(...args)
      } finally {
        const ms = performance.now() - start
        total += ms
        done(ms)
      }
    }
  const raf = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (work) =>
    raf(
      timed(work, (ms) => {
        frame += ms
      }),
    )
  const idle = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (work, options) =>
    idle(
      timed(work, (ms) => meter.idle.push(ms)),
      options,
    )
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const wrapped =
      events && type.startsWith('pointer') && typeof listener === 'function'
        ? timed(listener.bind(this), (ms) => {
            frame += ms
          })
        : listener
    listen.call(this, type, wrapped, options)
  }
  const close = () => {
    if (frame > 0) meter.frames.push(frame)
    frame = 0
    raf(close)
  }
  raf(close)
  return meter
}
