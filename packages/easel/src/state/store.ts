/** The shape that `useSyncExternalStore` and zustand's `useStore` both read. */
export interface ReadonlyStore<State> {
  getState(): State
  getInitialState(): State
  subscribe(listener: (state: State, before: State) => void): () => void
}

export interface Store<State> extends ReadonlyStore<State> {
  set(change: Partial<State>): void
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<(state: State, before: State) => void>()
  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(change) {
      // A screen that renders on every stroke although nothing it shows has changed drops frames.
      let isNew = false
      for (const key in change) if (!Object.is(state[key], change[key])) isNew = true
      if (!isNew) return
      const before = state
      state = { ...state, ...change }
      for (const listener of listeners) listener(state, before)
    },
  }
}
