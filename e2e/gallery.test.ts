import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fillFolder } from '@inkbloom/server/test/support/filled-folder.ts'
import type { Page, Route } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot, visit } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, personOf, send } from './support/people.ts'
import { makeDataDir, type Product, startProduct } from './support/product.ts'

const pages = 45
const dataDir = makeDataDir()
let product: Product
let admin: Person
let owner: Person
let fan: Person
let reader: Person

before(async () => {
  const people = await fillFolder(dataDir, { pages })
  product = await startProduct({ dataDir })
  admin = await makeAdmin(product.url)
  owner = await personOf(product.url, people.owner)
  fan = await personOf(product.url, people.fan)
  reader = await personOf(product.url, people.reader)
})
after(async () => {
  await product?.[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Twenty, forty, all of them; then nothing is left to load. */
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
  ['/pages/public', 'article.card', () => reader],
  ['/pages/favorite', 'article.card', () => fan],
  ['/pages/colored', 'article.card', () => fan],
  ['/pages', 'article.card', () => owner],
  ['/admin/pages', 'tbody tr', () => admin],
  ['/admin/pages/colored', 'tbody tr', () => admin],
]
for (const [path, rows, who] of lists)
  test(`Load more on ${path} goes on to the end`, async (t) => {
    const page = await openPage(t, { url: product.url, person: who() })
    await page.goto(path)
    await loadAll(page, rows)
    const names = await page.locator(`${rows} :is(.card__title, .tbl__main)`).allTextContents()
    assert.equal(new Set(names).size, pages, 'no page is shown twice')
  })

test('back and forward find the list as it was left: all that was loaded, at the same place', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader })
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

test('a heart pressed in two windows is one favorite, and taking one back is one less', async (t) => {
  const open = async (person: Person) => {
    const page = await openPage(t, { url: product.url, person })
    await page.goto('/pages/public?sort=oldest')
    const card = page.locator('article.card').first()
    return {
      page,
      heart: card.locator('.heart'),
      shows: (count: number) => card.getByText(`Favorited${count}`).waitFor(),
    }
  }
  const [one, two] = [await open(reader), await open(reader)]
  /** One of the fan's. */
  await one.shows(1)
  for (const { page, heart, shows } of [one, two]) {
    const answered = page.waitForResponse(/favorited\/toggle/)
    await heart.click()
    await answered
    await shows(2)
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
  }
  await one.page.reload()
  await one.shows(2)
  const other = await open(fan)
  const answered = other.page.waitForResponse(/favorited\/toggle/)
  await other.heart.click()
  await other.shows(1)
  await answered
  await one.page.reload()
  await one.shows(1)
  assert.equal(await one.heart.getAttribute('aria-pressed'), 'true')
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

test('a search is asked for 300 ms after the last letter, not at each', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader })
  await page.clock.install()
  await page.goto('/pages/public')
  await page.locator('article.card').first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search')
    if (search && request.url().includes('/pages/paginate')) asked.push(search)
  })
  const box = page.getByLabel('Search public pages')
  await page.clock.pauseAt(Date.now() + 60_000)
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

