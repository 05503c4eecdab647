import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fillDataFolder } from '@inkbloom/server/test/support/data-folder.ts'
import { Mailbox } from '@inkbloom/server/test/support/mailbox.ts'
import { People } from '@inkbloom/server/test/support/people.ts'
import { until } from '@inkbloom/server/test/support/until.ts'
import { openPage, visitDayAndNight } from './support/browser.ts'
import { makeAdmin, type Person, post, send } from './support/people.ts'
import { makeDataDir, type Product, startProduct } from './support/product.ts'

const box = new Mailbox()
const dataDir = makeDataDir()
const clock = { now: () => new Date() }
let product: Product
let admin: Person
before(async () => {
  await box.listen()
  await fillDataFolder(dataDir, async (db) => {
    const people = new People(db, clock)
    for (let i = 0; i < 6; i += 1) {
      const { id: user_id } = await people.make({ email: `asks-${i}@example.com` })
      const words = i < 5 ? ['trampoline', 'axolotl'] : ['trampoline', 'only one asked']
      const rows = words.map((word) => ({ word, user_id, asked_at: clock.now() }))
      await db.insertInto('wanted_words').values(rows).execute()
    }
  })
  product = await startProduct({ dataDir, env: { SMTP_URL: box.url, APP_SECRET: 'the first of two secrets' } })
  admin = await makeAdmin(product.url)
})
after(async () => {
  await product[Symbol.asyncDispose]()
  await box.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the dashboard tells which words people asked for, once enough of them did', async (t) => {
  const page = await openPage(t, { url: product.url, person: admin })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Words people asked for' }).waitFor()
  await page.getByText('trampoline').waitFor()
  assert.deepEqual(await page.getByText(/people$/).allTextContents(), ['6 people', '5 people'])
  assert.equal(await page.getByText('only one asked').count(), 0)
  assert.equal(await page.getByRole('heading', { name: 'What did not work' }).count(), 0, 'nothing has failed')
})

test('the operator sees mails that did not go out and tries them again', async (t) => {
  box.refusing = true
  for (const _ of [1, 2]) await post(product.url, 'users/sign-in', { email: 'admin@example.com' })
  box.unknown.add('nobody@example.com')
  await post(product.url, 'users/sign-up', { name: 'Nobody', email: 'nobody@example.com', password: 'long enough' })
  await post(product.url, 'users/sign-up', { name: 'Jo', email: 'jo@example.com', password: 'long enough' })
  const failures = async () =>
    (await (await send('GET', product.url, 'failures/list', undefined, admin.token)).json()).data as { about: string }[]
  await until(async () => (await failures()).length === 4, 'four mails that failed')
  const page = await openPage(t, { url: product.url, person: admin })
  await visitDayAndNight(page, '/admin', 'dashboard-failures')
  box.refusing = false
  assert.equal(await page.getByRole('button', { name: 'Try again: Mail nobody@example.com' }).count(), 0)
  await page.getByRole('button', { name: 'Try again: Mail jo@example.com' }).click()
  await box.take('jo@example.com')
  await page.getByText('jo@example.com').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try all again' }).click()
  await box.take('admin@example.com')
  await box.take('admin@example.com')
  await page.getByText('Given up').waitFor()
})

test('a changed APP_SECRET is told on the account screen, until the key is entered again', async (t) => {
  const key = { value: 'whsec_kept' }
  await send('PATCH', product.url, 'settings/stripe_webhook_secret/update', key, admin.token)
  await product.stop()
  product = await startProduct({ dataDir, env: { SMTP_URL: box.url, APP_SECRET: 'the second of two secrets' } })
  const page = await openPage(t, { url: product.url, person: admin })
  await page.goto('/admin/account')
  await page.getByText('The stored key cannot be read, because APP_SECRET has changed. Enter the key again.').waitFor()
  await visitDayAndNight(page, '/admin/account', 'admin-account-lost-key')
  await page.getByLabel('Stripe webhook signing secret').fill(key.value)
  await page.getByRole('button', { name: 'Update app settings' }).click()
  await page.getByText('The stored key cannot be read').first().waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('1 of 3 done').waitFor()
  assert.equal(await page.getByText('The stored key cannot be read').count(), 0)
})
