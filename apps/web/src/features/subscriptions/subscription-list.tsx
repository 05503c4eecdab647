import type { Paginated, Subscription } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract/constants'
import octopus from '@/assets/sketch/octopus.svg'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { subscriptionColumns } from '@/features/subscriptions/subscription-columns.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SkeletonTable } from '@/ui/skeleton-table.tsx'
import { State } from '@/ui/state.tsx'
import { Table } from '@/ui/table.tsx'

export const SubscriptionSkeleton = () => (
  <SkeletonTable count={pageSize} label="Loading subscriptions" columns={subscriptionColumns} />
)

interface SubscriptionListProps {
  first: Paginated<Subscription>
  query: { search: string; status: 'all' | 'active' | 'canceled' }
}

export function SubscriptionList({ first, query }: SubscriptionListProps) {
  const { search, status } = query
  const app = useApp()
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginateSubscriptions({ query: { ...next, ...query } })),
    useListMemory<Subscription>(),
  )
  if (list.rows.length === 0)
    return (
      <State
        picture={<Sketch src={octopus} inked />}
        title={search || status !== 'all' ? 'No subscription found' : 'No subscriptions yet'}
      >
        {search
          ? `No email begins with “${search}”.`
          : status === 'all'
            ? 'Subscriptions appear here once somebody buys a plan.'
            : `None is ${status}.`}
      </State>
    )
  return (
    <>
      <Table caption="Subscriptions" columns={subscriptionColumns} rows={list.rows} rowKey={({ id }) => id} />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}
