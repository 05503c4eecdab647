import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { openGallery, pages } from './support/gallery.ts'
import { makePerson, type Person, send } from './support/people.ts'

const gallery = openGallery()

/** Loads twenty, forty, then all of them, after which there is nothing left to load. */
async function loadAll(page: Page, rows: string, all = pages): Promise<void> {
  const list = page.locator(rows)
  for (let shown = 20; shown < all; shown += 20) {
    await list.nth(shown - 1).waitFor()
    assert.equal(await list.count(), shown)
    await page.getByRole('button', { name: 'Load more' }).click()
  }
  await list.nth(all - 1).waitFor()
  assert.equal(await list.count(), all)
  assert.equal(await page.getByRole('button', { name: 'Load more' }).count(), 0)
}

const lists: [path: string, rows: string, who: () => Person][] = [
  ['/pages/public', 'article.card', () => gallery.reader],
  ['/pages/favorite', 'article.card', () => gallery.fan],
  ['/pages/colored', 'article.card', () => gallery.fan],
  ['/pages', 'article.card', () => gallery.owner],
  ['/admin/pages', 'tbody tr', () => gallery.admin],
  ['/admin/pages/colored', 'tbody tr', () => gallery.admin],
]
for (const [path, rows, who] of lists)
  test(`Load more on ${path} goes on to the end`, async (t) => {
    const page = await openPage(t, { url: gallery.url, person: who() })
    await page.goto(path)
    await loadAll(page, rows)
    const names = await page.locator(`${rows} :is(.card__title, .data-table__main)`).allTextContents()
    assert.equal(new Set(names).size, pages, 'no page is shown twice')
  })

test('back and forward find the list as it was left: all that was loaded, at the same place', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  await page.goto('/pages/public?sort=oldest')
  await loadAll(page, 'article.card')
  const link = page.locator('.card__link').nth(42)
  await link.scrollIntoViewIfNeeded()
  const title = await link.textContent()
  const top = await page.evaluate(() => window.scrollY)
  await link.click()
  for (let round = 0; round < 2; round += 1) {
    await page.waitForURL('**/color')
    await page.goBack()
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 200, top)
    assert.equal(await page.locator('article.card').count(), pages)
    assert.equal(await link.textContent(), title)
    if (round === 0) await page.goForward()
  }
  await page.reload()
  await page.locator('article.card').nth(19).waitFor()
  assert.equal(await page.locator('article.card').count(), 20, 'a reload asks anew')
})

test('an address that is opened anew begins at its top, wherever the last one was left', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  await page.goto('/pages/public')
  await page.locator('article.card').nth(19).waitFor()
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  assert.equal(await page.evaluate(() => window.scrollY), 0)
})

test('a heart pressed in two windows is one favorite, and taking one back is one less', async (t) => {
  const open = async (person: Person) => {
    const page = await openPage(t, { url: gallery.url, person })
    await page.goto('/pages/public?sort=oldest')
    const card = page.locator('article.card').first()
    return {
      page,
      heart: card.locator('.heart'),
      shows: (count: number) => card.getByText(`Favorited${count}`).waitFor(),
    }
  }
  const [one, two] = [await open(gallery.reader), await open(gallery.reader)]
  /** The favorite is the fan's. Both windows must show it before either heart is pressed: a list arrives after its screen. */
  for (const { shows } of [one, two]) await shows(1)
  for (const { page, heart, shows } of [one, two]) {
    const answered = page.waitForResponse(/favorited\/toggle/)
    await heart.click()
    await answered
    await shows(2)
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
  }
  await one.page.reload()
  await one.shows(2)
  const other = await open(gallery.fan)
  const answered = other.page.waitForResponse(/favorited\/toggle/)
  await other.heart.click()
  await other.shows(1)
  await answered
  await one.page.reload()
  await one.shows(1)
  assert.equal(await one.heart.getAttribute('aria-pressed'), 'true')
})

test('search and sort live in the address: reload, back and sharing work', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url) })
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

test('a search is asked for 300 ms after the last letter, not at each', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  await page.clock.install()
  await page.goto('/pages/public')
  await page.locator('article.card').first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search')
    if (search && request.url().includes('/pages/paginate')) asked.push(search)
  })
  const box = page.getByLabel('Search public pages')
  // Not further ahead: calls that are under way would end as too slow, and the list be asked for again once one answers.
  await page.clock.pauseAt(Date.now() + 5000)
  for (const text of ['d', 'dr', 'dra']) {
    await box.fill(text)
    await page.clock.runFor(250)
  }
  assert.deepEqual(asked, [])
  await page.clock.runFor(60)
  await page.waitForURL('**search=dra**')
  await page.clock.resume()
  await page
    .getByText(/dragon/i)
    .first()
    .waitFor()
  assert.deepEqual(asked, ['dra'])
})

