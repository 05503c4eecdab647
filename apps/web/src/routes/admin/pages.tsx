import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import { AdminPageList, type AdminPageQuery } from '@/features/pages/admin-page-list.tsx'
import type { App } from '@/features/shell/app.ts'
import { useSearch } from '@/lib/use-search.ts'
import { Switch } from '@/ui/controls.tsx'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query: AdminPageQuery = {
    search: params.get('search') ?? '',
    reported: params.get('reported') === 'true' ? 'true' : 'false',
  }
  const { signal } = request
  return { query, pages: await app.load(() => app.api.paginatePages({ query: { page: 1, ...query } }, { signal })) }
}

export function Component() {
  const { pages, query } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
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
      {pages ? (
        <AdminPageList key={`${query.search}/${query.reported}`} first={pages} query={query} />
      ) : (
        <ListFailed title="Failed to load pages" />
      )}
    </>
  )
}
