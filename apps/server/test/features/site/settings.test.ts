import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultWebsite, publicSettingNames, secretSettingNames } from '@inkbloom/contract'
import { oldestClient } from '@inkbloom/contract/constants'
import { readSecret } from '../../../src/features/site/settings.service.ts'
import { deriveKey } from '../../../src/kernel/config.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { uploadPicture } from '../../support/uploading.ts'

const shop = product()
const secret = 'sk_live_51NeverToBeSeenAnywhere'
const update = (as: Person, name: string, value: unknown) =>
  shop.call('PATCH', `/settings/${name}/update`, { as, body: { value } })
const listed = async (as: Person | null = null) => (await shop.call('GET', '/settings/list', { as })).data
const listedAs = async (name: string) =>
  (await listed()).find((setting: { name: string }) => setting.name === name)?.value
const rowOf = (name: string) => shop.db.selectFrom('settings').selectAll().where('name', '=', name).executeTakeFirst()

test('a fresh install has a name, a tagline, a favicon and site content, and lists nothing else to anyone', async () => {
  const expected = [
    { name: 'app_name', value: 'Inkbloom' },
    { name: 'tagline', value: 'Say it in words. Color it by hand.' },
    { name: 'favicon', value: '/favicon.svg' },
    { name: 'website', value: JSON.stringify(defaultWebsite) },
  ]
  assert.deepEqual(await listed(), expected)
  const admin = await shop.people.admin()
  for (const name of secretSettingNames) await update(admin, name, secret)
  assert.deepEqual(await listed(), expected)
  assert.deepEqual(await listed(admin), expected)
})

test('the admin changes each setting, and an empty value takes it back to its default', async () => {
  const admin = await shop.people.admin()
  const before = await listed()
  const values: Record<string, string> = {
    app_name: 'Crayon & Co',
    tagline: 'Ünïcode “quotes” <b>',
    favicon: await uploadPicture(shop, admin),
    website: JSON.stringify({ ...defaultWebsite, terms: { visibility: false, content: '<p>Changed</p>' } }),
  }
  for (const name of publicSettingNames) {
    const answer = await update(admin, name, ` ${values[name]} `)
    assert.deepEqual(answer.data, { name, value: values[name] })
    assert.equal(await listedAs(name), values[name])
  }
  assert.deepEqual((await update(admin, 'app_name', '  ')).data, before[0])
  assert.deepEqual((await update(admin, 'tagline', null)).data, before[1])
  assert.deepEqual((await update(admin, 'favicon', '/favicon.svg')).data, before[2])
  assert.deepEqual((await update(admin, 'website', '')).data, before[3])
  assert.deepEqual(await listed(), before)
})

test('what a setting cannot be is refused beside its field, and the old value stays', async () => {
  const admin = await shop.people.admin()
  const person = await shop.people.make()
  const before = await listed()
  const wrong: [string, unknown][] = [
    ['app_name', 'x'.repeat(61)],
    ['tagline', 'x'.repeat(141)],
    ['favicon', await uploadPicture(shop, person)],
    ['favicon', 'https://example.com/icon.png'],
    ['favicon', 'javascript:alert(1)'],
    ['website', 'not JSON'],
    ['website', '[]'],
    ['website', '"text"'],
    ['website', 'null'],
    ['openai_key', 'two words'],
    ['stripe_key', 'x'.repeat(501)],
    ['tagline', 7],
    ['tagline', undefined],
    ['website', `{"a":"${'x'.repeat(1_000_001)}"}`],
  ]
  for (const [name, value] of wrong) {
    const answer = await update(admin, name, value)
    assert.equal(answer.status, 422, `${name}: ${String(value).slice(0, 40)}`)
    assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['value'])
  }
  assert.deepEqual(await listed(), before)
  assert.equal(await rowOf('openai_key'), undefined)
  for (const name of ['admin', 'APP_NAME', 'app_name%00', '__proto__', 'x'.repeat(100)])
    assert.ok([400, 422].includes((await update(admin, name, 'x')).status), name)
})

