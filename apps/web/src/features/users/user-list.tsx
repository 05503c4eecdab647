import type { Paginated, User } from '@inkbloom/contract'
import { pageSize } from '@inkbloom/contract/constants'
import { useState } from 'react'
import octopus from '@/assets/sketch/octopus.svg'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { userColumns } from '@/features/users/user-columns.tsx'
import { UserCredits } from '@/features/users/user-credits.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SkeletonTable } from '@/ui/skeleton-table.tsx'
import { State } from '@/ui/state.tsx'
import { Table } from '@/ui/table.tsx'

/** What else a block does: the row alone would not say that somebody's plan ends too. */
function toldOf({ name, blocked, plan, subscription }: User): string {
  if (!blocked) return `${name} is unblocked`
  return subscription && !subscription.canceled_at
    ? `${name} is blocked. Their ${plan.title} plan will not renew.`
    : `${name} is blocked`
}

export const UserSkeleton = () => (
  <SkeletonTable
    count={pageSize}
    label="Loading users"
    columns={userColumns({ toggle: () => {}, showCredits: () => {} })}
    picture={<Avatar name="" />}
  />
)

interface UserListProps {
  first: Paginated<User>
  query: { search: string; status: 'all' | 'active' | 'blocked' }
}

export function UserList({ first, query }: UserListProps) {
  const { search } = query
  const app = useApp()
  const asked = useStoreOf('confirmation', (state) => state.id)
  const [shown, setShown] = useState<User | null>(null)
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginateUsers({ query: { ...next, ...query } })),
    useListMemory<User>(),
  )

  async function toggle(user: User) {
    const changed = await app.call(() => app.api.toggleUserBlocked({ params: { id: user.id } }))
    if (!changed) return
    list.replace(changed)
    app.stores.notification.getState().show({
      variant: 'success',
      message: toldOf(changed),
      action: changed.blocked ? { label: 'Undo', run: () => void toggle(changed) } : null,
    })
  }
  /** Blocking locks somebody out, so it asks first; unblocking does not. */
  const onToggle = (user: User) =>
    user.blocked
      ? void toggle(user)
      : app.stores.confirmation.getState().ask({
          variant: 'danger',
          id: user.id,
          message: 'Are you sure to block the user?',
          action: () => toggle(user),
        })

  if (list.rows.length === 0)
    return (
      <State picture={<Sketch src={octopus} inked />} title={search ? 'Nobody by that name' : 'Nobody here'}>
        {search
          ? `No name or email begins with “${search}”.`
          : query.status === 'blocked'
            ? 'Nobody is blocked.'
            : 'People appear here once they sign up.'}
      </State>
    )
  return (
    <>
      <Table
        caption="Users"
        columns={userColumns({ toggle: onToggle, showCredits: setShown })}
        rows={list.rows}
        rowKey={(user) => user.id}
        isPending={(user) => user.id === asked}
      />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
      <UserCredits user={shown} onClose={() => setShown(null)} />
    </>
  )
}
