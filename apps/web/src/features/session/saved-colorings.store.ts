import type { Colored } from '@inkbloom/contract'
import { createStore } from 'zustand/vanilla'

interface SavedColorings {
  /** What was colored in this tab, by person and page. Lists that were loaded before know nothing of it. */
  saved: Record<string, Colored>
  note: (userId: number, colored: Colored) => void
}

export const coloringKey = (userId: number, pageId: number) => `${userId}/${pageId}`

export const createSavedColoringsStore = () =>
  createStore<SavedColorings>()((set) => ({
    saved: {},
    note: (userId, colored) =>
      set(({ saved }) => ({ saved: { ...saved, [coloringKey(userId, colored.page_id)]: colored } })),
  }))

export type SavedColoringsStore = ReturnType<typeof createSavedColoringsStore>
