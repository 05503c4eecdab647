import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { openGallery } from './support/gallery.ts'
import { makePerson } from './support/people.ts'

const gallery = openGallery()

/** Holds back every call whose address contains the words, until the test decides how they end. */
async function hold(page: Page, words: string) {
  const decided = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(
    (url) => url.href.includes(words),
    async (route) => {
      const act = await decided.promise
      // The page may have given up on it in the meantime.
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
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
  const { release } = await hold(page, '/pages/paginate')
  await page.goto('/pages/public?sort=oldest')
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
  assert.equal(await page.getByLabel('Sort by').inputValue(), 'oldest')
  await page.reload()
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
  for (const title of ['My pages', 'Colored pages', 'Favorite pages']) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expectLoading(page, title, '.card .skeleton-sheet')
  }
  assert.ok(await hasFocus(page, 'Favorite pages'))
  release()
  await page.locator('.card__link').nth(19).waitFor()
  assert.equal(await page.locator('.skeleton-sheet').count(), 0)
  assert.ok(await hasFocus(page, 'Favorite pages'), 'the focus stays where it was when the cards come')
})

test('a list that comes after its person signed out in another tab breaks nothing', async (t) => {
  const person = await makePerson(gallery.url)
  const page = await openPage(t, { url: gallery.url, person })
  const delivered = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/pages/paginate*', async (route) => {
    const response = await route.fetch()
    answered.resolve()
    await delivered.promise
    await route.fulfill({ response })
  })
  await page.goto('/pages/public')
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
  await answered.promise
  const other = await page.context().newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out' }).first().click()
  await other.waitForURL('**/sign-in')
  delivered.resolve()
  await page.locator('.card__link').first().waitFor()
})

test('books that are slow to come show their screen with skeletons, and a failure can be tried again', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan, expectedErrors: [/books\/list/] })
  const first = await hold(page, '/books/list')
  await page.goto('/books')
  await page.getByRole('heading', { level: 1, name: 'My books' }).waitFor()
  await page.getByText('Loading books').waitFor({ state: 'attached' })
  await page.locator('.book-card .skeleton-sheet').first().waitFor()
  await expectNoAxeViolations(page)
  first.fail()
  await page.getByRole('heading', { name: 'Failed to load books' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Your first book is a few pages away' }).waitFor()
})

test('until a picture is there a pencil doodle stands in its place, and titles have two lines', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
  const { release } = await hold(page, '/pictures/')
  await page.goto('/pages/public')
  const card = page.locator('article.card').first()
  await card.locator('.doodle').waitFor()
  await shoot(page, 'gallery-pencil')
  const { fontSize, height } = await card.locator('.card__title').evaluate((title) => ({
    fontSize: Number.parseFloat(getComputedStyle(title).fontSize),
    height: title.getBoundingClientRect().height,
  }))
  assert.ok(Math.abs(height - 2 * 1.35 * fontSize) < 1, `${height} px of ${fontSize}`)
  release()
  await card.locator('.doodle').waitFor({ state: 'detached' })
})

test('the tables of the admin show skeletons while they load', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin })
  const { release } = await hold(page, '/paginate')
  await page.goto('/admin/pages')
  await expectLoading(page, 'Pages', 'tbody .skeleton')
  await page.reload()
  await expectLoading(page, 'Pages', 'tbody .skeleton')
  for (const title of ['Subscriptions', 'Colored pages', 'Users']) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expectLoading(page, title, 'tbody .skeleton')
  }
  release()
  await page.getByRole('row', { name: /Mara Okafor/ }).waitFor()
  assert.equal(await page.locator('.skeleton').count(), 0)
})

test('skeletons pass axe and have the size of what they stand for, at desktop and phone width', async (t) => {
  for (const [path, person, items, name] of [
    ['/pages/public', gallery.reader, '.card', 'public-pages-loading'],
    ['/admin/pages', gallery.admin, 'tbody tr', 'admin-pages-loading'],
  ] as const)
    for (const width of [1440, 390]) {
      const page = await openPage(t, { url: gallery.url, person, width })
      const boxes = () =>
        page.locator(items).evaluateAll((all) =>
          all.map((item) => {
            const { left, top, width, height } = item.getBoundingClientRect()
            return [left, top, width, height].map(Math.round).join(' ')
          }),
        )
      const { release } = await hold(page, '/pages/paginate')
      await page.goto(path)
      await page.locator(`${items} .skeleton`).first().waitFor()
      await expectNoAxeViolations(page)
      await shoot(page, name)
      const before = await boxes()
      release()
      await page.locator(`${items} :is(.card__link, img)`).nth(19).waitFor({ state: 'attached' })
      assert.deepEqual(await boxes(), before, `${path} at ${width}`)
    }
})

test('a list that fails late says so and tries again; one that was left says nothing', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader, expectedErrors: [/paginate/] })
  const first = await hold(page, '/pages/paginate')
  await page.goto('/pages/public')
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
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
  await expectLoading(page, 'My pages', '.card .skeleton-sheet')
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('scope=owned'))
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await given
  third.fail()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  assert.equal(await page.getByRole('alert').count(), 0)
})

test('a session that ends while a list loads leads to signing in', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url), expectedErrors: [/401/] })
  const { refuse } = await hold(page, '/pages/paginate')
  await page.goto('/pages/public')
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
  refuse(401, { message: 'Please sign in again.', code: 'UNAUTHORIZED' })
  await page.waitForURL('**/sign-in')
  await page.getByText('Please sign in again.').waitFor()
})

test('going back shows the list that was left at once, though the server is slow', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
  await page.goto('/pages/public')
  await page.locator('.card__link').nth(19).waitFor()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await hold(page, '/pages/paginate')
  const seen = await page.evaluateHandle(() => {
    const skeletons = { seen: 0 }
    new MutationObserver(() => {
      skeletons.seen += document.querySelectorAll('.skeleton-sheet').length
    }).observe(document.body, { childList: true, subtree: true })
    return skeletons
  })
  await page.goBack()
  await page.locator('.card__link').nth(19).waitFor()
  assert.deepEqual(await seen.jsonValue(), { seen: 0 })
})

test('a reload keeps the place in the list, though the server is slow', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  const inMiddle = () => page.waitForFunction(() => Math.abs(window.scrollY - 700) < 2)
  await page.goto('/pages/public')
  await page.locator('.card__link').nth(19).waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  await inMiddle()
  const { release } = await hold(page, '/pages/paginate')
  await page.reload()
  await expectLoading(page, 'Public pages', '.card .skeleton-sheet')
  await inMiddle()
  release()
  await page.locator('.card__link').nth(19).waitFor()
  await inMiddle()
})

test('a list that one person left is asked for anew when the next signs in on the device and goes back', async (t) => {
  const next = await makePerson(gallery.url)
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url) })
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
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  const { release } = await hold(page, 'search=dragon')
  await page.goto('/pages/public')
  await page.locator('.card__link').first().waitFor()
  const box = page.getByLabel('Search public pages')
  await box.fill('dragon')
  await page.locator('.skeleton-sheet').first().waitFor()
  await box.fill('squid in a tuxedo')
  await page.getByText('No one has drawn that yet').waitFor()
  release()
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
  await page.waitForURL('**sort=oldest**')
  await page.getByText('There is no page for “squid in a tuxedo”').waitFor()
  assert.equal(await page.locator('.card__link').count(), 0)
})
