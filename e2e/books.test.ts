import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { at } from '../scripts/lib/project.mjs'
import { lookDayAndNight, openPage, shoot, visitDayAndNight } from './support/browser.ts'
import { makePerson, type Person, post } from './support/people.ts'
import { openShop, startStripe } from './support/shop.ts'
import { type Studio, startStudio } from './support/studio.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let studio: Studio
let mia: Person

before(async () => {
  stripe = await startStripe()
  studio = await startStudio(8, { STRIPE_API_BASE: stripe.url })
  await openShop(studio.product.url, studio.admin, stripe)
  mia = await makePerson(studio.product.url, { plan: 'starter', name: 'Mia Lund' })
})
after(async () => {
  await studio?.product[Symbol.asyncDispose]()
  await stripe?.stop()
})

const saved = (page: Page) => page.getByText('Draft saved').waitFor()
const names = (page: Page) => page.locator('.page-strip__name span').allTextContents()
const fact = (page: Page, name: string) => page.locator('.facts > div', { hasText: name }).locator('dd').textContent()

/** An empty book, as the shelf begins one. */
async function begin(page: Page): Promise<void> {
  await page.goto('/pages')
  await page.getByRole('button', { name: 'Make a book' }).click()
  await page.waitForURL(/\/books\/\d+$/)
}

async function pick(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Add pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add pages' })
  await dialog.locator('label', { hasText: 'Public pages' }).click()
  for (let i = 0; i < count; i += 1) await dialog.locator('.page-option').nth(i).click()
  await dialog.getByText(`${count} pictures in the book`).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await saved(page)
}

test('a book is put together, ordered by mouse and by keys, made, and taken home as one file', async (t) => {
  const page = await openPage(t, { url: studio.product.url, person: mia })
  await begin(page)
  assert.equal(await page.getByRole('textbox', { name: 'Title' }).inputValue(), 'Mia’s coloring book')
  await page.getByRole('textbox', { name: 'Title' }).fill('Mia’s quiet afternoon')
  await pick(page, 4)
  assert.deepEqual(
    [await fact(page, 'Pictures'), await fact(page, 'Pages with covers'), await fact(page, 'Credits needed')],
    ['4', '12', '4'],
  )
  await page.getByText('From your 100 coloring credits. 4 pictures by others cost one each, once.').waitFor()

  const [one = '', two = '', three = '', four = ''] = await names(page)
  const place = async (n: number) => {
    const box = await page.locator('.page-strip__sheet').nth(n).boundingBox()
    if (!box) throw new Error('no sheet')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [from, to] = [await place(0), await place(2)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(to[0] - 40, to[1], { steps: 8 })
  await page.mouse.move(to[0] + 20, to[1], { steps: 4 })
  await shoot(page, 'book-dragging')
  await page.mouse.up()
  assert.deepEqual(await names(page), [two, three, one, four])
  await page.getByRole('button', { name: `Move ${four}`, exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  assert.deepEqual(await names(page), [four, two, three, one])
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    `Move ${four}`,
    'the focus goes with it',
  )
  await page.locator(`.maker__covers label[title="${two}"]`).click()
  await saved(page)
  await page.reload()
  await page.locator('.page-strip__name').nth(3).waitFor()
  assert.deepEqual(await names(page), [four, two, three, one], 'all of it is kept')
  assert.equal(await page.getByRole('radio', { name: two, exact: true }).isChecked(), true)

  await page.getByRole('button', { name: 'Make my book' }).click()
  await page.getByText('Your book is ready').waitFor()
  await page.getByRole('link', { name: /^Credits: 96/ }).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download, / }).click()
  const download = await downloading
  assert.equal(download.suggestedFilename(), 'Mia’s quiet afternoon.pdf')
  mkdirSync(at('artifacts/prints'), { recursive: true })
  await download.saveAs(at('artifacts/prints/book.pdf'))
  assert.equal((await readFile(at('artifacts/prints/book.pdf'))).subarray(0, 5).toString(), '%PDF-')
  await lookDayAndNight(page, 'book-made')
  assert.equal(await fact(page, 'Credits needed'), '0')

  await page.goto('/pages')
  await page.getByRole('link', { name: 'Mia’s quiet afternoon' }).click()
  await page.getByRole('button', { name: 'Make it again' }).waitFor()
})

test('a page found by a search, and the favorites, go into a book; the picker is fit for everyone', async (t) => {
  const page = await openPage(t, { url: studio.product.url, person: mia })
  await begin(page)
  await lookDayAndNight(page, 'book-empty')
  await page.getByRole('button', { name: 'Add pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add pages' })
  await dialog.getByText('You have not created a page yet.').waitFor()
  await dialog.locator('label', { hasText: 'Public pages' }).click()
  await dialog.getByRole('searchbox').fill('octopus')
  await dialog
    .getByRole('button', { name: /octopus/i })
    .first()
    .click()
  await dialog.getByText('1 picture in the book').waitFor()
  await lookDayAndNight(page, 'book-picker')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await saved(page)
  assert.match((await names(page))[0] ?? '', /octopus/i)
})

test('a page that was blocked meanwhile is named, and the book is not made with it', async (t) => {
  const page = await openPage(t, { url: studio.product.url, person: mia, expectedErrors: [/404|422/] })
  await begin(page)
  await pick(page, 2)
  const [first = ''] = await names(page)
  const blocked = Number(studio.pageIds.at(-1))
  const block = (on: boolean) =>
    post(studio.product.url, 'pages/blocked/set', { ids: [blocked], blocked: on }, studio.admin.token)
  await block(true)
  await page.getByRole('button', { name: 'Make my book' }).click()
  await page.getByText(`“${first}” is no longer available. Take it out to make the book.`).first().waitFor()
  await page.getByRole('button', { name: `Take ${first} out`, exact: true }).click()
  await page.getByRole('button', { name: 'Make my book' }).click()
  await page.getByText('Your book is ready').waitFor()
  await block(false)
})

test('on Free a book can be looked at, and making it leads to the plans', async (t) => {
  const free = await makePerson(studio.product.url, { name: 'Finn' })
  const page = await openPage(t, { url: studio.product.url, person: free, expectedErrors: [/403/] })
  await visitDayAndNight(page, '/books', 'books-empty')
  await begin(page)
  await pick(page, 3)
  await page.getByText('Page 1 of 3').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 3').waitFor()
  await page.getByRole('button', { name: 'Make my book' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Books are only available on the paid plan.').waitFor()
})

test('the shelf and the list of books are fit for everyone, and a book is deleted from its screen', async (t) => {
  const page = await openPage(t, { url: studio.product.url, person: mia })
  await visitDayAndNight(page, '/pages', 'book-shelf')
  await visitDayAndNight(page, '/books', 'books-full')
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.locator('.book-card a').last().click()
  await page.waitForURL(/\/books\/\d+$/)
  await shoot(page, 'book-made')
  const books = await page.evaluate(() => window.location.pathname)
  await page.getByRole('button', { name: 'Delete this book' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.waitForURL('**/books')
  assert.equal(await page.locator(`.book-card a[href="${books}"]`).count(), 0)
})
