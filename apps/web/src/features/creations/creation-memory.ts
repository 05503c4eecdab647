const key = 'create'

interface Kept {
  user: number
  draft: string
  /** Drawings whose end nobody has been told about. */
  pending: string[]
}

/** The description and the drawings under way, across a reload. Of one person: the next at this device starts empty. */
export function createCreationMemory(storage: Storage | null, user: number) {
  function read(): Kept {
    const nothing = { user, draft: '', pending: [] }
    try {
      const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null
      return kept?.user === user ? { ...nothing, ...kept } : nothing
    } catch {
      return nothing
    }
  }
  function write(changes: Partial<Kept>) {
    try {
      storage?.setItem(key, JSON.stringify({ ...read(), ...changes }))
    } catch {
      // A full or forbidden storage: the description holds until the tab is closed.
    }
  }
  return {
    draft: () => read().draft,
    keepDraft: (draft: string) => write({ draft }),
    pending: () => read().pending,
    remember: (requestId: string) => write({ pending: [...read().pending, requestId] }),
    forget: (requestId: string) => write({ pending: read().pending.filter((id) => id !== requestId) }),
    keepPending: (known: readonly string[]) => write({ pending: read().pending.filter((id) => known.includes(id)) }),
  }
}

export type CreationMemory = ReturnType<typeof createCreationMemory>
