import type { Page, Paginated } from '@inkbloom/contract'
import { type ComponentType, useState } from 'react'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { EmptyPages } from '@/features/pages/empty-pages.tsx'
import type { PageQuery } from '@/features/pages/load-pages.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import { PageCard } from '@/features/pages/page-card.tsx'
import { usePageActions } from '@/features/pages/use-page-actions.ts'
import { useSavedColorings } from '@/features/pages/use-saved-colorings.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { LoadMore } from '@/ui/progress.tsx'

export interface OwnMenuProps {
  /** Whose menu is open. */
  page: Page | null
  onClose: () => void
  onDelete: (page: Page) => void
}

interface PageGridProps {
  module: PageModule
  /** What opens from a page of one's own. Passed in: drawing it again is no matter of lists. */
  OwnMenu: ComponentType<OwnMenuProps>
  first: Paginated<Page>
  query: PageQuery
}

/** As many as a desktop shows at first: the rest can wait until somebody scrolls. */
const above = 8

export function PageGrid({ module, first, query, OwnMenu }: PageGridProps) {
  const app = useApp()
  const { scope } = module
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query, scope } })),
    useListMemory<Page>(),
  )
  const upToDate = useSavedColorings()
  const { remove, ...actions } = usePageActions(list, { leavesWithHeart: scope === 'favorited' })
  const [opened, open] = useState<Page | null>(null)
  if (list.rows.length === 0) return <EmptyPages module={module} query={query} />
  return (
    <>
      <ul className="card-grid">
        {list.rows.map((page, i) => (
          <li key={page.id} className="min-w-0">
            <PageCard
              page={upToDate(page)}
              eager={i < above}
              actions={{ ...actions, more: open }}
              atRest={scope === 'colored' ? 'colors' : 'lines'}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
      <OwnMenu page={opened} onClose={() => open(null)} onDelete={remove} />
    </>
  )
}
