import type { Page, Scope } from '@inkbloom/contract'
import { type LoadedList, loadList } from '@/features/lists/load-list.ts'
import type { App } from '@/features/session/app.ts'

export const sources: readonly { value: Scope; label: string }[] = [
  { value: 'public', label: 'Public' },
  { value: 'favorited', label: 'Favorites' },
  { value: 'owned', label: 'Mine' },
  { value: 'colored', label: 'Colored' },
]

export interface ChoiceQuery {
  scope: Scope
  search: string
}

/** Where to choose from and what was searched for live in the address; what was chosen does not. */
export function loadChoice(app: App, request: Request): Promise<LoadedList<Page, ChoiceQuery>> {
  const params = new URL(request.url).searchParams
  const scope = sources.find(({ value }) => value === params.get('from'))?.value ?? 'public'
  return loadList(app, request, { scope, search: params.get('search') ?? '' }, (query, options) =>
    app.api.paginatePages({ query }, options),
  )
}
