import type { DataRouter } from 'react-router'
import type { Stores } from '@/features/session/app.ts'

/**
 * What a route change clears, and the message that waited for it. Listens to the router rather than to a mounted
 * component: a guard redirects before anything is mounted. A changed query is not a new route, or a toast would
 * disappear while somebody types a search.
 */
export function watchRouteChanges(
  router: DataRouter,
  { notification, confirmation, menu }: Pick<Stores, 'notification' | 'confirmation' | 'menu'>,
) {
  let pathname = router.state.location.pathname
  const settle = (state: DataRouter['state']) => {
    if (!state.initialized || state.navigation.state !== 'idle') return
    if (state.location.pathname !== pathname) {
      pathname = state.location.pathname
      notification.getState().changeRoute()
      confirmation.getState().cancel()
      menu.getState().close()
      menu.getState().show()
    }
    notification.getState().showNext()
  }
  return router.subscribe(settle)
}
