import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sort } from '@inkbloom/contract'
import { orders } from '../../../src/features/gallery/pages/sorts.ts'
import { refreshTrends } from '../../../src/features/gallery/pages/trends.service.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { favorite, list, makePage, setCounts, toggleBlocked } from './gallery.ts'

const shop = product()
const words = ['cat', 'cats', 'castle', 'fox', 'moon']

/** Mulberry32: the seed is printed with a failure, and makes the same data again. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

interface World {
  me: Person
  admin: Person
  pages: number[]
  moved: Set<number>
  pick: (below: number) => number
}

const promptOf = ({ pick }: World) => `${words[pick(5)]} ${words[pick(5)]} ${words[pick(5)]}`

/** What happens between two pages of a list: somebody draws, an admin blocks, others favorite. */
async function disturb(world: World) {
  const { me, admin, pages, moved, pick } = world
  const any = () => pages[pick(pages.length)] as number
  shop.clock.advance(pick(3))
  const fresh = await makePage(shop, { prompt: promptOf(world) })
  moved.add(fresh)
  const [blocked, liked, counted] = [any(), any(), any()]
  for (const id of [blocked, liked, counted]) moved.add(id)
  await toggleBlocked(shop, admin, blocked)
  await favorite(shop, me, liked)
  await setCounts(shop, counted, { colored_count: pick(6), favorited_count: 20 + pick(6) })
  if (pick(3) === 0) {
    const before = await scores()
    await refreshTrends(shop.db, shop.clock)
    for (const [id, score] of await scores()) if (before.get(id) !== score) moved.add(id)
  }
}

async function scores() {
  const rows = await shop.db.selectFrom('pages').select(['id', 'trending_score']).execute()
  return new Map(rows.map((row) => [row.id, row.trending_score]))
}

async function makeWorld(seed: number): Promise<World> {
  const pick = chance(seed)
  const world: World = {
    me: await shop.people.make({ plan: 'advanced' }),
    admin: await shop.people.admin(),
    pages: [],
    moved: new Set(),
    pick,
  }
  for (let i = 0; i < 70; i += 1) {
    const id = await makePage(shop, { prompt: promptOf(world) })
    world.pages.push(id)
    // Few different values, so that most neighbors are told apart by their id alone.
    await setCounts(shop, id, { colored_count: pick(4), favorited_count: 20 + pick(4) })
    if (pick(2)) shop.clock.advance(1 + pick(2))
  }
  return world
}

for (const [index, sort] of (
  ['latest', 'oldest', 'mostFavorited', 'mostColored', 'popularity', 'trending'] as const
).entries()) {
  test(`by ${sort}, page after page shows every page that did not move exactly once and in order, whatever others do`, async () => {
    for (const search of ['', 'ca']) {
      await shop.reset()
      const seed = 1000 + index * 10 + search.length
      const world = await makeWorld(seed)
      const shown: number[] = []
      let next: string | null | undefined
      for (let page = 1; next !== null; page += 1) {
        const answer = await list(shop, world.me, { sort, search, page, ...(next && { after: next }) })
        shown.push(...answer.data.map(({ id }) => id))
        next = answer.next
        await disturb(world)
      }
      const still = await expected(world, { sort, search })
      const seen = shown.filter((id) => !world.moved.has(id))
      assert.deepEqual(seen, still, `seed ${seed}, search '${search}'`)
      assert.ok(still.length > 15, 'enough pages kept still for this to mean something')
    }
  })
}

/** The order worked out here, from the rows, for the pages that kept still. */
async function expected({ moved }: World, { sort, search }: { sort: Sort; search: string }) {
  const { keys, descending } = orders[sort]
  const rows = await shop.db.selectFrom('pages').selectAll().where('blocked_at', 'is', null).execute()
  return rows
    .filter((row) => !moved.has(row.id) && (!search || row.prompt.split(' ').some((word) => word.startsWith(search))))
    .map((row) => [...keys.map((key) => Number(row[key as keyof typeof row])), row.id])
    .sort((a, b) => {
      const at = a.findIndex((value, i) => value !== b[i])
      const way = (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
      return descending ? -way : way
    })
    .map((values) => values.at(-1))
}

test('times are told apart to the microsecond', async () => {
  const me = await shop.people.make()
  for (let i = 0; i < 45; i += 1) {
    const id = await makePage(shop)
    await shop.db
      .updateTable('pages')
      .set({ created_at: `2030-01-01T00:00:00.0001${String((i * 17) % 45).padStart(2, '0')}Z` as unknown as Date })
      .where('id', '=', id)
      .execute()
  }
  for (const search of ['', 'cat']) {
    const seen = new Set<number>()
    let next: string | null | undefined
    for (let page = 1; next !== null; page += 1) {
      const answer = await list(shop, me, { page, search, ...(next && { after: next }) })
      for (const { id } of answer.data) seen.add(id)
      next = answer.next
    }
    assert.equal(seen.size, 45)
  }
})
