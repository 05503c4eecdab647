import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Mailbox } from '@inkbloom/server/test/support/mailbox.ts'
import { lookDayAndNight, openPage, visitDayAndNight } from './support/browser.ts'
import { makeAdmin, type Person, post } from './support/people.ts'
import { type Product, startProduct } from './support/product.ts'

const box = new Mailbox()
let product: Product
before(async () => {
  await box.listen()
  product = await startProduct({ env: { SMTP_URL: box.url } })
  await makeAdmin(product.url)
})
after(async () => {
  await product[Symbol.asyncDispose]()
  await box.close()
})

const verify = async (token: string) => (await (await post(product.url, 'users/verify', { token })).json()).data
const signIn = (email: string, password: string) => post(product.url, 'users/sign-in', { email, password })

async function confirmed(email: string): Promise<Person> {
  const password = 'a good password'
  await post(product.url, 'users/sign-up', { name: 'Mara', email, password })
  await verify(await box.takeToken(email))
  // By password: a session from a link needs none for 15 minutes.
  return { ...(await (await signIn(email, password)).json()).data, email, password }
}

test('a new address asks for the password; whoever lost the account takes it back from the old one', async (t) => {
  const owner = await confirmed('mara@example.com')
  const page = await openPage(t, { url: product.url, person: owner, expectedErrors: [/422/, /401/] })
  await page.goto('/account')
  const address = page.getByLabel('Email')
  const current = page.getByLabel('Current password').first()
  await address.fill('thief@example.com')
  await lookDayAndNight(page, 'account-new-address')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Enter your current password.').first().waitFor()
  await current.fill('not the password')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('This is not your current password.').first().waitFor()
  await current.fill(owner.password)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText(/We sent an email to thief@example.com/).waitFor()
  assert.equal((await verify(await box.takeToken('thief@example.com'))).user.email, 'thief@example.com')

  const mail = await box.take('mara@example.com')
  const link = new URL(/http\S+/.exec(mail.text ?? '')?.[0] ?? '')
  await visitDayAndNight(page, link.pathname + link.search, 'verify-undo')
  await page.getByRole('button', { name: 'Take my account back' }).click()
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByText('mara@example.com').first().waitFor()
  await lookDayAndNight(page, 'choose-password')
  await page.getByLabel('New password').fill('only the owner knows')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/pages/public')
  assert.equal((await signIn('mara@example.com', 'only the owner knows')).status, 200)
  assert.equal((await signIn('thief@example.com', owner.password)).status, 422)
})

test('the way back can be left, and works once', async (t) => {
  const owner = await confirmed('jonas@example.com')
  const body = { name: 'Jonas', email: 'moved@example.com', photo: null, currentPassword: owner.password }
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  await fetch(`${product.url}/backend/api/users/update`, { method: 'PATCH', headers, body: JSON.stringify(body) })
  await verify(await box.takeToken('moved@example.com'))
  const token = await box.takeToken('jonas@example.com')
  const page = await openPage(t, { url: product.url, expectedErrors: [/422/] })
  await page.goto(`/verify/${token}?undo=1`)
  await page.getByRole('link', { name: 'Leave it as it is' }).click()
  await page.waitForURL(`${product.url}/`)
  assert.equal((await signIn('moved@example.com', owner.password)).status, 200, 'looking at it changed nothing')
  await verify(token)
  await page.goto(`/verify/${token}?undo=1`)
  await page.getByRole('button', { name: 'Take my account back' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
})
