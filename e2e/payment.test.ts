import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { openPage, shoot, visit } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { enterShell, link, openShell } from './support/shell.ts'
import { ofTheTill, sharedShop } from './support/shop.ts'

const shop = sharedShop()

test('from the sign-up for a plan to paying, using and canceling it, and to its end', async (t) => {
  const { product, admin, stripe } = shop
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

test('turning back costs nothing, and a browser without a session is sent back to the app', async (t) => {
  const { product, stripe } = shop
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

test('who pays in the browser that a desktop window opened goes back by Open the app, to the new plan', async (t) => {
  const { product } = shop
  const shell = await openShell(t, 'desktop')
  await enterShell(shell, product.url, await makePerson(product.url))
  await shell.page.goto(`${shell.origin}/checkout?plan=starter`)
  await shell.page.getByRole('button', { name: 'Checkout' }).click()
  const isOutside = ({ name }: { name: string }) => name === 'open_outside'
  const till = await until(() => shell.asked.find(isOutside)?.sent.url, 'a page to pay at')

  const browser = await openPage(t, { url: product.url, expectedErrors: [ofTheTill] })
  await browser.goto(String(till))
  await browser.getByRole('link', { name: 'Pay' }).click()
  await browser.getByRole('heading', { name: 'Thank you' }).waitFor()
  const wayBack = await browser.getByRole('link', { name: 'Open the app' }).getAttribute('href')
  assert.match(wayBack ?? '', /^inkbloom:\/\/payment\?/)
  await link(shell, wayBack ?? '')
  await shell.page.getByText('Your bottle is full').waitFor()
  await shell.page.getByText('You are on Starter.').waitFor()
  await shoot(shell.page, 'payment-received-desktop')
})

test('a plan is changed without leaving, up at once and down from the renewal; a block ends its renewal', async (t) => {
  const { product, admin } = shop
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
  const { product, stripe } = shop
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
