import { mostChecked } from '@inkbloom/contract/constants'
import { forgetSaved } from '@inkbloom/easel/kept'
import { showKept } from '@/features/offline/keep-page.ts'
import { forgetKept, listKept, removeKept } from '@/features/offline/kept-pages.ts'
import { sheetPrefix } from '@/features/offline/send-unsent.ts'
import type { App } from '@/features/session/app.ts'

/**
 * The device belongs to one person at a time. Pages and pictures of everybody else go, and so does every coloring that their
 * accounts have. What an account does not have stays, as strokes without a page, under that person's own name: it is sent when they
 * sign in again.
 */
export async function forgetOthers(person: number | null): Promise<void> {
  await forgetKept(person)
  const own = person === null ? null : sheetPrefix(person)
  await forgetSaved((sheet) => own === null || !sheet.startsWith(own)).catch(() => {})
}

/** Pages that were blocked or deleted leave the device; others are brought up to date when they are opened. */
export async function forgetGone(app: App): Promise<void> {
  const { user } = app.stores.auth.getState()
  if (!user || user.admin) return
  const ids = (await listKept(user.id)).map(({ id }) => id).slice(0, mostChecked)
  if (ids.length === 0) return
  const { gone } = await app.api.checkPages({ body: { ids } })
  for (const id of gone) await removeKept(user.id, id)
  if (gone.length > 0) await showKept(app)
}