test('a secret is answered to nobody, not even to who saved it', async () => {
  const admin = await shop.people.admin()
  const person = await shop.people.make()
  const bodies: unknown[] = []
  for (const name of secretSettingNames) {
    const answer = await update(admin, name, secret)
    assert.deepEqual(answer.data, { name, value: null })
    bodies.push(answer.body)
  }
  bodies.push(
    (await shop.call('POST', '/users/export', { as: admin, body: { currentPassword: 'correct horse' } })).body,
  )
  for (const route of shop.app.calls.filter(({ method }) => method === 'GET'))
    for (const as of [null, person, admin])
      bodies.push((await shop.call('GET', route.path.replace(/:\w+/, '1'), { as })).body)
  assert.ok(!JSON.stringify(bodies).includes('NeverToBeSeen'))
})

test('a stored secret is sealed, differently each time, and opens with the right key under its own name only', async () => {
  const admin = await shop.people.admin()
  await update(admin, 'stripe_key', secret)
  const first = await rowOf('stripe_key')
  assert.ok(!JSON.stringify(first).includes('NeverToBeSeen'))
  await update(admin, 'stripe_key', secret)
  assert.notEqual((await rowOf('stripe_key'))?.value, first?.value)
  const key = deriveKey(shop.config.appSecret, 'settings')
  assert.equal(await readSecret(shop.db, key, 'stripe_key'), secret)
  assert.equal(await readSecret(shop.db, key, 'openai_key'), null)
  const moved = { name: 'openai_key', value: first?.value ?? '', updated_at: shop.clock.now() }
  await shop.db.insertInto('settings').values(moved).execute()
  assert.equal(await readSecret(shop.db, key, 'openai_key'), null, 'moved to another row it is worth nothing')
})

test('with another APP_SECRET, or damaged, a secret cannot be read, and nothing breaks', async () => {
  const admin = await shop.people.admin()
  await update(admin, 'stripe_key', secret)
  assert.equal(await readSecret(shop.db, deriveKey('another secret altogether', 'settings'), 'stripe_key'), null)
  const key = deriveKey(shop.config.appSecret, 'settings')
  for (const value of ['v1.', 'v1.AAAA', 'v2.x', '', `v1.${'A'.repeat(80)}`]) {
    await shop.db.updateTable('settings').set({ value }).where('name', '=', 'stripe_key').execute()
    assert.equal(await readSecret(shop.db, key, 'stripe_key'), null, value)
  }
  assert.equal((await shop.call('GET', '/app/status', { as: admin })).status, 200)
  assert.equal((await update(admin, 'stripe_key', secret)).status, 200)
  assert.equal(await readSecret(shop.db, key, 'stripe_key'), secret)
})

test('the status tells everyone of admin and mail, and the four setup flags to the admin', async () => {
  const status = async (as: Person | null) => (await shop.call('GET', '/app/status', { as })).data
  const hidden = { openaiApi: null, stripeApi: null, stripeWebhook: null, plans: null }
  assert.deepEqual(await status(null), { admin: false, mail: false, oldestClient, ...hidden })
  const admin = await shop.people.admin()
  const person = await shop.people.make()
  const unset = {
    admin: true,
    mail: false,
    oldestClient,
    openaiApi: false,
    stripeApi: false,
    stripeWebhook: false,
    plans: false,
  }
  assert.deepEqual(await status(admin), unset)
  await update(admin, 'openai_key', secret)
  assert.deepEqual(await status(admin), { ...unset, openaiApi: true })
  await update(admin, 'stripe_key', secret)
  await update(admin, 'stripe_webhook_secret', secret)
  await shop.db.updateTable('plans').set({ stripe_price_id: 'price_1' }).where('name', '=', 'starter').execute()
  assert.equal((await status(admin)).plans, false, 'one paid plan still has no price')
  await shop.db.updateTable('plans').set({ stripe_price_id: 'price_2' }).where('name', '=', 'advanced').execute()
  const set = {
    admin: true,
    mail: false,
    oldestClient,
    openaiApi: true,
    stripeApi: true,
    stripeWebhook: true,
    plans: true,
  }
  assert.deepEqual(await status(admin), set)
  for (const as of [null, person])
    assert.deepEqual(await status(as), { admin: true, mail: false, oldestClient, ...hidden })
  await update(admin, 'openai_key', '')
  assert.equal((await status(admin)).openaiApi, false, 'an empty value forgets the key')
})
