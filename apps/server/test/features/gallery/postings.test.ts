import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { refreshTrends } from '../../../src/features/gallery/pages/trends.service.ts'
import { product } from '../../support/product.ts'
import { color, favorite, makePage, toggleBlocked } from './gallery.ts'

const shop = product()

/** Postings that are not what the page says now, and words that no page has or that are missing. */
async function strays() {
  const { rows } = await sql<{ kind: string; word: string }>`
    with should as (
      select p.id as page_id, w.word collate "C" as word, p.created_at, p.colored_count, p.favorited_count, p.trending_score,
        state_of(p) as state,
        w.word = any (words_of(concat_ws(' ', p.title, u.name)) || facets_of(p)) as public
      from pages p left join users u on u.id = p.user_id,
        unnest(words_of(concat_ws(' ', p.prompt, p.title, u.name)) || facets_of(p)) as w (word)
    ), posted as (
      select page_id, word, created_at, colored_count, favorited_count, trending_score, state, public from page_words
    )
    select 'missing' as kind, word from (select * from should except select * from posted) as a
    union all select 'surplus', word from (select * from posted except select * from should) as b
    union all select 'unknown', word from (select word from posted except select word from words) as c
    union all select 'unused', word from (select word from words except select word from posted) as d`.execute(shop.db)
  return rows
}

test('whatever happens to pages at the same moment, their postings say what they say', async () => {
  const admin = await shop.people.admin()
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, i) => shop.people.make({ plan: 'advanced', name: `Zed${i} Quill` })),
  )
  const prompts = ['zebra yak apple', 'apple yak zebra', 'moon Apple', 'Émile the yak', 'a b c d e f g']
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      makePage(shop, { by: people[i % 6] ?? null, prompt: prompts[i % 5] as string, regions: i * 7 }),
    ),
  )
  assert.deepEqual(await strays(), [])
  await Promise.all([
    ...made.slice(0, 20).map((id, i) => favorite(shop, people[i % 6] as (typeof people)[number], id)),
    ...made.slice(10, 30).map((id, i) => color(shop, people[i % 6] as (typeof people)[number], id)),
    ...made.slice(20, 30).map((id) => toggleBlocked(shop, admin, id)),
    ...people.slice(0, 3).map((person, i) =>
      shop.call('PATCH', '/users/update', {
        as: person,
        body: { name: `Apple Renamed${i}`, photo: null, email: person.email },
      }),
    ),
    ...Array.from({ length: 20 }, (_, i) => makePage(shop, { by: people[i % 6] ?? null, prompt: `zebra new${i}` })),
    refreshTrends(shop.db, shop.clock),
  ])
  assert.deepEqual(await strays(), [])
  const gone = people[4] as (typeof people)[number]
  await Promise.all([
    shop.call('POST', '/users/delete', { as: gone, body: { currentPassword: 'correct horse' } }),
    ...Array.from({ length: 10 }, () => makePage(shop, { prompt: 'quill zebra' })),
  ])
  assert.deepEqual(await strays(), [])
  const left = await shop.db.selectFrom('words').select('word').where('word', 'like', 'zed4%').execute()
  assert.deepEqual(left, [])
})

test('the counts of words are near enough to tell rare from common', async () => {
  await Promise.all(
    Array.from({ length: 300 }, (_, i) => makePage(shop, { prompt: i % 10 ? 'common' : 'common rare' })),
  )
  const counts = new Map(
    (await shop.db.selectFrom('words').selectAll().execute()).map(({ word, pages }) => [word, pages]),
  )
  assert.ok((counts.get('rare') ?? 0) <= 30)
  assert.ok((counts.get('common') ?? 0) >= 3 * (counts.get('rare') ?? 0), JSON.stringify([...counts]))
})
