import type { Page } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isFree } from '@/features/credits/is-free.ts'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import { readCredits } from '@/features/credits/read-credits.ts'
import { readKept } from '@/features/offline/kept-pages.ts'
import { isUnsent } from '@/features/offline/send-unsent.ts'
import { toColor } from '@/features/offline/shown-page.ts'
import type { App } from '@/features/session/app.ts'
import { ApiError, isUnreachable } from '@/lib/api-error.ts'

/** Missing or not found leads to the gallery; a page that would cost a credit nobody has leads to the plans. */
export async function loadStudio(app: App, { params, request }: LoaderFunctionArgs): Promise<Page> {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) throw redirect('/pages/public')
  const { signal } = request
  const page = await app.load(() =>
    app.api.readPage({ params: { id } }, { signal }).catch(async (error) => {
      if (error instanceof ApiError && error.status === 404) throw redirect('/pages/public')
      const kept = isUnreachable(error) ? await onDevice(app, id) : null
      if (!kept) throw error
      return kept
    }),
  )
  if (!page) throw redirect('/pages/public')
  // Without a network nobody knows what is left: the credit is settled when the coloring is sent, and the studio says so.
  if (isFree(page) || !app.stores.device.getState().online) return page
  const credits = await app.load(() => readCredits(app, { signal }))
  if (!credits) throw new Error('Failed to read credit')
  if (credits.public_page <= 0 && !(await hasWork(app, id))) throw noCredits(app)
  return page
}

async function onDevice({ stores }: App, id: number): Promise<Page | null> {
  const { user } = stores.auth.getState()
  const kept = user && (await readKept(user.id, id))
  return kept ? toColor(kept) : null
}

/** Colored without a network and not paid for yet: whoever did that may see it, and color on. */
async function hasWork({ stores }: App, id: number): Promise<boolean> {
  const { user } = stores.auth.getState()
  return user !== null && isUnsent(user.id, id)
}

export function noCredits(app: App): Response {
  return redirect(tellOutOfCredits(app))
}