test('a page that the admin blocks is gone for everybody else, its owner too, and back when unblocked', async (t) => {
  const artist = await openPage(t, { url: product.url, person: owner, expectedErrors: [/404/] })
  // The picture of a blocked page is gone too, and the admin's list may be loading it at that moment.
  const operator = await openPage(t, { url: product.url, person: admin, expectedErrors: [/404/] })
  await operator.goto('/admin/pages')
  const row = operator.getByRole('row').nth(1)
  const title = (await row.locator('.tbl__main').textContent())?.replace('Nora Lind', '') ?? ''
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
  assert.equal((await send('PATCH', product.url, toggle, undefined, owner.token)).status, 404)
  await row.getByText('Blocked').waitFor()
  await row.getByRole('button', { name: /^Unblock/ }).click()
  await row.getByText('Public').waitFor()
  await artist.goto('/pages')
  await link.waitFor()
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

test('a page that its owner deletes leaves the list for good, and the admin cannot bring it back', async (t) => {
  const page = await openPage(t, { url: product.url, person: owner, expectedErrors: [/404/] })
  await page.goto('/pages?sort=oldest')
  const title = (await page.locator('.card__title').first().textContent()) ?? ''
  const address = (await page.locator('.card__link').first().getAttribute('href')) ?? ''
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByText('Are you sure to delete the page?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  const keeper = await openPage(t, { url: product.url, person: fan })
  await keeper.goto(`/pages/colored?search=${encodeURIComponent(title)}`)
  await keeper.getByRole('link', { name: title, exact: true }).waitFor()
  const toggle = `pages/${address.split('/')[2]}/blocked/toggle`
  for (const [who, status] of [
    [owner, 404],
    [admin, 403],
  ] as const)
    assert.equal((await send('PATCH', product.url, toggle, undefined, who.token)).status, status)
})

test('the admin reads every movement of somebody’s credits, and a failure is told above the dialog', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin, expectedErrors: [/credits/] })
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

test('among the pages somebody has colored, cards show the colors before anybody touches them; elsewhere the lines', async (t) => {
  const page = await openPage(t, { url: product.url, person: fan })
  for (const [path, colored] of [
    ['/pages/colored', true],
    ['/pages/public', false],
  ] as const) {
    await page.goto(path)
    const picture = page.locator('article.card img').first()
    await picture.waitFor()
    assert.equal(await picture.evaluate(isColored), colored, path)
  }
})

/** In the page: whether the picture, as it was loaded, has a pixel that is not grey. */
async function isColored(element: Element): Promise<boolean> {
  const picture = element as HTMLImageElement
  await picture.decode()
  const context = new OffscreenCanvas(64, 64).getContext('2d')
  context?.drawImage(picture, 0, 0, 64, 64)
  const { data } = context?.getImageData(0, 0, 64, 64) ?? { data: [] }
  for (let i = 0; i < data.length; i += 4)
    if (Math.abs((data[i] ?? 0) - (data[i + 2] ?? 0)) > 60 && (data[i + 3] ?? 0) > 200) return true
  return false
}

/** Holds back every call whose address has the words, until it is told what becomes of them. */
async function hold(page: Page, words: string) {
  const decided = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(
    (url) => url.href.includes(words),
    async (route) => {
      const act = await decided.promise
      // The page may have given it up meanwhile.
      await act(route).catch(() => {})
    },
  )
  return {
    release: () => decided.resolve((route) => route.continue()),
    fail: () => decided.resolve((route) => route.abort()),
    refuse: (status: number, body: object) =>
      decided.resolve((route) =>
        route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      ),
  }
}

/** The frame of a list while its rows are on their way. */
async function expectLoading(page: Page, title: string, skeletons: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  await page.locator(skeletons).first().waitFor()
  await page.getByRole('banner').waitFor()
  await page.getByRole('link', { name: title, exact: true }).and(page.locator('[aria-current]')).waitFor()
  await page.getByRole('searchbox', { name: `Search ${title.toLowerCase()}` }).waitFor()
}

const hasFocus = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title }).evaluate((heading) => heading === document.activeElement)

test('a list that is slow to come shows its screen with skeletons: by address, after a reload and by a link', async (t) => {
  const page = await openPage(t, { url: product.url, person: fan })
  const { release } = await hold(page, '/pages/paginate')
  await page.goto('/pages/public?sort=oldest')
  await expectLoading(page, 'Public pages', '.card .skelsheet')
  assert.equal(await page.getByLabel('Sort by').inputValue(), 'oldest')
  await page.reload()
  await expectLoading(page, 'Public pages', '.card .skelsheet')
  for (const title of ['My pages', 'Colored pages', 'Favorite pages']) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expectLoading(page, title, '.card .skelsheet')
  }
  assert.ok(await hasFocus(page, 'Favorite pages'))
  release()
  await page.locator('.card__link').nth(19).waitFor()
  assert.equal(await page.locator('.skelsheet').count(), 0)
  assert.ok(await hasFocus(page, 'Favorite pages'), 'the focus stays where it was when the cards come')
})

test('the tables of the admin show skeletons while they load', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin })
  const { release } = await hold(page, '/paginate')
  await page.goto('/admin/pages')
  await expectLoading(page, 'Pages', 'tbody .skel')
  await page.reload()
  await expectLoading(page, 'Pages', 'tbody .skel')
  for (const title of ['Subscriptions', 'Colored pages', 'Users']) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expectLoading(page, title, 'tbody .skel')
  }
  release()
  await page.getByRole('row', { name: /Mara Okafor/ }).waitFor()
  assert.equal(await page.locator('.skel').count(), 0)
})

test('skeletons pass axe and have the size of what they stand for, at desk and phone width', async (t) => {
  for (const [path, person, items, name] of [
    ['/pages/public', reader, '.card', 'public-pages-loading'],
    ['/admin/pages', admin, 'tbody tr', 'admin-pages-loading'],
  ] as const)
    for (const width of [1440, 390]) {
      const page = await openPage(t, { url: product.url, person, width })
      const boxes = () =>
        page.locator(items).evaluateAll((all) =>
          all.map((item) => {
            const { left, top, width, height } = item.getBoundingClientRect()
            return [left, top, width, height].map(Math.round).join(' ')
          }),
        )
      const { release } = await hold(page, '/pages/paginate')
      await page.goto(path)
      await page.locator(`${items} .skel`).first().waitFor()
      await expectNoAxeViolations(page)
      await shoot(page, name)
      const before = await boxes()
      release()
      await page.locator(`${items} :is(.card__link, img)`).nth(19).waitFor({ state: 'attached' })
      assert.deepEqual(await boxes(), before, `${path} at ${width}`)
    }
})

