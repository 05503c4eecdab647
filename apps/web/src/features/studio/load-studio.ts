import type { Page } from '@inkbloom/contract'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import { readCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'
import { ApiError } from '@/lib/api-error.ts'

/** Missing or not found leads to the gallery; a page that would cost a credit nobody has leads to the plans. */
export async function loadStudio(app: App, { params, request }: LoaderFunctionArgs): Promise<Page> {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) throw redirect('/pages/public')
  const { signal } = request
  const page = await app.load(() =>
    app.api.readPage({ params: { id } }, { signal }).catch((error) => {
      if (error instanceof ApiError && error.status === 404) throw redirect('/pages/public')
      throw error
    }),
  )
  if (!page) throw redirect('/pages/public')
  if (page.is_colored || page.is_owner) return page
  const credits = await app.load(() => readCredits(app, { signal }))
  if (!credits) throw new Error('Failed to read credit')
  if (credits.public_page <= 0) throw noCredits(app)
  return page
}

export function noCredits(app: App): Response {
  return redirect(tellOutOfCredits(app))
}
