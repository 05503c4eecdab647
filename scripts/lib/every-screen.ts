import type { Browser, BrowserContext, Page } from 'playwright-core'
import { painter, signIn } from './pictures.ts'
import { at } from './project.mjs'
import { type Content, makeContent } from './screen-content.ts'
import { type State, statesOf } from './screen-states.ts'
import { nameOf, screens, type Who } from './screens.ts'

const devices = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844 },
}

/** Which pictures of a run are taken: all, or those of such a name, as in `books.*-390-night`. */
export interface Wanted {
  only: RegExp
}

/** Where the address has parameters that only the demo knows. */
function pathOf(address: string, path: string, { pageId, bookId }: Content): string {
  if (address === '/pages/:id/color') return `/pages/${pageId}/color`
  if (address === '/child/pages/:id/color') return `/child/pages/${pageId}/color`
  return address === '/books/:id' ? `/books/${bookId}` : path
}

export async function takeEveryScreen(browser: Browser, url: string, { only }: Wanted): Promise<void> {
  const content = await makeContent(url)
  const all: Record<string, State> = {
    ...Object.fromEntries(
      Object.entries(screens).map(([address, [who, path = address]]) => [
        nameOf(address),
        { who, path: pathOf(address, path, content), act: async () => {} },
      ]),
    ),
    ...statesOf(content),
  }
  const sessions: Record<Who, unknown> = {
    visitor: null,
    person: await signIn(url, painter),
    free: await signIn(url, 'free@example.com'),
    child: content.child,
    admin: await signIn(url, 'admin@example.com'),
  }
  for (const who of Object.keys(sessions) as Who[])
    for (const night of [false, true])
      for (const [width, viewport] of Object.entries(devices)) {
        const kind = `${width}-${night ? 'night' : 'day'}`
        const mine = Object.entries(all).filter(([name, state]) => state.who === who && only.test(`${name}-${kind}`))
        if (mine.length === 0) continue
        const context = await browser.newContext({
          viewport,
          baseURL: url,
          colorScheme: night ? 'dark' : 'light',
          reducedMotion: 'reduce',
          // What a worker answers would not wait and not fail when a picture of that is to be taken.
          serviceWorkers: 'block',
          ...(sessions[who] !== null && { storageState: storedSession(url, sessions[who]) }),
        })
        for (const [name, state] of mine) await keep(context, state, at('artifacts/screens', `${name}-${kind}.png`))
        await context.close()
      }
}

function storedSession(url: string, session: unknown) {
  const value = JSON.stringify({ state: session, version: 0 })
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth', value }] }] }
}

/** What is further down is only fetched when somebody scrolls there, and nobody does: it would be blank in the picture. */
async function loadAll() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  // A picture that cannot be had is seen as such.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
}

async function hold(page: Page, { matching, are }: NonNullable<State['calls']>): Promise<void> {
  await page.route(
    (address) => address.pathname.startsWith('/backend/api/') && matching.test(address.pathname),
    (route) => (are === 'failing' ? route.fulfill({ status: 500, json: {} }) : undefined),
  )
}

async function keep(context: BrowserContext, { path, act, calls }: State, file: string): Promise<void> {
  const page = await context.newPage()
  if (calls) await hold(page, calls)
  await page.goto(path)
  // A stream may keep the network busy for good; what is not there by then is seen in the picture.
  await page.waitForLoadState('networkidle', { timeout: calls ? 2000 : 10_000 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await act(page).catch((error: Error) => console.log(`${file}: ${error.message.split('\n')[0]}`))
  if (calls?.are !== 'waiting') await page.evaluate(loadAll)
  // What stays at the window's edge would stand in the middle of a picture of the whole page.
  const sticks = await page
    .locator('.studio, .maker, .child-frame, dialog[open], [data-tab-bar], [data-foot="save"]')
    .filter({ visible: true })
    .count()
  await page.screenshot({ path: file, fullPage: sticks === 0, animations: 'disabled' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}
