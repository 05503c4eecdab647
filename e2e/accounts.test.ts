import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { Mailbox } from '@inkbloom/server/test/support/mailbox.ts'
import { lineArt } from '@inkbloom/server/test/support/pictures.ts'
import { expectNoAxeViolations, open, openPage, shoot, visit } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, post } from './support/people.ts'
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
const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await lineArt() })

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
  await page.getByRole('alert').getByText('The address or the password is wrong.').waitFor()
  const field = page.getByLabel('Password', { exact: true })
  assert.equal(await field.getAttribute('aria-invalid'), 'true', 'said beside the field')
  const beside = page.locator('.field', { has: field }).getByText('The address or the password is wrong.')
  assert.equal(await beside.count(), 1, 'and in words')
  await page.getByText('Forgot your password?').click()
  await page.getByText('Ask whoever runs this site to help you back in.').waitFor()
  assert.equal(path(page.url()), '/sign-in', 'a wrong password is not a dead session')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/pages/public')
})

test('a deep link survives signing in, as far as the guard allows, and a chosen plan goes before it', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url })
  const signIn = async ({ email, password }: Person) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const cases: [link: string, who: Person, lands: string][] = [
    ['/pages/favorite?sort=oldest', person, '/pages/favorite?sort=oldest'],
    ['/pages/favorite', admin, '/admin'],
    ['/admin/users', person, '/pages/public'],
    ['/admin/users?search=mara', admin, '/admin/users?search=mara'],
  ]
  for (const [link, who, lands] of cases) {
    await page.goto(link)
    await page.waitForURL('**/sign-in')
    await signIn(who)
    await page.waitForURL(product.url + lands)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.waitForURL('**/sign-in')
    await signIn(who)
    await page.waitForURL(product.url + (who === admin ? '/admin' : '/pages/public'))
    await page.evaluate(() => localStorage.clear())
  }
  await page.goto('/account')
  await page.waitForURL('**/sign-in')
  await page.goto('/sign-in?plan=starter')
  await signIn(person)
  await page.waitForURL('**/checkout?plan=starter')
})

test('with mail a new account confirms its address by the link it gets', async (t) => {
  await using mailing = await startProduct({ env: { SMTP_URL: box.url } })
  const operator = await openPage(t, { url: mailing.url, person: await makeAdmin(mailing.url) })
  await operator.goto('/admin/account')
  await operator.getByRole('button', { name: 'Send a test email' }).click()
  await operator.getByText('A test email is on its way to admin@example.com').waitFor()
  await operator.context().close()
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

test('a person sets name and photo, takes their data along, and leaves for good', async (t) => {
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, expectedErrors: [/422/] })
  await page.goto('/account')
  await page.locator('input[type=file]').setInputFiles(await picture('a-very-long-name-of-a-photo.png'))
  await page.getByText('a-very-...oto.png').waitFor()
  await page.getByLabel('Name').fill('Mara Field')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Account details have been updated').waitFor()
  await page.locator('.side-menu').getByText('Mara Field').waitFor()
  await page.locator('.side-menu img').waitFor()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await dialog.locator('.error').first().waitFor()
  await dialog.getByLabel('Current password').fill(person.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  assert.match(download.suggestedFilename(), /^my-data-.*\.json$/)
  assert.match(readFileSync(await download.path(), 'utf8'), /Mara Field/)

  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account has been deleted').waitFor()
  const { email, password } = person
  assert.equal((await post(product.url, 'users/sign-in', { email, password })).status, 422)
})

test('on a phone the menu opens over the screen, shows where one is, and closes on the way elsewhere', async (t) => {
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url), width: 390 })
  await page.goto('/pages/public')
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    return page.getByRole('dialog', { name: 'Menu' })
  }
  const menu = await open()
  assert.equal(await menu.getByRole('link', { name: 'Public pages' }).getAttribute('aria-current'), 'page')
  await expectNoAxeViolations(page)
  await shoot(page, 'menu')
  await menu.getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/account')
  await menu.waitFor({ state: 'hidden' })
  await open()
  assert.equal(await menu.getByRole('link', { name: 'Account' }).getAttribute('aria-current'), 'page')
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
    await open(page, from)
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
  const icon = () => page.evaluate(() => document.querySelector('link[rel~="icon"]')?.getAttribute('href'))
  const before = await icon()
  await form.locator('input[type=file]').setInputFiles(await picture('icon.png'))
  await page.getByLabel('OpenAI API key').fill('sk-never-shown-again')
  await page.getByRole('button', { name: 'Update app settings' }).click()
  await page.getByText('App settings have been updated').waitFor()
  await page.waitForFunction(() => document.title.startsWith('Paper Garden - Color slowly.'))
  assert.match((await icon()) ?? '', /\/files\//)
  assert.notEqual(await icon(), before)
  await page.reload()
  assert.equal(await page.getByLabel('OpenAI API key').inputValue(), '')
  assert.ok(!(await page.content()).includes('sk-never-shown-again'))
})
