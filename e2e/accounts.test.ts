import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Mailbox } from '@inkbloom/server/test/support/mailbox.ts'
import { expectNoAxeViolations, openPage, shoot, visit } from './support/browser.ts'
import { makeAdmin, makePerson, type Person } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product
let admin: Person
const box = new Mailbox()

before(async () => {
  await box.listen()
  product = await startProduct()
})
after(async () => {
  await product?.[Symbol.asyncDispose]()
  await box.close()
})

const path = (url: string) => new URL(url).pathname

test('on a fresh install the operator makes the admin, and is led to the admin area', async (t) => {
  const page = await openPage(t, { url: product.url })
  await page.goto('/')
  assert.equal(path(page.url()), '/admin/create')
  await page.getByLabel('Name').fill('Ada Admin')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: /create/i }).click()
  await page.waitForURL('**/admin**')
  await page.getByText('Admin', { exact: true }).first().waitFor()
  const signedIn = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').state)
  admin = { ...signedIn, email: 'ada@example.com', password: 'a good password' }
  const answer = await makeAdmin(product.url, { email: 'second@example.com' }).catch((error: Error) => error.message)
  assert.match(String(answer), /409/)
})

test('a person signs up, signs out and signs in again', async (t) => {
  const page = await openPage(t, { url: product.url, expectedErrors: [/422/] })
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Mara Okafor')
  await page.getByLabel('Email').fill('mara@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/pages/public')
  await page
    .getByRole('link', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click()
  await page.waitForURL('**/sign-in')
  await page.getByLabel('Email').fill('mara@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The address or the password is wrong.').waitFor()
  assert.equal(path(page.url()), '/sign-in', 'a wrong password is not a dead session')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/pages/public')
})

test('with mail a new account confirms its address by the link it gets', async (t) => {
  await using mailing = await startProduct({ env: { SMTP_URL: box.url } })
  await makeAdmin(mailing.url)
  const page = await openPage(t, { url: mailing.url, expectedErrors: [/422/] })
  await page.goto('/sign-up?plan=starter')
  await page.getByLabel('Name').fill('Jonas')
  await page.getByLabel('Email').fill('jonas@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your inbox').waitFor()
  const token = await box.takeToken('jonas@example.com')
  await page.goto(`/verify/${token}`)
  await page.waitForURL('**/pages/public')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/verify/${token}`)
  await page
    .getByText(/used already/)
    .first()
    .waitFor()
  await expectNoAxeViolations(page)
  await page.goto('/verify/made-up')
  await page
    .getByText(/not valid/)
    .first()
    .waitFor()
  await shoot(page, 'verify-forged')
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill('jonas@example.com')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.getByText('Check your inbox').waitFor()
  await page.goto(`/verify/${await box.takeToken('jonas@example.com')}`)
  await page.waitForURL('**/pages/public')
  // Before its server goes: a page that is still loading would report that nobody answers.
  await page.context().close()
})

test('whoever is blocked in one window is thrown out of the other at the next click, and told so', async (t) => {
  const person = await makePerson(product.url, { name: 'Bela Blocked' })
  const theirs = await openPage(t, { url: product.url, person, expectedErrors: [/401/] })
  await theirs.goto('/account')
  await theirs.getByRole('heading', { name: 'Account' }).waitFor()
  const ours = await openPage(t, { url: product.url, person: admin })
  await ours.goto('/admin/users?search=bela')
  await ours.getByRole('button', { name: 'Block Bela Blocked' }).click()
  await ours.getByText('Are you sure to block the user?').waitFor()
  await shoot(ours, 'users-asking')
  await ours.getByRole('button', { name: 'Yes, proceed' }).click()
  await ours.getByRole('button', { name: 'Unblock Bela Blocked' }).waitFor()
  await theirs.getByRole('link', { name: 'Public pages' }).click()
  await theirs.waitForURL('**/sign-in')
  await theirs.getByRole('alert').first().waitFor()
  await ours.getByRole('button', { name: 'Unblock Bela Blocked' }).click()
  await ours.getByRole('button', { name: 'Block Bela Blocked' }).waitFor()
})

test('the guard lets each where they belong, and forbidden screens make no request', async (t) => {
  const person = await makePerson(product.url)
  const rules: [who: Person | undefined, from: string, to: string][] = [
    [undefined, '/account', '/sign-in'],
    [undefined, '/pages/public', '/sign-in'],
    [undefined, '/pages/create', '/sign-in'],
    [undefined, '/admin/users', '/sign-in'],
    [person, '/admin/users', '/pages/public'],
    [person, '/admin/account', '/pages/public'],
    [person, '/admin', '/pages/public'],
    [admin, '/account', '/admin'],
    [admin, '/pages/public', '/admin'],
    [admin, '/pages/create', '/admin'],
  ]
  for (const [who, from, to] of rules) {
    const page = await openPage(t, { url: product.url, ...(who && { person: who }), expectedErrors: [/401/] })
    const calls: string[] = []
    page.on('request', (request) => calls.push(path(request.url())))
    await page.goto(from, { waitUntil: 'networkidle' })
    await page.locator('main h1').first().waitFor()
    assert.ok(path(page.url()).startsWith(to), `${from} led to ${page.url()}`)
    const forbidden = from.startsWith('/admin') ? /users\/paginate/ : /credits\/read|pages\/prompt/
    assert.deepEqual(
      calls.filter((call) => forbidden.test(call)),
      [],
      `${from} asked for what it may not show`,
    )
    await page.context().close()
  }
})

test('settings saved by the admin are seen at once, in title and favicon', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin })
  await visit(page, '/admin/account', 'admin-account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Update app settings' }) })
  await form.getByLabel('Name').fill('Paper Garden')
  await form.getByLabel('Tagline').fill('Color slowly.')
  await page.getByLabel('OpenAI API key').fill('sk-never-shown-again')
  await page.getByRole('button', { name: 'Update app settings' }).click()
  await page.getByText('App settings have been updated').waitFor()
  await page.waitForFunction(() => document.title.startsWith('Paper Garden - Color slowly.'))
  await page.reload()
  assert.equal(await page.getByLabel('OpenAI API key').inputValue(), '')
  assert.ok(!(await page.content()).includes('sk-never-shown-again'))
})
