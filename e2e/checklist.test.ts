import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stripeKey, stripeSecret } from '@inkbloom/server/test/support/stripe-peer.ts'
import { openPage, shoot } from './support/browser.ts'
import { makeAdmin, type Person } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'
import { openShop, startStripe } from './support/shop.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let product: Product
let admin: Person
before(async () => {
  stripe = await startStripe()
  product = await startProduct({ env: { STRIPE_API_BASE: stripe.url } })
  admin = await makeAdmin(product.url)
})
after(async () => {
  await product?.[Symbol.asyncDispose]()
  await stripe?.stop()
})

test('an operator goes from the first run to an open site, row by row', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin, expectedErrors: [/50[23]/] })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin')
  const list = page.getByRole('region', { name: 'Get ready to open' })
  const next = list.locator('[aria-current="step"]')
  await next.getByRole('heading', { name: 'Name and tagline' }).waitFor()
  await page.getByRole('heading', { name: 'This week' }).waitFor()
  await shoot(page, 'checklist')
  await next.getByRole('button', { name: 'Keep these' }).click()
  await next.getByRole('heading', { name: 'Mail' }).waitFor()
  await next.getByText('SMTP_URL').waitFor()
  await next.getByRole('link', { name: 'How to set it up' }).click()
  await page.getByRole('main').getByText('This site sends no email').waitFor()
  await page.goBack()
  await next.getByRole('button', { name: 'Go without email' }).click()
  await list.getByText('Off. Addresses are not confirmed').waitFor()

  // OpenAI is optional, and skipped.
  await next.getByRole('heading', { name: 'Stripe key' }).waitFor()
  await list.getByText('Optional').waitFor()
  await next.getByRole('link', { name: 'Add the key' }).click()
  const key = page.getByLabel('Stripe API secret key')
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'stripe_key')
  await key.fill('sk_test_wrong')
  await page.getByRole('button', { name: 'Test Stripe' }).click()
  await page.getByText('Stripe does not accept the key of this site.').waitFor()
  await key.fill(stripeKey)
  await page.getByText('Stripe does not accept the key of this site.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Test Stripe' }).click()
  await page.getByText(/^This key works, \d+ ms\.$/).waitFor()
  await page.getByText('Still to do:').waitFor()
  await page.getByText('Starter has no Stripe price ID.').waitFor()
  await page.getByRole('button', { name: 'Update app settings' }).click()
  await page.getByText('App settings have been updated').waitFor()

  await page.goto('/admin')
  await next.getByRole('heading', { name: 'Stripe webhook' }).waitFor()
  const address = `${product.url}/backend/api/stripe/webhook`
  assert.equal(await next.getByLabel('Address of the webhook').inputValue(), address)
  await next.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('The address is copied').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address)
  await next.getByText('customer.subscription.updated').waitFor()
  await shoot(page, 'checklist-webhook')
  await next.getByRole('link', { name: 'Add signing secret' }).click()
  await page.getByLabel('Stripe webhook signing secret').fill(stripeSecret)
  await page.getByRole('button', { name: 'Update app settings' }).click()
  await page.getByText('App settings have been updated').waitFor()

  await page.goto('/admin')
  await next.getByRole('heading', { name: 'Prices of your plans' }).waitFor()
  await next.getByRole('button', { name: 'Check prices' }).click()
  await next.getByText('Advanced has no Stripe price ID.').waitFor()
  await openShop(product.url, admin, stripe)
  await page.reload()
  await next.getByRole('heading', { name: 'Your first pages' }).waitFor()
  await next.getByRole('link', { name: 'Look at the gallery' }).click()
  await page.waitForURL('**/admin/pages')
  await page.goto('/admin')
  await next.getByRole('heading', { name: 'Publish the website' }).waitFor()
  await next.getByRole('link', { name: 'Go through the website' }).click()
  await page.waitForURL('**/admin/website')
  await page.getByText('All seven steps are done. Your site is ready.').waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'This week' }).waitFor()
  assert.equal(await list.count(), 0, 'all is done')
})

test('the address of the webhook is found again after the list is done', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin })
  await page.goto('/admin/account')
  await page.getByText('What to enter in Stripe').click()
  const address = page.getByLabel('Address of the webhook')
  assert.equal(await address.inputValue(), `${product.url}/backend/api/stripe/webhook`)
})

test('OpenAI is not red where it is missing', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin })
  await page.goto('/admin/account')
  const row = page.getByRole('listitem').filter({ hasText: 'OpenAI API' })
  await row.getByText('Optional. The built-in illustrator draws without a key.').waitFor()
  assert.equal(await row.locator('.text-danger').count(), 0)
})
