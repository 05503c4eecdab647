import type { Page } from '@inkbloom/contract'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { continued } from '@/features/pages/shelf-content.ts'
import { useApp, useStoreOf, useUser } from '@/features/session/app-context.tsx'
import { ProgressRing } from '@/ui/progress.tsx'

/** What was begun, and the page of the day, above a list. Nothing where there is neither. */
export function Shelf() {
  const { id } = useUser()
  const known = useStoreOf('shelf', (shelf) => (shelf.known?.userId === id ? shelf.known : null))
  const saved = useStoreOf('savedColorings', (colorings) => colorings.saved)
  const own = Object.entries(saved).flatMap(([key, colored]) => (key.startsWith(`${id}/`) ? [colored] : []))
  const begun = continued(known?.unfinished ?? [], own)
  const day = known?.ofTheDay ?? null
  if (begun.length === 0 && !day) return null
  return (
    <div className="shelf">
      {begun.length > 0 && (
        <section className="shelf__begun" aria-labelledby="continue-coloring">
          <div className="shelf__head">
            <h2 id="continue-coloring">Continue coloring</h2>
            <Link className="link" to="/pages/colored">
              All colored pages
            </Link>
          </div>
          <ul className="shelf__row">
            {begun.slice(0, day ? 3 : 4).map((page) => (
              <li key={page.id}>
                <ShelfCard page={page}>
                  <ProgressRing value={page.colored?.progress ?? 0} />
                  <span className="numerals">
                    <b>{page.colored?.progress}%</b> colored
                  </span>
                </ShelfCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      {day && (
        <section className="shelf__day" aria-labelledby="page-of-the-day">
          <div className="shelf__head">
            <h2 id="page-of-the-day">Page of the day</h2>
          </div>
          <ShelfCard page={day}>
            <Sun />
            <span>For everybody</span>
          </ShelfCard>
        </section>
      )}
    </div>
  )
}

function ShelfCard({ page, children }: { page: Page; children: ReactNode }) {
  const { platform } = useApp()
  const { line, lineSet } = pagePicture(page, platform.apiOrigin, { atRest: 'colors' })
  return (
    <Link className="shelf-card" to={`/pages/${page.id}/color`}>
      <span className="shelf-card__picture sheet">
        <img src={line} srcSet={lineSet} sizes="96px" alt="" width="96" height="96" decoding="async" />
      </span>
      <span className="shelf-card__words">
        <span className="shelf-card__title" dir="auto">
          {page.title}
        </span>
        <span className="shelf-card__fact">{children}</span>
      </span>
    </Link>
  )
}
