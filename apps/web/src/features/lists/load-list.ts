import type { Paginated } from '@inkbloom/contract'
import type { DataRouter } from 'react-router'
import { listMemory } from '@/features/lists/use-list-memory.ts'
import type { App } from '@/features/session/app.ts'
import { patienceMs } from '@/lib/patience.ts'

/** What a list has first, or what went wrong. Never rejects: there may be nobody left to handle it. */
export type First<Answer> = Promise<Answer | Error>

export interface LoadedList<Row, Query> {
  query: Query
  first: First<Paginated<Row>>
}

/** Calls back once the screen this was loaded for is left or loaded again. Returns a function that stops listening. */
function onLeft(router: DataRouter | null, loaded: unknown, left: () => void): (() => void) | undefined {
  return router?.subscribe(({ initialized, navigation, revalidation, loaderData }) => {
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return
    if (!Object.values(loaderData).includes(loaded)) left()
  })
}

/** The list that was left, where the navigation under way goes back to it. */
export function recallList<Row>(app: App) {
  const key = app.router?.state.navigation.location?.key
  const { user } = app.stores.auth.getState()
  return key && user ? listMemory<Row>(app, key, user).recall() : undefined
}

/**
 * Loads a list without keeping its screen waiting: an answer that is quick comes with the screen, for any other the
 * screen shows skeletons.
 */
export async function loadFirst<Answer, Known extends object>(
  app: App,
  request: Request,
  known: Known,
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Known & { first: First<Answer> }> {
  const left = new AbortController()
  const first = ask({ signal: AbortSignal.any([request.signal, left.signal]) }).catch((error: Error) => error)
  const loaded = { ...known, first }
  void first.finally(onLeft(app.router, loaded, () => left.abort()))
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return loaded
}

/** The first page of a list. On the way back the list that was left is there already, and nothing is asked. */
export async function loadList<Row, Query>(
  app: App,
  request: Request,
  query: Query,
  ask: (query: Query & { page: number }, options: { signal: AbortSignal }) => Promise<Paginated<Row>>,
): Promise<LoadedList<Row, Query>> {
  const kept = recallList<Row>(app)
  if (kept) return { query, first: Promise.resolve(kept.first) }
  return loadFirst(app, request, { query }, (options) => ask({ ...query, page: 1 }, options))
}
