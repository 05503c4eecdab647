import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListBody } from '@/features/lists/list-body.tsx'
import { loadList } from '@/features/lists/load-list.ts'
import type { App } from '@/features/session/app.ts'
import { UserList, UserSkeleton } from '@/features/users/user-list.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export function loader(app: App, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return loadList(app, request, { search }, (query, options) => app.api.paginateUsers({ query }, options))
}

export function Component() {
  const {
    first,
    query: { search },
  } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
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
      <ListBody key={search} first={first} skeleton={<UserSkeleton />} failed="Failed to load users">
        {(users) => <UserList first={users} search={search} />}
      </ListBody>
    </>
  )
}
