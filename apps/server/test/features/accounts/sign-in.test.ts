import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const mara = { name: 'Mara Okafor', email: 'mara@example.com', password: 'long enough' }
const signIn = (email: string, password?: string) => shop.call('POST', '/users/sign-in', { body: { email, password } })

test('without mail a new account is signed in at once, on the free plan', async () => {
  const answer = await shop.call('POST', '/users/sign-up', { body: mara })
  assert.equal(answer.status, 200)
  assert.equal(answer.data.sent, false)
  assert.deepEqual(answer.data.user.plan, { title: 'Free', name: 'free', paid: false })
  assert.deepEqual(answer.data.user.subscription, null)
  assert.equal(answer.data.user.photo, null)
  assert.equal((await shop.call('GET', '/users/read', { token: answer.data.token })).data.name, 'Mara Okafor')
})

test('an address belongs to one account, whatever its case', async () => {
  await shop.call('POST', '/users/sign-up', { body: mara })
  const again = await shop.call('POST', '/users/sign-up', { body: { ...mara, email: 'MARA@Example.com' } })
  assert.equal(again.status, 409)
  assert.equal(again.body.code, 'EMAIL_TAKEN')
  assert.equal((await signIn('Mara@EXAMPLE.com', mara.password)).status, 200)
})

test('twenty racing sign-ups of one address make one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.call('POST', '/users/sign-up', { body: mara })),
  )
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  assert.equal(answers.filter((answer) => answer.body.code === 'EMAIL_TAKEN').length, 19)
})

test('forms work as well as JSON', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(mara)) form.append(name, value)
  const answer = await shop.call('POST', '/users/sign-up', { form })
  assert.equal(answer.status, 200)
  assert.equal(answer.data.user.email, mara.email)
})

test('a wrong password and an unknown address get the same answer, and never a 401', async () => {
  const person = await shop.people.make()
  const wrong = await signIn(person.email, 'not the password')
  const unknown = await signIn('nobody@example.com', 'not the password')
  assert.equal(wrong.status, 422)
  assert.deepEqual(wrong.body, unknown.body)
  assert.equal(wrong.body.code, 'BAD_CREDENTIALS')
})

test('nobody can sign in as the house account', async () => {
  assert.equal((await signIn('house@inkbloom.invalid', '')).body.code, 'BAD_CREDENTIALS')
})

test('a blocked person is told so, but only with the right password', async () => {
  const person = await shop.people.make({ blocked: true })
  assert.equal((await signIn(person.email, 'not the password')).body.code, 'BAD_CREDENTIALS')
  const answer = await signIn(person.email, password)
  assert.equal(answer.status, 403)
  assert.equal(answer.body.code, 'BLOCKED')
})

test('the eleventh wrong password for an account from one address is refused, also the right one, until the window ends', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  for (let i = 0; i < 10; i += 1) assert.equal((await signIn(person.email, `guess ${i}`)).status, 422)
  const refused = await signIn(person.email, password)
  assert.equal(refused.status, 429)
  assert.equal(refused.body.code, 'RATE_LIMITED')
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal((await signIn(other.email, password)).status, 200)
  shop.clock.advance(15 * 60_000)
  assert.equal((await signIn(person.email, password)).status, 200)
})

test('guesses sent side by side cannot outrun the count', async () => {
  const person = await shop.people.make()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => signIn(person.email, `guess ${i}`)))
  assert.equal(answers.filter((answer) => answer.status === 422).length, 10)
  assert.equal(answers.filter((answer) => answer.status === 429).length, 30)
})

test('right passwords are not counted', async () => {
  const person = await shop.people.make()
  for (let i = 0; i < 12; i += 1) assert.equal((await signIn(person.email, password)).status, 200)
})

test('without mail there are no sign-in links, and the answer says what to do', async () => {
  const answer = await signIn('mara@example.com')
  assert.equal(answer.status, 503)
  assert.equal(answer.body.code, 'PROVIDER_NOT_SET')
})

test('signing out ends the session on the server', async () => {
  const person = await shop.people.make()
  assert.equal((await shop.call('POST', '/users/sign-out', { as: person })).status, 200)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 401)
})

test('a session lasts 30 days from its last use', async () => {
  const person = await shop.people.make()
  shop.clock.advance(29 * 86_400_000)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 200)
  shop.clock.advance(29 * 86_400_000)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 200)
  shop.clock.advance(31 * 86_400_000)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 401)
})

test('no token is stored as it is', async () => {
  const answer = await shop.call('POST', '/users/sign-up', { body: mara })
  const session = await shop.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  assert.ok(!JSON.stringify(session).includes(answer.data.token))
  const user = await shop.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', mara.email)
    .executeTakeFirst()
  assert.match(user?.password_hash ?? '', /^\$argon2id\$/)
})
