import type { Page, Paginated } from '@inkbloom/contract'
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

interface PageGridProps {
  module: PageModule
  first: Paginated<Page>
  query: PageQuery
}

/** As many as a desktop shows at first: the rest can wait until somebody scrolls. */
const above = 8

export function PageGrid({ module, first, query }: PageGridProps) {
  const app = useApp()
  const { scope } = module
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query, scope } })),
    useListMemory<Page>(),
  )
  const upToDate = useSavedColorings()
  const actions = usePageActions(list, { leavesWithHeart: scope === 'favorited' })
  if (list.rows.length === 0) return <EmptyPages module={module} query={query} />
  return (
    <>
      <ul className="card-grid">
        {list.rows.map((page, i) => (
          <li key={page.id} className="min-w-0">
            <PageCard
              page={upToDate(page)}
              eager={i < above}
              actions={actions}
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
    </>
  )
}
