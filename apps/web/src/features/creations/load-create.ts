import type { Page } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { createCreationMemory } from '@/features/creations/creation-memory.ts'
import { isUnderWay } from '@/features/creations/tracked.ts'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import { readCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'
import { isUnreachable } from '@/lib/api-error.ts'

/** Whoever spent the last credit on the drawing under way may still watch it, also before the server has heard of it. */
async function isDrawing({ api, platform, stores }: App, signal: AbortSignal): Promise<boolean> {
  const { user } = stores.auth.getState()
  if (user && createCreationMemory(platform.storage, user.id).pending().length > 0) return true
  const list = await api.listCreations(undefined, { signal }).catch(() => [])
  return list.some(isUnderWay)
}

/** Not awaited by the screen: it is for later, and must neither delay nor break it. */
const pagesMeanwhile = ({ api }: App, signal: AbortSignal): Promise<Page[]> =>
  api
    .paginatePages({ query: { page: 1, sort: 'popularity', scope: 'public' } }, { signal })
    .then(({ data }) => data.slice(0, 3))
    .catch(() => [])

export async function loadCreate(app: App, { request }: LoaderFunctionArgs) {
  const { signal } = request
  const credits = await app.load(() =>
    readCredits(app, { signal }).catch((error) => {
      // Nobody knows what is left: the drawing waits, and is settled when it is sent.
      if (isUnreachable(error)) return null
      throw error
    }),
  )
  if (credits && credits.page_creation <= 0 && !(await isDrawing(app, signal))) throw redirect(tellOutOfCredits(app))
  return { credits, meanwhile: pagesMeanwhile(app, signal) }
}
