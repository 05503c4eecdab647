import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import type { Locator, Page } from 'playwright-core'
import { openPage, shoot, visit } from './support/browser.ts'
import { makeAdmin, makePerson, type Person } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'
import { openShop, startStripe } from './support/shop.ts'

/** The page to pay at is the peer's own, and has no icon. */
const ofTheTill = /favicon\.ico/

let stripe: Awaited<ReturnType<typeof startStripe>>
let product: Product
let admin: Person

async function expectInView(page: Page, button: Locator) {
  const box = await button.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  assert.ok(box && box.y >= 0 && box.y + box.height <= height, 'the button is on the screen')
}

before(async () => {
  stripe = await startStripe()
  product = await startProduct({ env: { STRIPE_API_BASE: stripe.url, STARTER_PAGES: '1' } })
  admin = await makeAdmin(product.url)
})
after(async () => {
  await product?.[Symbol.asyncDispose]()
  await stripe?.stop()
})

test('before payment is set up the checkout says so and does nothing', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/checkout?plan=starter')
  await page.getByText('Payment is not set up on this site yet.').waitFor()
  await page.getByRole('button', { name: 'Checkout' }).click({ force: true })
  assert.equal(new URL(page.url()).pathname, '/checkout')
  assert.equal(stripe.calls.length, 0)
})

test('the admin enters keys and prices: plans say what is missing, and Test what works', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin, expectedErrors: [/plans\/99\/read/] })
  await visit(page, '/admin/plans', 'admin-plans')
  await page.getByRole('link', { name: 'Edit Starter' }).click()
  for (const label of ['Title', 'Description', 'Price', 'Stripe price ID'])
    await page.getByLabel(label, { exact: true }).waitFor()
  await page.getByLabel('Stripe price ID').fill('prod_1')
  await page.getByRole('button', { name: 'Update plan' }).click()
  await page.getByText('This is the ID of a product.').waitFor()
  await page.getByLabel('Stripe price ID').fill('price_starter')
  await page.getByLabel('Limit on create pages').fill('31')
  await page.getByRole('button', { name: 'Update plan' }).click()
  await page.getByText('Plan has been updated').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Plans', level: 1 }).waitFor()
  await page.getByText('31', { exact: true }).waitFor()
  await page.goto('/admin/plans/1/edit')
  await page.getByLabel('Limit on public pages').waitFor()
  assert.equal(await page.getByLabel('Price', { exact: true }).count(), 0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/admin/plans')
  for (const nothing of ['/admin/plans/99/edit', '/admin/plans/x/edit']) {
    await page.goto(nothing).catch(() => {})
    await page.waitForURL('**/admin/plans')
  }
  await openShop(product.url, admin, stripe)
  await page.goto('/admin/plans/3/edit')
  await page.getByLabel('Stripe price ID').fill('price_nobody')
  await page.getByRole('button', { name: 'Update plan' }).click()
  await page.getByText('Advanced: Stripe does not know the price price_nobody.').waitFor()
  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Check prices' }).click()
  await page.getByText('Advanced: Stripe does not know the price price_nobody.').waitFor()
  await openShop(product.url, admin, stripe)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Test Stripe' }).click()
  await page.getByText('The stored key works').waitFor()
})

