import type { Colored } from '@inkbloom/contract'
import { mostActions } from '@inkbloom/contract/constants'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import type { App } from '@/features/session/app.ts'
import { ApiError, isUnreachable } from '@/lib/api-error.ts'

export interface SavedColoring {
  colored: Colored
  /** Made when it is asked for: it is a third larger than the picture, and most saves need none. */
  preview: { readonly dataUri: Promise<string> }
}

export interface Coloring {
  pageId: number
  drawing: Blob
  preview: Blob
  /** All that was done to make it; null where that is not known. */
  actions: Uint8Array<ArrayBuffer> | null
  revision: number | null
  /** Percent of the regions, where it is known. */
  progress?: number | undefined
  /** What it replaces is kept beside it. */
  keepBoth?: boolean
}

type Sender = Pick<App, 'api' | 'platform'>

/** Both files or nothing: a drawing without its preview would show one picture in the list and open as another. */
export async function sendColoring(app: Sender, coloring: Coloring): Promise<Colored> {
  const { api } = app
  const { pageId, progress, keepBoth = false } = coloring
  const upload = (file: Blob, name: string) =>
    api.uploadFile({ upload: { file: new File([file], name, { type: 'image/png' }) } })
  const [photo, preview] = await Promise.all([
    upload(coloring.drawing, 'drawing.png'),
    upload(coloring.preview, 'preview.png'),
  ])
  const actions = await textOf(coloring.actions)
  const save = (revision: number) =>
    api.upsertColored({
      body: {
        ...{ pageId, photo: photo.url, preview: preview.url, revision, progress, keepBoth },
        ...(actions && { actions }),
      },
    })
  const attempts = attemptsAt(app, pageId)
  const unanswered = attempts.unanswered()
  attempts.begin(photo.url)
  // Left out, the revision would let it replace a coloring that was saved elsewhere since this page was opened.
  const colored = await save(coloring.revision ?? 0).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'STALE' || !unanswered) throw error
    const { colored: there } = await api.readPage({ params: { id: pageId } })
    // The newer one is this device's own: it arrived, and its answer was lost on the way back.
    if (there?.photo !== unanswered) throw error
    return save(there.revision)
  })
  attempts.end()
  return colored
}

/** In base64. More than the account keeps is not sent: the picture is there all the same. */
async function textOf(actions: Coloring['actions']): Promise<string | null> {
  if (!actions || actions.length > mostActions) return null
  return (await dataUriOf(new Blob([actions]))).split(',')[1] ?? null
}

/** What was sent last and not answered, on this device: it may have arrived all the same. */
function attemptsAt({ platform: { storage } }: Sender, pageId: number) {
  const name = `sent/${pageId}`
  return {
    unanswered: () => storage?.getItem(name) ?? null,
    begin(photo: string) {
      try {
        storage?.setItem(name, photo)
      } catch {
        // A full storage: after a lost answer the person is asked which picture to keep, and nothing is lost.
      }
    },
    end: () => storage?.removeItem(name),
  }
}

/** The same from a screen. Failures are told, except those that it shows as a state or asks about. */
export async function saveColoring(
  app: App,
  coloring: Coloring,
  onFailure: (error: ApiError) => void,
): Promise<SavedColoring | null> {
  const isShown = (error: ApiError) => isUnreachable(error) || error.code === 'STALE'
  const colored = await app.call(() => sendColoring(app, coloring), { onFailure, isShown })
  if (!colored) return null
  return {
    colored,
    preview: {
      get dataUri() {
        return dataUriOf(coloring.preview)
      },
    },
  }
}

/** The page is gone, was saved elsewhere, or cannot be paid for: the same save sent again would fail again. */
export const isRefusal = ({ status }: ApiError) => [403, 404, 409, 422].includes(status)

/** What a refused save leads to, besides its message. */
export function afterRefusedSave(app: App, error: ApiError, on: { stale: () => void; gone: () => void }): void {
  if (error.code === 'STALE') on.stale()
  if (error.code === 'NOT_FOUND') on.gone()
  // A child is led nowhere: the coloring stays on this device, and its grown-up hears of it.
  if (error.code !== 'NO_CREDITS' || app.stores.auth.getState().user?.child) return
  app.goTo(tellOutOfCredits(app))
}

function dataUriOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
