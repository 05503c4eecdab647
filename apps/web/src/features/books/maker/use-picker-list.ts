import type { Page, Paginated, Scope } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { append } from '@/lib/use-paged.ts'

interface Query {
  scope: Scope
  search: string
}

/** A list of pages in a dialog. What was loaded for another search is thrown away when the answer to this one comes. */
export function usePickerList({ scope, search }: Query) {
  const app = useApp()
  const [loaded, setLoaded] = useState<{ pages: Page[]; end: Paginated<Page> } | null>(null)
  const [busy, setBusy] = useState(true)

  useEffect(() => {
    const left = new AbortController()
    const query = { scope, search, page: 1 }
    setBusy(true)
    void app
      .call(() => app.api.paginatePages({ query }, { signal: left.signal }))
      .then((first) => {
        if (left.signal.aborted) return
        setBusy(false)
        if (first) setLoaded({ pages: first.data, end: first })
      })
    return () => left.abort()
  }, [app, scope, search])

  async function more() {
    if (!loaded) return
    const { current_page, next } = loaded.end
    const query = { scope, search, page: current_page + 1, ...(next && { after: next }) }
    setBusy(true)
    const end = await app.call(() => app.api.paginatePages({ query }))
    setBusy(false)
    if (end) setLoaded((now) => (now?.end === loaded.end ? { pages: append(now.pages, end.data), end } : now))
  }
  const { end, pages } = loaded ?? { end: null, pages: null }
  return { pages, busy, more, hasMore: end !== null && end.current_page < end.last_page }
}
