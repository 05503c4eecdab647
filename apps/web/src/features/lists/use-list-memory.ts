import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { createListMemories } from '@/lib/list-memory.ts'
import type { ListMemory } from '@/lib/use-paged.ts'

/** One per tab: made when the first list is, never on the server, which keeps nothing between requests. */
let memories: ReturnType<typeof createListMemories> | undefined

export function listMemory<T>(entry: string): ListMemory<T> {
  memories ??= createListMemories()
  return memories<T>(entry)
}

/**
 * Going back to a list finds it as it was left. Only by Back and Forward: a link to the same address is a new entry of
 * the history, and asks anew.
 */
export function useListMemory<T>(): ListMemory<T> {
  const { key } = useLocation()
  return useMemo(() => listMemory<T>(key), [key])
}
