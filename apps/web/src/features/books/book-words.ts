import type { BookSummary } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'

const counted = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`)

/** Where a book stands, in a few words. */
export function standing({ status, pictures, file, is_changed: isChanged }: BookSummary): string {
  if (status === 'queued' || status === 'making') return 'Being made'
  if (status === 'failed') return `${counted(pictures)}, not made`
  if (!file) return `${counted(pictures)}, a draft`
  return isChanged ? `${counted(pictures)}, changed since` : `${counted(pictures)}, ${file.pages} pages`
}

/** Letters, digits and spaces of the title, as every system takes them for a name. */
export const fileName = (title: string) =>
  `${title.replaceAll(/[^\p{L}\p{M}\p{N} ’'-]+/gu, '').trim() || 'Coloring book'}.pdf`

export async function downloadBook(app: App, { id, title }: Pick<BookSummary, 'id' | 'title'>): Promise<void> {
  const file = await app.call(() => app.api.downloadBook({ params: { id } }))
  if (!file) return
  const message = await app.platform.saveFile(fileName(title), file)
  if (message) app.stores.notification.getState().show({ variant: 'success', message })
}
