import type { Page } from '@inkbloom/contract'
import { useStoreOf, useUser } from '@/features/session/app-context.tsx'
import { coloringKey } from '@/features/session/saved-colorings.store.ts'

/** Brings a page of a list up to date with what its viewer has colored meanwhile; also while the list is shown. */
export function useSavedColorings(): (page: Page) => Page {
  const saved = useStoreOf('savedColorings', (colorings) => colorings.saved)
  const { id } = useUser()
  return (page) => {
    const colored = saved[coloringKey(id, page.id)]
    if (!colored || colored.revision <= (page.colored?.revision ?? 0)) return page
    return { ...page, colored, is_colored: true, colored_count: page.colored_count + (page.is_colored ? 0 : 1) }
  }
}
