import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { openGallery, pages } from './support/gallery.ts'

const gallery = openGallery()

test('every card shows how fine its page is, and the filter keeps those alone, through reload and back', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  await page.goto('/pages/public')
  const cards = page.locator('article.card')
  await cards.nth(19).waitFor()
  assert.deepEqual(
    new Set(await cards.locator('li', { hasText: 'Difficulty' }).allInnerTexts()).size,
    3,
    'simple, medium and intricate are on the first screen',
  )
  await shoot(page, 'difficulty-any')
  await page.getByText('Intricate', { exact: true }).first().click()
  await page.waitForURL('**difficulty=intricate')
  await until(async () => (await cards.count()) === pages / 3, 'a list with a third of the pages')
  assert.equal(await cards.filter({ hasText: 'Intricate' }).count(), pages / 3)
  await expectNoAxeViolations(page)
  await page.reload()
  await cards.first().waitFor()
  assert.ok(await page.getByRole('radio', { name: 'Intricate' }).isChecked())
  await page.goBack()
  await cards.nth(19).waitFor()
  assert.ok(await page.getByRole('radio', { name: 'Any' }).isChecked())
})

test('on a phone the filter is the system’s own list, and a list without such pages says how to see the others', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader, width: 390, theme: 'night' })
  await page.goto('/pages/public')
  await page.locator('article.card').nth(19).waitFor()
  await shoot(page, 'difficulty-any')
  await page.getByLabel('Difficulty').and(page.locator('select')).selectOption({ label: 'Simple' })
  await until(
    async () => (await page.locator('article.card').count()) === pages / 3,
    'a list with a third of the pages',
  )
  await page.goto('/pages?difficulty=simple')
  await page.getByRole('heading', { name: 'No simple pages here' }).waitFor()
  await shoot(page, 'difficulty-none')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Show every difficulty' }).click()
  await page.getByRole('heading', { name: 'Your first page is a sentence away' }).waitFor()
})
