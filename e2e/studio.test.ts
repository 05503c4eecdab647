import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product
let pageIds: number[] = []

before(async () => {
  product = await startProduct({ env: { STARTER_PAGES: '6' } })
  await makeAdmin(product.url)
  const { token } = await makePerson(product.url)
  while (pageIds.length < 6) {
    await sleep(500)
    const answer = await send('GET', product.url, 'pages/paginate?sort=oldest', undefined, token)
    pageIds = ((await answer.json()).data?.data ?? []).map((page: { id: number }) => page.id)
  }
})
after(() => product?.[Symbol.asyncDispose]())

const creditsOf = async ({ token }: Person) =>
  (await (await send('GET', product.url, 'credits/read', undefined, token)).json()).data.public_page as number

async function openStudio(page: Page, id: number) {
  await page.goto(`/pages/${id}/color`)
  await page.locator('.studio__sheet[aria-busy="false"]').waitFor()
  const box = await page.locator('.studio__sheet').boundingBox()
  assert.ok(box)
  return (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
}

async function paint(page: Page, at: (x: number, y: number) => [number, number]) {
  await page.mouse.move(...at(0.2, 0.2))
  await page.mouse.down()
  for (let i = 1; i <= 12; i += 1) await page.mouse.move(...at(0.2 + i * 0.04, 0.2 + i * 0.03))
  await page.mouse.up()
}

/** How many pixels of the drawing are not transparent. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.studio__page canvas')
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, 1024, 1024) ?? { data: [] }
    let count = 0
    for (let i = 3; i < data.length; i += 4) if (data[i]) count += 1
    return count
  })

const saved = (page: Page) => page.locator('.studio__status', { hasText: /^Saved$/ }).waitFor()

test("the first stroke on someone else's page saves it and spends one credit, and no other does", async (t) => {
  const mara = await makePerson(product.url)
  const before = await creditsOf(mara)
  const page = await openPage(t, { url: product.url, person: mara })
  const at = await openStudio(page, pageIds[0] ?? 0)
  assert.equal(await creditsOf(mara), before, 'looking costs nothing')
  await paint(page, at)
  await saved(page)
  assert.equal(await creditsOf(mara), before - 1)
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.5, 0.7))
  await saved(page)
  assert.equal(await creditsOf(mara), before - 1)
  await shoot(page, 'studio')
  await expectNoAxeViolations(page)
})

test('undo, redo and clear do what they say, by button and by key, and clear can be undone', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  const at = await openStudio(page, pageIds[1] ?? 0)
  assert.equal(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'), 'true')
  await paint(page, at)
  const full = await painted(page)
  assert.ok(full > 1000)
  await page.keyboard.press('Control+z')
  assert.equal(await painted(page), 0)
  await page.keyboard.press('Control+Shift+Z')
  assert.equal(await painted(page), full)
  await page.getByRole('button', { name: 'Clear page' }).click()
  assert.equal(await painted(page), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  assert.equal(await painted(page), full)
})

test('a page can be colored with the keyboard alone, and each shape is announced', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await openStudio(page, pageIds[2] ?? 0)
  await page.locator('.studio__sheet').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^Region 1 of \d+, .+, not colored$/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Filled with black\./).waitFor()
  assert.ok((await painted(page)) > 50)
  await page.keyboard.press('PageDown')
  await page.getByText(/^Region 2 of \d+/).waitFor()
})

test('work survives a killed browser tab, and comes back exactly', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  const at = await openStudio(page, pageIds[3] ?? 0)
  await paint(page, at)
  await saved(page)
  await page.route('**/backend/api/storage/upload', (route) => route.abort())
  await page.getByTitle('Rose').first().click()
  await page.mouse.click(...at(0.6, 0.6))
  const before = await painted(page)
  await page.waitForFunction(() =>
    document.querySelector('.studio__status')?.textContent?.includes('Kept on this device'),
  )
  await page.unroute('**/backend/api/storage/upload')
  await page.reload()
  await page.locator('.studio__sheet[aria-busy="false"]').waitFor()
  assert.equal(await painted(page), before)
})

test('a save that fails keeps the work, says so, and works when tried again', async (t) => {
  const page = await openPage(t, {
    url: product.url,
    person: await makePerson(product.url),
    expectedErrors: [/500|Failed to load/],
  })
  const at = await openStudio(page, pageIds[4] ?? 0)
  await page.route('**/backend/api/storage/upload', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong!', code: 'INTERNAL' } }),
  )
  await paint(page, at)
  await page.getByText(/Not saved yet/).waitFor()
  await page.unroute('**/backend/api/storage/upload')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Page has been saved').waitFor()
})

test('print and download are for paid plans: the message says so and leads to the plans', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await openStudio(page, pageIds[5] ?? 0)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Download is only available on the paid plan.').waitFor()
  await openStudio(page, pageIds[5] ?? 0)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('button', { name: /^Colored/ }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Print is only available on the paid plan.').waitFor()
})

test('a page that is not there leads to the gallery, and hiding the menu hides it', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url), expectedErrors: [/404/] })
  for (const id of ['999999', 'abc']) {
    await page.goto(`/pages/${id}/color`)
    await page.waitForURL('**/pages/public')
  }
  await openStudio(page, pageIds[0] ?? 0)
  await page.getByRole('link', { name: 'Public pages' }).waitFor()
  await page.getByRole('button', { name: 'Hide the menu' }).click()
  assert.equal(await page.getByRole('link', { name: 'Public pages' }).isVisible(), false)
})

test('on a phone the sheet is never covered, and everything passes axe by night', async (t) => {
  const page = await openPage(t, {
    url: product.url,
    person: await makePerson(product.url),
    width: 390,
    theme: 'night',
  })
  await openStudio(page, pageIds[0] ?? 0)
  const sheet = await page.locator('.studio__sheet').boundingBox()
  const dock = await page.locator('.studio__dock').boundingBox()
  assert.ok(sheet && dock && sheet.y + sheet.height <= dock.y + 1)
  await expectNoAxeViolations(page)
  await shoot(page, 'studio')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Clear page').last().waitFor()
  await expectNoAxeViolations(page)
})
