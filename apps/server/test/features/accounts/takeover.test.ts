import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { openSession } from '../../../src/features/accounts/sessions.service.ts'
import { idle } from '../../support/idle.ts'
import { mailbox } from '../../support/mailbox.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const box = mailbox()
const shop = product({ smtpUrl: () => box.url })
const minute = 60_000
const day = 86_400_000
const thief = 'thief@example.com'

const verify = (token: string) => shop.call('POST', '/users/verify', { body: { token } })
const signIn = (email: string, password?: string) => shop.call('POST', '/users/sign-in', { body: { email, password } })
const read = (as: Person) => shop.call('GET', '/users/read', { as })
const change = (as: Person, more: object) =>
  shop.call('PATCH', '/users/update', { as, body: { name: as.name, photo: null, email: as.email, ...more } })
const elsewhere = async (person: Person, byLink = false): Promise<Person> => ({
  ...person,
  token: await openSession(shop.db, shop.clock, { userId: person.id, byLink }),
})
const settled = () => idle(shop.db, shop.clock.now())
// A mail of one test that is still on its way must not arrive in the next.
afterEach(settled)

/** Somebody who knows the password moves the account to their own address. Answers the session that the move opened. */
async function takeOver(person: Person, email = thief): Promise<Person> {
  assert.equal((await change(person, { email, currentPassword: password })).data.sent, true)
  const opened = await verify(await box.takeToken(email))
  return { ...person, email, token: opened.data.token }
}

test('a stolen session does not become the account: a new address asks for the current password', async () => {
  const person = await shop.people.make()
  for (const currentPassword of [undefined, '', 'not the password']) {
    const refused = await change(person, { email: thief, currentPassword })
    assert.equal(refused.status, 422, String(currentPassword))
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['currentPassword'])
  }
  await settled()
  assert.deepEqual(box.mails, [])
  assert.equal((await change(person, { name: 'Changed' })).status, 200, 'a name needs no password')
})

test('who came by a mailed link changes address and password without the old one for 15 minutes', async () => {
  const person = await elsewhere(await shop.people.make(), true)
  shop.clock.advance(15 * minute - 1)
  assert.equal((await change(person, { email: 'new@example.com' })).status, 200)
  shop.clock.advance(1)
  for (const late of [{ email: thief }, { password: 'a new password' }]) {
    const refused = await change(person, late)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['currentPassword'], Object.keys(late)[0])
  }
})

test('a confirmed new address ends the other sessions, and the old address is told', async () => {
  const person = await shop.people.make()
  const other = await elsewhere(person)
  const moved = await takeOver(person)
  assert.equal((await read(moved)).data.email, thief)
  assert.equal((await read(other)).status, 401)
  assert.equal((await read(person)).status, 401)
  const told = await box.take(person.email)
  assert.match(told.subject ?? '', /address of your Inkbloom account was changed/)
  assert.match(told.text ?? '', /thief@example\.com/)
})

test('the link to the old address takes the account back: sessions end, the password goes, a new one is asked for', async () => {
  const person = await shop.people.make()
  const stolen = await takeOver(person)
  assert.equal((await change(stolen, { email: thief, password: 'only the thief knows' })).status, 200)
  const undone = await verify(await box.takeToken(person.email))
  assert.equal(undone.status, 200)
  assert.equal(undone.data.user.email, person.email)
  assert.equal(undone.data.passwordNeeded, true)
  assert.equal((await read(stolen)).status, 401)
  assert.equal((await signIn(thief, 'only the thief knows')).body.code, 'BAD_CREDENTIALS')
  assert.equal((await signIn(person.email, 'only the thief knows')).body.code, 'BAD_CREDENTIALS')
  const owner = { ...person, token: undone.data.token }
  assert.equal((await change(owner, { password: 'only the owner knows' })).status, 200)
  assert.equal((await signIn(person.email, 'only the owner knows')).status, 200)
  await settled()
  assert.deepEqual(box.mails, [], 'the thief is given no way back')
})

test('the way back is open for seven days, whatever the thief does meanwhile', async () => {
  const person = await shop.people.make()
  const stolen = await takeOver(person)
  const back = await box.takeToken(person.email)
  await change(stolen, { email: thief, password: 'only the thief knows' })
  await change(stolen, { email: 'second@example.com', currentPassword: 'only the thief knows' })
  await verify(await box.takeToken('second@example.com'))
  const thiefsWayBack = await box.takeToken(thief)
  await signIn('second@example.com')
  const thiefsLink = await box.takeToken('second@example.com')
  shop.clock.advance(7 * day - 1)
  await signIn('second@example.com')
  const lateLink = await box.takeToken('second@example.com')
  assert.equal((await verify(back)).data.user.email, person.email)
  for (const token of [thiefsWayBack, thiefsLink, lateLink]) assert.equal((await verify(token)).body.code, 'BAD_TOKEN')
  assert.equal((await verify(back)).body.code, 'BAD_TOKEN', 'it works once')
})

test('after seven days the way back is closed', async () => {
  const person = await shop.people.make()
  await takeOver(person)
  const back = await box.takeToken(person.email)
  shop.clock.advance(7 * day)
  assert.match((await verify(back)).body.message ?? '', /expired/)
})

test('nobody keeps the old address from its owner by signing up with it', async () => {
  const person = await shop.people.make()
  await takeOver(person)
  const back = await box.takeToken(person.email)
  const squatter = { name: 'Squatter', email: person.email.toUpperCase(), password: 'the squatters own' }
  await shop.call('POST', '/users/sign-up', { body: squatter })
  assert.equal((await verify(back)).data.user.id, person.id)
  assert.equal((await signIn(person.email, squatter.password)).body.code, 'BAD_CREDENTIALS')
})

