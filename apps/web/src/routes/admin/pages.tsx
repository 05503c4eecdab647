import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { ListBody } from '@/features/lists/list-body.tsx'
import { loadList } from '@/features/lists/load-list.ts'
import { AdminPageList, type AdminPageQuery, AdminPageSkeleton } from '@/features/pages/admin-page-list.tsx'
import type { App } from '@/features/session/app.ts'
import { useSearch } from '@/lib/use-search.ts'
import { Switch } from '@/ui/controls.tsx'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export function loader(app: App, { request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query: AdminPageQuery = {
    search: params.get('search') ?? '',
    reported: params.get('reported') === 'true' ? 'true' : 'false',
  }
  return loadList(app, request, query, (next, options) => app.api.paginatePages({ query: next }, options))
}

export function Component() {
  const { first, query } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [, setParams] = useSearchParams()
  const box = useSearch()
  const showReported = (on: boolean) =>
    setParams(
      (before) => {
        if (on) before.set('reported', 'true')
        else before.delete('reported')
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <PageTitle title="Pages">
        <Switch label="Reported first" checked={query.reported === 'true'} onCheckedChange={showReported} />
        <SearchBox
          label="Search pages"
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
      </PageTitle>
      <ListBody
        key={`${query.search}/${query.reported}`}
        first={first}
        skeleton={<AdminPageSkeleton />}
        failed="Failed to load pages"
      >
        {(pages) => <AdminPageList first={pages} query={query} />}
      </ListBody>
    </>
  )
}
