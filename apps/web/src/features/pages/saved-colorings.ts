import type { Colored, Page } from '@inkbloom/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useUser } from '@/features/shell/app-context.tsx'

/** What was colored in this tab, by person and page. Lists that were loaded before know nothing of it. */
const savedColorings = createStore<Record<string, Colored>>(() => ({}))

const keyOf = (userId: number, pageId: number) => `${userId}/${pageId}`

export function noteSaved(userId: number, colored: Colored): void {
  savedColorings.setState({ [keyOf(userId, colored.page_id)]: colored })
}

/** Brings a page of a list up to date with what its viewer has colored meanwhile; also while the list is shown. */
export function useSavedColorings(): (page: Page) => Page {
  const saved = useStore(savedColorings)
  const { id } = useUser()
  return (page) => {
    const colored = saved[keyOf(id, page.id)]
    if (!colored || colored.revision <= (page.colored?.revision ?? 0)) return page
    return { ...page, colored, is_colored: true, colored_count: page.colored_count + (page.is_colored ? 0 : 1) }
  }
}
