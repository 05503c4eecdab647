import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Credit } from '@inkbloom/contract'
import type { Page } from 'playwright-core'
import { lookDayAndNight, openPage } from './support/browser.ts'
import { type GatedIllustrator, startGatedIllustrator } from './support/gated-illustrator.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let illustrator: GatedIllustrator
let product: Product
let admin: Person

before(async () => {
  illustrator = await startGatedIllustrator()
  product = await startProduct({ env: { OPENAI_BASE_URL: illustrator.baseUrl } })
  admin = await makeAdmin(product.url)
})
after(async () => {
  await product?.[Symbol.asyncDispose]()
  await illustrator?.[Symbol.asyncDispose]()
})

const storeKey = async (value: string) =>
  assert.equal((await send('PATCH', product.url, 'settings/openai_key/update', { value }, admin.token)).status, 200)

async function artist(prompt: string): Promise<{ person: Person; id: number }> {
  const person = await makePerson(product.url)
  const answer = await send('POST', product.url, 'pages/create', { prompt, detail: 'medium' }, person.token)
  return { person, id: ((await answer.json()) as { data: { id: number } }).data.id }
}

async function creditsOf({ token }: Person): Promise<number> {
  const answer = await send('GET', product.url, 'credits/read', undefined, token)
  return ((await answer.json()) as { data: Credit }).data.page_creation
}

const row = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const openMenu = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `More for ${title}` })
    .first()
    .click()
const newPage = (page: Page, old: number) =>
  page.waitForURL((url) => /\/pages\/\d+\/color$/.test(url.pathname) && !url.pathname.includes(`/${old}/`))

test('from its card: what it costs is said first, and the new page opens beside the old one', async (t) => {
  const { person, id } = await artist('A fox under an oak')
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/pages')
  await openMenu(page, 'A fox under an oak')
  await page.getByText('Free, 2 times for this page.').waitFor()
  await lookDayAndNight(page, 'own-page-menu')
  await row(page, 'Draw another').click()
  await newPage(page, id)
  assert.equal(await creditsOf(person), 2)
  await page.goto('/pages')
  await page.getByRole('link', { name: 'A fox under an oak' }).nth(1).waitFor()
})

test('from the studio: simpler and more detailed, then it costs a credit and says so; a redraw costs one at once', async (t) => {
  const { person, id } = await artist('A hen in the snow')
  const page = await openPage(t, { url: product.url, person })
  const openFrom = async (pageId: number) => {
    await page.goto(`/pages/${pageId}/color`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await row(page, 'Draw another').click()
  }
  for (const [cost, name] of [
    ['Free, 2 times for this page.', 'Simpler'],
    ['Free, once more for this page.', 'More detailed'],
    ['Uses 1 of your 2 credits for creating pages.', 'Draw another'],
  ] as const) {
    await openFrom(id)
    await page.getByText(cost).waitFor()
    if (name === 'Simpler') await lookDayAndNight(page, 'redraw')
    await row(page, name).click()
    await newPage(page, id)
  }
  assert.equal(await creditsOf(person), 1)
  await openFrom(Number(page.url().split('/').at(-2)))
  await page.getByText('Uses 1 of your 1 credits for creating pages.').waitFor()
})

test('straight on the result of a creation', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/create')
  await page.getByLabel('Describe the illustration').fill('A snail on a leaf')
  await page.getByRole('main').getByRole('button', { name: 'Create page' }).click()
  await page.waitForURL(/\/pages\/\d+\/color$/)
  const first = Number(page.url().split('/').at(-2))
  await page.getByRole('status').getByRole('button', { name: 'Draw another' }).click()
  await page.getByText('Free, 2 times for this page.').waitFor()
  await row(page, 'Draw another').click()
  await newPage(page, first)
})

test('whoever read that it is free is not charged because another tab was quicker', async (t) => {
  const { person, id } = await artist('An owl at night')
  const page = await openPage(t, { url: product.url, person, expectedErrors: [/409/] })
  await page.goto('/pages')
  await openMenu(page, 'An owl at night')
  await page.getByText('Free, 2 times').waitFor()
  for (let i = 0; i < 2; i += 1) await send('POST', product.url, `pages/${id}/redraw`, {}, person.token)
  await row(page, 'Draw another').click()
  await page.getByRole('heading', { name: 'The ink ran dry' }).waitFor()
  await page.getByRole('main').getByText('now costs 1 credit. Nothing was charged.').waitFor()
  assert.equal(await creditsOf(person), 2)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Uses 1 of your 2 credits').waitFor()
})

test('without credits the free ones can be had, and after them the way leads to the plans', async (t) => {
  const { person, id } = await artist('A cat in a box')
  for (const prompt of ['a hen', 'a dog']) await send('POST', product.url, 'pages/create', { prompt }, person.token)
  assert.equal(await creditsOf(person), 0)
  const page = await openPage(t, { url: product.url, person })
  for (let i = 0; i < 2; i += 1) {
    await page.goto('/pages?search=box&sort=oldest')
    await openMenu(page, 'A cat in a box')
    await page.getByText('Free, ').waitFor()
    await row(page, 'Draw another').click()
    await newPage(page, id)
  }
  await page.goto('/pages?search=box&sort=oldest')
  await openMenu(page, 'A cat in a box')
  await page.getByText('Costs 1 credit, and you have none left.').waitFor()
  assert.equal(await row(page, 'Draw another').isDisabled(), true)
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.waitForURL('**/checkout')
})

test('with OpenAI each costs a credit, said before; stopped, it is back', async (t) => {
  const { person } = await artist('A whale at sea')
  await storeKey('sk-test')
  illustrator.hold()
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/pages')
  await openMenu(page, 'A whale at sea')
  await page.getByText('Uses 1 of your 2 credits for creating pages.').waitFor()
  await row(page, 'Draw another').click()
  await page.getByRole('heading', { name: 'Drawing your page' }).waitFor()
  await page.getByText('Stopping now returns your credit.').waitFor()
  await page.getByText(/Sketching|Inking|Cleaning/).waitFor()
  await page.getByRole('button', { name: 'Stop drawing' }).click()
  await page.getByText('Your credit is back.').waitFor()
  assert.equal(await creditsOf(person), 2)
})
