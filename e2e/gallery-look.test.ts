import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage, visit } from './support/browser.ts'
import { openGallery } from './support/gallery.ts'

const gallery = openGallery()

test('among the pages somebody has colored, cards show the colors before anybody touches them; elsewhere the lines', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
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

test('every list passes axe at desktop and phone width, by day, and one of each kind by night', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
  await visit(page, '/pages/public', 'public-pages')
  await visit(page, '/pages/favorite', 'favorite-pages')
  await visit(page, '/pages/colored', 'colored-pages')
  await visit(page, '/pages', 'my-pages')
  const operator = await openPage(t, { url: gallery.url, person: gallery.admin })
  await visit(operator, '/admin/pages', 'admin-pages')
  await visit(operator, '/admin/pages/colored', 'admin-colored-pages')
  await visit(
    await openPage(t, { url: gallery.url, theme: 'night', person: gallery.fan }),
    '/pages/public',
    'public-pages',
  )
  await visit(
    await openPage(t, { url: gallery.url, theme: 'night', person: gallery.admin }),
    '/admin/pages',
    'admin-pages',
  )
})

test('no column moves when Block becomes Unblock', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin })
  await page.goto('/admin/pages')
  // Not a row of the skeleton, whose columns are not yet those of the list.
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .waitFor()
  const places = () =>
    page.locator('th').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
  const before = await places()
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  const unblock = page.getByRole('button', { name: /^Unblock / })
  await unblock.waitFor()
  assert.deepEqual(await places(), before)
  await unblock.click()
  await unblock.waitFor({ state: 'detached' })
})

test('cards on a phone have their title on up to two lines, and all of them the same facts', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader, width: 390 })
  await page.goto('/pages/public')
  await page.locator('article.card').nth(5).waitFor()
  const facts = await page
    .locator('.card__facts')
    .evaluateAll((all) => all.map((one) => [...one.children].filter((fact) => fact.getClientRects().length > 0).length))
  assert.equal(new Set(facts).size, 1, `${facts}`)
  assert.equal(
    await page
      .locator('.card__title')
      .first()
      .evaluate((one) => getComputedStyle(one).webkitLineClamp),
    '2',
  )
})
