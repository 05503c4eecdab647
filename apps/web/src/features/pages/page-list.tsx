import { pageSize, sorts } from '@inkbloom/contract/constants'
import { useLoaderData, useSearchParams } from 'react-router'
import { ListBody } from '@/features/lists/list-body.tsx'
import type { LoadedPages } from '@/features/pages/load-pages.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import { PageGrid } from '@/features/pages/page-grid.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { Select } from '@/ui/select.tsx'
import { SkeletonCards } from '@/ui/skeleton.tsx'

/** The screen of one list of pages: name, search and sort in one row, the cards below. */
export function PageList({ module }: { module: PageModule }) {
  const { first, query } = useLoaderData<LoadedPages>()
  const [, setParams] = useSearchParams()
  const box = useSearch()
  const setSort = (value: string) =>
    setParams(
      (before) => {
        before.set('sort', value)
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <PageTitle title={module.title}>
        <SearchBox
          label={`Search ${module.title.toLowerCase()}`}
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
        <Select
          pill
          aria-label="Sort by"
          options={sorts}
          value={query.sort}
          onChange={(event) => setSort(event.target.value)}
        />
      </PageTitle>
      <ListBody
        key={`${query.search}/${query.sort}`}
        first={first}
        skeleton={<SkeletonCards count={pageSize} label="Loading pages" />}
        failed="Failed to load pages"
      >
        {(pages) => <PageGrid module={module} first={pages} query={query} />}
      </ListBody>
    </>
  )
}
