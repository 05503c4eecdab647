import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { open, openPage, shoot } from './support/browser.ts'
import { makePerson, type Person } from './support/people.ts'
import type { Product } from './support/product.ts'
import { startStudio } from './support/studio.ts'

let product: Product
let admin: Person
let id: number | undefined

before(async () => {
  const studio = await startStudio(1)
  product = studio.product
  admin = studio.admin
  id = studio.pageIds[0]
})
after(() => product?.[Symbol.asyncDispose]())

const network = [/Failed to load resource|net::ERR|dynamically imported module/]

test('offline, a screen that does not load leaves the menu, and no broken picture', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, expectedErrors: network })
  await open(page, '/pages/public')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('heading', { name: 'This screen did not load' }).waitFor()
  assert.equal(await page.getByRole('navigation', { name: 'Menu' }).isVisible(), true)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].every((one) => (one as HTMLImageElement).naturalWidth > 0),
  )
  await shoot(page, 'offline')
})

test('what works without a network is fetched again when the network failed at first', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, expectedErrors: network })
  await page.route('**/assets/offline-*.js', (route) => route.abort(), { times: 1 })
  // The last of what it loads.
  const fetched = page.waitForResponse(/web-worker-.*js/)
  await page.goto('/pages/public')
  await fetched
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
})

test('credits that cannot be read leave menu and message on the color page', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, expectedErrors: [/503/] })
  await page.route('**/credits/read', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"Payment is closed today."}' }),
  )
  await page.goto(`/pages/${id}/color`)
  await page.getByText('Failed to read credit').waitFor()
  await page.getByText('Payment is closed today.').waitFor()
  assert.equal(await page.getByRole('navigation', { name: 'Menu' }).isVisible(), true)
})

test('what is wrong with a link or a key is said once', async (t) => {
  const page = await openPage(t, { url: product.url, expectedErrors: [/40\d|422/] })
  await page.goto('/verify/made-up')
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  assert.equal(await page.locator('.toast').count(), 0)
  const office = await openPage(t, { url: product.url, person: admin, expectedErrors: [/4\d\d|5\d\d/] })
  await office.goto('/admin/account')
  await office.getByRole('button', { name: 'Test Stripe' }).click()
  await office.locator('form [role="status"] p').filter({ hasText: /\S/ }).first().waitFor()
  assert.equal(await office.locator('.toast').count(), 0)
})
