import type { Colored } from '@inkbloom/contract'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import type { App } from '@/features/session/app.ts'
import type { ApiError } from '@/lib/api-error.ts'

export interface SavedColoring {
  colored: Colored
  /** Made when it is asked for: it is a third larger than the picture, and most saves need none. */
  preview: { readonly dataUri: Promise<string> }
}

interface Coloring {
  pageId: number
  drawing: Blob
  preview: Blob
  revision: number | null
}

/** Both files or nothing: a drawing without its preview would show one picture in the list and open as another. */
export async function saveColoring(
  app: App,
  { pageId, drawing, preview: picture, revision }: Coloring,
  onFailure: (error: ApiError) => void,
): Promise<SavedColoring | null> {
  const upload = (file: Blob, name: string) =>
    app.call(() => app.api.uploadFile({ upload: { file: new File([file], name, { type: 'image/png' }) } }))
  const [photo, preview] = await Promise.all([upload(drawing, 'drawing.png'), upload(picture, 'preview.png')])
  if (!photo || !preview) return null
  // Left out, it would replace a coloring that was saved elsewhere since this page was opened.
  const body = { pageId, photo: photo.url, preview: preview.url, revision: revision ?? 0 }
  const colored = await app.call(() => app.api.upsertColored({ body }), { onFailure })
  if (!colored) return null
  return {
    colored,
    preview: {
      get dataUri() {
        return dataUriOf(picture)
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
  if (error.code !== 'NO_CREDITS') return
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
