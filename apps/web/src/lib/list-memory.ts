import type { ListMemory } from '@/lib/use-paged.ts'

/** How many lists are kept: enough for a walk through the gallery, too few to fill a phone's memory. */
const most = 12

/** Lists by the entry they belong to. Nothing outlives the tab. */
export function createListMemories() {
  const lists = new Map<string, unknown>()
  return {
    of: <T>(entry: string): ListMemory<T> => ({
      recall: () => lists.get(entry) as ReturnType<ListMemory<T>['recall']>,
      keep(list) {
        lists.delete(entry)
        lists.set(entry, list)
        const oldest = lists.keys().next().value
        if (lists.size > most && oldest !== undefined) lists.delete(oldest)
      },
    }),
    /** Going back loads them anew. */
    forget: () => lists.clear(),
  }
}

export type ListMemories = ReturnType<typeof createListMemories>
