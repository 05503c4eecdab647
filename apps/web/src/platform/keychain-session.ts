import type { SessionStorage } from '@/platform/platform.ts'

interface Kept {
  state: { token?: string; user: unknown }
  version: number
}

/**
 * The session, with its token in the system's keychain and the rest in local storage: what local storage holds can be read from a
 * backup of the device. `token` is what the keychain had at the start; later it only writes.
 */
export function createKeychainSession(
  storage: Storage | null,
  token: string,
  writeToken: (token: string) => void,
): SessionStorage {
  let known = token
  const remember = (next: string) => {
    if (next === known) return
    known = next
    writeToken(next)
  }
  return {
    getItem(name) {
      const kept = storage?.getItem(name)
      if (!kept && !known) return null
      // Systems clear local storage of applications that were not used for weeks. The keychain stays.
      const { state, version } = kept ? (JSON.parse(kept) as Kept) : { state: { user: null }, version: 0 }
      return JSON.stringify({ state: { ...state, token: known }, version })
    },
    setItem(name, value) {
      const { state, version } = JSON.parse(value) as Kept
      const { token: next = '', ...rest } = state
      remember(next)
      storage?.setItem(name, JSON.stringify({ state: rest, version }))
    },
    removeItem(name) {
      remember('')
      storage?.removeItem(name)
    },
  }
}