test('nor does a sign-up that nobody confirmed keep somebody from moving to their own address', async () => {
  await shop.call('POST', '/users/sign-up', { body: { name: 'Squatter', email: 'mine@example.com', password } })
  await box.take('mine@example.com')
  const moved = await takeOver(await shop.people.make(), 'mine@example.com')
  assert.equal((await read(moved)).data.email, 'mine@example.com')
})

test('a mail that waits while the password changes is not sent any more', async () => {
  const person = await elsewhere(await shop.people.make(), true)
  box.refusing = true
  await change(person, { email: thief })
  await signIn(person.email)
  await settled()
  assert.equal((await change(person, { password: 'a new password' })).status, 200)
  box.refusing = false
  shop.clock.advance(5 * minute)
  await settled()
  assert.deepEqual(box.mails, [])
})

test('a further move that waits in the queue is not offered any more once the owner has taken the account back', async () => {
  const person = await shop.people.make()
  const moved = await takeOver(person)
  const wayBack = await box.takeToken(person.email)
  box.refusing = true
  assert.equal((await change(moved, { email: 'further@example.com', currentPassword: password })).data.sent, true)
  await settled()
  assert.equal((await verify(wayBack)).status, 200)
  box.refusing = false
  shop.clock.advance(5 * minute)
  await settled()
  assert.deepEqual(box.mails, [])
})

test('a confirmation that waits in the queue is not sent any more once another sign-up with the address is confirmed', async () => {
  const email = 'wanted@example.com'
  const signUp = (name: string, password: string) =>
    shop.call('POST', '/users/sign-up', { body: { name, email, password } })
  await signUp('Owner', 'the owner knows')
  const own = await box.takeToken(email)
  box.refusing = true
  await signUp('Stranger', 'the stranger knows')
  await settled()
  assert.equal((await verify(own)).status, 200)
  box.refusing = false
  shop.clock.advance(5 * minute)
  await settled()
  assert.deepEqual(box.mails, [])
})

test('of two new passwords at the same moment, one counts, and the other is told so', async () => {
  const person = await shop.people.make()
  const [here, there] = [await elsewhere(person, true), await elsewhere(person, true)]
  const answers = await Promise.all([
    change(here, { password: 'chosen here and now' }),
    change(there, { password: 'chosen over there' }),
  ])
  assert.deepEqual(answers.map(({ status, body }) => body.code ?? status).sort(), [200, 'STALE'])
})

test('an old password that is typed while a new one is chosen opens no session that lasts', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await elsewhere(await shop.people.make(), true)
    const [changed, opened] = await Promise.all([
      change(person, { password: 'a new password' }),
      signIn(person.email, password),
    ])
    assert.equal(changed.status, 200)
    if (opened.status === 200) assert.equal((await read({ ...person, token: opened.data.token })).status, 401)
    else assert.equal(opened.body.code, 'BAD_CREDENTIALS')
  }
})

test('of a new password and an old link at the same moment, only one counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await elsewhere(await shop.people.make(), true)
    await signIn(person.email)
    const token = await box.takeToken(person.email)
    const [changed, opened] = await Promise.all([change(person, { password: 'a new password' }), verify(token)])
    const session = { ...person, token: opened.data?.token ?? '' }
    if (opened.status === 200 && changed.status === 200) assert.equal((await read(session)).status, 401)
  }
})

for (const [first, second] of [
  ['attacker', 'victim'],
  ['victim', 'attacker'],
] as const)
  test(`a link confirms only what its own sign-up said: the ${first} before the ${second}`, async () => {
    const email = 'both@example.com'
    const words = { victim: 'the victims password', attacker: 'the attackers own' }
    const tokens: Record<string, string> = {}
    for (const name of [first, second]) {
      await shop.call('POST', '/users/sign-up', { body: { name, email, password: words[name] } })
      tokens[name] = await box.takeToken(email)
    }
    const opened = await verify(tokens.victim ?? '')
    assert.equal(opened.data.user.name, 'victim')
    assert.equal((await signIn(email, words.attacker)).body.code, 'BAD_CREDENTIALS')
    assert.equal((await signIn(email, words.victim)).status, 200)
    assert.equal((await verify(tokens.attacker ?? '')).body.code, 'BAD_TOKEN')
  })

test('a confirmation that waited in the queue still confirms its own sign-up', async () => {
  const email = 'late@example.com'
  box.refusing = true
  await shop.call('POST', '/users/sign-up', { body: { name: 'Victim', email, password: 'the victims password' } })
  await settled()
  await shop.call('POST', '/users/sign-up', { body: { name: 'Attacker', email, password: 'the attackers own' } })
  await settled()
  box.refusing = false
  shop.clock.advance(5 * minute)
  await settled()
  const opened = []
  for (const _ of [1, 2]) opened.push(await verify(await box.takeToken(email)))
  const [winner] = opened.filter(({ status }) => status === 200)
  const [name, own, other] =
    winner?.data.user.name === 'Victim'
      ? ['Victim', 'the victims password', 'the attackers own']
      : ['Attacker', 'the attackers own', 'the victims password']
  assert.equal(winner?.data.user.name, name)
  assert.equal((await signIn(email, own)).status, 200)
  assert.equal((await signIn(email, other)).body.code, 'BAD_CREDENTIALS')
})

test('somebody who sees two confirmations is told that there was more than one sign-up', async () => {
  const body = { name: 'Mara', email: 'mara@example.com', password }
  await shop.call('POST', '/users/sign-up', { body })
  assert.doesNotMatch((await box.take(body.email)).text ?? '', /more than once/)
  await shop.call('POST', '/users/sign-up', { body })
  assert.match((await box.take(body.email)).text ?? '', /more than once/)
})
