import { useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createListMemories } from '@/lib/list-memory.ts'
import type { ListMemory } from '@/lib/use-paged.ts'

/** One per tab: made when the first list is, never on the server, which keeps nothing between requests. */
let memories: ReturnType<typeof createListMemories> | undefined

/**
 * Going back to a list finds it as it was left. Only by Back and Forward: a link to the same address asks anew.
 */
export function useListMemory<T>(): ListMemory<T> {
  const { key } = useLocation()
  const type = useNavigationType()
  return useMemo(() => {
    memories ??= createListMemories()
    const memory = memories<T>(key)
    return type === 'POP' ? memory : { ...memory, recall: () => undefined }
  }, [key, type])
}
