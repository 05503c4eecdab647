import type { Colored, Page } from '@inkbloom/contract'
import { type KeptPage, listKept, putKept, readKept, removeKept } from '@/features/offline/kept-pages.ts'
import type { App } from '@/features/session/app.ts'

/** Pages that were only opened: more would fill a phone with what nobody will open again. */
const mostOpened = 40

async function blobAt(app: App, address: string): Promise<Blob> {
  const response = await fetch(app.platform.apiOrigin + address)
  if (!response.ok) throw new Error(`The picture answered ${response.status}`)
  return response.blob()
}

/** Files have addresses that never change: what is here under the same one need not be fetched again. */
async function bringFiles(app: App, page: Page, before: KeptPage | null) {
  const { colored } = page
  const there = before?.page
  const isSame = colored !== null && there?.colored?.photo === colored.photo
  const [illustration, drawing, preview, actions] = await Promise.all([
    before && there?.illustration === page.illustration ? before.illustration : blobAt(app, page.illustration),
    isSame && before?.drawing ? before.drawing : colored && blobAt(app, colored.photo),
    isSame && before?.preview ? before.preview : colored && blobAt(app, colored.preview),
    isSame && before?.actions ? before.actions : colored?.actions ? blobAt(app, colored.actions) : null,
  ])
  return { illustration, drawing, preview: preview ?? before?.preview ?? null, actions }
}

/** Brings a page with its pictures onto this device, or what is here of it up to date. Rejects where that fails. */
export async function keepPage(app: App, page: Page, asked: { marked?: boolean } = {}): Promise<void> {
  const { user } = app.stores.auth.getState()
  if (!user) return
  const before = await readKept(user.id, page.id)
  const files = await bringFiles(app, page, before)
  // Signed out while the pictures were on their way: nothing of theirs may stay.
  if (app.stores.auth.getState().user?.id !== user.id) return
  const marked = asked.marked ?? before?.marked ?? false
  const kept = { user: user.id, id: page.id, page, ...files, marked, usedAt: Date.now() }
  await putKept(kept).catch(async () => {
    // No room: pages that were only opened go first.
    await makeRoom(app, user.id, 0)
    await putKept(kept)
  })
  await makeRoom(app, user.id, mostOpened)
  await showKept(app)
}

/** Only the oldest, and none whose coloring has yet to reach the account. */
async function makeRoom({ stores }: App, user: number, leave: number): Promise<void> {
  const { unsent } = stores.device.getState()
  const opened = (await listKept(user)).filter(({ marked, id }) => !marked && !unsent[id])
  for (const { id } of opened.slice(leave)) await removeKept(user, id)
}

interface Work {
  drawing: Blob
  preview: Blob
  actions: Uint8Array<ArrayBuffer> | null
  colored: Colored | null
}

/** What the studio has just made of a page that is kept. `colored` where the account has it too. */
export async function keepWork(app: App, pageId: number, { drawing, preview, actions, colored }: Work): Promise<void> {
  const { user } = app.stores.auth.getState()
  const kept = user && (await readKept(user.id, pageId))
  if (!kept) return
  const usedAt = Date.now()
  // Not in the account: its own picture stays beside this one, which only lists show.
  const next = colored
    ? {
        ...kept,
        page: { ...kept.page, is_colored: true, colored },
        drawing,
        preview,
        actions: actions && new Blob([actions]),
        usedAt,
      }
    : { ...kept, preview, usedAt }
  await putKept(next).catch(() => {})
}

/** Tells every part of the screen which pages are on this device. */
export async function showKept(app: App): Promise<void> {
  const { user } = app.stores.auth.getState()
  const kept = user ? await listKept(user.id) : []
  app.stores.device.setState({ kept: Object.fromEntries(kept.map(({ id, marked }) => [id, marked])) })
}
