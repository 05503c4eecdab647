export interface FairQueue {
  /** Waits for its turn. `who` has one thing done at a time, however much they bring. */
  run<T>(who: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface FairQueueOptions {
  /** Things done at the same time. */
  slots: number
  /** How many may wait, of one person and of all. */
  waitingEach: number
  waiting: number
  /** What whoever comes too late is told. */
  refuse: (whose: 'own' | 'all') => Error
}

interface Waiting {
  who: number
  start(): void
}

/** Slots that one person cannot take for themselves alone. Whoever gives up while waiting gives up their place. */
export function createFairQueue({ slots, waitingEach, waiting: most, refuse }: FairQueueOptions): FairQueue {
  const running = new Set<number>()
  let line: Waiting[] = []

  function next(): void {
    while (running.size < slots) {
      const first = line.find(({ who }) => !running.has(who))
      if (!first) return
      line = line.filter((one) => one !== first)
      running.add(first.who)
      first.start()
    }
  }

  async function turn(who: number, signal: AbortSignal): Promise<void> {
    if (line.length >= most) throw refuse('all')
    if (line.filter((one) => one.who === who).length >= waitingEach) throw refuse('own')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Waiting = { who, start: resolve }
    const leave = () => {
      line = line.filter((one) => one !== place)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave)
    line.push(place)
    next()
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    run: async (who, signal, work) => {
      signal.throwIfAborted()
      await turn(who, signal)
      try {
        return await work()
      } finally {
        running.delete(who)
        next()
      }
    },
  }
}
