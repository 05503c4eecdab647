import type { Difficulty, Page, Sort, Theme } from '@inkbloom/contract'
import { details, sorts, themes } from '@inkbloom/contract/constants'
import { type LoadedList, loadList } from '@/features/lists/load-list.ts'
import { listOnDevice } from '@/features/offline/list-on-device.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import { refreshShelf } from '@/features/pages/shelf-content.ts'
import type { App } from '@/features/session/app.ts'
import { isUnreachable } from '@/lib/api-error.ts'

export interface PageQuery {
  search: string
  sort: Sort
  difficulty?: Difficulty
  theme?: Theme
}

/** Search, sort, theme and difficulty live in the address. One that somebody made up is the default, not an error. */
export function pageQueryOf(url: string): PageQuery {
  const params = new URL(url).searchParams
  const sort = sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'latest'
  const difficulty = details.find((detail) => detail === params.get('difficulty'))
  const theme = themes.find(({ value }) => value === params.get('theme'))?.value
  return { search: params.get('search') ?? '', sort, ...(difficulty && { difficulty }), ...(theme && { theme }) }
}

export type LoadedPages = LoadedList<Page, PageQuery>

export function loadPages(app: App, module: PageModule, request: Request): Promise<LoadedPages> {
  const { scope } = module
  void refreshShelf(app, module, request.signal)
  return loadList(app, request, pageQueryOf(request.url), (query, options) =>
    app.api.paginatePages({ query: { ...query, scope } }, options).catch(async (error) => {
      const kept = isUnreachable(error) ? await listOnDevice(app, { ...query, scope }) : null
      // Nothing to show in its place: the screen says what went wrong.
      if (!kept?.data.length) throw error
      return kept
    }),
  )
}
