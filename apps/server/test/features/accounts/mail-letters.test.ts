import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { issueLink } from '../../../src/features/accounts/links.service.ts'
import { idle } from '../../support/idle.ts'
import { mailbox } from '../../support/mailbox.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const box = mailbox()
const shop = product({ smtpUrl: () => box.url, env: { MAIL_FROM: 'Inkbloom <hello@inkbloom.example>' } })
const verify = (token: string) => shop.call('POST', '/users/verify', { body: { token } })
const askLink = (email: string) => shop.call('POST', '/users/sign-in', { body: { email } })
const settled = () => idle(shop.db, shop.clock.now())
const move = (person: Person, email: string, more: object = { currentPassword: password }) =>
  shop.call('PATCH', '/users/update', { as: person, body: { name: person.name, photo: null, email, ...more } })
const emailOf = async (person: Person) => (await shop.call('GET', '/users/read', { as: person })).data.email

test('a new address counts once its mail is answered, and the old one is told', async () => {
  const person = await shop.people.make()
  const asked = await move(person, 'new@example.com')
  assert.equal(asked.data.sent, true)
  assert.equal(asked.data.user.email, person.email)
  const opened = await verify(await box.takeToken('new@example.com'))
  assert.equal(opened.data.user.email, 'new@example.com')
  const told = await box.take(person.email)
  assert.match(told.subject ?? '', /address of your Inkbloom account was changed/)
  assert.match(told.text ?? '', /new@example\.com/)
})

test('an address of somebody else is answered alike, its owner is told, and nothing changes', async () => {
  const person = await shop.people.make()
  const owner = await shop.people.make()
  const asked = await move(person, owner.email)
  assert.equal(asked.status, 200)
  assert.equal(asked.data.sent, true)
  assert.match((await box.take(owner.email)).subject ?? '', /already have an account/)
  assert.equal(await emailOf(person), person.email)
})

test('an address that somebody took while its mail was on the way is refused', async () => {
  const person = await shop.people.make()
  await move(person, 'new@example.com')
  const token = await box.takeToken('new@example.com')
  await shop.people.make({ email: 'New@example.com' })
  const answer = await verify(token)
  assert.equal(answer.status, 409)
  assert.equal(answer.body.code, 'EMAIL_TAKEN')
  assert.equal(await emailOf(person), person.email)
})

test('a change of case alone needs no mail', async () => {
  const person = await shop.people.make({ email: 'mara@example.com' })
  const answer = await move(person, 'Mara@Example.com')
  assert.equal(answer.data.sent, false)
  assert.equal(answer.data.user.email, 'Mara@Example.com')
})

test('a new password ends the links that were asked for before it', async () => {
  const person = await shop.people.make({ byLink: true })
  await move(person, 'thief@example.com')
  const token = await box.takeToken('thief@example.com')
  assert.equal((await move(person, person.email, { password: 'a new password' })).status, 200)
  assert.equal((await verify(token)).body.code, 'BAD_TOKEN')
  assert.equal(await emailOf(person), person.email)
})

test('whoever signs in by mail ends a change of address that was asked for before', async () => {
  const person = await shop.people.make()
  await move(person, 'thief@example.com')
  const token = await box.takeToken('thief@example.com')
  await askLink(person.email)
  assert.equal((await verify(await box.takeToken(person.email))).status, 200)
  assert.equal((await verify(token)).body.code, 'BAD_TOKEN')
})

