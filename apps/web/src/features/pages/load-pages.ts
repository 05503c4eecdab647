import type { Page, Sort } from '@inkbloom/contract'
import { sorts } from '@inkbloom/contract/constants'
import { type LoadedList, loadList } from '@/features/lists/load-list.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import type { App } from '@/features/session/app.ts'

export interface PageQuery {
  search: string
  sort: Sort
}

/** Search and sort live in the address. A sort that somebody made up is the default one, not an error. */
export function pageQueryOf(url: string): PageQuery {
  const params = new URL(url).searchParams
  const sort = sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'latest'
  return { search: params.get('search') ?? '', sort }
}

export type LoadedPages = LoadedList<Page, PageQuery>

export const loadPages = (app: App, { scope }: PageModule, request: Request): Promise<LoadedPages> =>
  loadList(app, request, pageQueryOf(request.url), (query, options) =>
    app.api.paginatePages({ query: { ...query, scope } }, options),
  )
