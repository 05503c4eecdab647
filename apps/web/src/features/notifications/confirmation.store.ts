import { createStore } from 'zustand/vanilla'
import type { Variant } from '@/features/notifications/notification.store.ts'

export interface Question {
  variant?: Variant
  id: number | string
  message: string
  /** What it is about, shown beside the question. */
  picture?: string
  action: () => Promise<unknown>
}

interface ConfirmationState {
  question: Question | null
  variant: Variant
  id: number | string | null
  message: string
  proceeding: boolean
}

interface ConfirmationActions {
  ask: (question: Question) => void
  cancel: () => void
  proceed: () => Promise<void>
}

export type Confirmation = ConfirmationState & ConfirmationActions

const none: ConfirmationState = { question: null, variant: 'info', id: null, message: '', proceeding: false }

/** The bar that asks before something costly is done. One question at a time; a route change withdraws it. */
export const createConfirmationStore = () =>
  createStore<Confirmation>()((set, get) => ({
    ...none,
    ask: (question) =>
      set({ ...none, question, variant: question.variant ?? 'danger', id: question.id, message: question.message }),
    cancel: () => set(none),
    async proceed() {
      const { question, proceeding } = get()
      if (!question || proceeding) return
      set({ proceeding: true })
      try {
        await question.action()
      } finally {
        // Another question may have been asked meanwhile: that one stays.
        if (get().question === question) set(none)
      }
    },
  }))

export type ConfirmationStore = ReturnType<typeof createConfirmationStore>
