import type { Page, Paginated } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract/constants'
import { useState } from 'react'
import octopus from '@/assets/sketch/octopus.svg'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { adminPageColumns } from '@/features/pages/admin-page-columns.tsx'
import { ChosenBar } from '@/features/pages/chosen-bar.tsx'
import { PageInspector } from '@/features/pages/page-inspector.tsx'
import { useBlocking } from '@/features/pages/use-blocking.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SkeletonTable } from '@/ui/skeleton-table.tsx'
import { State } from '@/ui/state.tsx'
import { Table } from '@/ui/table.tsx'

export interface AdminPageQuery {
  search: string
  status: 'all' | 'public' | 'reported' | 'blocked'
}

const nothing = { toggle: () => {}, open: () => {}, choose: () => {}, isChosen: () => false }

export const AdminPageSkeleton = () => (
  <SkeletonTable
    count={pageSize}
    label="Loading pages"
    columns={adminPageColumns('', nothing)}
    picture={<span className="thumb" />}
  />
)

const emptyWords = {
  all: { title: 'No pages yet', text: 'They appear here as soon as somebody draws one.' },
  public: { title: 'No page is public', text: 'What everybody can see appears here.' },
  reported: { title: 'Nothing has been reported', text: 'Pages that people report appear here.' },
  blocked: { title: 'Nothing is blocked', text: 'What you block appears here.' },
}

export function AdminPageList({ first, query }: { first: Paginated<Page>; query: AdminPageQuery }) {
  const app = useApp()
  const asked = useStoreOf('confirmation', (state) => state.id)
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query } })),
    useListMemory<Page>(),
  )
  const [openId, setOpenId] = useState<number | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const blocking = useBlocking(list)
  const choose = (page: Page, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, page.id] : [...before].filter((id) => id !== page.id)))
  const chosenPages = list.rows.filter((page) => chosen.has(page.id) && !page.blocked && !page.deleted)

  if (list.rows.length === 0) {
    const { title, text } = emptyWords[query.status]
    return (
      <State picture={<Sketch src={octopus} inked />} title={query.search ? 'No page by that name' : title}>
        {query.search ? `No page has the words “${query.search}”.` : text}
      </State>
    )
  }
  return (
    <>
      <Table
        caption="Pages"
        columns={adminPageColumns(app.platform.apiOrigin, {
          toggle: blocking.toggle,
          open: (page) => setOpenId(page.id),
          choose,
          isChosen: ({ id }) => chosen.has(id),
        })}
        rows={list.rows}
        rowKey={(page) => page.id}
        isPending={(page) => page.id === asked || chosen.has(page.id)}
      />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
      <ChosenBar
        count={chosenPages.length}
        onBlock={() => blocking.askAll(chosenPages, () => setChosen(new Set()))}
        onClear={() => setChosen(new Set())}
      />
      <PageInspector
        page={list.rows.find(({ id }) => id === openId) ?? null}
        onToggle={blocking.toggle}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
