import type { Page } from '@inkbloom/contract'
import { createStore } from 'zustand/vanilla'

interface Shelf {
  /** What stands above the lists, and whose it is: the next person must not see it. */
  known: { userId: number; unfinished: readonly Page[]; ofTheDay: Page | null } | null
}

export const createShelfStore = () => createStore<Shelf>()(() => ({ known: null }))

export type ShelfStore = ReturnType<typeof createShelfStore>
