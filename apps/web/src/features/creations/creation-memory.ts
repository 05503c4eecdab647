import type { Wish } from '@/features/creations/tracked.ts'

const key = 'create'

/** A drawing that was asked for. */
export interface Order {
  id: string
  wish: Wish
}

interface Kept {
  user: number
  draft: string
  /** Asked for, and not confirmed by the server: without a network they wait here, also across a reload. */
  waiting: Order[]
  /** Drawings whose end nobody has been told about. */
  pending: string[]
}

/** The description and the drawings under way, across a reload. Of one person: the next at this device starts empty. */
export function createCreationMemory(storage: Storage | null, user: number) {
  function read(): Kept {
    const nothing = { user, draft: '', waiting: [], pending: [] }
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
    waiting: () => read().waiting,
    await: (order: Order) => write({ waiting: [...read().waiting.filter(({ id }) => id !== order.id), order] }),
    confirm: (requestId: string) => write({ waiting: read().waiting.filter(({ id }) => id !== requestId) }),
    pending: () => read().pending,
    remember: (requestId: string) => write({ pending: [...read().pending, requestId] }),
    forget: (requestId: string) => write({ pending: read().pending.filter((id) => id !== requestId) }),
    keepPending: (known: readonly string[]) => write({ pending: read().pending.filter((id) => known.includes(id)) }),
  }
}

export type CreationMemory = ReturnType<typeof createCreationMemory>
