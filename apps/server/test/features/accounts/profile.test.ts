import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSession } from '../../../src/features/accounts/sessions.service.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { uploadPicture } from '../../support/uploading.ts'

const shop = product()
const update = (as: Person, change: object) =>
  shop.call('PATCH', '/users/update', { as, body: { name: as.name, photo: null, email: as.email, ...change } })
const signIn = (email: string, password: string) => shop.call('POST', '/users/sign-in', { body: { email, password } })
const read = (as: Person) => shop.call('GET', '/users/read', { as })
const again = async (person: Person): Promise<Person> => ({
  ...person,
  token: await openSession(shop.db, shop.clock, { userId: person.id, byLink: false }),
})

test('a person changes their name, photo and address, and sees it at once', async () => {
  const person = await shop.people.make()
  const photo = await uploadPicture(shop, person)
  const answer = await update(person, {
    name: '  Mara Okafor ',
    photo,
    email: 'mara@example.com',
    currentPassword: password,
  })
  assert.equal(answer.status, 200)
  assert.equal(answer.data.updated, true)
  assert.equal(answer.data.sent, false)
  const { name, photo: shown, email } = (await read(person)).data
  assert.deepEqual({ name, shown, email }, { name: 'Mara Okafor', shown: photo, email: 'mara@example.com' })
  assert.deepEqual(answer.data.user, (await read(person)).data)
  assert.equal((await signIn('mara@example.com', password)).status, 200, 'the password stays as it is')
  assert.equal((await update(person, { email: 'mara@example.com', photo: null })).data.user.photo, null)
})

test('the form of the account screen works as multipart fields, where an empty photo is none', async () => {
  const person = await shop.people.make()
  await update(person, { photo: await uploadPicture(shop, person) })
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Mara', photo: '', email: person.email })) form.append(name, value)
  const answer = await shop.call('PATCH', '/users/update', { as: person, form })
  assert.equal(answer.data.user.photo, null)
})

test('a taken address is a 409, in whatever case, and nothing else of the form is saved', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  const answer = await update(person, {
    name: 'Changed',
    email: other.email.toUpperCase(),
    currentPassword: password,
  })
  assert.equal(answer.status, 409)
  assert.equal(answer.body.code, 'EMAIL_TAKEN')
  assert.equal((await read(person)).data.name, person.name)
})

test('a photo must be a picture that the same person has uploaded', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  const theirs = await uploadPicture(shop, other)
  const strange = [theirs, `/files/uploads/${'x'.repeat(32)}.png`, 'https://example.com/a.png', '/files/../a', 'x']
  for (const photo of strange) {
    const answer = await update(person, { photo })
    assert.equal(answer.status, 422, photo)
    assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['photo'])
  }
  assert.equal((await read(person)).data.photo, null)
})

test('fields out of bounds are named one by one', async () => {
  const person = await shop.people.make()
  const answer = await update(person, { name: 'x'.repeat(81), photo: 7, email: 'mara@', password: 'short' })
  assert.equal(answer.status, 422)
  assert.deepEqual(Object.keys(answer.body.errors ?? {}).sort(), ['email', 'name', 'password', 'photo'])
})

test('a new password asks for the current one, then ends the other sessions and not this one', async () => {
  const person = await shop.people.make()
  const elsewhere = await again(person)
  const bystander = await shop.people.make()
  for (const currentPassword of [undefined, '', 'not the password']) {
    const refused = await update(person, { password: 'a new password', currentPassword })
    assert.equal(refused.status, 422, String(currentPassword))
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['currentPassword'])
  }
  assert.equal((await read(elsewhere)).status, 200)
  assert.equal((await update(person, { password: 'a new password', currentPassword: password })).status, 200)
  assert.equal((await read(person)).status, 200)
  assert.equal((await read(elsewhere)).status, 401)
  assert.equal((await read(bystander)).status, 200)
  assert.equal((await signIn(person.email, password)).body.code, 'BAD_CREDENTIALS')
  assert.equal((await signIn(person.email, 'a new password')).status, 200)
})

test('a new address asks for the current password too, and ends the other sessions', async () => {
  const person = await shop.people.make()
  const elsewhere = await again(person)
  const refused = await update(person, { email: 'changed@example.com' })
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['currentPassword'])
  assert.equal((await update(person, { email: 'changed@example.com', currentPassword: password })).status, 200)
  assert.equal((await read(person)).status, 200)
  assert.equal((await read(elsewhere)).status, 401)
})

test('a change of name alone ends no session', async () => {
  const person = await shop.people.make()
  const elsewhere = await again(person)
  await update(person, { name: 'Changed', email: person.email.toUpperCase() })
  assert.equal((await read(elsewhere)).status, 200)
})

test('who came by a mailed link sets a new password without the old', async () => {
  const person = await shop.people.make({ byLink: true })
  assert.equal((await update(person, { password: 'a new password' })).status, 200)
  assert.equal((await signIn(person.email, 'a new password')).status, 200)
})

test('guesses at the current password are counted, and right ones are not', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  const guess = (as: Person, currentPassword: string) =>
    shop.call('POST', '/users/export', { as, body: { currentPassword } })
  for (let i = 0; i < 12; i += 1) assert.equal((await guess(person, password)).status, 200)
  for (let i = 0; i < 10; i += 1) assert.equal((await guess(person, `guess ${i}`)).status, 422)
  const refused = await guess(person, password)
  assert.equal(refused.status, 429)
  assert.equal((await update(person, { password, currentPassword: password })).status, 429, 'one count for all calls')
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal((await guess(other, password)).status, 200)
  shop.clock.advance(15 * 60_000)
  assert.equal((await guess(person, password)).status, 200)
})

test('a change reaches the person who made it and nobody else', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  const before = (await read(other)).data
  await update(person, { id: other.id, name: 'Changed', admin: true, blocked: true, stripe_id: 'cus_mine' })
  assert.deepEqual((await read(other)).data, before)
  const { name, admin, blocked } = (await read(person)).data
  assert.deepEqual({ name, admin, blocked }, { name: 'Changed', admin: false, blocked: false })
  const row = await shop.db.selectFrom('users').select('stripe_id').where('id', '=', person.id).executeTakeFirst()
  assert.equal(row?.stripe_id, null)
})
