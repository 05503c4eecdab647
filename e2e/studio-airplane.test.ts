import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { makePerson, send } from './support/people.ts'
import {
  creditsOf,
  drawing,
  kept,
  openStudio,
  paint,
  saved,
  sharedStudio,
  status,
  studioReady,
} from './support/studio.ts'

const studio = sharedStudio()
const lost = [/Failed to load resource|ERR_|net::/]

/**
 * From a step of a save on there is no network, as when somebody presses the button: the browser hears of it, too. Resolves to
 * a promise of that moment.
 */
async function flyFrom(page: Page, calls: string, { nth = 1, arrives = false } = {}) {
  const { promise: isUp, resolve: takeOff } = Promise.withResolvers<void>()
  let seen = 0
  const fly = async (route: Route) => {
    seen += 1
    if (seen < nth) return route.continue()
    if (arrives) await route.fetch()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
    takeOff()
  }
  await page.route(`**/backend/api/${calls}`, fly)
  return { isUp }
}

async function land(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.context().setOffline(false)
}

test('airplane mode in any step of a save: the work stays here, says so, and is saved once it is over, for one credit', async (t) => {
  const person = await makePerson(studio.url)
  const before = await creditsOf(studio.product, person)
  const page = await openPage(t, { url: studio.url, person, expectedErrors: lost })
  const at = await openStudio(page, studio.pageId)
  let y = 0.05
  const another = async () => {
    await paint(page, at, [0.1, y])
    y += 0.08
  }
  for (const [calls, options] of [
    ['storage/upload', {}],
    ['storage/upload', { nth: 2 }],
    ['storage/upload', { nth: 2, arrives: true }],
    ['coloreds/upsert', {}],
    ['coloreds/upsert', { arrives: true }],
  ] as const) {
    const { isUp } = await flyFrom(page, calls, options)
    await another()
    await isUp
    await status(page, /^Saved on this device$/)
    // Colored on, up there.
    await another()
    await kept(page)
    await land(page)
    await saved(page)
  }
  assert.equal(await page.getByRole('dialog').count(), 0, 'nobody is asked to choose between a picture and itself')
  assert.equal(await creditsOf(studio.product, person), before - 1)
  const drawn = await drawing(page)
  const { data } = await (await send('GET', studio.url, `pages/${studio.pageId}/read`, undefined, person.token)).json()
  assert.ok(data.colored.revision >= 5)
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn, 'the account has every stroke, also without what was kept here')
})

test('a device with no room left says so, colors on, and keeps everything as soon as there is room', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), expectedErrors: lost })
  const session = await page.context().newCDPSession(page)
  const limit = (quota: { quotaSize?: number }) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: studio.url, ...quota })
  // Before the first write: the browser does not ask again for each of them how much room there is.
  await limit({ quotaSize: 1 })
  const at = await openStudio(page, studio.pageId)
  await page.route('**/backend/api/storage/upload', (route) => route.abort())
  await paint(page, at, [0.1, 0.1])
  await status(page, /^Not saved. This device cannot keep a copy$/)
  await paint(page, at, [0.1, 0.3])
  const without = await drawing(page)
  await limit({})
  await paint(page, at, [0.1, 0.5])
  await kept(page)
  const drawn = await drawing(page)
  assert.ok(drawn.painted > without.painted)
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
})

for (const [clock, hours] of [
  ['ahead', 24],
  ['behind', -24],
] as const)
  test(`a device whose clock is a day ${clock} colors, saves, and sends later what it kept without a network, for one credit`, async (t) => {
    const person = await makePerson(studio.url)
    const before = await creditsOf(studio.product, person)
    const page = await openPage(t, { url: studio.url, person, expectedErrors: lost })
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    const at = await openStudio(page, studio.pageId)
    await paint(page, at, [0.1, 0.1])
    await saved(page)
    await page.context().setOffline(true)
    await paint(page, at, [0.1, 0.3])
    await kept(page)
    await page.context().setOffline(false)
    await saved(page)
    const drawn = await drawing(page)
    assert.equal(await creditsOf(studio.product, person), before - 1)
    await page.reload()
    await studioReady(page)
    assert.deepEqual(await drawing(page), drawn)
  })
