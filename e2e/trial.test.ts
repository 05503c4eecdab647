import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { lookDayAndNight, open, openPage, visitDayAndNight } from './support/browser.ts'
import { makePerson, post } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product

before(async () => {
  const setupToken = 'a token for tests only'
  product = await startProduct({ env: { TRUST_PROXY: 'loopback', SETUP_TOKEN: setupToken } })
  const admin = { name: 'Ada', email: 'admin@example.com', password: 'a good password', setupToken }
  assert.equal((await post(product.url, 'users/admin/create', admin)).status, 200)
})
after(() => product?.[Symbol.asyncDispose]())

let visitors = 0

/** Somebody from a network of their own: three a day are drawn for each. */
async function visitor(t: TestContext): Promise<Page> {
  const page = await openPage(t, { url: product.url, expectedErrors: [/422|429|401/] })
  visitors += 1
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitors}` })
  return page
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Describe a picture' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your page' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('trial'))

async function tryOut(page: Page, words: string) {
  // A press before the page has come alive leads to the sign-up.
  await open(page, '/')
  await box(page).fill(words)
  await page.getByRole('button', { name: 'Draw my page' }).click()
}

async function signUp(page: Page) {
  visitors += 1
  await page.getByLabel('Name').fill('Noa')
  await page.getByLabel('Email').fill(`noa-${process.pid}-${visitors}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a visitor draws, signs up, and makes it a page with one press, for one credit', async (t) => {
  const page = await visitor(t)
  await visitDayAndNight(page, '/', 'landing-trial')
  await tryOut(page, 'a hedgehog with an umbrella')
  await dialog(page).getByRole('img', { name: 'a hedgehog with an umbrella' }).waitFor()
  await lookDayAndNight(page, 'trial')
  const shown = await dialog(page).getByRole('img').getAttribute('src')
  await dialog(page).getByRole('link', { name: 'Sign up and color it' }).click()
  await signUp(page)
  await page.waitForURL('**/pages/create')
  await page.getByRole('heading', { name: 'Your first page is waiting' }).waitFor()
  await page.getByText('Uses 1 of your 3 credits. It will be public: anyone here can see and color it.').waitFor()
  await lookDayAndNight(page, 'trial-offer')
  await page.getByRole('button', { name: 'Create this page' }).click()
  await page.waitForURL(/\/pages\/\d+\/color$/)
  await page.getByRole('heading', { name: /hedgehog/i }).waitFor()
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').state)
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) =>
    (await (await fetch(`${product.url}/backend/api/${path}`, { headers })).json()).data
  assert.equal((await read('credits/read')).page_creation, 2)
  const [, id] = /pages\/(\d+)/.exec(page.url()) ?? []
  const { illustration } = await read(`pages/${id}/read`)
  const picture = Buffer.from(await (await fetch(product.url + illustration)).arrayBuffer())
  assert.equal(`data:image/png;base64,${picture.toString('base64')}`, shown, 'the drawing that was seen')
  assert.equal(await kept(page), null)
})

test('it waits on this device, and the chosen plan and a link that was followed come first', async (t) => {
  const planned = await visitor(t)
  await tryOut(planned, 'a hen')
  await dialog(planned).getByRole('button', { name: 'Try other words' }).click()
  await planned.reload()
  await planned.getByRole('button', { name: 'Look at it again' }).click()
  await dialog(planned).getByRole('button', { name: 'Close' }).click()
  await planned.getByRole('link', { name: 'Choose Starter' }).click()
  await signUp(planned)
  await planned.waitForURL('**/checkout?plan=starter')
  await planned.goto('/pages/create')
  await planned.getByText('“a hen”').waitFor()
  await planned.getByRole('button', { name: 'Throw it away' }).click()
  assert.equal(await kept(planned), null)

  const linked = await visitor(t)
  await linked.goto('/pages/favorite')
  await linked.waitForURL('**/sign-in')
  await tryOut(linked, 'a hen')
  await dialog(linked).getByRole('link', { name: 'Sign up and color it' }).click()
  await signUp(linked)
  await linked.waitForURL('**/pages/favorite')
  await linked.getByRole('link', { name: 'Create page' }).click()
  await linked.getByText('“a hen”').waitFor()
})

test('what cannot be drawn is said beside the box, with ideas near it; after three there is a way on', async (t) => {
  const page = await visitor(t)
  await tryOut(page, 'a naked woman')
  await page.locator('.trial__refusal').waitFor()
  await tryOut(page, 'qwxz blorf')
  await page.getByText('We cannot draw this yet.').waitFor()
  await lookDayAndNight(page, 'trial-refused')
  const idea = page.getByRole('list', { name: 'Similar ideas' }).getByRole('button').first()
  const words = await idea.textContent()
  await idea.click()
  assert.equal(await box(page).inputValue(), words)
  const from = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitors}` }
  for (let i = 0; i < 3; i += 1)
    await fetch(`${product.url}/backend/api/pages/try`, { method: 'POST', headers: from, body: '{"prompt":"a hen"}' })
  await page.getByRole('button', { name: 'Draw my page' }).click()
  await page.getByText('That makes three pages from here today.').waitFor()
  await page.locator('.trial').getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/sign-up')
})

test('what one person was offered is not offered to the next at the same device', async (t) => {
  const page = await visitor(t)
  await tryOut(page, 'a hen')
  await dialog(page).getByRole('link', { name: 'Sign up and color it' }).click()
  await signUp(page)
  await page.getByText('“a hen”').waitFor()
  const next = await makePerson(product.url)
  await page.evaluate(
    (value) => localStorage.setItem('auth', value),
    JSON.stringify({ state: { token: next.token, user: next.user }, version: 0 }),
  )
  await page.goto('/pages/create')
  await page.getByRole('heading', { name: 'What should we draw?' }).waitFor()
  assert.equal(await page.getByText('“a hen”').count(), 0)
  await post(product.url, 'users/sign-out', {}, next.token)
})

test('without script the box leads to the sign-up', async (t) => {
  const context = await (await visitor(t))
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: product.url })
  assert.ok(context)
  t.after(() => context.close())
  const page = await context.newPage()
  await page.goto('/')
  await box(page).fill('a hen')
  await page.getByRole('button', { name: 'Draw my page' }).click()
  await page.waitForURL(/\/sign-up\??$/)
})
