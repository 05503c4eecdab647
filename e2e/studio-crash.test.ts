import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'
import { signIn } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { type At, drawing, kept, openStudio, paint, type Studio, saved, startStudio } from './support/studio.ts'

let studio: Studio
const profile = mkdtempSync(join(tmpdir(), 'inkbloom-profile-'))

before(async () => {
  studio = await startStudio(1)
})
after(async () => {
  await studio?.product[Symbol.asyncDispose]()
  rmSync(profile, { recursive: true, force: true })
})

/** A browser of its own, on a profile that outlives it. */
async function openBrowser(): Promise<BrowserContext> {
  // What a killed browser leaves behind would make the next one wait for it.
  for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, lock), { force: true })
  return chromium.launchPersistentContext(profile, {
    executablePath: (await findChromium()) ?? '',
    args: chromiumFlags,
    baseURL: studio.product.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
}

async function kill9(context: BrowserContext) {
  const browser = context.browser()
  assert.ok(browser)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  assert.ok(pid)
  const gone = new Promise((closed) => browser.once('disconnected', closed))
  process.kill(pid, 'SIGKILL')
  await gone
}

test('a browser killed with -9 in the middle of a stroke comes back with every finished one, and their undo', async () => {
  const person = await makePerson(studio.product.url)
  const killed = await openBrowser()
  const page = killed.pages()[0] ?? (await killed.newPage())
  await signIn(page, person)
  const at: At = await openStudio(page, studio.pageIds[0])
  await paint(page, at)
  await saved(page)
  const first = await drawing(page)
  // Nothing more reaches the account: only this device can bring the work back.
  await page.route('**/backend/api/**', (route) => route.abort())
  await page.getByTitle('Rose').first().click()
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.05, 0.5))
  await page.getByRole('button', { name: 'Brush', exact: true }).first().click()
  await kept(page)
  const second = await drawing(page)
  await paint(page, at, [0.1, 0.6])
  await kept(page)
  const third = await drawing(page)
  await page.mouse.move(...at(0.5, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.7, 0.3))
  assert.notDeepEqual(await drawing(page), third, 'a stroke is under way')
  await kill9(killed)

  const reopened = await openBrowser()
  try {
    const again = reopened.pages()[0] ?? (await reopened.newPage())
    // A browser stores who is signed in when it has time to, and this one had none.
    await signIn(again, person)
    await openStudio(again, studio.pageIds[0])
    assert.deepEqual(await drawing(again), third)
    await again.keyboard.press('Control+z')
    assert.deepEqual(await drawing(again), second)
    await again.keyboard.press('Control+z')
    assert.deepEqual(await drawing(again), first)
    await again.keyboard.press('Control+Shift+Z')
    await again.keyboard.press('Control+Shift+Z')
    assert.deepEqual(await drawing(again), third)
    await saved(again)
  } finally {
    await reopened.close()
  }
})
