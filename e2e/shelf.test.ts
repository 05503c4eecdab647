import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, lookDayAndNight, openPage, shoot } from './support/browser.ts'
import { openGallery } from './support/gallery.ts'
import { makePerson } from './support/people.ts'
import { saved, studioReady } from './support/studio.ts'

const gallery = openGallery()
const shelf = (page: Page) => page.getByRole('region', { name: 'Continue coloring' })

test('what was begun stands above the lists with its progress, and the page of the day beside it', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan })
  await page.goto('/pages/public')
  await shelf(page).waitFor()
  assert.deepEqual(
    await shelf(page)
      .getByText(/% colored$/)
      .allInnerTexts(),
    ['60% colored', '88% colored', '20% colored'],
  )
  const day = page.getByRole('region', { name: 'Page of the day' })
  assert.match((await day.getByRole('link').getAttribute('href')) ?? '', /^\/pages\/1\/color$/)
  await page.locator('article.card').nth(19).waitFor()
  await lookDayAndNight(page, 'shelf')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoAxeViolations(page)
  await shoot(page, 'shelf')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Search public pages').fill('dragon')
  await page.waitForURL('**search=dragon**')
  await shelf(page).waitFor({ state: 'detached' })
  await page.goto('/pages/colored')
  await page.locator('article.card').nth(19).waitFor()
  assert.equal(await shelf(page).count(), 0, 'the colored pages begin with them anyway')
  await page.goto('/pages')
  await shelf(page).getByRole('link', { name: 'All colored pages' }).click()
  await page.waitForURL('**/pages/colored')
})

test('whoever colors a part of a page finds it on the shelf on the way back, without another question to the server', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: await makePerson(gallery.url) })
  await page.goto('/pages/public?sort=oldest')
  await page.locator('article.card').nth(19).waitFor()
  assert.equal(await shelf(page).count(), 0, 'nothing was begun')
  await page.locator('.card__link').nth(2).click()
  const at = await studioReady(page)
  await page.getByRole('button', { name: 'Fill', exact: true }).filter({ visible: true }).click()
  await page.mouse.click(...at(0.5, 0.5))
  await saved(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goBack()
  await shelf(page)
    .getByText(/^\d+% colored$/)
    .waitFor()
  assert.deepEqual(
    asked.filter((path) => /unfinished|of-the-day|paginate/.test(path)),
    [],
  )
  const told = await shelf(page)
    .getByText(/% colored$/)
    .innerText()
  await page.reload()
  await shelf(page).getByText(told).waitFor()
})

test('a theme narrows a list down, with a difficulty too, through reload and back', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.reader })
  const cards = page.locator('article.card')
  await page.goto('/pages/public')
  await cards.nth(19).waitFor()
  await page.getByText('On the move', { exact: true }).click()
  await page.waitForURL('**theme=vehicles')
  const links = page.locator('.card__link')
  await until(async () => (await links.count()) > 0 && (await links.count()) < 20, 'a shorter list')
  const titles = await cards.locator('.card__title').allInnerTexts()
  assert.ok(
    titles.some((title) => /truck|train|ship|car/i.test(title)) && !titles.some((title) => /owl|panda/i.test(title)),
  )
  await lookDayAndNight(page, 'theme')
  await page.reload()
  await cards.first().waitFor()
  assert.ok(await page.getByRole('radio', { name: 'On the move' }).isChecked())
  await page.getByText('Simple', { exact: true }).first().click()
  await page.waitForURL('**difficulty=simple**')
  await until(async () => {
    const [shown, simple] = [await cards.count(), await cards.filter({ hasText: 'Simple' }).count()]
    return shown > 0 && shown < titles.length && shown === simple
  }, 'only simple ones')
  await page.goBack()
  await until(async () => (await cards.count()) === titles.length, 'the theme alone')
  await page.goto('/pages?theme=letters')
  await page.getByRole('heading', { name: 'Nothing here under Letters' }).waitFor()
  await shoot(page, 'theme-none')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Show every theme' }).click()
  await page.getByRole('heading', { name: 'Your first page is a sentence away' }).waitFor()
})

test('on a phone the themes scroll sideways beside the difficulty, and the keyboard goes through them', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.fan, width: 390 })
  await page.goto('/pages/public')
  await page.locator('article.card').nth(19).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'only the row scrolls')
  await page.getByRole('radio', { name: 'All themes' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**theme=animals')
  await until(() => page.getByRole('radio', { name: 'Animals' }).isChecked(), 'animals chosen')
  await page.keyboard.press('ArrowLeft')
  await until(() => !page.url().includes('theme='), 'all themes again')
})
