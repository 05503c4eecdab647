import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openPage } from './support/browser.ts'
import { carried, onDevice } from './support/device.ts'
import { type Front, standBefore } from './support/front.ts'
import { makePerson, send } from './support/people.ts'
import {
  creditsOf,
  drawing,
  openStudio,
  paint,
  type Studio,
  saved,
  startStudio,
  status,
  studioReady,
} from './support/studio.ts'

let studio: Studio
let front: Front

before(async () => {
  studio = await startStudio(3)
  front = await standBefore(studio.product.url)
})
after(async () => {
  await front?.[Symbol.asyncDispose]()
  await studio?.product[Symbol.asyncDispose]()
})

const noise = [/Failed to load resource|ERR_|net::/]

async function visitor() {
  const person = await makePerson(studio.product.url)
  return { person, options: { url: front.url, person, carried: true, expectedErrors: noise } }
}
const readPage = async (token: string, id: number | undefined) =>
  (await (await send('GET', studio.product.url, `pages/${id}/read`, undefined, token)).json()).data

test('a page that was opened once opens, is colored and kept without a network, and is sent when it is back', async (t) => {
  const { person, options } = await visitor()
  const id = studio.pageIds[0]
  const page = await openPage(t, options)
  await openStudio(page, id)
  await carried(page)
  await onDevice(page, id)
  const before = await creditsOf(studio.product, person)

  front.cut = true
  await page.reload()
  const at = await studioReady(page)
  await status(page, /^Offline: this page uses 1 credit once you are back$/)
  await paint(page, at)
  await status(page, /^Saved on this device$/)
  const drawn = await drawing(page)
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
  assert.equal(await creditsOf(studio.product, person), before)

  front.cut = false
  await saved(page)
  assert.equal(await creditsOf(studio.product, person), before - 1)
  assert.equal((await readPage(person.token, id)).colored.revision, 1)
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
})

test('what was colored without a network is sent from any screen, and lists show it meanwhile', async (t) => {
  const { person, options } = await visitor()
  const id = studio.pageIds[1]
  const page = await openPage(t, options)
  await openStudio(page, id)
  await carried(page)
  await onDevice(page, id)
  front.cut = true
  await page.reload()
  await paint(page, await studioReady(page))
  await status(page, /^Saved on this device$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your coloring is saved on this device, and goes to your account when you are back.').waitFor()
  await page.goto('/pages/colored')
  await page.getByText('You are offline. Pages on this device still open').waitFor()
  await page.locator('.card').getByText('Not in your account yet').waitFor({ state: 'attached' })
  front.cut = false
  await page.getByText('Your coloring has been saved').waitFor()
  assert.equal((await readPage(person.token, id)).colored.revision, 1)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  assert.equal(await page.getByText('Not in your account yet').count(), 0)
})

test('whichever answer of a save is lost, it is saved once and paid for once', async (t) => {
  const { person, options } = await visitor()
  const id = studio.pageIds[2]
  const page = await openPage(t, options)
  const at = await openStudio(page, id)
  const before = await creditsOf(studio.product, person)
  let y = 0.1
  for (const lost of ['storage/upload', 'coloreds/upsert']) {
    front.loses = lost
    await paint(page, at, [0.1, y])
    await status(page, /^Saved on this device$/)
    y += 0.15
    // Drawn on: the save that arrived is no longer the picture on the screen.
    await paint(page, at, [0.1, y])
    y += 0.15
    front.loses = null
    await saved(page)
  }
  assert.equal(await creditsOf(studio.product, person), before - 1)
  const drawn = await drawing(page)
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
})
