import type { Colored, Paginated } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract/constants'
import octopus from '@/assets/sketch/octopus.svg'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SkeletonTable } from '@/ui/skeleton-table.tsx'
import { State } from '@/ui/state.tsx'
import { type Column, Table, TableMain, Thumb } from '@/ui/table.tsx'

const columns = (origin: string): Column<Colored>[] => [
  {
    key: 'page',
    header: 'Page',
    usual: 190,
    part: 'main',
    cell: (colored) => (
      <TableMain picture={<Thumb src={origin + (colored.thumbs[0]?.url ?? colored.preview)} />}>
        <bdi>{colored.page?.title ?? 'A deleted page'}</bdi>
      </TableMain>
    ),
  },
  { key: 'user', header: 'Colored by', usual: 72, cell: (colored) => colored.user.name },
  {
    key: 'date',
    header: 'Date',
    usual: 92,
    cell: (colored) => (
      <time dateTime={colored.created_at} title={absoluteDate(colored.created_at)}>
        {relativeDate(colored.created_at)}
      </time>
    ),
  },
]

export const ColoredSkeleton = () => (
  <SkeletonTable
    count={pageSize}
    label="Loading colored pages"
    columns={columns('')}
    picture={<span className="thumb" />}
    below={false}
  />
)

export function ColoredList({ first, search }: { first: Paginated<Colored>; search: string }) {
  const app = useApp()
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginateColoreds({ query: { ...next, search } })),
    useListMemory<Colored>(),
  )
  if (list.rows.length === 0)
    return (
      <State picture={<Sketch src={octopus} inked />} title={search ? 'No matches' : 'Nothing has been colored yet'}>
        {search ? `No page or person matches “${search}”.` : 'What people color appears here.'}
      </State>
    )
  return (
    <>
      <Table
        caption="Colored pages"
        columns={columns(app.platform.apiOrigin)}
        rows={list.rows}
        rowKey={({ id }) => id}
      />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}
