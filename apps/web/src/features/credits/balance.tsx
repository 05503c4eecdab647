import { useEffect } from 'react'
import { Link } from 'react-router'
import { refreshCredits, useCredits } from '@/features/credits/read-credits.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { day } from '@/lib/dates.ts'
import { Drop } from '@/ui/ink.tsx'

const count = (left: number) => Math.max(0, left).toLocaleString('en-US')

/** Both kinds of credits, in the header of every screen. Absent until they are known: a 0 that jumps to 41 is a lie. */
export function Balance() {
  const app = useApp()
  const credits = useCredits()
  useEffect(() => {
    const left = new AbortController()
    const refresh = () => void refreshCredits(app, { signal: left.signal })
    refresh()
    // Spent in another window, or a month later on a tablet that was never switched off.
    window.addEventListener('focus', refresh, { signal: left.signal })
    return () => left.abort()
  }, [app])
  if (!credits) return null
  const { public_page, page_creation, renews_at } = credits
  return (
    <Link className="balance numerals" to="/account" title={renews_at ? `New credits on ${day(renews_at)}` : undefined}>
      <span className="sr-only">Credits:</span>
      <span className="balance__kind">
        <Drop tone="cerulean" />
        <b>{count(public_page)}</b> <span className="balance__word">coloring</span>
      </span>
      <span className="balance__kind">
        <Drop />
        <b>{count(page_creation)}</b> <span className="balance__word">creating</span>
      </span>
    </Link>
  )
}
