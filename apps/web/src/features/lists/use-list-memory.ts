import type { User } from '@inkbloom/contract'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '@/features/shell/app-context.tsx'
import { createListMemories } from '@/lib/list-memory.ts'
import type { ListMemory } from '@/lib/use-paged.ts'

/** One per tab: made when the first list is, never on the server, which keeps nothing between requests. */
let memories: ReturnType<typeof createListMemories> | undefined

/** By the entry of the history and by the person: the next who signs in on this device goes back through the same entries. */
export function listMemory<T>(key: string, { id }: User): ListMemory<T> {
  memories ??= createListMemories()
  return memories<T>(`${id}/${key}`)
}

/**
 * Going back to a list finds it as it was left. Only by Back and Forward: a link to the same address is a new entry of
 * the history, and asks anew.
 */
export function useListMemory<T>(): ListMemory<T> {
  const { key } = useLocation()
  const user = useUser()
  return useMemo(() => listMemory<T>(key, user), [key, user])
}
