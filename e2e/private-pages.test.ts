import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sorts, themes } from '@inkbloom/contract'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

const prompt = 'the name Wilhelmina with butterflies'

let product: Product
let owner: Person
let other: Person
/** The page with a name on it, and where its files are. */
let hidden: { id: number; files: string[] }

before(async () => {
  product = await startProduct()
  await makeAdmin(product.url)
  owner = await makePerson(product.url, { name: 'Nora' })
  other = await makePerson(product.url, { name: 'Olaf' })
})
after(() => product?.[Symbol.asyncDispose]())

const cards = (page: Page) => page.locator('article.card')

/** Everything that the server answers a page, as text. */
function answersOf(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const isText = /json|html|xml|text/.test(response.headers()['content-type'] ?? '')
    if (isText && !response.url().includes('/assets/')) answers.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(answers)).join('\n')
}

async function createdBy(t: TestContext, words: string): Promise<{ page: Page; id: number }> {
  const page = await openPage(t, { url: product.url, person: owner })
  await page.goto('/pages/create')
  await page.getByLabel('Describe the illustration').fill(words)
  if (words === prompt) await page.getByText('so nobody else will see it').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Create page' }).click()
  await page.waitForURL(/\/pages\/\d+\/color$/)
  return { page, id: Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]) }
}

function isFreeOfIt(text: string, where: string) {
  assert.doesNotMatch(text, /wilhelmina/i, where)
  for (const file of hidden.files) assert.ok(!text.includes(file), `${where} tells ${file}`)
}

test('whoever letters a name is told that nobody else will see it, and finds it among their own pages alone', async (t) => {
  await createdBy(t, 'butterflies on a meadow')
  const { page, id } = await createdBy(t, prompt)
  const answer = await send('GET', product.url, `pages/${id}/read`, undefined, owner.token)
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  hidden = {
    id,
    files: [data.illustration, data.vector, data.regions].map((file) => String(file).split('/').at(-1) ?? ''),
  }
  assert.ok(hidden.files.every((name) => name.length > 20))
  await page.goto('/pages')
  await cards(page).filter({ hasText: 'Only you' }).waitFor()
  assert.equal(await cards(page).count(), 2)
  await page.goto('/pages/public')
  await cards(page).first().waitFor()
  assert.equal(await cards(page).count(), 1)
})

test('another person finds it in no list, in no order, by no word and in no theme', async (t) => {
  const page = await openPage(t, { url: product.url, person: other })
  const answers = answersOf(page)
  const lists = [
    ...sorts.map(({ value }) => `/pages/public?sort=${value}`),
    ...themes.map(({ value }) => `/pages/public?theme=${value}`),
    ...['wilhelmina', 'name', 'nora', 'butterflies'].map((word) => `/pages/public?search=${word}`),
    '/pages/favorite',
    '/pages/colored',
    '/pages',
    '/books',
  ]
  for (const path of lists) {
    await page.goto(path)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator(`a[href*="/pages/${hidden.id}/"]`).count(), 0, path)
  }
  isFreeOfIt((await answers()).replaceAll(/search=wilhelmina/gi, ''), 'a list')
})

test('its address leads another person nowhere', async (t) => {
  const page = await openPage(t, { url: product.url, person: other, expectedErrors: [/404/] })
  const answers = answersOf(page)
  await page.goto(`/pages/${hidden.id}/color`)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.locator('canvas').count(), 0)
  isFreeOfIt(await answers(), 'its address')
})

test('a visitor is asked to sign in, and a crawler meets nothing of it', async (t) => {
  const page = await openPage(t, { url: product.url, expectedErrors: [/401/] })
  const answers = answersOf(page)
  for (const path of ['/', `/pages/${hidden.id}/color`, '/pages/public?search=wilhelmina']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (path !== '/') assert.equal(new URL(page.url()).pathname, '/sign-in', path)
  }
  isFreeOfIt((await answers()).replaceAll(/search(=|%3D)wilhelmina/gi, ''), 'a visit')
  for (const path of [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    `/pages/${hidden.id}/color`,
    '/pages/public',
    '/backend/api/pages/paginate',
  ]) {
    const response = await fetch(`${product.url}${path}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
    isFreeOfIt(await response.text(), path)
  }
})
