import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DownloadList, downloadMs } from '@/features/lists/download-list.tsx'
import { ListBody } from '@/features/lists/list-body.tsx'
import { ListFilter, readFilter } from '@/features/lists/list-filter.tsx'
import { loadList } from '@/features/lists/load-list.ts'
import { AdminPageList, type AdminPageQuery, AdminPageSkeleton } from '@/features/pages/admin-page-list.tsx'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

const parts = [
  { value: 'all', label: 'All pages' },
  { value: 'public', label: 'Public' },
  { value: 'reported', label: 'Reported' },
  { value: 'blocked', label: 'Blocked' },
] as const

export function loader(app: App, { request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query: AdminPageQuery = { search: params.get('search') ?? '', status: readFilter(params, parts) }
  return loadList(app, request, query, (next, options) => app.api.paginatePages({ query: next }, options))
}

export function Component() {
  const app = useApp()
  const { first, query } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const box = useSearch()
  return (
    <>
      <PageTitle title="Pages">
        <SearchBox
          label="Search pages"
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
        <ListFilter options={parts} value={query.status} />
        <DownloadList name="pages" ask={() => app.api.downloadPages({ query }, { timeoutMs: downloadMs })} />
      </PageTitle>
      <ListBody
        key={`${query.search}/${query.status}`}
        first={first}
        skeleton={<AdminPageSkeleton />}
        failed="Failed to load pages"
      >
        {(pages) => <AdminPageList first={pages} query={query} />}
      </ListBody>
    </>
  )
}
