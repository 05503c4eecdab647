import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ColoredList } from '@/features/coloreds/colored-list.tsx'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/shell/app.ts'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const { signal } = request
  return {
    search,
    coloreds: await app.load(() => app.api.paginateColoreds({ query: { page: 1, search } }, { signal })),
  }
}

export function Component() {
  const { coloreds, search } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
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
      </PageTitle>
      {coloreds ? (
        <ColoredList key={search} first={coloreds} search={search} />
      ) : (
        <ListFailed title="Failed to load pages" />
      )}
    </>
  )
}