test('a favorite on the free plan takes itself back and leads to the plans', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url), expectedErrors: [/403/] })
  await page.goto('/pages/public')
  await page.locator('.heart').first().click()
  await page.waitForURL('**/checkout')
})

test('a plan in the address leads on to checkout with everything it carries', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url) })
  await page.goto('/pages/public?plan=starter&from=mail')
  await page.waitForURL('**/checkout?plan=starter&from=mail')
})

test('a page that the admin blocks is gone for everybody else, its owner too, and back when unblocked', async (t) => {
  const artist = await openPage(t, { url: gallery.url, person: gallery.owner, expectedErrors: [/404/] })
  // The picture of a blocked page is gone too, and the admin's list may be loading it at that moment.
  const operator = await openPage(t, { url: gallery.url, person: gallery.admin, expectedErrors: [/404/] })
  await operator.goto('/admin/pages')
  const row = operator.getByRole('row').nth(1)
  const title = (await row.locator('.data-table__main').textContent())?.replace('Nora Lind', '') ?? ''
  await artist.goto('/pages')
  const link = artist.getByRole('link', { name: title, exact: true })
  const address = (await link.getAttribute('href')) ?? ''
  await row.getByRole('button', { name: /^Block/ }).click()
  await operator.getByText('Are you sure to block the page?').waitFor()
  await operator.getByRole('button', { name: 'Yes, proceed' }).click()
  await row.getByText('Blocked').waitFor()
  await operator.getByText(`“${title}” is blocked`).waitFor()
  for (const path of ['/pages', '/pages/public']) {
    await artist.goto(path)
    await artist.locator('article.card').first().waitFor()
    assert.equal(await link.count(), 0, path)
  }
  await artist.goto(address)
  await artist.waitForURL('**/pages/public')
  const toggle = `pages/${address.split('/')[2]}/blocked/toggle`
  assert.equal((await send('PATCH', gallery.url, toggle, undefined, gallery.owner.token)).status, 404)
  await row.getByText('Blocked').waitFor()
  await row.getByRole('button', { name: /^Unblock/ }).click()
  await row.getByText('Public').waitFor()
  await artist.goto('/pages')
  await link.waitFor()
})

test('a person reports a page, and the admin sees it first', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url) })
  await page.goto('/pages/public?sort=oldest')
  await page
    .getByRole('button', { name: /^Report/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Thank you. We will take a look.').waitFor()
  const operator = await openPage(t, { url: gallery.url, person: gallery.admin })
  await operator.goto('/admin/pages?status=reported')
  await operator.getByRole('row').nth(1).getByText('1 report').waitFor()
})

test('a page that its owner deletes leaves the list for good, and the admin cannot bring it back', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.owner, expectedErrors: [/404/] })
  await page.goto('/pages?sort=oldest')
  const title = (await page.locator('.card__title').first().textContent()) ?? ''
  const address = (await page.locator('.card__link').first().getAttribute('href')) ?? ''
  const askToDelete = async () => {
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('button', { name: 'Delete page' }).click()
  }
  await askToDelete()
  await page.getByText('Are you sure to delete the page?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await askToDelete()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  const keeper = await openPage(t, { url: gallery.url, person: gallery.fan })
  await keeper.goto(`/pages/colored?search=${encodeURIComponent(title)}`)
  await keeper.getByRole('link', { name: title, exact: true }).waitFor()
  const toggle = `pages/${address.split('/')[2]}/blocked/toggle`
  for (const [who, status] of [
    [gallery.owner, 404],
    [gallery.admin, 403],
  ] as const)
    assert.equal((await send('PATCH', gallery.url, toggle, undefined, who.token)).status, status)
})

test('the admin reads every movement of somebody’s credits, and a failure is told above the dialog', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin, expectedErrors: [/credits/] })
  await page.goto('/admin/users?search=okafor')
  await page.route('**/users/*/credits**', (route) => route.abort(), { times: 1 })
  const open = page.getByRole('button', { name: 'Credits of Mara Okafor' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Credit history of Mara Okafor' })
  await dialog.getByText('Failed to read credit').waitFor()
  await dialog.getByRole('alert').getByText('No connection to the server').waitFor()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await loadAll(page, 'dialog li', pages + 2)
  await dialog.getByText('+100').waitFor()
  assert.equal(await dialog.getByText('Colored a page').count(), pages)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoAxeViolations(page)
    await shoot(page, 'admin-user-credits')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.ok(await open.evaluate((button) => button === document.activeElement), 'the focus returns to the row')
})

test('a list that fails says so, and tries again', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader, expectedErrors: [/paginate/] })
  await page.route('**/pages/paginate**', (route) => route.abort(), { times: 1 })
  await page.goto('/pages/public')
  await page.getByRole('heading', { name: 'Failed to load pages' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('article.card').first().waitFor()
})
