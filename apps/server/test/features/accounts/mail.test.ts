import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idle } from '../../support/idle.ts'
import { mailbox } from '../../support/mailbox.ts'
import { password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const box = mailbox()
const shop = product({ smtpUrl: () => box.url })
const mara = { name: 'Mara Okafor', email: 'mara@example.com', password: 'long enough' }
const minute = 60_000
const day = 86_400_000
const notYet = { data: { token: null, user: null, sent: true } }

const signUp = (person: object = mara) => shop.call('POST', '/users/sign-up', { body: person })
const signIn = (email: string, password?: string) => shop.call('POST', '/users/sign-in', { body: { email, password } })
const verify = (token: string) => shop.call('POST', '/users/verify', { body: { token } })
const settled = () => idle(shop.db, shop.clock.now())

test('a new account must confirm its address, and the mailed link signs it in', async () => {
  const answer = await signUp()
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.body, notYet)
  const opened = await verify(await box.takeToken(mara.email))
  assert.equal(opened.status, 200)
  assert.equal(opened.data.user.email, mara.email)
  assert.equal((await shop.call('GET', '/users/read', { token: opened.data.token })).data.name, mara.name)
  assert.equal((await signIn(mara.email, mara.password)).status, 200)
})

test('a confirmation that is opened again says that it was used', async () => {
  await signUp()
  const token = await box.takeToken(mara.email)
  await verify(token)
  assert.match((await verify(token)).body.message ?? '', /used already/)
})

test('until then the right password is answered UNVERIFIED and the mail comes again', async () => {
  await signUp()
  const first = await box.takeToken(mara.email)
  const answer = await signIn(mara.email, mara.password)
  assert.equal(answer.status, 403)
  assert.equal(answer.body.code, 'UNVERIFIED')
  const second = await box.takeToken(mara.email)
  assert.equal((await verify(second)).status, 200)
  assert.equal((await verify(first)).body.code, 'BAD_TOKEN', 'one of them is enough')
})

test('an unconfirmed account is not given away by a wrong password', async () => {
  await signUp()
  assert.equal((await signIn(mara.email, 'not the password')).body.code, 'BAD_CREDENTIALS')
  await box.take(mara.email)
  await settled()
  assert.equal(box.mails.length, 0)
})

test('a used, an expired and a forged link are refused, each in its own words', async () => {
  const person = await shop.people.make()
  await signIn(person.email)
  const used = await box.takeToken(person.email)
  await verify(used)
  const again = await verify(used)
  await signIn(person.email)
  const expired = await box.takeToken(person.email)
  shop.clock.advance(15 * minute)
  const answers = [again, await verify(expired), await verify('a-token-that-nobody-made'), await verify('%')]
  for (const answer of answers) {
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'BAD_TOKEN')
  }
  const sentences = answers.map((answer) => answer.body.message)
  assert.match(sentences[0] ?? '', /used already/)
  assert.match(sentences[1] ?? '', /expired/)
  assert.match(sentences[2] ?? '', /not valid/)
  assert.equal(sentences[3], sentences[2])
})

test('a sign-in link lasts 15 minutes', async () => {
  const person = await shop.people.make()
  await signIn(person.email)
  const token = await box.takeToken(person.email)
  shop.clock.advance(15 * minute - 1)
  assert.equal((await verify(token)).status, 200)
})

test('a confirmation lasts 24 hours', async () => {
  await signUp()
  const inTime = await box.takeToken(mara.email)
  shop.clock.advance(day - 1)
  assert.equal((await verify(inTime)).status, 200)
  await signUp({ ...mara, email: 'late@example.com' })
  const late = await box.takeToken('late@example.com')
  shop.clock.advance(day)
  assert.equal((await verify(late)).body.code, 'BAD_TOKEN')
})

test('a taken address is answered like a free one, and its owner is told by mail', async () => {
  const person = await shop.people.make()
  const answer = await signUp({ ...mara, email: person.email.toUpperCase() })
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.body, notYet)
  const mail = await box.take(person.email)
  assert.match(mail.subject ?? '', /already have an account/)
  assert.doesNotMatch(mail.text ?? '', /\/verify\//)
  assert.equal((await signIn(person.email, password)).status, 200, 'the password stays the owner’s')
  assert.equal((await signIn(person.email, mara.password)).body.code, 'BAD_CREDENTIALS')
})

test('asking for a sign-in link is answered alike whoever asks, and only a person who may sign in gets mail', async () => {
  const person = await shop.people.make()
  const blocked = await shop.people.make({ blocked: true })
  const emails = [person.email, blocked.email, 'nobody@example.com', 'house@inkbloom.invalid']
  for (const email of emails) {
    const answer = await signIn(email)
    assert.equal(answer.status, 200, email)
    assert.deepEqual(answer.body, notYet, email)
  }
  await box.take(person.email)
  await settled()
  assert.deepEqual(box.mails, [])
})

