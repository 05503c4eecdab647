import { forgetGone, forgetOthers } from '@/features/offline/forget.ts'
import { showKept } from '@/features/offline/keep-page.ts'
import { sendUnsent, showUnsent } from '@/features/offline/send-unsent.ts'
import type { App } from '@/features/session/app.ts'
import { refreshSite } from '@/features/site/load-site.ts'
import { isTooOld } from '@/features/site/site.store.ts'

/** How long until the server is asked again whether it is there; longer after each time. */
const probeMs = [1500, 3000, 5000, 10_000]

const inStudio = (pathname: string) => /\/color\/?$/.test(pathname)

/** Everything that goes on beside the screens so that the product works without a network. Loaded once somebody is signed in. */
export function startOffline(app: App): void {
  const { auth, device, credits } = app.stores
  const sendAll = createPost(app)
  watchPerson(app, sendAll)
  app.platform.watchNetwork((hasNetwork) => (hasNetwork ? probe(app) : device.setState({ online: false })))
  device.subscribe(({ online }, before) => {
    if (online === before.online) return
    if (online) void meet(app, sendAll).then(() => refreshScreen(app))
    else keepProbing(app)
  })
  // Opened without a network: that was noticed before anybody watched, and nothing else may ask again.
  if (!device.getState().online) keepProbing(app)
  // After a renewal or an upgrade there are credits again for what had to wait.
  credits.subscribe(({ known }, before) => {
    const had = before.known?.userId === known?.userId ? (before.known?.credits.public_page ?? 0) : 0
    if (known && had <= 0 && known.credits.public_page > 0) void sendAll()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !device.getState().online) probe(app)
  })
  if (auth.getState().user) void meet(app, sendAll)
  void carry(app)
}

/** The person changes: what is kept belongs to one of them. */
function watchPerson(app: App, sendAll: () => Promise<void>): void {
  const { auth, device } = app.stores
  const refresh = async () => {
    await showKept(app)
    await showUnsent(app)
  }
  auth.subscribe(({ user, token }, before) => {
    const next = token ? (user?.id ?? null) : null
    if (before.user && before.user.id !== next) {
      device.setState({ kept: {}, unsent: {} })
      void forgetOthers(next)
    }
    if (user && token && user.id !== before.user?.id) void refresh().then(() => meet(app, sendAll))
  })
  // Signed out in the moment before anybody watched.
  const { user, token } = auth.getState()
  void forgetOthers(token ? (user?.id ?? null) : null).then(refresh)
}

/** In touch with the server, at the start or again. */
async function meet(app: App, sendAll: () => Promise<void>): Promise<void> {
  if (!app.stores.auth.getState().token) return
  await forgetGone(app).catch(() => {})
  await sendAll()
}

/** What was shown from this device is shown from the server again. */
async function refreshScreen(app: App): Promise<void> {
  await refreshSite(app.api, app.stores.site, 8000).catch(() => {})
  if (isTooOld(app.stores.site.getState().status)) return app.goTo('/splash')
  const { pathname } = app.router?.state.location ?? { pathname: '' }
  // A studio has its page; loading it anew would take the brush out of somebody's hand.
  if (inStudio(pathname)) return
  app.lists.forget()
  void app.router?.revalidate()
}

/** One at a time: two would each upload the same picture. */
function createPost(app: App): () => Promise<void> {
  let sending: Promise<void> | null = null
  const send = async () => {
    const sent = await sendUnsent(app)
    const message = sent === 1 ? 'Your coloring has been saved' : `${sent} colorings have been saved`
    if (sent > 0) app.stores.notification.getState().show({ variant: 'success', message })
  }
  return () => {
    sending ??= send().finally(() => {
      sending = null
    })
    return sending
  }
}

/** An answer tells by itself: whoever makes calls notes whether they arrive. */
const probe = (app: App) => void app.api.readStatus(undefined, { timeoutMs: 8000 }).catch(() => {})

function keepProbing(app: App, tries = 0): void {
  setTimeout(
    () => {
      if (app.stores.device.getState().online) return
      // Nobody looks at a hidden tab, and its battery is the person's.
      if (!document.hidden) probe(app)
      keepProbing(app, tries + 1)
    },
    probeMs[Math.min(tries, probeMs.length - 1)],
  )
}

/** Keeps the application itself, and tells of newer versions. None takes over while work would be lost. */
async function carry({ platform, stores, unsaved }: App): Promise<void> {
  const { show } = stores.notification.getState()
  const onWaiting = (apply: () => void) => {
    const run = () => {
      if (unsaved.any()) show({ message: 'The new version comes as soon as your work is saved.' })
      unsaved.whenNone(apply)
    }
    show({ message: 'A new version is ready.', persist: true, action: { label: 'Update', run } })
  }
  const onReplaced = () => unsaved.whenNone(() => window.location.reload())
  await platform.carryOffline?.({ onWaiting, onReplaced }).catch(() => {})
}
