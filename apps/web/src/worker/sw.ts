/**
 * Keeps the application on the device, so that it opens without a network: its scripts, styles, letters and one empty page that
 * starts it. Nothing of a person goes through here. Pages and colorings are kept by the application itself, by person, where
 * signing out empties them.
 */
declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const FILES: readonly string[]
declare const ENTRY: string
declare const VERSION: string

const prefix = 'inkbloom-'
const name = prefix + VERSION
const files = new Set(FILES)
/** The server draws it empty for everybody: an address of the application whose body the browser fills. */
const shell = '/splash'
/** Drawn by the server, whole. Without it they have nothing to show, and the application's own first screen takes their place. */
const drawn = new Set(['/', '/terms', '/privacy'])
/** Not addresses of screens. */
const foreign = /^\/(backend|files|pictures|assets|app-icons|doodles|\.well-known)\/|\.\w+$/
/** On a line this slow the application is quicker from the device, and then says itself what does not arrive. */
const patienceMs = 5000

async function install(): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(
    FILES.map(async (file) => {
      // Most files are those of the version before, or already in the browser: their names carry their content.
      const isNamed = file.startsWith('/assets/')
      const kept = isNamed ? await caches.match(file) : undefined
      const fresh = new Request(file, { cache: isNamed ? 'default' : 'no-cache' })
      return kept ? cache.put(file, kept) : cache.add(fresh)
    }),
  )
  const page = await fetch(shell, { cache: 'no-store' })
  const text = await page.clone().text()
  // Of another version, or sent elsewhere: it would ask for files that are not here. The browser tries again later.
  if (!page.ok || page.redirected || !text.includes(ENTRY)) throw new Error('The page does not belong to these files')
  await cache.put(shell, page)
}

async function activate(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith(prefix) && key !== name) await caches.delete(key)
  // Asked for while this worker starts, instead of after it.
  await self.registration.navigationPreload?.enable()
}

/** The server's own page where it answers, since it may be newer; the kept one where it does not. */
async function navigate(event: FetchEvent, pathname: string): Promise<Response> {
  const isDrawn = drawn.has(pathname)
  const fromServer = async () => {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    // A proxy answered in place of the server.
    if ([502, 503, 504].includes(response.status)) throw new Error('The server is away')
    return response
  }
  const late = new Promise<never>((_, give) => {
    if (!isDrawn) setTimeout(() => give(new Error('Too slow')), patienceMs)
  })
  try {
    return await Promise.race([fromServer(), late])
  } catch (error) {
    if (isDrawn) return Response.redirect(shell)
    const kept = await caches.match(shell, { cacheName: name })
    if (!kept) throw error
    return kept
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate' && !foreign.test(pathname)) event.respondWith(navigate(event, pathname))
  else if (files.has(pathname))
    event.respondWith(caches.match(pathname, { cacheName: name }).then((kept) => kept ?? fetch(event.request)))
})