test('from the sign-up for a plan to paying, using and canceling it, and to its end', async (t) => {
  await openShop(product.url, admin, stripe)
  const page = await openPage(t, { url: product.url, expectedErrors: [ofTheTill] })
  await page.goto('/sign-up?plan=starter')
  await page.getByLabel('Name').fill('Mara')
  await page.getByLabel('Email').fill('mara@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: /create/i }).click()
  await page.waitForURL('**/checkout?plan=starter')
  await page.getByText('Recommended').waitFor()
  await page.getByText(/\d+% off/).waitFor()
  assert.equal(await page.getByRole('radio', { name: 'Starter' }).isChecked(), true)
  await page.getByText('$7.99').first().waitFor()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await page.getByText('Your bottle is full').waitFor()
  await shoot(page, 'payment-received')

  await page.goto('/pages/public')
  const heart = page.locator('.heart').first()
  await heart.click()
  await page.goto('/pages/favorite')
  await page.locator('.card__link').first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  assert.match((await download).suggestedFilename(), /^colored-page-\d+-/)

  await page.goto('/account')
  await page.getByRole('heading', { name: 'Starter plan' }).waitFor()
  await page.getByText('$7.99 per month').waitFor()
  await page.getByText('Renews', { exact: true }).waitFor()
  await page.getByText('Credit history').click()
  await page.getByText('+100').waitFor()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText('Are you sure you want to cancel your active subscription plan?').waitFor()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('Your active subscription plan has been canceled').waitFor()
  assert.equal(new URL(page.url()).pathname, '/pages/public')
  await page.goto('/account')
  await page.getByText('Canceled').waitFor()
  await page.getByText('Ends', { exact: true }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Cancel plan' }).count(), 0)
  await page.getByRole('button', { name: 'Resume plan' }).click()
  await page.getByText('Your plan renews again').waitFor()
  await page.getByText('Renews', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Invoices and card' }).click()
  await page.getByRole('heading', { name: 'Invoices and card' }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/account')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.waitForURL('**/pages/public')

  const office = await openPage(t, { url: product.url, person: admin })
  await visit(office, '/admin/subscriptions', 'admin-subscriptions')
  const row = office.getByRole('row').filter({ hasText: 'mara@example.com' })
  await row.getByText('Canceled').waitFor()
  await office.getByLabel('Search subscriptions').fill('nobody')
  await office.getByText('No subscription found').waitFor()

  const [subscription] = stripe.world.subscriptions.values()
  stripe.world.end(subscription?.id ?? '')
  await stripe.deliverNew(product.url)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Free plan' }).waitFor()
  await page.goto('/pages/favorite')
  await page.locator('article.card').first().waitFor()
  assert.equal(await page.locator('.heart[aria-pressed="true"]').count(), 1, 'nothing is lost')
  await page.locator('.card__link').first().click()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Download is only available on the paid plan.').waitFor()
})

test('the account of somebody on a plan says what is left, and offers no second subscription', async (t) => {
  await openShop(product.url, admin, stripe)
  const person = await makePerson(product.url, { plan: 'advanced' })
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Advanced plan' }).waitFor()
  await page.getByText('$19.99 per month').waitFor()
  await page.goto('/checkout?plan=advanced')
  assert.equal(await page.getByRole('radio', { name: 'Advanced' }).isDisabled(), true)
})

test('turning back costs nothing, and a browser without a session is sent back to the app', async (t) => {
  await openShop(product.url, admin, stripe)
  const page = await openPage(t, {
    url: product.url,
    person: await makePerson(product.url),
    expectedErrors: [ofTheTill],
  })
  await page.goto('/checkout')
  const asked = stripe.calls.length
  await page.getByRole('button', { name: 'Checkout' }).click({ force: true })
  await page.getByText('Nothing chosen yet.').waitFor()
  assert.equal(stripe.calls.length, asked, 'without a plan nothing is asked for')
  await page.getByRole('radio', { name: 'Advanced' }).check({ force: true })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('Nothing was bought').waitFor()
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await page.waitForURL('**/checkout?plan=advanced')
  assert.equal(await page.getByRole('radio', { name: 'Advanced' }).isChecked(), true, 'the plan is still chosen')

  const stranger = await openPage(t, { url: product.url })
  const guarded: string[] = []
  stranger.on('request', (request) => {
    if (/\/backend\/.*(users\/read|credits)/.test(request.url())) guarded.push(request.url())
  })
  for (const [status, title] of [
    ['success', 'Thank you'],
    ['canceled', 'Nothing was bought'],
    ['failed', 'The payment did not go through'],
  ]) {
    await visit(stranger, `/payment?status=${status}`, `payment-${status}`)
    await stranger.getByRole('heading', { name: title ?? '' }).waitFor()
    await stranger.getByText('where you are signed in').waitFor()
    const app = stranger.getByRole('link', { name: 'Open the app' })
    assert.equal(await app.getAttribute('href'), `inkbloom://payment?status=${status}`)
  }
  assert.deepEqual(guarded, [])
})

test('the plans stand in line, whatever is said beside one of them', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person })
  for (const [path, plans] of [
    ['/', 3],
    ['/checkout', 2],
  ] as const) {
    await page.goto(path)
    const prices = page.locator('.plan .price')
    await prices.nth(plans - 1).waitFor()
    const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)))
    assert.equal(new Set(tops).size, 1, `${path}: ${tops}`)
  }
})

