const key = 'trial'

/** Long enough to come back at the weekend; later nobody remembers what they had drawn. */
const keptMs = 7 * 86_400_000

export interface KeptTrial {
  prompt: string
  /** A data URI; empty where the device had no room for it. */
  picture: string
  seed: number
  missing: string[]
}

interface Kept extends KeptTrial {
  /** Who was offered it first: the next at this device need not see it. */
  user: number | null
  at: number
}

/** A visitor's last drawing. It is nowhere but on this device, until they make a page of it. */
export function createTrialMemory(storage: Storage | null, now = Date.now) {
  function read(): Kept | null {
    try {
      const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null
      return kept && typeof kept.prompt === 'string' && now() - kept.at < keptMs ? kept : null
    } catch {
      return null
    }
  }
  function write(kept: Kept): boolean {
    try {
      storage?.setItem(key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }
  return {
    keep(trial: KeptTrial) {
      const kept = { ...trial, user: null, at: now() }
      // A full or forbidden storage: the words and the seed are enough to draw it again.
      if (!write(kept)) write({ ...kept, picture: '' })
    },
    /** What a visitor has drawn here. */
    last(): KeptTrial | null {
      const kept = read()
      return kept?.user === null ? kept : null
    },
    /** The same for somebody who has signed in. From then on it is theirs alone. */
    of(user: number): KeptTrial | null {
      const kept = read()
      if (kept?.user === null) write({ ...kept, user })
      return kept && (kept.user === null || kept.user === user) ? kept : null
    },
    forget: () => storage?.removeItem(key),
  }
}

export type TrialMemory = ReturnType<typeof createTrialMemory>