test('an owner whom wrong guesses have locked out gets in by mail', async () => {
  const person = await shop.people.make()
  for (let i = 0; i < 10; i += 1) await signIn(person.email, `guess ${i}`)
  assert.equal((await signIn(person.email, password)).status, 429)
  assert.equal((await signIn(person.email)).status, 200)
  const opened = await verify(await box.takeToken(person.email))
  assert.equal(opened.data.user.id, person.id)
})

test('signing up again with an unconfirmed address is answered alike, and its link opens what it said', async () => {
  await signUp({ ...mara, name: 'Squatter', password: 'the squatters own' })
  const earlier = await box.takeToken(mara.email)
  assert.deepEqual((await signUp()).body, notYet)
  const opened = await verify(await box.takeToken(mara.email))
  assert.equal(opened.data.user.name, mara.name)
  assert.equal((await signIn(mara.email, 'the squatters own')).body.code, 'BAD_CREDENTIALS')
  assert.equal((await signIn(mara.email, mara.password)).status, 200)
  assert.equal((await verify(earlier)).body.code, 'BAD_TOKEN')
})

test('a link keeps the plan the person came for', async () => {
  await signUp({ ...mara, plan: 'starter & more' })
  assert.match((await box.take(mara.email)).text ?? '', /\/verify\/[\w-]{43}\?plan=starter%20%26%20more/)
})

test('the link that is sent again keeps the plan, with the plan in the address and without', async () => {
  const link = /\/verify\/[\w-]{43}\?plan=starter/
  await signUp({ ...mara, plan: 'starter' })
  await box.take(mara.email)
  const again = (plan?: string) =>
    shop.call('POST', '/users/sign-in', { body: { email: mara.email, password: mara.password, ...(plan && { plan }) } })
  for (let i = 0; i < 2; i += 1) {
    assert.equal((await again()).body.code, 'UNVERIFIED')
    assert.match((await box.take(mara.email)).text ?? '', link)
  }
  await again('advanced')
  assert.match((await box.take(mara.email)).text ?? '', /\?plan=advanced/)
})

test('whoever signs up for a plan with an address that has an account is led to the plan by signing in', async () => {
  const person = await shop.people.make()
  await signUp({ ...mara, email: person.email, plan: 'starter' })
  assert.match((await box.take(person.email)).text ?? '', /\/sign-in\?plan=starter/)
})

test('of twenty tabs that open one link, one gets in', async () => {
  const person = await shop.people.make()
  await signIn(person.email)
  const token = await box.takeToken(person.email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  assert.equal(answers.filter((answer) => answer.body.code === 'BAD_TOKEN').length, 19)
})

test('opening one link ends the other links of the person', async () => {
  await signUp()
  const confirm = await box.takeToken(mara.email)
  await signIn(mara.email)
  const link = await box.takeToken(mara.email)
  assert.equal((await verify(link)).status, 200)
  assert.equal((await verify(confirm)).body.code, 'BAD_TOKEN')
})

test('one address is not buried in mail by somebody who types it again and again', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 8; i += 1) statuses.push((await signUp()).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429, 429])
  for (let i = 0; i < 8; i += 1) statuses.push((await signIn(mara.email, mara.password)).status)
  await settled()
  assert.equal(box.mails.length, 5)
  box.mails.length = 0
  assert.equal((await signIn(mara.email)).status, 200, 'and still gets a sign-in link')
  assert.equal((await verify(await box.takeToken(mara.email))).status, 200)
})

test("a stranger's password does not open an account that its true owner confirmed by a sign-in link", async () => {
  const stranger = { name: 'Stranger', email: 'owner@example.com', password: 'the stranger knows' }
  await shop.call('POST', '/users/sign-up', { body: stranger })
  await box.takeToken(stranger.email)
  await shop.call('POST', '/users/sign-in', { body: { email: stranger.email } })
  const owner = await shop.call('POST', '/users/verify', { body: { token: await box.takeToken(stranger.email) } })
  assert.equal(owner.status, 200)
  const { email, password } = stranger
  assert.equal((await shop.call('POST', '/users/sign-in', { body: { email, password } })).body.code, 'BAD_CREDENTIALS')
  const profile = { name: 'Owner', photo: null, email, password: 'only the owner knows' }
  assert.equal((await shop.call('PATCH', '/users/update', { token: owner.data.token, body: profile })).status, 200)
  const again = { email, password: profile.password }
  assert.equal((await shop.call('POST', '/users/sign-in', { body: again })).status, 200)
})
