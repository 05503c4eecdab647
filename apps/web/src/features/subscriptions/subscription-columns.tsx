import type { Subscription } from '@inkbloom/contract'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { absoluteDate, day, relativeDate } from '@/lib/dates.ts'
import { price } from '@/lib/numbers.ts'
import { Tag } from '@/ui/controls.tsx'
import { type Column, TableMain } from '@/ui/table.tsx'

const Status = ({ canceled_at }: Subscription) =>
  canceled_at ? (
    <Tag tone="danger" icon={<CircleX />}>
      Canceled
    </Tag>
  ) : (
    <Tag tone="success" icon={<CircleCheck />}>
      Active
    </Tag>
  )

export const subscriptionColumns: Column<Subscription>[] = [
  {
    key: 'user',
    header: 'User',
    usual: 170,
    part: 'main',
    cell: ({ user }) => (
      <TableMain>
        {user.email ?? 'Deleted account'}
        {user.stripe_id && <span className="small muted block font-normal">{user.stripe_id}</span>}
      </TableMain>
    ),
  },
  { key: 'plan', header: 'Plan', usual: 64, cell: ({ plan }) => <span className="capitalize">{plan}</span> },
  { key: 'price', header: 'Price', usual: 48, align: 'end', cell: (row) => price(row.price) },
  {
    key: 'started',
    header: 'Started',
    usual: 112,
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={absoluteDate(created_at)}>
        {relativeDate(created_at)}
      </time>
    ),
  },
  {
    key: 'expires',
    header: 'Expires',
    usual: 64,
    cell: ({ expire_at }) =>
      expire_at ? (
        <time dateTime={expire_at} title={absoluteDate(expire_at)}>
          {day(expire_at)}
        </time>
      ) : (
        <span className="muted">Renews</span>
      ),
  },
  { key: 'status', header: 'Status', usual: 92, cell: Status },
]
