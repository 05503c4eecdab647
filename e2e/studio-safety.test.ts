import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { makePerson, post, send } from './support/people.ts'
import {
  creditsOf,
  drawing,
  kept,
  openStudio,
  paint,
  type Studio,
  saved,
  startStudio,
  status,
  studioReady,
} from './support/studio.ts'

const uploads = '**/backend/api/storage/upload'
let studio: Studio

before(async () => {
  studio = await startStudio(2)
})
after(() => studio?.product[Symbol.asyncDispose]())

const visitor = async () => {
  const person = await makePerson(studio.product.url)
  return { person, options: { url: studio.product.url, person } }
}
const readPage = async (token: string, id: number | undefined) =>
  (await (await send('GET', studio.product.url, `pages/${id}/read`, undefined, token)).json()).data
const toggleBlocked = (id: number | undefined) =>
  send('PATCH', studio.product.url, `pages/${id}/blocked/toggle`, undefined, studio.admin.token)

test('a save whose second file fails saves nothing, spends nothing, keeps the work and works when tried again', async (t) => {
  const { person, options } = await visitor()
  const before = await creditsOf(studio.product, person)
  const page = await openPage(t, { ...options, expectedErrors: [/500/] })
  const at = await openStudio(page, studio.pageIds[0])
  let sent = 0
  await page.route(uploads, (route) => {
    sent += 1
    if (sent % 2 === 1) return route.continue()
    return route.fulfill({ status: 500, json: { message: 'Something went wrong!', code: 'INTERNAL' } })
  })
  await paint(page, at)
  const before0 = await drawing(page)
  await status(page, /^Saved on this device only$/)
  await page.getByText('Something went wrong!').waitFor()
  assert.equal((await readPage(person.token, studio.pageIds[0])).colored, null)
  assert.equal(await creditsOf(studio.product, person), before)
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Page has been saved').waitFor()
  assert.deepEqual(await drawing(page), before0)
  assert.equal(await creditsOf(studio.product, person), before - 1)
})

test('of two tabs on one page one has the tools, the other says so, and work goes from one to the other whole', async (t) => {
  const { options } = await visitor()
  const first = await openPage(t, options)
  const at = await openStudio(first, studio.pageIds[0])
  await paint(first, at)
  await saved(first)
  const second = await first.context().newPage()
  await openStudio(second, studio.pageIds[0])
  await second.getByText('This page is open in another tab.').waitFor()
  const before = await drawing(second)
  await paint(second, at, [0.3, 0.5])
  assert.deepEqual(await drawing(second), before, 'nothing can be drawn that nobody would keep')

  // Not yet in the account: the other tab must find it on this device.
  await first.route(uploads, (route) => route.abort())
  await paint(first, at, [0.1, 0.6])
  await kept(first)
  const both = await drawing(first)
  await second.getByRole('button', { name: 'Color here instead' }).click()
  await second.getByRole('button', { name: 'Save' }).waitFor()
  assert.deepEqual(await drawing(second), both)
  await first.getByText('This page is open in another tab.').waitFor()
  await paint(first, at, [0.4, 0.1])
  assert.deepEqual(await drawing(first), both)

  await paint(second, at, [0.3, 0.1])
  await saved(second)
  const all = await drawing(second)
  assert.ok(all.painted > both.painted)
  await first.unroute(uploads)
  await first.getByRole('button', { name: 'Color here instead' }).click()
  await first.getByRole('button', { name: 'Save' }).waitFor()
  assert.deepEqual(await drawing(first), all)
  await second.getByText('This page is open in another tab.').waitFor()
})

test('a session that ended meanwhile: sign in again, and the page opens with every stroke, saved', async (t) => {
  const { person, options } = await visitor()
  const page = await openPage(t, { ...options, expectedErrors: [/401/] })
  const at = await openStudio(page, studio.pageIds[0])
  await paint(page, at)
  await saved(page)
  const before = await creditsOf(studio.product, person)
  assert.equal((await post(studio.product.url, 'users/sign-out', {}, person.token)).status, 200)
  await paint(page, at, [0.1, 0.6])
  const drawn = await drawing(page)
  await page.waitForURL('**/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.waitForURL(`**/pages/${studio.pageIds[0]}/color`)
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
  await saved(page)
  const { token } = (await (await post(studio.product.url, 'users/sign-in', person)).json()).data
  assert.equal(await creditsOf(studio.product, { ...person, token }), before)
})

test('a page that is taken down while it is colored says so, keeps the work, and saves it when the page is back', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, { ...options, expectedErrors: [/404/] })
  const id = studio.pageIds[1]
  const at = await openStudio(page, id)
  await paint(page, at)
  await saved(page)
  assert.equal((await toggleBlocked(id)).status, 200)
  await paint(page, at, [0.1, 0.6])
  const drawn = await drawing(page)
  await page.getByText('This page was taken down and can no longer be saved.').waitFor()
  await status(page, /^Saved on this device only$/)
  assert.deepEqual(await drawing(page), drawn)
  assert.equal((await toggleBlocked(id)).status, 200)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Page has been saved').waitFor()
  assert.equal(await page.getByText('This page was taken down').count(), 0)
  assert.deepEqual(await drawing(page), drawn)
})

