import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@inkbloom/contract'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { makePage, toggleBlocked } from './gallery.ts'

const shop = product()
const day = 86_400_000
const ofTheDay = async (as: Person): Promise<Page | null> => (await shop.call('GET', '/pages/of-the-day', { as })).data

/** Pages of yesterday, at noon of today. */
async function someDaysLater(pages: number) {
  const made: number[] = []
  for (let i = 0; i < pages; i += 1) made.push(await makePage(shop, { prompt: `A cat and ${i} kites` }))
  shop.clock.advance(day)
  return made
}

test('everybody sees the same page all day long, and another on most other days', async () => {
  await someDaysLater(40)
  const people = [await shop.people.make(), await shop.people.make(), await shop.people.admin()]
  const first = await ofTheDay(people[0] as Person)
  assert.ok(first)
  for (const person of people) assert.equal((await ofTheDay(person))?.id, first.id)
  const seen = new Set([first.id])
  for (let i = 0; i < 10; i += 1) {
    shop.clock.advance(day)
    const again = await shop.people.again(people[0] as Person)
    seen.add((await ofTheDay(again))?.id ?? 0)
  }
  assert.ok(seen.size > 5, `${seen.size} pages in eleven days`)
})

test('many who ask at the same moment get one answer', async () => {
  await someDaysLater(40)
  const me = await shop.people.make()
  const all = await Promise.all(Array.from({ length: 12 }, () => ofTheDay(me)))
  assert.equal(new Set(all.map((page) => page?.id)).size, 1)
})

test('what is made today waits until tomorrow, so that nobody’s page changes at noon', async () => {
  const me = await shop.people.make()
  await makePage(shop)
  assert.equal(await ofTheDay(me), null)
})

test('a page that is blocked leaves at once, and the next is the same for everybody', async () => {
  await someDaysLater(5)
  const admin = await shop.people.admin()
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const before = await ofTheDay(me)
  await toggleBlocked(shop, admin, before?.id ?? 0)
  const next = await ofTheDay(me)
  assert.ok(next && next.id !== before?.id)
  assert.equal((await ofTheDay(admin))?.id, next.id, 'an admin sees what everybody sees')
  await toggleBlocked(shop, admin, before?.id ?? 0)
  assert.equal((await ofTheDay(other))?.id, next.id, 'and it stays, though the first is back')
})

test('blocked, deleted, reported and private pages are never chosen', async () => {
  const admin = await shop.people.admin()
  const owner = await shop.people.make()
  const blocked = await makePage(shop)
  const deleted = await makePage(shop, { by: owner })
  const reported = await makePage(shop)
  await makePage(shop, { by: owner, prompt: 'the name Zebedee with a cat' })
  await toggleBlocked(shop, admin, blocked)
  await toggleBlocked(shop, owner, deleted)
  await shop.call('POST', `/pages/${reported}/report`, { as: owner })
  shop.clock.advance(day)
  assert.equal(await ofTheDay(owner), null)
  const [fit] = await someDaysLater(1)
  assert.equal((await ofTheDay(await shop.people.again(owner)))?.id, fit)
})