test('on a phone Checkout is in reach whatever of the plans is in view, and says what it will cost', async (t) => {
  await openShop(product.url, admin, stripe)
  const person = await makePerson(product.url)
  const page = await openPage(t, {
    url: product.url,
    person,
    width: 390,
    touch: true,
    expectedErrors: [ofTheTill, /403/],
  })
  await visit(page, '/checkout', 'checkout-phone')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await page.getByText('per created page, against Starter').waitFor()
  await expectInView(page, checkout)
  await page.goto('/pages/public')
  await page
    .getByRole('button', { name: /favorite/i })
    .first()
    .tap()
  await page.waitForURL('**/checkout')
  const toast = await page.locator('.toast').boundingBox()
  const foot = await page.locator('.order-bar').boundingBox()
  assert.ok(toast && foot && toast.y + toast.height <= foot.y, 'a message does not lie over the button')
  await page.getByRole('radio', { name: 'Advanced' }).check({ force: true })
  const bar = page.locator('.order-bar')
  await bar.getByText('$19.99 per month').waitFor()
  await expectInView(page, checkout)
  await page.reload()
  await bar.getByText('$19.99 per month').waitFor()
  await checkout.tap()
  await page.getByRole('link', { name: 'Pay' }).waitFor()
})

test('a plan is changed without leaving, up at once and down from the renewal; a block ends its renewal', async (t) => {
  await openShop(product.url, admin, stripe)
  const person = await makePerson(product.url, { name: 'Jonas Berg' })
  const page = await openPage(t, { url: product.url, person, expectedErrors: [ofTheTill, /401/] })
  const choose = async (plan: string) => {
    await page.goto(`/checkout?plan=${plan}`)
    await page.getByRole('button', { name: 'Checkout' }).click()
  }
  await choose('starter')
  await page.getByRole('link', { name: 'Pay' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await page.getByText('You are on Starter.').waitFor()
  await choose('advanced')
  await page.getByText('Your plan has changed').waitFor()
  await page.getByText('You are on Advanced.').waitFor()
  await choose('starter')
  await page.getByText(/^You keep Advanced until/).waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Advanced plan' }).waitFor()
  await page.getByText('Then', { exact: true }).waitFor()
  await page.getByText('Credit history').click()
  await page.getByText('Larger plan').first().waitFor()

  const office = await openPage(t, { url: product.url, person: admin })
  await office.goto('/admin/users?search=jonas')
  await office.getByRole('button', { name: 'Block Jonas Berg' }).click()
  await office.getByText('Are you sure to block the user?').waitFor()
  await office.getByRole('button', { name: 'Yes, proceed' }).click()
  await office.getByText('Jonas Berg is blocked. Their Advanced plan will not renew.').waitFor()
  await office.goto('/admin/subscriptions')
  const row = office.getByRole('row').filter({ hasText: person.email })
  await until(async () => {
    await office.reload()
    await row.waitFor()
    return row.getByText('Canceled').isVisible()
  }, 'the end of the plan')
  await page.reload()
  await page.waitForURL('**/sign-in')
})

test('a payment that is not confirmed yet is waited for, in words', async (t) => {
  await openShop(product.url, admin, stripe)
  stripe.target = null
  const page = await openPage(t, {
    url: product.url,
    person: await makePerson(product.url),
    expectedErrors: [ofTheTill],
  })
  await page.goto('/checkout?plan=advanced')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await page.getByText('We are waiting for the payment to be confirmed.').waitFor()
  await stripe.deliverNew(product.url)
  await page.getByText('Your bottle is full').waitFor()
  await page.getByText('You are on Advanced.').waitFor()
})
