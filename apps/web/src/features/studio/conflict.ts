import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import type { App } from '@/features/session/app.ts'
import { fileUrl } from '@/lib/file-url.ts'

/** One page, colored on two devices: both pictures, for the person to choose. */
export interface Conflict {
  here: string
  there: string
  /** Of the account's. */
  revision: number
}

/** Null where there is nothing to choose from: the other one was taken back meanwhile, or cannot be read now. */
export async function conflictOf(app: App, page: Page, easel: Easel): Promise<Conflict | null> {
  const [now, picture] = await Promise.all([
    app.call(() => app.api.readPage({ params: { id: page.id } })),
    easel.exportPicture(),
  ])
  if (!now?.colored) return null
  const { preview, revision } = now.colored
  return { here: URL.createObjectURL(picture), there: fileUrl(app.platform.apiOrigin, preview), revision }
}
