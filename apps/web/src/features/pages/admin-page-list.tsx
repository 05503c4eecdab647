import type { Page, Paginated } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract/constants'
import octopus from '@/assets/sketch/octopus.svg'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { adminPageColumns } from '@/features/pages/admin-page-columns.tsx'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SkeletonTable } from '@/ui/skeleton-table.tsx'
import { State } from '@/ui/state.tsx'
import { Table } from '@/ui/table.tsx'

export interface AdminPageQuery {
  search: string
  reported: 'true' | 'false'
}

export const AdminPageSkeleton = () => (
  <SkeletonTable
    count={pageSize}
    label="Loading pages"
    columns={adminPageColumns('', () => {})}
    picture={<span className="thumb" />}
  />
)

export function AdminPageList({ first, query }: { first: Paginated<Page>; query: AdminPageQuery }) {
  const app = useApp()
  const asked = useStoreOf('confirmation', (state) => state.id)
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query } })),
    useListMemory<Page>(),
  )

  async function toggle(page: Page) {
    const changed = await app.call(() => app.api.togglePageBlocked({ params: { id: page.id } }))
    if (!changed) return
    list.replace(changed)
    const message = changed.blocked ? `“${changed.title}” is blocked` : `“${changed.title}” is public again`
    app.stores.notification.getState().show({ variant: 'success', message })
  }
  /** Blocking takes a page from everybody, so it asks first; unblocking does not. */
  const onToggle = (page: Page) =>
    page.blocked
      ? void toggle(page)
      : app.stores.confirmation.getState().ask({
          variant: 'danger',
          id: page.id,
          message: 'Are you sure to block the page?',
          picture: app.platform.apiOrigin + page.illustration,
          action: () => toggle(page),
        })

  if (list.rows.length === 0)
    return (
      <State picture={<Sketch src={octopus} inked />} title={query.search ? 'No page by that name' : 'No pages yet'}>
        {query.search ? `No page has the words “${query.search}”.` : 'They appear here as soon as somebody draws one.'}
      </State>
    )
  return (
    <>
      <Table
        caption="Pages"
        columns={adminPageColumns(app.platform.apiOrigin, onToggle)}
        rows={list.rows}
        rowKey={(page) => page.id}
        isPending={(page) => page.id === asked}
      />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}
