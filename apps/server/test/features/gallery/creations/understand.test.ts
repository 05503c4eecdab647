import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promptExample, promptIdeas } from '@inkbloom/contract/constants'
import { sweepWantedWords } from '../../../../src/features/gallery/creations/wanted-words.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'

const shop = product()
const understand = (as: Person, prompt: string) => shop.call('POST', '/pages/understand', { as, body: { prompt } })
const create = (as: Person, prompt: string, more = {}) =>
  shop.call('POST', '/pages/create', { as, body: { prompt, ...more } })
const creditsLeft = async (as: Person) => (await shop.call('GET', '/credits/read', { as })).data.page_creation
const wanted = async (admin: Person) => (await shop.call('GET', '/analytics/wanted-words', { as: admin })).data

test('what will be on the page is said before it costs, with the words that cannot be drawn', async () => {
  const mara = await shop.people.make()
  const { status, data } = await understand(mara, 'a fox pushes a wheelbarrow to a zibblewock')
  assert.equal(status, 200)
  assert.deepEqual(
    data.things.map(({ word, drawn, as }: { word: string; drawn: boolean; as: string | null }) => [word, drawn, as]),
    [
      ['fox', true, null],
      ['wheelbarrow', true, null],
    ],
  )
  assert.deepEqual(data.unknown, ['zibblewock'])
  assert.equal(data.relations[0].says, 'fox pushes wheelbarrow')
  assert.equal(await creditsLeft(mara), 3)
})

test('what nobody understands is not drawn: ideas near it instead, and nothing is spent', async () => {
  const mara = await shop.people.make()
  for (const answer of [await understand(mara, 'zibblewock flimflam'), await create(mara, 'zibblewock flimflam')]) {
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'NOT_UNDERSTOOD')
    assert.equal(answer.body.suggestions?.length, 3)
  }
  assert.equal(await creditsLeft(mara), 3)
  assert.equal((await shop.db.selectFrom('jobs').select('id').where('user_id', '=', mara.id).execute()).length, 0)
})

test('an unsafe description is refused before it is understood', async () => {
  const answer = await understand(await shop.people.make(), 'a cat being stabbed')
  assert.deepEqual([answer.status, answer.body.code], [422, 'UNSAFE_PROMPT'])
})

test('the owner sees what was left out, and nobody else but the admin', async () => {
  const [mara, other, admin] = [await shop.people.make(), await shop.people.make(), await shop.people.admin()]
  const { data } = await create(mara, 'a cat and a zibblewock', { detail: 'simple' })
  const seenBy = async (as: Person) => (await shop.call('GET', `/pages/${data.id}/read`, { as })).data.missing
  assert.deepEqual(await seenBy(mara), ['zibblewock'])
  assert.deepEqual(await seenBy(admin), ['zibblewock'])
  assert.equal(await seenBy(other), null)
})

test('a word that five people asked for is shown to the operator; four do not show it, nor does understanding count', async () => {
  const admin = await shop.people.admin()
  const people = await Promise.all(Array.from({ length: 5 }, () => shop.people.make()))
  for (const person of people) await understand(person, 'a cat with a quibblefrock')
  assert.deepEqual(await wanted(admin), [])
  for (const person of people.slice(0, 4)) await create(person, 'a cat with a quibblefrock')
  await create(people[0] as Person, 'a dog with a quibblefrock')
  assert.deepEqual(await wanted(admin), [])
  await create(people[4] as Person, 'a hen with a quibblefrock')
  assert.deepEqual(await wanted(admin), [{ word: 'quibblefrock', people: 5 }])
})

test('the operator’s metrics count the words that were not drawn, and hold none of them', async () => {
  const count = async () => {
    const text = await (await fetch(`${shop.url}/metrics`)).text()
    assert.doesNotMatch(text, /quibblefrock|zibblewock/)
    return Number(/^inkbloom_words_not_drawn_total (\d+)$/m.exec(text)?.[1])
  }
  const person = await shop.people.make()
  const before = await count()
  await understand(person, 'a cat with a quibblefrock')
  assert.equal(await count(), before, 'asking what would be drawn counts nothing')
  const requestId = 'words-not-drawn-once'
  for (const _ of [1, 2]) await create(person, 'a cat with a quibblefrock and a zibblewock', { requestId })
  assert.equal(await count(), before + 2, 'a request sent again counts once')
  await create(person, 'a cat')
  assert.equal(await count(), before + 2)
})

test('wanted words hold no names, numbers or addresses, and are forgotten after ninety days', async () => {
  const mara = await shop.people.make()
  await create(mara, 'a cat with Quentin Zabriskie of 12 Flumstreet and a snorkelwump')
  const kept = async () =>
    (await shop.db.selectFrom('wanted_words').select('word').where('user_id', '=', mara.id).execute()).map(
      ({ word }) => word,
    )
  for (const word of await kept()) assert.doesNotMatch(word, /quentin|zabriskie|12|flumstreet/)
  assert.ok((await kept()).includes('snorkelwump'))
  await sweepWantedWords(shop.db, { now: () => new Date(shop.clock.now().getTime() + 91 * 86_400_000) })
  assert.deepEqual(await kept(), [])
})

test('a doodle is a small drawing of one word, and nothing else', async () => {
  const answer = await shop.app.inject('/doodles/fox.svg')
  assert.equal(answer.statusCode, 200)
  assert.match(answer.headers['content-type'] as string, /image\/svg\+xml/)
  assert.match(answer.headers['content-security-policy'] as string, /sandbox/)
  for (const name of ['zibblewock', 'tostring', '..%2f..%2fetc', 'FOX', '%00', 'a'.repeat(200)])
    assert.equal((await shop.app.inject(`/doodles/${name}.svg`)).statusCode, 404, name)
})

test('what the create screen proposes can be drawn to the last word', async () => {
  const mara = await shop.people.make()
  for (const prompt of [promptExample, ...promptIdeas])
    assert.deepEqual((await understand(mara, prompt)).data.unknown, [], prompt)
})

test('no characters in a description are an error of ours', async () => {
  const mara = await shop.people.make()
  const strange = ['+a*b a fox', '|a*b| a fox', 'a f*x+ (and] a $^ b*a|r', '\\ a*b{2 fox [', 'a*+b fox', '@!$+|a*b']
  for (const prompt of strange) {
    for (const ask of [understand, create]) assert.ok((await ask(mara, prompt)).status < 500, prompt)
  }
  for (const ask of [understand, create]) assert.equal((await ask(mara, 'a fox \ud83d and a bear')).status, 400)
})
