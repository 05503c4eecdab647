import type { Colored, Page } from '@inkbloom/contract'
import { recallList } from '@/features/lists/load-list.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import type { App } from '@/features/session/app.ts'

/** As many as stand side by side. */
const most = 4

/** Going back asks nothing: what was colored since is known here. What cannot be had is not missed. */
export async function refreshShelf(app: App, { shelf }: PageModule, signal: AbortSignal): Promise<void> {
  const { user } = app.stores.auth.getState()
  if (!user || !shelf || (app.stores.shelf.getState().known?.userId === user.id && recallList(app))) return
  const [unfinished, ofTheDay] = await Promise.all([
    app.api.listUnfinished(undefined, { signal }).catch(() => []),
    app.api.readPageOfTheDay(undefined, { signal }).catch(() => null),
  ])
  if (!signal.aborted) app.stores.shelf.setState({ known: { userId: user.id, unfinished, ofTheDay } })
}

const isBegun = ({ colored }: Page) => {
  const progress = colored?.progress ?? 0
  return progress > 0 && progress < 100
}

/** What the server knew, with what was colored here since: the last colored first, finished ones gone. */
export function continued(known: readonly Page[], saved: readonly Colored[]): Page[] {
  const here = saved
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))
    .flatMap((colored) => (colored.page ? [{ ...colored.page, is_colored: true, colored }] : []))
  const others = known.filter(({ id }) => !here.some((page) => page.id === id))
  return [...here, ...others].filter(isBegun).slice(0, most)
}
