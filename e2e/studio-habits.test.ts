import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { drawing, openMixer, openStudio, paint, saved, sharedStudio, studioReady } from './support/studio.ts'

const studio = sharedStudio()

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const isOn = async (page: Page, name: string | RegExp) =>
  (await button(page, name).first().getAttribute('aria-pressed')) === 'true'
const inside = (page: Page) => page.getByRole('switch', { name: 'Stay inside the lines' })
const left = async (page: Page, name: string) =>
  (await page.getByRole('complementary', { name }).boundingBox())?.x ?? Number.NaN

test('on a desktop the sheet opens as large as it is drawn, and the menu comes when asked', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const sheet = await page.locator('.studio__sheet').boundingBox()
  assert.deepEqual([sheet?.width, sheet?.height], [780, 780])
  assert.equal(await page.getByRole('link', { name: 'Public pages' }).isVisible(), false)
  await button(page, 'Show the menu').click()
  await page.getByRole('link', { name: 'Public pages' }).waitFor()
})

test('the studio opens as it was left, with the brush and the color that were in hand', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await inside(page).check({ force: true })
  await openMixer(page)
  await page.getByRole('textbox', { name: 'Color code' }).fill('#3f5bd8')
  await button(page, 'Use this color').click()
  await button(page, 'Brush').click()
  const brushes = page.getByRole('region', { name: 'Brushes' })
  await brushes.getByRole('button', { name: 'Watercolor' }).click()
  await brushes.getByRole('slider', { name: 'Size' }).fill('90')
  await button(page, 'Fill').click()
  await page.getByRole('region', { name: 'Fill' }).getByRole('button', { name: 'Linear' }).click()
  await button(page, 'Eraser').click()
  await button(page, 'More').click()
  await button(page, /^Colors on the left/).click()
  await button(page, 'Show the menu').click()
  assert.ok((await left(page, 'Colors')) < (await left(page, 'Tools')))
  await shoot(page, 'studio-left-handed')

  await page.reload()
  await studioReady(page)
  assert.equal(await inside(page).isChecked(), true)
  assert.ok((await left(page, 'Colors')) < (await left(page, 'Tools')))
  await page.getByRole('link', { name: 'Public pages' }).waitFor()
  assert.deepEqual(
    [await isOn(page, 'Brush'), await isOn(page, 'Brush 90'), await isOn(page, /#3f5bd8$/)],
    [true, true, true],
    'the brush, though the eraser was in hand last',
  )
  await button(page, 'Brush').click()
  assert.equal(await isOn(page, 'Watercolor'), true)
  await button(page, 'Fill').click()
  assert.equal(await isOn(page, 'Linear'), true)
  await expectNoAxeViolations(page)

  // The next person at this device has habits of their own.
  const other = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(other, studio.pageId)
  assert.equal(await inside(other).isChecked(), false)
  assert.equal(await button(other, /#3f5bd8$/).count(), 0)
  assert.deepEqual(
    [await isOn(other, 'Brush'), await isOn(other, 'Brush 20'), await isOn(other, 'Black')],
    [true, true, true],
    'the first time it has the brush, size and color that it always has',
  )
})

test('on a phone recent colors are where colors are mixed', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width: 390 })
  await openStudio(page, studio.pageId)
  for (const color of ['#a0522d', '#3f5bd8']) {
    await openMixer(page)
    await page.getByRole('textbox', { name: 'Color code' }).fill(color)
    await button(page, 'Use this color').click()
  }
  const dialog = await openMixer(page)
  await dialog.getByRole('button', { name: /#a0522d$/ }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Color code' }).inputValue(), '#a0522d')
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-mix-recent')
})

test('keys take up the tools, Control S saves, and a question mark shows them all', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  const at = await openStudio(page, studio.pageId)
  for (const [key, name] of [
    ['f', 'Fill'],
    ['e', 'Eraser'],
    ['b', 'Brush'],
    ['i', 'Pick a color from the page'],
    ['i', 'Brush'],
    ['[', 'Brush 15'],
    [']', 'Brush 20'],
    [']', 'Brush 25'],
  ] as const) {
    await page.keyboard.press(key)
    assert.equal(await isOn(page, name), true, `${key} takes ${name}`)
  }
  await page.keyboard.press('l')
  assert.equal(await inside(page).isChecked(), true)
  await page.keyboard.press('l')

  await paint(page, at)
  await saved(page)
  // The switch keeps the focus when it was pressed: undo must still be heard.
  await inside(page).check({ force: true })
  await inside(page).uncheck({ force: true })
  await page.keyboard.press('Control+z')
  assert.equal((await drawing(page)).painted, 0)
  // No save gets through before the key is pressed: the one that comes by itself would leave nothing to save.
  const gate = Promise.withResolvers<void>()
  await page.route('**/storage/upload', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.keyboard.press('Control+Shift+Z')
  await page.keyboard.press('Control+s')
  gate.resolve()
  await page.getByText('Page has been saved').waitFor()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.waitFor()
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-shortcuts')
  await page.keyboard.press('f')
  await sheet.getByRole('switch', { name: 'Single keys for the tools' }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  assert.equal(await isOn(page, 'Brush'), true, 'under a dialog no tool changes')
  await page.keyboard.press('f')
  assert.equal(await isOn(page, 'Brush'), true, 'turned off')
})

test('More holds what the bar does not, and everything the bar has no room for', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const rows = async () => {
    await button(page, 'More').click()
    const dialog = page.getByRole('dialog', { name: 'More' })
    const names = await dialog.getByRole('button').filter({ visible: true }).allInnerTexts()
    await expectNoAxeViolations(page)
    await shoot(page, 'studio-more')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return names.map((name) => name.split('\n')[0])
  }
  assert.deepEqual(await rows(), [
    'Helping hands',
    'Download large',
    'Share link',
    'Time-lapse',
    'Keep offline',
    'Hints',
    'Colors on the left',
    'Keyboard shortcuts',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  assert.deepEqual(await rows(), [
    'Helping hands',
    'Print',
    'Download',
    'Download large',
    'Share link',
    'Time-lapse',
    'Keep offline',
    'Hints',
    'Fit to screen',
    'Show the menu',
    'Clear page',
  ])
})
