import type { Page, Paginated, Sort } from '@inkbloom/contract'
import { sorts } from '@inkbloom/contract/constants'
import type { PageModule } from '@/features/pages/modules.ts'
import type { App } from '@/features/shell/app.ts'

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

export interface LoadedPages extends PageQuery {
  pages: Paginated<Page> | null
}

export async function loadPages(app: App, { scope }: PageModule, request: Request): Promise<LoadedPages> {
  const query = pageQueryOf(request.url)
  const { signal } = request
  const pages = await app.load(() => app.api.paginatePages({ query: { page: 1, scope, ...query } }, { signal }))
  return { ...query, pages }
}
