import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { after, type TestContext } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.ts'
import { at } from '../../scripts/lib/project.mjs'
import type { Person } from './people.ts'

export type Theme = 'day' | 'night'

export interface PageOptions {
  /** The product's address. */
  url: string
  width?: number
  height?: number
  theme?: Theme
  /** A screen that feels fingers. */
  touch?: boolean
  /** Signed in as this person from the first load on. */
  person?: Person
  /** Errors of the page that this test provokes on purpose. */
  expectedErrors?: RegExp[]
  /** The application is kept on the device. Elsewhere it is not: what a worker answers, no test could stand in for. */
  carried?: boolean
}

const heights: Record<number, number> = { 1440: 900, 390: 844 }
const themes = new WeakMap<Page, Theme>()
let browser: Promise<Browser> | undefined

/** One browser per test file: a start costs a second, a context nothing. */
after(async () => (await browser)?.close())

async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}

/** A page in a context of its own. The test fails if the page throws or writes an error to its console. */
export async function openPage(t: TestContext, options: PageOptions): Promise<Page> {
  const { url, width = 1440, height = heights[width] ?? 900, theme = 'day', touch = false, person } = options
  browser ??= launch()
  const context = await (await browser).newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: touch,
    serviceWorkers: options.carried ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...(person && { storageState: signedIn(url, person) }),
  })
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  themes.set(page, theme)
  const errors = watchErrors(page, options.expectedErrors ?? [])
  t.after(async () => {
    await context.close()
    assert.deepEqual(errors, [], 'the page reported errors')
  })
  return page
}

/** Set before the first load, and only then: an init script would sign the person in again after they sign out. */
function signedIn(url: string, { token, user }: Person) {
  const value = JSON.stringify({ state: { token, user }, version: 0 })
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth', value }] }] }
}

/** For a context that was opened without a session: puts one where the app looks for it. */
export async function signIn(page: Page, { token, user }: Person): Promise<void> {
  await page.goto('/privacy')
  await page.evaluate(
    (value) => localStorage.setItem('auth', value),
    JSON.stringify({ state: { token, user }, version: 0 }),
  )
}

/** What the content security policy forbids is an error, also where the browser only warns of it. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(
      `The content security policy (${violatedDirective}) blocked ${blockedURI}, asked for by ${sourceFile}`,
    ),
  )
}

function watchErrors(page: Page, expected: RegExp[]): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text)
  }
  page.on('pageerror', (error) => note(error.stack || String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  return errors
}

/** Goes to an address and looks at it as everyone may see it: axe and a screenshot at desktop and phone width. */
export async function visit(page: Page, path: string, name: string): Promise<void> {
  await arrive(page, path)
  await look(page, name)
}

/** The same by day and at night, on one load: the screen follows the device. */
export async function visitDayAndNight(page: Page, path: string, name: string): Promise<void> {
  await arrive(page, path)
  await lookDayAndNight(page, name)
}

/** For a screen that one reaches by pressing something. */
export async function lookDayAndNight(page: Page, name: string): Promise<void> {
  for (const theme of ['day', 'night'] as const) {
    themes.set(page, theme)
    await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
    await page.locator(`html[data-theme="${theme === 'night' ? 'dark' : 'light'}"]`).waitFor()
    await look(page, name)
  }
}

/** Goes to an address, and waits until everything that it asked for is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A frame made by a script is sometimes never reported as idle, and the wait would never end.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
}

async function arrive(page: Page, path: string): Promise<void> {
  await open(page, path)
  // On a busy machine the network is idle long before the screen is there.
  await page.locator('main h1').first().waitFor({ state: 'attached' })
}

async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    await expectNoAxeViolations(page)
    await shoot(page, name)
  }
  if (before) await page.setViewportSize(before)
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Legacy means one run for all frames of a page. The other mode opens a new tab each time, for frames of strangers.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const told = violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replaceAll('\n', ' ')}`,
    )
    return `${id} (${impact}): ${help}\n${where.join('\n')}`
  })
  const { width } = page.viewportSize() ?? {}
  assert.equal(told.length, 0, `axe found on ${page.url()} at ${width} wide:\n${told.join('\n')}`)
}

/** Kept under artifacts/screens for people to look at; nothing is compared. */
export async function shoot(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const path = at('artifacts', 'screens', `${name}-${width}-${themes.get(page) ?? 'day'}.png`)
  mkdirSync(dirname(path), { recursive: true })
  // A picture taken before the fonts are there shows a design that nobody made.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
