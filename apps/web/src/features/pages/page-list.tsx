import type { Difficulty, Theme } from '@inkbloom/contract'
import { pageSize, sorts } from '@inkbloom/contract/constants'
import type { ComponentType } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { ListBody } from '@/features/lists/list-body.tsx'
import { DifficultySegment, DifficultySelect } from '@/features/pages/difficulty-filter.tsx'
import type { LoadedPages } from '@/features/pages/load-pages.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import { type OwnMenuProps, PageGrid } from '@/features/pages/page-grid.tsx'
import { Shelf } from '@/features/pages/shelf.tsx'
import { ThemeFilter } from '@/features/pages/theme-filter.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { Select } from '@/ui/select.tsx'
import { SkeletonCards } from '@/ui/skeleton.tsx'

interface PageListProps {
  module: PageModule
  OwnMenu: ComponentType<OwnMenuProps>
}

/** The screen of one list of pages: name, search and sort in one row, the cards below. */
export function PageList({ module, OwnMenu }: PageListProps) {
  const { first, query } = useLoaderData<LoadedPages>()
  const [, setParams] = useSearchParams()
  const box = useSearch()
  const set = (name: 'sort' | 'difficulty' | 'theme', value: string | undefined) =>
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { preventScrollReset: true },
    )
  const setDifficulty = (difficulty: Difficulty | undefined) => set('difficulty', difficulty)
  return (
    <>
      {module.shelf && !query.search && <Shelf />}
      <PageTitle title={module.title} crowded>
        <DifficultySegment value={query.difficulty} onChange={setDifficulty} />
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
          onChange={(event) => set('sort', event.target.value)}
        />
      </PageTitle>
      <div className="theme-row">
        <DifficultySelect value={query.difficulty} onChange={setDifficulty} />
        <ThemeFilter value={query.theme} onChange={(theme: Theme | undefined) => set('theme', theme)} />
      </div>
      <ListBody
        key={`${query.search}/${query.sort}/${query.difficulty}/${query.theme}`}
        first={first}
        skeleton={<SkeletonCards count={pageSize} label="Loading pages" />}
        failed="Failed to load pages"
      >
        {(pages) => <PageGrid module={module} first={pages} query={query} OwnMenu={OwnMenu} />}
      </ListBody>
    </>
  )
}
