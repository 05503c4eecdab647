import type { Browser, BrowserContext, Page } from 'playwright-core'
import { pageBegunBy, painter, signIn } from './pictures.ts'
import { at } from './project.mjs'
import { nameOf, screens, type Who } from './screens.ts'

const devices = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
/** Nobody signs in as a child: those screens are looked at by the browser tests. */
type SignsIn = Exclude<Who, 'child'>
const accounts: Record<SignsIn, string | null> = { visitor: null, person: painter, admin: 'admin@example.com' }

interface State {
  who: Who
  path: string
  /** What a person does there. Not everything is on every screen. */
  act: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click({ timeout: 10_000 })

/** Most of them are fetched when they are first wanted. */
const opened = (page: Page) => page.locator('dialog[open]').waitFor({ timeout: 10_000 })
const panelShown = (page: Page) =>
  page.locator('.studio-panel').filter({ visible: true }).first().waitFor({ timeout: 10_000 })

/** What an address alone does not show. */
const states = (studio: string): Record<string, State> => ({
  'studio-more': { who: 'person', path: studio, act: (page) => press(page, 'More').then(() => opened(page)) },
  'studio-brushes': { who: 'person', path: studio, act: (page) => press(page, 'Brush').then(() => panelShown(page)) },
  'studio-fills': {
    who: 'person',
    path: studio,
    act: async (page) => {
      await press(page, 'Fill')
      await press(page, 'Fill')
      await panelShown(page)
    },
  },
  'studio-palettes': {
    who: 'person',
    path: studio,
    act: (page) => press(page, 'Mix colors').then(() => panelShown(page)),
  },
  'studio-mix': {
    who: 'person',
    path: studio,
    act: async (page) => {
      await press(page, 'Mix colors')
      await press(page, 'Mix a color')
      await opened(page)
    },
  },
  'studio-shortcuts': { who: 'person', path: studio, act: (page) => page.keyboard.press('?').then(() => opened(page)) },
  'studio-with-menu': { who: 'person', path: studio, act: (page) => page.keyboard.press('m') },
  'gallery-nothing-found': { who: 'person', path: '/pages/public?search=qqqq', act: async () => {} },
  'gallery-under-the-pointer': {
    who: 'person',
    path: '/pages/public',
    act: (page) => page.locator('article.card').nth(1).hover(),
  },
  'create-understood': {
    who: 'person',
    path: '/pages/create',
    act: async (page) => {
      await page.getByRole('textbox').first().fill('a fox pushes a wheelbarrow full of apples to a trampoline')
      await page.getByText('On your page').waitFor({ timeout: 10_000 })
      await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
    },
  },
  'my-pages-asking': {
    who: 'person',
    path: '/pages',
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click({ timeout: 5000 }),
  },
})

export async function takeEveryScreen(browser: Browser, url: string): Promise<void> {
  const studio = `/pages/${await pageBegunBy(url, painter)}/color`
  const all = [
    ...Object.entries(screens).map(([address, [who, path = address]]) => ({
      name: nameOf(address),
      who,
      path: address === '/pages/:id/color' ? studio : path,
      act: async () => {},
    })),
    ...Object.entries(states(studio)).map(([name, state]) => ({ name, ...state })),
  ]
  for (const who of Object.keys(accounts) as SignsIn[]) {
    const session = accounts[who] && JSON.stringify({ state: await signIn(url, accounts[who]), version: 0 })
    for (const night of [false, true])
      for (const [width, viewport] of Object.entries(devices)) {
        const context = await browser.newContext({
          viewport,
          baseURL: url,
          colorScheme: night ? 'dark' : 'light',
          reducedMotion: 'reduce',
          ...(session && {
            storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth', value: session }] }] },
          }),
        })
        for (const { name, path, act } of all.filter((one) => one.who === who))
          await keep(context, path, act, at('artifacts/screens', `${name}-${width}-${night ? 'night' : 'day'}.png`))
        await context.close()
      }
  }
}

/** What is further down is only fetched when somebody scrolls there, and nobody does: it would be blank in the picture. */
async function loadAll() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  // A picture that cannot be had is seen as such.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
}

async function keep(context: BrowserContext, path: string, act: State['act'], file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  // A stream may keep the network busy for good; what is not there by then is seen in the picture.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await act(page).catch((error: Error) => console.log(`${file}: ${error.message.split('\n')[0]}`))
  await page.evaluate(loadAll)
  // What stays at the window's edge would stand in the middle of a picture of the whole page.
  const sticks = await page.locator('.studio, [data-tab-bar], [data-foot="save"]').filter({ visible: true }).count()
  await page.screenshot({ path: file, fullPage: sticks === 0, animations: 'disabled' })
  await page.close()
}
