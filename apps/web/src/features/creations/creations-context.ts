import type { Page } from '@inkbloom/contract'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { CreationMemory } from '@/features/creations/creation-memory.ts'
import type { Creations, CreationsState } from '@/features/creations/creations.store.ts'
import type { TrialMemory } from '@/features/creations/trial-memory.ts'

/** As much of a page as there is where it was drawn a moment ago. */
export type Redrawn = Pick<Page, 'id' | 'title' | 'prompt'>

export interface PersonsCreations {
  creations: Creations
  memory: CreationMemory
  trials: TrialMemory
  /** Shows the ways to draw a page again, with what they cost. */
  askRedraw: (page: Redrawn) => void
}

export const CreationsContext = createContext<PersonsCreations | null>(null)

export function useCreationsContext(): PersonsCreations {
  const value = use(CreationsContext)
  if (!value) throw new Error('Creations not found')
  return value
}

export function useCreations<T>(select: (state: CreationsState) => T): T {
  return useStore(useCreationsContext().creations, select)
}