test('strangers are not buried in mail by somebody who claims their address again and again', async () => {
  const person = await shop.people.make()
  const statuses: number[] = []
  for (let i = 0; i < 7; i += 1) statuses.push((await move(person, 'stranger@example.com')).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
  await settled()
  assert.equal(box.mails.length, 5)
})

test('a link of a blocked person opens nothing, whether made before or after', async () => {
  const admin = await shop.people.admin()
  const person = await shop.people.make()
  await askLink(person.email)
  const before = await box.takeToken(person.email)
  await shop.call('PATCH', `/users/${person.id}/blocked/toggle`, { as: admin })
  assert.equal((await verify(before)).body.code, 'BAD_TOKEN')
  const after = await issueLink(shop.db, {
    userId: person.id,
    purpose: 'sign-in',
    credentials: 1,
    askedAt: shop.clock.now(),
  })
  const answer = await verify(after)
  assert.equal(answer.status, 403)
  assert.equal(answer.body.code, 'BLOCKED')
})

test('a mail that the mail server refuses is sent again later', async () => {
  const person = await shop.people.make()
  box.refusing = true
  assert.equal((await askLink(person.email)).status, 200)
  await settled()
  assert.equal(box.mails.length, 0)
  const job = await shop.db.selectFrom('jobs').select(['status', 'attempts', 'error']).executeTakeFirstOrThrow()
  assert.deepEqual([job.status, job.attempts], ['queued', 1])
  assert.match(job.error ?? '', /mailbox unavailable/)
  box.refusing = false
  shop.clock.advance(60_000)
  assert.equal((await verify(await box.takeToken(person.email))).status, 200)
})

test('no token that could be used stands in the database', async () => {
  const person = await shop.people.make()
  await askLink(person.email)
  const token = await box.takeToken(person.email)
  await settled()
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(link_tokens) as row from link_tokens union all select to_jsonb(jobs) from jobs
    union all select to_jsonb(sessions) from sessions`.execute(shop.db)
  const stored = JSON.stringify(rows)
  assert.equal(rows.length, 3, stored)
  assert.ok(!stored.includes(token))
  assert.ok(!stored.includes(person.token))
})

test('a letter reads well as text and as HTML, and a name in it is only a name', async () => {
  const person = await shop.people.make({ name: '<script>alert("hi")</script> & Co' })
  await askLink(person.email)
  const mail = await box.take(person.email)
  assert.equal(mail.from?.address, 'hello@inkbloom.example')
  assert.equal(mail.subject, 'Sign in to Inkbloom')
  assert.match(mail.text ?? '', /^Hello <script>alert\("hi"\)<\/script> & Co,$/m)
  assert.match(mail.text ?? '', /^Sign in: http:\/\/localhost:0?\S*\/verify\/[\w-]{43}$/m)
  const html = mail.html ?? ''
  assert.match(html, /Hello &lt;script&gt;alert\(&quot;hi&quot;\)&lt;\/script&gt; &amp; Co,/)
  assert.match(html, /<a href="http:\/\/localhost\S*\/verify\/[\w-]{43}"/)
  assert.doesNotMatch(html, /<script|<img|<link|src=/i)
})

test('a name that somebody typed with a stranger’s address does not reach the stranger', async () => {
  const name = 'You won! Claim it at evil.example'
  const stranger = 'stranger@example.com'
  await shop.call('POST', '/users/sign-up', { body: { name, email: stranger, password } })
  const mails = [await box.take(stranger)]
  await askLink(stranger)
  mails.push(await box.take(stranger))
  const person = await shop.people.make({ name })
  await move(person, 'another@example.com')
  mails.push(await box.take('another@example.com'))
  for (const { subject, text, html } of mails) assert.doesNotMatch(`${subject} ${text} ${html}`, /evil|won/, subject)
})

test('the admin’s test mail is sent at once, and a refusal is told in words', async () => {
  const admin = await shop.people.admin()
  const sent = await shop.call('POST', '/settings/mail/test', { as: admin })
  assert.deepEqual(sent.data, { to: admin.email, sent_at: shop.clock.now().toISOString() })
  assert.match((await box.take(admin.email)).subject ?? '', /^Test mail from Inkbloom$/)
  box.refusing = true
  const refused = await shop.call('POST', '/settings/mail/test', { as: admin })
  assert.equal(refused.status, 502)
  assert.equal(refused.body.code, 'PROVIDER_FAILED')
  assert.match(refused.body.message ?? '', /mailbox unavailable/)
})
