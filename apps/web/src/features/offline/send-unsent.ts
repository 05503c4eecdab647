import type { Page } from '@inkbloom/contract'
import { listUnsaved, takeKept } from '@inkbloom/easel/kept'
import { isFree } from '@/features/credits/is-free.ts'
import { readCredits } from '@/features/credits/read-credits.ts'
import { sendColoring } from '@/features/offline/save-coloring.ts'
import type { App } from '@/features/session/app.ts'
import type { Unsent } from '@/features/session/device.store.ts'
import { ApiError, isUnreachable } from '@/lib/api-error.ts'

/** How the easel names what it keeps of one person. */
export const sheetPrefix = (user: number) => `${user}:`
export const sheetName = (user: number, page: number) => sheetPrefix(user) + page
const pageOf = (name: string) => Number(name.slice(name.indexOf(':') + 1))

/** Colorings of this person that the account does not have. A device without storage has none. */
async function unsentOf(user: number): Promise<number[]> {
  const names = await listUnsaved(sheetPrefix(user)).catch(() => [])
  return names.map(pageOf)
}

export const isUnsent = async (user: number, page: number) => (await unsentOf(user)).includes(page)

/** Tells every part of the screen. Why one waits is found out when it is sent. */
export async function showUnsent({ stores }: App): Promise<void> {
  const { user } = stores.auth.getState()
  const ids = user ? await unsentOf(user.id) : []
  stores.device.setState(({ unsent }) => ({
    unsent: Object.fromEntries(ids.map((id) => [id, unsent[id] ?? 'waiting'])),
  }))
}

export function noteUnsent({ stores }: App, page: number, why: Unsent | null): void {
  stores.device.setState(({ unsent }) => {
    const { [page]: _, ...others } = unsent
    return { unsent: why ? { ...others, [page]: why } : others }
  })
}

/** Brings to the account what was colored without it, one page after the other. Resolves to how many it now has. */
export async function sendUnsent(app: App): Promise<number> {
  const { user } = app.stores.auth.getState()
  if (!user || user.admin) return 0
  await showUnsent(app)
  let sent = 0
  for (const id of await unsentOf(user.id)) {
    // The person is being asked, or will be when they open the page.
    if (app.stores.device.getState().unsent[id] === 'conflict') continue
    try {
      const held = await sendOne(app, user.id, id)
      noteUnsent(app, id, held === 'sent' ? null : held)
      if (held === 'sent') sent += 1
    } catch (error) {
      if (!(error instanceof ApiError)) continue
      if (error.code === 'STALE') noteUnsent(app, id, 'conflict')
      if (error.code === 'NO_CREDITS') noteUnsent(app, id, 'credits')
      if (isUnreachable(error) || error.status === 401) break
    }
  }
  // A studio may have saved its page meanwhile.
  await showUnsent(app)
  return sent
}

async function sendOne(app: App, user: number, id: number): Promise<Unsent | 'sent'> {
  const page = await app.api.readPage({ params: { id } })
  // Files that nobody can pay for would be uploaded in vain, each time.
  if (!isFree(page) && (await readCredits(app)).public_page <= 0) return 'credits'
  const sheet = await takeKept(sheetName(user, id))
  // Open in a studio, which saves it itself.
  if (!sheet) return 'waiting'
  try {
    // Sent by itself, an empty page might replace a colored one.
    if (sheet.isBlank) return 'waiting'
    const [lines, regions] = await Promise.all([linesOf(app, page), regionsOf(app, page)])
    const [drawing, preview] = await Promise.all([sheet.drawing(), sheet.picture(lines)])
    const progress = regions ? sheet.progress(regions) : undefined
    const { actions, revision } = sheet
    const colored = await sendColoring(app, { pageId: id, drawing, preview, actions, revision, progress })
    await sheet.noteSaved(colored.revision)
    app.stores.savedColorings.getState().note(user, colored)
    return 'sent'
  } finally {
    sheet.release()
  }
}

/** Null where the page has none: nobody then knows how much is colored. */
async function regionsOf({ platform }: App, page: Page): Promise<Uint8Array | null> {
  const response = page.regions ? await fetch(platform.apiOrigin + page.regions) : null
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

async function linesOf({ platform }: App, page: Page): Promise<ImageBitmap> {
  const response = await fetch(platform.apiOrigin + page.illustration)
  return createImageBitmap(await response.blob())
}
