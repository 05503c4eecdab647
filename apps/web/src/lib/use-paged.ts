import type { Paginated } from '@inkbloom/contract'
import { useEffect, useState } from 'react'

type Page<T> = Pick<Paginated<T>, 'data' | 'current_page' | 'last_page' | 'next'>

/** Rows others add meanwhile may push one onto the next page: a repeated id is dropped. */
export function append<T extends { id: number }>(rows: readonly T[], more: readonly T[]): T[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...more.filter(({ id }) => !known.has(id))]
}

interface Grown<T> {
  first: Page<T>
  rows: T[]
  end: Page<T>
}

/** Where a list is kept while its screen is closed, so that coming back finds everything that was loaded. */
export interface ListMemory<T> {
  recall(): Grown<T> | undefined
  keep(list: Grown<T>): void
}

/**
 * A list that starts with the loader's page and grows by Load more. A new first page (another search, a reload)
 * starts it over, and an answer that belongs to the old one is thrown away.
 */
export function usePaged<T extends { id: number }>(
  first: Page<T>,
  loadMore: (query: { page: number; after?: string }) => Promise<Page<T> | null>,
  memory?: ListMemory<T>,
) {
  const [list, setList] = useState<Grown<T>>(() => {
    const kept = memory?.recall()
    return kept?.first === first ? kept : { first, rows: first.data, end: first }
  })
  const [busy, setBusy] = useState(false)
  if (list.first !== first) {
    setList({ first, rows: first.data, end: first })
    setBusy(false)
  }

  useEffect(() => memory?.keep(list), [memory, list])

  async function more() {
    const { current_page, next } = list.end
    setBusy(true)
    const page = await loadMore({ page: current_page + 1, ...(next && { after: next }) })
    setBusy(false)
    if (!page) return
    setList((now) => (now.first === first ? { first, rows: append(now.rows, page.data), end: page } : now))
  }
  const replace = (row: T) =>
    setList((now) => ({ ...now, rows: now.rows.map((kept) => (kept.id === row.id ? row : kept)) }))

  const remove = (id: number) => setList((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) }))

  return { rows: list.rows, hasMore: list.end.current_page < list.end.last_page, busy, more, replace, remove }
}
