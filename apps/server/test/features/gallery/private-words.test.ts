import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sort } from '@inkbloom/contract'
import { sql } from 'kysely'
import { pickFound } from '../../../src/features/gallery/pages/picks.ts'
import { planSearch } from '../../../src/features/gallery/pages/search.ts'
import { orders } from '../../../src/features/gallery/pages/sorts.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, favorite, ids, makePage, toggleBlocked } from './gallery.ts'

const shop = product()
const find = (as: Person, search: string, more: Record<string, string> = {}) => ids(shop, as, { search, ...more })

async function cast() {
  const [admin, owner, other] = [
    await shop.people.admin(),
    await shop.people.make({ name: 'Nora Lind', plan: 'starter' }),
    await shop.people.make({ plan: 'starter' }),
  ]
  const id = await makePage(shop, { by: owner, prompt: 'a castle for siobhan of elmwood', title: 'A castle' })
  return { admin, owner, other, id }
}

const said = ['siobhan', 's', 'sio', 'elmwood', 'castle siobhan', 'siobhan castle', 'castle e', 'for', 'nora elm']

test('the words of a prompt are not found by others, however little of them is typed', async () => {
  const { owner, other, id } = await cast()
  for (const search of said) assert.deepEqual(await find(other, search), [], search)
  for (const search of said) assert.deepEqual(await find(owner, search), [], `${search}, in everybody's list`)
  for (const search of ['castle', 'c', 'nora', 'castle lind', 'lind cas'])
    assert.deepEqual(await find(other, search), [id], search)
})

test('nor in the lists of what they favorited and colored', async () => {
  const { other, id } = await cast()
  await favorite(shop, other, id)
  assert.equal((await color(shop, other, id)).status, 200)
  for (const scope of ['favorited', 'colored']) {
    for (const search of said) assert.deepEqual(await find(other, search, { scope }), [], `${scope} ${search}`)
    assert.deepEqual(await find(other, 'lind castle', { scope }), [id], scope)
  }
})

test('one’s own pages are found by the whole prompt, in every list of one’s own', async () => {
  const { owner, id } = await cast()
  await favorite(shop, owner, id)
  assert.equal((await color(shop, owner, id)).status, 200)
  for (const scope of ['owned', 'favorited', 'colored'])
    for (const search of said) assert.deepEqual(await find(owner, search, { scope }), [id], `${scope} ${search}`)
})

test('an admin finds the whole prompt in every order, blocked pages too', async () => {
  const { admin, id, owner } = await cast()
  const second = await makePage(shop, { by: owner, prompt: 'siobhan at sea', title: 'At sea' })
  await toggleBlocked(shop, admin, second)
  for (const sort of ['latest', 'oldest', 'popularity', 'mostFavorited', 'mostColored', 'trending'])
    assert.deepEqual((await find(admin, 'siobhan', { sort })).sort(), [id, second].sort(), sort)
  assert.deepEqual(await find(admin, 'castle siobhan'), [id])
  assert.deepEqual((await find(admin, 'siobhan', { reported: 'true' })).sort(), [id, second].sort())
})

test('what a page says follows its title', async () => {
  const { other, id } = await cast()
  await shop.db.updateTable('pages').set({ title: 'A castle for elmwood' }).where('id', '=', id).execute()
  assert.deepEqual(await find(other, 'elmwood'), [id])
  await shop.db.updateTable('pages').set({ title: 'A castle' }).where('id', '=', id).execute()
  assert.deepEqual(await find(other, 'elmwood'), [])
})

/** How a search is read where the planner would rather use an index. */
async function planOf(search: string, { admin, sort }: { admin: boolean; sort: Sort }): Promise<string> {
  const asked = await planSearch(shop.db, search)
  assert.ok(asked)
  const order = orders[sort]
  const pick = pickFound({ order, cursor: null, offset: 0, limit: 20, admin, search: asked, end: null })
  return shop.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${pick}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test('every search walks along an index, in every order', async () => {
  await cast()
  const indexes: Record<Sort, string> = {
    latest: 'latest',
    oldest: 'latest',
    mostFavorited: 'favorited',
    mostColored: 'colored',
    popularity: 'popularity',
    trending: 'trending',
  }
  for (const [sort, index] of Object.entries(indexes) as [Sort, string][])
    for (const admin of [false, true])
      for (const search of ['castle', 'a cas']) {
        const plan = await planOf(search, { admin, sort })
        assert.match(plan, new RegExp(`page_words_${index}`), plan)
        if (admin) assert.match(plan, /page_words_prompt/, plan)
        assert.doesNotMatch(plan, /Seq Scan on (page_words|pages|words)\b/, plan)
      }
})
