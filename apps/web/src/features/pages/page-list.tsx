import { sorts } from '@inkbloom/contract/constants'
import { useLoaderData, useLocation, useNavigation, useSearchParams } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
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
  const { pages, search, sort } = useLoaderData<LoadedPages>()
  const [, setParams] = useSearchParams()
  const box = useSearch()
  const loading = useLoadingHere()
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
          value={sort}
          onChange={(event) => setSort(event.target.value)}
        />
      </PageTitle>
      {loading ? (
        <SkeletonCards count={8} label="Loading pages" />
      ) : pages ? (
        <PageGrid key={`${search}/${sort}`} module={module} first={pages} query={{ search, sort }} />
      ) : (
        <ListFailed title="Failed to load pages" />
      )}
    </>
  )
}

/** Another search or sort of this same list is on its way; going elsewhere leaves it as it is. */
function useLoadingHere() {
  const { state, location } = useNavigation()
  const here = useLocation()
  return state === 'loading' && location.pathname === here.pathname && location.search !== here.search
}
