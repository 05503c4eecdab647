import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openPage, visit } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { ofTheTill, openShop, sharedShop } from './support/shop.ts'

const shop = sharedShop({ isOpen: false })

async function expectInView(page: Page, button: Locator) {
  const box = await button.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  assert.ok(box && box.y >= 0 && box.y + box.height <= height, 'the button is on the screen')
}

test('before payment is set up the checkout says so and does nothing', async (t) => {
  const { product, stripe } = shop
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/checkout?plan=starter')
  await page.getByText('Payment is not set up on this site yet.').waitFor()
  await page.getByRole('button', { name: 'Checkout' }).click({ force: true })
  assert.equal(new URL(page.url()).pathname, '/checkout')
  assert.equal(stripe.calls.length, 0)
})

test('the admin enters keys and prices: plans say what is missing, and Test what works', async (t) => {
  const { product, admin, stripe } = shop
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

test('the account of somebody on a plan says what is left, and offers no second subscription', async (t) => {
  const { product, admin, stripe } = shop
  await openShop(product.url, admin, stripe)
  const person = await makePerson(product.url, { plan: 'advanced' })
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Advanced plan' }).waitFor()
  await page.getByText('$19.99 per month').waitFor()
  await page.goto('/checkout?plan=advanced')
  assert.equal(await page.getByRole('radio', { name: 'Advanced' }).isDisabled(), true)
})

test('the plans stand in line, whatever is said beside one of them', async (t) => {
  const { product } = shop
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
  const { product, admin, stripe } = shop
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
  const foot = await page.locator('.foot-bar').boundingBox()
  assert.ok(toast && foot && toast.y + toast.height <= foot.y, 'a message does not lie over the button')
  await page.getByRole('radio', { name: 'Advanced' }).check({ force: true })
  const bar = page.locator('.foot-bar')
  await bar.getByText('$19.99 per month').waitFor()
  await expectInView(page, checkout)
  await page.reload()
  await bar.getByText('$19.99 per month').waitFor()
  await checkout.tap()
  await page.getByRole('link', { name: 'Pay' }).waitFor()
})

test('a chosen plan is in the address at once, however slow the server is', async (t) => {
  const { product, admin, stripe } = shop
  await openShop(product.url, admin, stripe)
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Advanced' }).waitFor()
  let asked = 0
  await page.route('**/plans/paid/list', async (route) => {
    asked += 1
    await route.fallback()
  })
  await page.getByRole('radio', { name: 'Advanced' }).check({ force: true })
  await page.waitForURL('**/checkout?plan=advanced')
  assert.equal(asked, 0, 'the plans are not asked for again')
})
