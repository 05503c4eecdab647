import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/shell/app.ts'
import { UserList } from '@/features/users/user-list.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const { signal } = request
  return { search, users: await app.load(() => app.api.paginateUsers({ query: { page: 1, search } }, { signal })) }
}

export function Component() {
  const { users, search } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const box = useSearch()
  return (
    <>
      <PageTitle title="Users">
        <SearchBox
          label="Search users"
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
      </PageTitle>
      {users ? <UserList key={search} first={users} search={search} /> : <ListFailed title="Failed to load users" />}
    </>
  )
}
