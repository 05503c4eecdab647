import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { makeAdmin, makePerson } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product

before(async () => {
  product = await startProduct()
  await makeAdmin(product.url)
})
after(() => product?.[Symbol.asyncDispose]())

const box = (page: Page) => page.getByLabel('Describe the illustration')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** A description that is refused is an answer of 422, which the browser notes as an error. */
const openCreate = async (t: TestContext) =>
  openPage(t, { url: product.url, person: await makePerson(product.url), expectedErrors: [/422/] })

async function write(page: Page, words: string) {
  await page.goto('/pages/create')
  await box(page).pressSequentially(words)
}

test('the words become things while one types, each with its doodle', async (t) => {
  const page = await openCreate(t)
  await write(page, 'a fox pushes a wheelbarrow full of apples')
  // Looked for anew each time: while words are still being read, a chip may be made again.
  for (const word of ['fox', 'wheelbarrow', 'apples'])
    await page.waitForFunction((word) => {
      const chip = [...document.querySelectorAll('.seen')].find(({ textContent }) => textContent === word)
      return (chip?.querySelector('img')?.naturalWidth ?? 0) > 0
    }, word)
  const words = await page.locator('.seen').allTextContents()
  assert.deepEqual(words, ['fox', 'pushes', 'wheelbarrow', 'apples'], 'in the order in which they were written')
  await expectNoAxeViolations(page)
  await shoot(page, 'create-understood')
})

test('what two do together, and two of a kind, are one chip each', async (t) => {
  const page = await openCreate(t)
  await write(page, 'a dog and a girl building a kite with a dog')
  await page.locator('.seen', { hasText: 'kite' }).waitFor()
  assert.deepEqual(await page.locator('.seen').allTextContents(), ['dog', 'girl', 'building', 'kite'])
})

test('a word that cannot be drawn costs one more press, and can be changed or left out', async (t) => {
  const page = await openCreate(t)
  await write(page, 'a cat jumps over a zibblewock')
  await page.getByText('zibblewock: not yet').waitFor()
  await expectNoAxeViolations(page)
  await shoot(page, 'create-not-yet')
  await button(page, 'Change the words').click()
  const selected = await box(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  assert.equal(selected, 'zibblewock')
  await button(page, 'Create page').click()
  await button(page, 'Draw without the zibblewock').waitFor()
  await button(page, 'Draw without it').click()
  await page.getByText('Without zibblewock').waitFor()
  await button(page, 'Put it back').click()
  await button(page, 'Draw without the zibblewock').click()
  await page.waitForURL('**/color')
  await page.getByText('zibblewock').first().waitFor()
})

test('where nothing is understood there are ideas to take, and nothing is drawn', async (t) => {
  const page = await openCreate(t)
  await write(page, 'zibblewock flimflam')
  const ideas = page.getByRole('list', { name: 'Similar ideas' })
  await ideas.waitFor()
  await button(page, 'Create page').click()
  await page.locator('.error').getByText('We cannot draw this yet.').waitFor()
  assert.equal(await page.getByText('We cannot draw this yet.').count(), 1, 'said once')
  const idea = ideas.getByRole('button').first()
  const words = await idea.textContent()
  await idea.click()
  assert.equal(await box(page).inputValue(), words)
})
