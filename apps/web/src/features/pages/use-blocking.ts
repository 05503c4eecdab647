import type { Page } from '@inkbloom/contract'
import { useApp } from '@/features/session/app-context.tsx'

interface Rows {
  rows: readonly Page[]
  replace: (page: Page) => void
}

const many = (pages: readonly Page[]) => (pages.length === 1 ? `“${pages[0]?.title}” is` : `${pages.length} pages are`)

/** Blocking takes pages from everybody, so it asks first and can be undone after; unblocking asks nothing. */
export function useBlocking({ replace }: Rows) {
  const app = useApp()

  async function set(pages: readonly Page[], blocked: boolean) {
    const ids = pages.map(({ id }) => id)
    const answer = await app.call(() => app.api.setPagesBlocked({ body: { ids, blocked } }))
    if (!answer) return false
    for (const page of pages) replace({ ...page, blocked })
    app.stores.notification.getState().show({
      variant: 'success',
      message: `${many(pages)} ${blocked ? 'blocked' : 'public again'}`,
      action: blocked ? { label: 'Undo', run: () => void set(pages, false) } : null,
    })
    return true
  }

  const toggle = (page: Page) =>
    page.blocked
      ? void set([page], false)
      : app.stores.confirmation.getState().ask({
          variant: 'danger',
          id: page.id,
          message: 'Are you sure to block the page?',
          picture: app.platform.apiOrigin + page.illustration,
          action: () => set([page], true),
        })

  const askAll = (pages: readonly Page[], done: () => void) =>
    app.stores.confirmation.getState().ask({
      variant: 'danger',
      id: 'chosen pages',
      message:
        pages.length === 1 ? 'Are you sure to block the page?' : `Are you sure to block these ${pages.length} pages?`,
      action: async () => {
        if (await set(pages, true)) done()
      },
    })

  return { toggle, askAll }
}
