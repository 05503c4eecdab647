import type { Page, Paginated } from '@inkbloom/contract'
import Check from 'lucide-react/icons/check'
import snail from '@/assets/sketch/snail.svg'
import type { ChoiceQuery } from '@/features/child/load-choice.ts'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { State } from '@/ui/state.tsx'

interface PageChoiceProps {
  first: Paginated<Page>
  query: ChoiceQuery
  chosen: readonly Page[]
  /** No more can be chosen. */
  isFull: boolean
  onToggle: (page: Page) => void
}

export function PageChoice({ first, query, chosen, isFull, onToggle }: PageChoiceProps) {
  const app = useApp()
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query } })),
    useListMemory<Page>(),
  )
  if (list.rows.length === 0)
    return (
      <State picture={<Sketch src={snail} inked />} title="No pages here">
        Look among the others, or search for something else.
      </State>
    )
  return (
    <>
      <ul className="page-choice">
        {list.rows.map((page) => {
          const on = chosen.some(({ id }) => id === page.id)
          const { line, lineSet } = pagePicture(page, app.platform.apiOrigin, { atRest: 'colors' })
          return (
            <li key={page.id}>
              <button
                type="button"
                className="page-choice__one"
                aria-pressed={on}
                aria-disabled={(isFull && !on) || undefined}
                onClick={() => onToggle(page)}
              >
                <span className="page-choice__sheet sheet">
                  <img src={line} srcSet={lineSet} sizes="200px" alt="" width="200" height="200" loading="lazy" />
                </span>
                <span className="page-choice__title" dir="auto">
                  {page.title}
                </span>
                {on && (
                  <span className="page-choice__mark">
                    <Check />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}
