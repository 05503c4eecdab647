import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { openStudio, paint, saved, sharedStudio } from './support/studio.ts'

const studio = sharedStudio()

async function boxOf(on: Locator) {
  const box = await on.boundingBox()
  assert.ok(box)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}
type Box = Awaited<ReturnType<typeof boxOf>>
const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

/** Pairs of buttons in the bar that lie over each other. */
async function overlaps(page: Page): Promise<string[]> {
  const buttons = await page.locator('.studio__bar button').filter({ visible: true }).all()
  const boxes = await Promise.all(buttons.map(async (one) => ({ name: await one.innerText(), box: await boxOf(one) })))
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.name}, ${b.name}`] : [])),
  )
}

const overflowing = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('nothing in the bar lies over its neighbor and nothing sticks out, at any width, with the menu and without', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  for (const width of [1440, 1200, 1180, 1100, 1024, 900, 860, 390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    for (let turn = 0; turn < 2; turn += 1) {
      assert.deepEqual(await overlaps(page), [], `${width} wide`)
      assert.ok((await overflowing(page)) <= 0, `${width} wide, the page scrolls sideways`)
      // On phones it is in the dialog behind More.
      const inBar = page.locator('.studio__bar').getByRole('button', { name: /the menu$/ })
      if (!(await inBar.isVisible())) await page.getByRole('button', { name: 'More' }).click()
      await page
        .getByRole('button', { name: /the menu/ })
        .filter({ visible: true })
        .first()
        .click()
    }
  }
})

test('on a phone the message of a save covers neither colors nor tools', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width: 390 })
  const at = await openStudio(page, studio.pageId)
  await paint(page, at)
  await saved(page)
  await paint(page, at, [0.2, 0.5])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const toast = page.getByText('Page has been saved')
  await toast.waitFor()
  assert.equal(overlap(await boxOf(toast), await boxOf(page.locator('.studio__dock'))), false)
})

for (const width of [1440, 390])
  test(`a tab that must wait for another keeps its arrow and title in place (${width} wide)`, async (t) => {
    const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width })
    await openStudio(page, studio.pageId)
    const back = page.getByRole('button', { name: 'Back' })
    const place = await boxOf(back)
    const second = await page.context().newPage()
    await second.goto(`/pages/${studio.pageId}/color`)
    await second.getByText('This page is open in another tab.').waitFor()
    assert.equal((await boxOf(second.getByRole('button', { name: 'Back' }))).left, place.left)
  })

test('the place of the keyboard is shown to the keyboard, not to a mouse that paints', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  const at = await openStudio(page, studio.pageId)
  const outline = page.locator('.studio__focus')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await outline.waitFor({ state: 'visible' })
  await paint(page, at)
  await outline.waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowRight')
  await outline.waitFor({ state: 'visible' })
})
