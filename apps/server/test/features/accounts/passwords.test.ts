import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verify } from '@node-rs/argon2'
import { checkPassword, hashPassword } from '../../../src/features/accounts/passwords.ts'

const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$')

test('a password is hashed with argon2id as OWASP advises, with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('long enough'), hashPassword('long enough')])
  assert.equal(parametersOf(one), '$argon2id$v=19$m=19456,t=2,p=1')
  assert.notEqual(one, two)
  assert.equal(await checkPassword(one, 'long enough'), true)
  assert.equal(await checkPassword(one, 'Long enough'), false)
})

test('where there is no account the same work is done: a hash with the same parameters is checked', async () => {
  const checked: string[] = []
  const counting = (...[hash, password]: Parameters<typeof verify>) => {
    checked.push(String(hash))
    return verify(hash, password)
  }
  for (const stored of [null, undefined]) assert.equal(await checkPassword(stored, 'guess', counting), false)
  assert.equal(checked.length, 2)
  assert.equal(parametersOf(checked[0] ?? ''), parametersOf(await hashPassword('x')))
  assert.equal(checked[0], checked[1], 'made once, or an unknown address would take twice as long')
})

test('nobody’s password opens nothing, not even to who knows it', async () => {
  for (const stored of [null, undefined]) {
    assert.equal(await checkPassword(stored, 'nobody has this password'), false)
    assert.equal(await checkPassword(stored, ''), false)
  }
})
