import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { creditsOf, drawing, openStudio, paint, saved, sharedStudio, studioReady } from './support/studio.ts'

const studio = sharedStudio()

test("the first stroke on someone else's page saves it and spends one credit, and no other does", async (t) => {
  const mara = await makePerson(studio.url)
  const before = await creditsOf(studio.product, mara)
  const page = await openPage(t, { url: studio.url, person: mara })
  const at = await openStudio(page, studio.pageId)
  assert.equal(await creditsOf(studio.product, mara), before, 'looking costs nothing')
  await paint(page, at)
  await saved(page)
  assert.equal(await creditsOf(studio.product, mara), before - 1)
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.5, 0.7))
  await saved(page)
  assert.equal(await creditsOf(studio.product, mara), before - 1)
  await shoot(page, 'studio')
  await expectNoAxeViolations(page)
})

test('the list that one goes back to knows what has just been colored, also when leaving saves it', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await page.goto('/pages/public')
  const card = page.locator('article.card').first()
  const count = card.locator('li', { hasText: 'Colored' })
  const before = Number((await count.innerText()).replace(/\D/g, ''))
  const color = async () => {
    await card.hover()
    return card.locator('img.pigment').getAttribute('src')
  }
  const house = await color()
  await card.getByRole('link').click()
  const at = await studioReady(page)
  // Each save waits, so that the list is there before anything is saved.
  const gate = Promise.withResolvers<void>()
  await page.route('**/coloreds/upsert', async (route) => {
    await gate.promise
    await route.continue()
  })
  await paint(page, at)
  await page.goBack()
  await card.waitFor()
  assert.equal(await color(), house)
  gate.resolve()
  await card.locator('li', { hasText: new RegExp(`Colored\\s*${before + 1}$`) }).waitFor()
  const own = await color()
  assert.notEqual(own, house)
  await page.reload()
  await card.waitFor()
  assert.equal(await color(), own, 'as the server has it')
  assert.equal(Number((await count.innerText()).replace(/\D/g, '')), before + 1)
})

test('undo, redo and clear do what they say, by button and by key, and clear can be undone', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  const at = await openStudio(page, studio.pageId)
  assert.equal(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'), 'true')
  await paint(page, at)
  const full = (await drawing(page)).painted
  assert.ok(full > 1000)
  await page.keyboard.press('Control+z')
  assert.equal((await drawing(page)).painted, 0)
  await page.keyboard.press('Control+Shift+Z')
  assert.equal((await drawing(page)).painted, full)
  await page.getByRole('button', { name: 'Clear page' }).click()
  assert.equal((await drawing(page)).painted, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  assert.equal((await drawing(page)).painted, full)
})

test('clear and save on a page nobody has touched asks first, and says saved only once it is', async (t) => {
  const mara = await makePerson(studio.url)
  const before = await creditsOf(studio.product, mara)
  const page = await openPage(t, { url: studio.url, person: mara })
  await openStudio(page, studio.pageId)
  const saves: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/coloreds/upsert')) saves.push(String(response.status()))
  })
  await page.getByRole('button', { name: 'Clear page' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The page is empty. Save it anyway, for 1 credit?').waitFor()
  assert.equal(await page.getByText('Page has been saved').count(), 0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  assert.deepEqual([saves, await creditsOf(studio.product, mara)], [[], before])

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Page has been saved').waitFor()
  assert.deepEqual([saves, await creditsOf(studio.product, mara)], [['200'], before - 1])
  await page.reload()
  await studioReady(page)
  assert.equal((await drawing(page)).painted, 0)
})

test('a page can be colored with the keyboard alone, and each shape is announced', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await page.locator('.studio__sheet').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^Region 1 of \d+, .+, not colored$/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Filled with black\./).waitFor()
  assert.ok((await drawing(page)).painted > 50)
  await page.keyboard.press('PageDown')
  await page.getByText(/^Region 2 of \d+/).waitFor()
})

test('print and download are for paid plans: the message says so and leads to the plans', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Download is only available on the paid plan.').waitFor()
  await openStudio(page, studio.pageId)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Print is only available on the paid plan.').waitFor()
})

test('a page that is not there leads to the gallery, and the menu comes and goes', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), expectedErrors: [/404/] })
  for (const id of ['999999', 'abc', '']) {
    await page.goto(`/pages/${id}/color`)
    await page.waitForURL('**/pages/public')
  }
  await openStudio(page, studio.pageId)
  const link = page.getByRole('link', { name: 'Public pages' })
  await page.getByRole('button', { name: 'Show the menu' }).click()
  await link.waitFor()
  await page.getByRole('button', { name: 'Hide the menu' }).click()
  await link.waitFor({ state: 'hidden' })
})

test('on a phone the sheet is never covered, and everything passes axe by night', async (t) => {
  const page = await openPage(t, {
    url: studio.url,
    person: await makePerson(studio.url),
    width: 390,
    theme: 'night',
  })
  await openStudio(page, studio.pageId)
  const sheet = await page.locator('.studio__sheet').boundingBox()
  const dock = await page.locator('.studio__dock').boundingBox()
  assert.ok(sheet && dock && sheet.y + sheet.height <= dock.y + 1)
  await expectNoAxeViolations(page)
  await shoot(page, 'studio')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Clear page').last().waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Print/ }).click()
  await page.waitForURL('**/checkout')
})