test('a list that fails late says so and tries again; one that was left says nothing', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader, expectedErrors: [/paginate/] })
  const first = await hold(page, '/pages/paginate')
  await page.goto('/pages/public')
  await expectLoading(page, 'Public pages', '.card .skelsheet')
  first.fail()
  await page.getByRole('heading', { name: 'Failed to load pages' }).waitFor()
  await page.getByText('No connection to the server').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.unrouteAll()
  const second = await hold(page, '/pages/paginate')
  await page.getByRole('button', { name: 'Try again' }).click()
  second.release()
  await page.locator('.card__link').first().waitFor()
  await page.unrouteAll()
  const third = await hold(page, '/pages/paginate')
  await page.getByRole('link', { name: 'My pages', exact: true }).click()
  await expectLoading(page, 'My pages', '.card .skelsheet')
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('scope=owned'))
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await given
  third.fail()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  assert.equal(await page.getByRole('alert').count(), 0)
})

test('a session that ends while a list loads leads to signing in', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url), expectedErrors: [/401/] })
  const { refuse } = await hold(page, '/pages/paginate')
  await page.goto('/pages/public')
  await expectLoading(page, 'Public pages', '.card .skelsheet')
  refuse(401, { message: 'Please sign in again.', code: 'UNAUTHORIZED' })
  await page.waitForURL('**/sign-in')
  await page.getByText('Please sign in again.').waitFor()
})

test('going back shows the list that was left at once, though the server is slow', async (t) => {
  const page = await openPage(t, { url: product.url, person: fan })
  await page.goto('/pages/public')
  await page.locator('.card__link').nth(19).waitFor()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await hold(page, '/pages/paginate')
  const seen = await page.evaluateHandle(() => {
    const skeletons = { seen: 0 }
    new MutationObserver(() => {
      skeletons.seen += document.querySelectorAll('.skelsheet').length
    }).observe(document.body, { childList: true, subtree: true })
    return skeletons
  })
  await page.goBack()
  await page.locator('.card__link').nth(19).waitFor()
  assert.deepEqual(await seen.jsonValue(), { seen: 0 })
})

test('a reload keeps the place in the list, though the server is slow', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader })
  const inMiddle = () => page.waitForFunction(() => Math.abs(window.scrollY - 700) < 2)
  await page.goto('/pages/public')
  await page.locator('.card__link').nth(19).waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  await inMiddle()
  const { release } = await hold(page, '/pages/paginate')
  await page.reload()
  await expectLoading(page, 'Public pages', '.card .skelsheet')
  await inMiddle()
  release()
  await page.locator('.card__link').nth(19).waitFor()
  await inMiddle()
})

test('a list that one person left is asked for anew when the next signs in on the device and goes back', async (t) => {
  const next = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/public?search=dragon')
  await page.locator('.card__link').first().waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').fill(next.email)
  await page.getByLabel('Password', { exact: true }).fill(next.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/pages/public')
  const asked = page.waitForRequest(/paginate.*search=dragon/)
  await page.evaluate(() => history.go(-history.state.idx))
  await asked
})

test('the answer to an earlier search never takes the place of a newer one', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader })
  const { release } = await hold(page, 'search=dragon')
  await page.goto('/pages/public')
  await page.locator('.card__link').first().waitFor()
  const box = page.getByLabel('Search public pages')
  await box.fill('dragon')
  await page.locator('.skelsheet').first().waitFor()
  await box.fill('squid in a tuxedo')
  await page.getByText('No one has drawn that yet').waitFor()
  release()
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
  await page.waitForURL('**sort=oldest**')
  await page.getByText('There is no page for “squid in a tuxedo”').waitFor()
  assert.equal(await page.locator('.card__link').count(), 0)
})

test('a list that fails says so, and tries again', async (t) => {
  const page = await openPage(t, { url: product.url, person: reader, expectedErrors: [/paginate/] })
  await page.route('**/pages/paginate**', (route) => route.abort(), { times: 1 })
  await page.goto('/pages/public')
  await page.getByRole('heading', { name: 'Failed to load pages' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('article.card').first().waitFor()
})

test('every list passes axe at desk and phone width, by day, and one of each kind by night', async (t) => {
  const page = await openPage(t, { url: product.url, person: fan })
  await visit(page, '/pages/public', 'public-pages')
  await visit(page, '/pages/favorite', 'favorite-pages')
  await visit(page, '/pages/colored', 'colored-pages')
  await visit(page, '/pages', 'my-pages')
  const operator = await openPage(t, { url: product.url, person: admin })
  await visit(operator, '/admin/pages', 'admin-pages')
  await visit(operator, '/admin/pages/colored', 'admin-colored-pages')
  await visit(await openPage(t, { url: product.url, theme: 'night', person: fan }), '/pages/public', 'public-pages')
  await visit(await openPage(t, { url: product.url, theme: 'night', person: admin }), '/admin/pages', 'admin-pages')
})
