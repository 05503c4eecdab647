import type { Page } from '@inkbloom/contract'
import { useApp } from '@/features/session/app-context.tsx'
import { fileUrl } from '@/lib/file-url.ts'

interface Rows {
  replace: (page: Page) => void
  remove: (id: number) => void
}

const flipped = (page: Page): Page => ({
  ...page,
  is_favorited: !page.is_favorited,
  favorited_count: Math.max(0, page.favorited_count + (page.is_favorited ? -1 : 1)),
})

/** What can be done to a page in a list. The heart answers at once, and takes itself back if the server says no. */
export function usePageActions(rows: Rows, { leavesWithHeart }: { leavesWithHeart: boolean }) {
  const app = useApp()

  async function favorite(page: Page) {
    const wanted = flipped(page)
    rows.replace(wanted)
    const toggle = () => app.call(() => app.api.togglePageFavorited({ params: { id: page.id } }))
    let changed = await toggle()
    // Another window had toggled it before: what counts is what was asked for here.
    if (changed && changed.is_favorited !== wanted.is_favorited) changed = await toggle()
    if (!changed) rows.replace(page)
    else if (leavesWithHeart && !changed.is_favorited) rows.remove(page.id)
    else rows.replace(changed)
  }

  const remove = (page: Page) =>
    app.stores.confirmation.getState().ask({
      variant: 'danger',
      id: page.id,
      message: 'Are you sure to delete the page?',
      picture: fileUrl(app.platform.apiOrigin, page.illustration),
      action: async () => {
        const deleted = await app.call(() => app.api.togglePageBlocked({ params: { id: page.id } }))
        if (deleted) rows.remove(page.id)
      },
    })

  const report = (page: Page) =>
    app.stores.confirmation.getState().ask({
      variant: 'info',
      id: page.id,
      message: 'Report this page? Somebody will take a look at it.',
      picture: fileUrl(app.platform.apiOrigin, page.illustration),
      action: async () => {
        const reported = await app.call(() => app.api.reportPage({ params: { id: page.id } }))
        if (reported)
          app.stores.notification.getState().show({ variant: 'success', message: 'Thank you. We will take a look.' })
      },
    })

  return { favorite, remove, report }
}
