import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Credit } from '@inkbloom/contract'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot, visit } from './support/browser.ts'
import { type GatedIllustrator, startGatedIllustrator } from './support/gated-illustrator.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let illustrator: GatedIllustrator
let product: Product

before(async () => {
  illustrator = await startGatedIllustrator()
  product = await startProduct({ env: { OPENAI_BASE_URL: illustrator.baseUrl } })
  const admin = await makeAdmin(product.url)
  const kept = await send('PATCH', product.url, 'settings/openai_key/update', { value: 'sk-test' }, admin.token)
  assert.equal(kept.status, 200)
})
beforeEach(() => illustrator.hold())
after(async () => {
  await product?.[Symbol.asyncDispose]()
  await illustrator?.[Symbol.asyncDispose]()
})

async function creditsOf({ token }: Person): Promise<number> {
  const answer = await send('GET', product.url, 'credits/read', undefined, token)
  return ((await answer.json()) as { data: Credit }).data.page_creation
}

const box = (page: Page) => page.getByLabel('Describe the illustration')
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Create page' })
const drawing = (page: Page) => page.getByRole('heading', { name: 'Drawing your page' })

async function start(page: Page, prompt: string) {
  await page.goto('/pages/create')
  await box(page).fill(prompt)
  await submit(page).click()
  await drawing(page).waitFor()
  await page.getByRole('progressbar', { name: 'Drawing your page' }).waitFor()
}

test('words become a page: it is drawn in sight, and opens to be colored', async (t) => {
  const mara = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person: mara })
  await start(page, 'A fox reading under an oak')
  await page.getByText('You asked for').waitFor()
  assert.equal(await drawing(page).evaluate((headline) => headline === document.activeElement), true)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoAxeViolations(page)
    await shoot(page, 'drawing')
  }
  illustrator.finish()
  await page.waitForURL(/\/pages\/\d+\/color$/)
  assert.equal(await creditsOf(mara), 2)
})

test('stopping gives the credit back and keeps the words', async (t) => {
  const mara = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person: mara })
  await start(page, 'A dragon afraid of the dark')
  await page.getByRole('button', { name: 'Stop drawing' }).click()
  await page.getByText('Your credit is back.').waitFor()
  assert.equal(await box(page).inputValue(), 'A dragon afraid of the dark')
  assert.equal(await creditsOf(mara), 3)
})

test('leaving loses nothing: a notification tells, coming back and a reload find it drawing', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await start(page, 'A snail with a cottage')
  await page.reload()
  await drawing(page).waitFor()
  await page.getByText('A snail with a cottage').waitFor()
  await page.getByRole('link', { name: 'My pages' }).click()
  await page.getByRole('heading', { name: 'My pages' }).waitFor()
  illustrator.finish()
  await page.getByText('“A snail with a cottage” is ready in My pages.').waitFor()
  // The list in sight has it too, and the notification leads there.
  const card = page.getByRole('link', { name: 'A snail with a cottage' })
  await card.waitFor()
  const address = await card.getAttribute('href')
  await page.getByRole('status').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**${address}`)
  assert.equal(await page.getByText('is ready in My pages').count(), 0)
})

test('a list that was left before the page was drawn has it on the way back', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages')
  await page.getByRole('link', { name: 'Draw a page' }).click()
  await box(page).fill('An owl who bakes')
  await submit(page).click()
  await drawing(page).waitFor()
  illustrator.finish()
  await page.waitForURL(/\/pages\/\d+\/color$/)
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'My pages' }).waitFor()
  await page.getByRole('link', { name: 'An owl who bakes' }).waitFor()
})

test('what ended while the tab was closed is told when it opens again', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await start(page, 'A whale over a village')
  // The server must know of it before the tab closes: the pencil is being sharpened until it has answered.
  await page.getByText(/Sketching|Inking|Cleaning/).waitFor()
  await page.goto('about:blank')
  illustrator.finish()
  await page.goto('/pages')
  await page.getByText('“A whale over a village” is ready in My pages.').waitFor()
})

test('a drawing that fails costs nothing, says so, and can be tried again', async (t) => {
  const mara = await makePerson(product.url)
  // Either may hear of it first: the stream, or the call that waits for the end.
  const page = await openPage(t, { url: product.url, person: mara, expectedErrors: [/502/] })
  await start(page, 'A hedgehog at the sea')
  illustrator.refuse()
  const alert = page.getByRole('alert').filter({ hasText: /Nothing was charged/ })
  await alert.or(page.locator('.error')).first().waitFor()
  await expectNoAxeViolations(page)
  await shoot(page, 'drawing-failed')
  const [first] = await page.getByRole('main').getByRole('button').allTextContents()
  assert.equal(first, 'Edit description', 'the same words would be refused again')
  assert.equal(await creditsOf(mara), 3)
  await page.reload()
  assert.equal(await box(page).inputValue(), 'A hedgehog at the sea')
})

test('words that are not for children are refused beside the box, and nothing is spent', async (t) => {
  const mara = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person: mara, expectedErrors: [/422/] })
  await page.goto('/pages/create?prompt=a%20naked%20woman')
  assert.equal(await box(page).inputValue(), 'a naked woman')
  await submit(page).click()
  await page.locator('.error').filter({ hasText: 'Nothing was charged.' }).waitFor()
  const said = page.getByRole('main').getByText('Nothing was charged.')
  assert.equal(await said.count(), 1, 'once on the screen')
  await box(page).fill('ab')
  await submit(page).click()
  await page.getByText('Describe it in at least 3 characters.').waitFor()
  assert.equal(await creditsOf(mara), 3)
})

test('without credits the way leads to the plans, with the message', async (t) => {
  illustrator.finish()
  const mara = await makePerson(product.url)
  for (const prompt of ['a cat', 'a dog', 'a bird']) {
    const made = await send('POST', product.url, 'pages/create', { prompt }, mara.token)
    assert.equal(made.status, 200)
  }
  const page = await openPage(t, { url: product.url, person: mara })
  await page.goto('/pages/create')
  await page.waitForURL('**/checkout')
  await page.getByRole('alert').filter({ hasText: 'No credits available. Upgrade your plan to continue.' }).waitFor()
})

test('the way to Create from any screen ends in the box, ready to write', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/account')
  await page.getByRole('banner').getByRole('link', { name: 'Create page' }).click()
  await box(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'prompt')
  assert.equal(await box(page).getAttribute('rows'), '5')
  assert.match((await box(page).getAttribute('placeholder')) ?? '', /sunrise over .*hills/)
})

test('on a phone the button is in reach while one writes, and the sheet in sight while it is drawn', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, width: 360, height: 740, touch: true })
  await page.goto('/pages/create')
  await box(page).fill('A fox reading under an oak')
  const place = await submit(page).boundingBox()
  const tabs = await page.locator('[data-tab-bar]').boundingBox()
  assert.ok(place && tabs && place.y + place.height <= tabs.y)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await submit(page).tap()
  await drawing(page).waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
})

test('the form is fit for everyone, by day and by night', async (t) => {
  const person = await makePerson(product.url)
  for (const theme of ['day', 'night'] as const)
    await visit(await openPage(t, { url: product.url, person, theme }), '/pages/create', 'create')
})
