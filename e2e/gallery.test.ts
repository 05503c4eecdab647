import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPage, visit } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product
let admin: Person

const starters = 24

/** One page more than a list shows at once would do for Load more; a few more make it worth scrolling. */
before(async () => {
  product = await startProduct({ env: { STARTER_PAGES: String(starters) } })
  admin = await makeAdmin(product.url)
  for (let drawn = 0; drawn < starters; await sleep(500)) {
    const answer = await send('GET', product.url, 'pages/paginate?page=2', undefined, admin.token)
    const rows = ((await answer.json()).data?.data ?? []).length
    drawn = rows === 0 ? 0 : 20 + rows
  }
})
after(() => product?.[Symbol.asyncDispose]())

test('Load more goes on until the end, and coming back from a page finds the list as it was', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/public?sort=oldest')
  await page.getByRole('button', { name: 'Load more' }).click()
  await page
    .locator('.card')
    .nth(starters - 1)
    .waitFor()
  assert.equal(await page.locator('.card').count(), starters)
  await page.locator('.card__link').nth(21).scrollIntoViewIfNeeded()
  const title = await page.locator('.card__title').nth(21).textContent()
  const top = await page.evaluate(() => window.scrollY)
  await page.locator('.card__link').nth(21).click()
  await page.waitForURL('**/color')
  await page.goBack()
  await page
    .locator('.card')
    .nth(starters - 1)
    .waitFor()
  assert.equal(await page.locator('.card__title').nth(21).textContent(), title)
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 200, top)
})

test('search and sort live in the address: reload, back and sharing work', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/public')
  await page.getByLabel('Search public pages').fill('dragon')
  await page.waitForURL('**search=dragon**')
  await page
    .getByText(/dragon/i)
    .first()
    .waitFor()
  await page.getByLabel('Sort by').selectOption({ label: 'Most colored' })
  await page.waitForURL('**sort=mostColored**')
  await page.reload()
  assert.equal(await page.getByLabel('Search public pages').inputValue(), 'dragon')
  assert.equal(await page.getByLabel('Sort by').inputValue(), 'mostColored')
  await page.getByLabel('Search public pages').fill('squid in a tuxedo')
  await page.getByText('No one has drawn that yet').waitFor()
})

test('a favorite on the free plan takes itself back and leads to the plans', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url), expectedErrors: [/403/] })
  await page.goto('/pages/public')
  await page.locator('.heart').first().click()
  await page.waitForURL('**/checkout')
})

test('a plan in the address leads on to checkout with everything it carries', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/public?plan=starter&from=mail')
  await page.waitForURL('**/checkout?plan=starter&from=mail')
})

test('a page that the admin blocks is gone for everybody else, and back when unblocked', async (t) => {
  const reader = await openPage(t, { url: product.url, person: await makePerson(product.url), expectedErrors: [/404/] })
  // The picture of a blocked page is gone too, and the admin's list may be loading it at that moment.
  const operator = await openPage(t, { url: product.url, person: admin, expectedErrors: [/404/] })
  await operator.goto('/admin/pages')
  const row = operator.getByRole('row').nth(1)
  const title = (await row.locator('.tbl__main').textContent())?.replace('Inkbloom', '') ?? ''
  await row.getByRole('button', { name: /^Block/ }).click()
  await operator.getByText('Are you sure to block the page?').waitFor()
  await operator.getByRole('button', { name: 'Yes, proceed' }).click()
  await row.getByText('Blocked').waitFor()
  await reader.goto(`/pages/public?search=${encodeURIComponent(title)}`)
  await reader.waitForLoadState('networkidle')
  assert.equal(await reader.getByRole('link', { name: title, exact: true }).count(), 0)
  await row.getByRole('button', { name: /^Unblock/ }).click()
  await row.getByText('Public').waitFor()
})

test('a person reports a page, and the admin sees it first', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/public?sort=oldest')
  await page
    .getByRole('button', { name: /^Report/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Thank you. We will look at it.').waitFor()
  const operator = await openPage(t, { url: product.url, person: admin })
  await operator.goto('/admin/pages?reported=true')
  await operator.getByRole('row').nth(1).getByText('1 report').waitFor()
})

test('every list passes axe at desk and phone width, by day and night', async (t) => {
  const person = await makePerson(product.url)
  for (const theme of ['day', 'night'] as const) {
    const page = await openPage(t, { url: product.url, theme, person })
    await visit(page, '/pages/public', 'public-pages')
    await visit(page, '/pages/favorite', 'favorite-pages')
    await visit(page, '/pages', 'my-pages')
    const operator = await openPage(t, { url: product.url, theme, person: admin })
    await visit(operator, '/admin/pages', 'admin-pages')
    await visit(operator, '/admin/pages/colored', 'admin-colored-pages')
  }
})
