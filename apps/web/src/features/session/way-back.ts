const key = 'way-back'

/** Long enough to wait for a mailed link; next week nobody remembers where they had wanted to go. */
const keptMs = 60 * 60_000

interface Kept {
  path: string
  user: number | null
  at: number
}

/** A path of this product and nothing that a browser would read as another host. */
const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && new URL(path, 'http://own').host === 'own'

/**
 * Where somebody was going when they had to sign in. Kept on the device and not in the address: a mailed link opens another
 * tab, and no link from outside can choose where a sign-in leads.
 */
export function createWayBack(storage: Storage | null, now = Date.now) {
  const forget = () => storage?.removeItem(key)
  function read(): Kept | null {
    try {
      const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null
      return kept && now() - kept.at <= keptMs && isOwnPath(kept.path) ? kept : null
    } catch {
      return null
    }
  }
  /** Of one person, where it is known who that was: the next at this device need not see what they looked for. */
  function remember(path: string, user: number | null) {
    try {
      storage?.setItem(key, JSON.stringify({ path, user, at: now() } satisfies Kept))
    } catch {
      // A full or forbidden storage: they land where everybody does.
    }
  }
  return {
    remember,
    /** For somebody who is going nowhere in particular: a link that they had followed comes first. */
    offer(path: string) {
      if (!read()) remember(path, null)
    },
    /** Once: the next sign-in leads home again. */
    take(user: number): string | null {
      const kept = read()
      forget()
      return kept && (kept.user === null || kept.user === user) ? kept.path : null
    },
    forget,
  }
}

export type WayBack = ReturnType<typeof createWayBack>
