/** Work that is nowhere but on the screen. A new version of the application waits until there is none. */
export function createUnsaved() {
  const held = new Set<symbol>()
  let waiting: (() => void)[] = []
  return {
    /** Returns how to let go. */
    hold(): () => void {
      const mark = Symbol()
      held.add(mark)
      return () => {
        held.delete(mark)
        if (held.size === 0) for (const go of waiting.splice(0)) go()
      }
    },
    any: () => held.size > 0,
    /** At once, or when the last has let go. */
    whenNone(go: () => void) {
      if (held.size === 0) go()
      else waiting = [...waiting, go]
    },
  }
}

export type Unsaved = ReturnType<typeof createUnsaved>
