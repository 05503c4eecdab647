import type { User } from '@inkbloom/contract'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { type Column, TableActions, TableMain } from '@/ui/table.tsx'

function Status({ user }: { user: User }) {
  if (user.admin) return <Tag tone="info">Admin</Tag>
  if (user.blocked)
    return (
      <Tag tone="danger" icon={<Ban />}>
        Blocked
      </Tag>
    )
  return (
    <Tag tone="success" icon={<CircleCheck />}>
      Active
    </Tag>
  )
}

interface UserActions {
  toggle: (user: User) => void
  showCredits: (user: User) => void
}

/** The admin can be neither blocked nor deleted, and has no credits: that row has no buttons. */
export const userColumns = (actions: UserActions): Column<User>[] => [
  {
    key: 'user',
    header: 'User',
    usual: 150,
    part: 'main',
    cell: (user) => (
      <TableMain picture={<Avatar name={user.name} photo={user.photo} />}>
        {user.name}
        <span className="small muted block font-normal">{user.email}</span>
      </TableMain>
    ),
  },
  { key: 'plan', header: 'Plan', usual: 48, cell: (user) => (user.admin ? '–' : user.plan.title) },
  {
    key: 'joined',
    header: 'Joined',
    usual: 110,
    cell: (user) => (
      <time dateTime={user.created_at} title={absoluteDate(user.created_at)}>
        {relativeDate(user.created_at)}
      </time>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    usual: 80,
    cell: (user) => (
      <span className="inline-grid justify-items-start md:min-w-26">
        <Status user={user} />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    usual: 130,
    part: 'actions',
    cell: (user) =>
      !user.admin && (
        <TableActions>
          <Button
            size="sm"
            look="ghost"
            aria-label={`Credits of ${user.name}`}
            onClick={() => actions.showCredits(user)}
          >
            Credits
          </Button>
          <Button
            className="md:min-w-22"
            size="sm"
            look={user.blocked ? 'outline' : 'quiet-danger'}
            aria-label={`${user.blocked ? 'Unblock' : 'Block'} ${user.name}`}
            onClick={() => actions.toggle(user)}
          >
            {user.blocked ? 'Unblock' : 'Block'}
          </Button>
        </TableActions>
      ),
  },
]
