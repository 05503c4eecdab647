import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ColoredList, ColoredSkeleton } from '@/features/coloreds/colored-list.tsx'
import { DownloadList, downloadMs } from '@/features/lists/download-list.tsx'
import { ListBody } from '@/features/lists/list-body.tsx'
import { loadList } from '@/features/lists/load-list.ts'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export function loader(app: App, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return loadList(app, request, { search }, (query, options) => app.api.paginateColoreds({ query }, options))
}

export function Component() {
  const app = useApp()
  const {
    first,
    query: { search },
  } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const box = useSearch()
  return (
    <>
      <PageTitle title="Colored pages">
        <SearchBox
          label="Search colored pages"
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
        <DownloadList
          name="colored-pages"
          ask={() => app.api.downloadColoreds({ query: { search } }, { timeoutMs: downloadMs })}
        />
      </PageTitle>
      <ListBody key={search} first={first} skeleton={<ColoredSkeleton />} failed="Failed to load pages">
        {(coloreds) => <ColoredList first={coloreds} search={search} />}
      </ListBody>
    </>
  )
}