test('an illustration that does not load is told, with a way back', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, { ...options, expectedErrors: [/Failed to load resource/] })
  await page.route('**/files/pages/*.png', (route) => route.abort())
  await page.goto(`/pages/${studio.pageIds[0]}/color`)
  await page.getByRole('heading', { name: 'Illustration image not found' }).waitFor()
  await page.unroute('**/files/pages/*.png')
  await page.getByRole('link', { name: 'Go to the gallery' }).click()
  await page.waitForURL('**/pages/public')
})

const withoutAccount = async (page: Page) => page.route(uploads, (route) => route.abort())

test('a device that refuses storage, or has no room left, is told of, and people color and save all the same', async (t) => {
  const { options } = await visitor()
  const refused = await openPage(t, { ...options, expectedErrors: [/Failed to load resource/] })
  await refused.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  const at = await openStudio(refused, studio.pageIds[0])
  await withoutAccount(refused)
  await paint(refused, at)
  await status(refused, /^Not saved. This device cannot keep a copy$/)
  await refused.unroute(uploads)
  await refused.getByRole('button', { name: 'Save' }).click()
  await refused.getByText('Page has been saved').waitFor()

  const full = await openPage(t, { ...options, expectedErrors: [/Failed to load resource/] })
  await openStudio(full, studio.pageIds[0])
  await withoutAccount(full)
  // A real disk cannot be filled here; what the engine sees of it is a transaction that the browser gives up.
  await full.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...record) {
      const request = put.apply(this, record)
      this.transaction.abort()
      return request
    }
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) })
  })
  await paint(full, at, [0.1, 0.5])
  await status(full, /cannot keep a copy$/)
  await full.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom())
  await paint(full, at, [0.3, 0.6])
  await kept(full)
  const drawn = await drawing(full)
  await full.reload()
  await studioReady(full)
  assert.deepEqual(await drawing(full), drawn, 'and what there was no room for is kept as soon as there is')
})

test('a canvas that the system has emptied is painted again, pixel for pixel', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, options)
  const at = await openStudio(page, studio.pageIds[0])
  await paint(page, at)
  await saved(page)
  const before = await drawing(page)
  const empty = (then: string) =>
    page.evaluate((type) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.studio__page canvas')
      if (!canvas) throw new Error('no canvas')
      canvas.width = 1024
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 1024, 1024) ?? { data: [1] }
      if (data.some((value) => value !== 0)) throw new Error('not emptied')
      if (type === 'contextrestored') canvas.dispatchEvent(new Event(type))
      else document.dispatchEvent(new Event(type))
    }, then)
  for (const sign of ['contextrestored', 'visibilitychange']) {
    await empty(sign)
    assert.deepEqual(await drawing(page), before, sign)
  }
})

test('who has no credit left is led to the plans, and told why; a page that was paid for opens all the same', async (t) => {
  const { url } = studio.product
  const { person, options } = await visitor()
  const page = await openPage(t, options)
  const at = await openStudio(page, studio.pageIds[0])
  await paint(page, at)
  await saved(page)
  const free = { name: 'free', title: 'Free', description: 'Nothing', publicPageLimit: 0, pageCreationLimit: 0 }
  assert.equal((await post(url, 'plans/1/update', free, studio.admin.token)).status, 200)
  const late = await openPage(t, { url, person: await makePerson(url) })
  await late.goto(`/pages/${studio.pageIds[0]}/color`)
  await late.waitForURL('**/checkout')
  await late.getByText('No credits available. Upgrade your plan to continue.').waitFor()
  assert.equal((await readPage(person.token, studio.pageIds[0])).is_colored, true)
  await openStudio(page, studio.pageIds[0])
})
