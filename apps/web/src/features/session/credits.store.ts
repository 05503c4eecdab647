import type { Credit } from '@inkbloom/contract'
import { createStore } from 'zustand/vanilla'

interface Credits {
  /** What somebody has left, as far as this tab knows, and who that is: the next person must not see it. */
  known: { userId: number; credits: Credit } | null
  note: (userId: number, credits: Credit) => void
}

export const createCreditsStore = () =>
  createStore<Credits>()((set) => ({
    known: null,
    note: (userId, credits) => set({ known: { userId, credits } }),
  }))

export type CreditsStore = ReturnType<typeof createCreditsStore>
