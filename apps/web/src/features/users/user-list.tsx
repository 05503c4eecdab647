import type { Paginated, User } from '@inkbloom/contract'
import octopus from '@/assets/sketch/octopus.svg'
import { useApp, useStoreOf } from '@/features/shell/app-context.tsx'
import { userColumns } from '@/features/users/user-columns.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { State } from '@/ui/state.tsx'
import { Table } from '@/ui/table.tsx'

interface UserListProps {
  first: Paginated<User>
  search: string
}

export function UserList({ first, search }: UserListProps) {
  const app = useApp()
  const asked = useStoreOf('confirmation', (state) => state.id)
  const list = usePaged(first, (query) => app.call(() => app.api.paginateUsers({ query: { ...query, search } })))

  async function toggle(user: User) {
    const changed = await app.call(() => app.api.toggleUserBlocked({ params: { id: user.id } }))
    if (changed) list.replace(changed)
  }
  /** Blocking throws somebody out, so it is asked; unblocking is not. */
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
      <State picture={<Sketch src={octopus} inked />} title={search ? 'Nobody by that name' : 'Nobody here yet'}>
        {search ? `No name or email begins with “${search}”.` : 'Whoever signs up appears here.'}
      </State>
    )
  return (
    <>
      <Table
        caption="Users"
        columns={userColumns(onToggle)}
        rows={list.rows}
        rowKey={(user) => user.id}
        isPending={(user) => user.id === asked}
      />
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}
