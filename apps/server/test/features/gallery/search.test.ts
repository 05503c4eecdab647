import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { favorite, ids, makePage, setCounts, toggleBlocked } from './gallery.ts'

const shop = product()
const find = (as: Person, search: string, more: Record<string, string> = {}) => ids(shop, as, { search, ...more })

test('whole words, the last one as a prefix, without case and accents', async () => {
  const me = await shop.people.make()
  const school = await makePage(shop, { prompt: 'A Café beside the École' })
  const catalog = await makePage(shop, { prompt: 'A catalog of ships' })
  const cat = await makePage(shop, { prompt: 'The cat, the cats & a caterpillar' })
  assert.deepEqual(await find(me, 'cat'), [cat, catalog])
  assert.deepEqual(await find(me, 'CATS'), [cat])
  assert.deepEqual(await find(me, 'cat the'), [cat])
  assert.deepEqual(await find(me, 'the cat'), [cat])
  assert.deepEqual(await find(me, 'cat ship'), [])
  assert.deepEqual(await find(me, 'catalog ship'), [catalog])
  assert.deepEqual(await find(me, 'ships catalog ships'), [catalog])
  assert.deepEqual(await find(me, 'ecole cafe'), [school])
  assert.deepEqual(await find(me, 'ÉCOLE'), [school])
  assert.deepEqual(await find(me, 'a'), [cat, catalog, school])
  assert.deepEqual(await find(me, 'atalog'), [])
  assert.deepEqual(await find(me, 'zebra'), [])
  assert.deepEqual(await find(me, 'cat zebra'), [])
  assert.deepEqual(await find(me, 'zebra cat'), [])
})

test('wildcards, quotes and operators are no more than gaps between words', async () => {
  const me = await shop.people.make()
  const id = await makePage(shop, { prompt: `Rock 'n' roll, 100% fun_time` })
  for (const search of [
    `'rock'`,
    'rock%',
    '100%',
    'fun_time',
    `"roll" 'n'`,
    'rock & roll',
    'rock|roll',
    '!rock',
    'rock:*',
    '(rock',
    'rock\\',
  ])
    assert.deepEqual(await find(me, search), [id], search)
  for (const search of ['%', '_', `'`, '"', '*', ':*', '()', '%%%', `'; drop table pages; --`, '\\', '🦊'])
    assert.deepEqual(await find(me, search), [], search)
  assert.deepEqual(await find(me, ' '), [id], 'nothing but space is no search')
  assert.equal((await shop.call('GET', `/pages/paginate?search=${'ab+'.repeat(1000)}`, { as: me })).status, 422)
  assert.deepEqual(await find(me, 'a '.repeat(100).trim()), [])
  assert.equal((await shop.call('GET', '/pages/paginate?search=%00', { as: me })).status, 400)
})

test('a word of any length can be drawn and found', async () => {
  const me = await shop.people.make()
  const long = await makePage(shop, { prompt: 'x'.repeat(1000) })
  assert.deepEqual(await find(me, 'x'.repeat(200)), [long])
  const other = await makePage(shop, { prompt: 'Кот и 猫たち' })
  assert.deepEqual(await find(me, 'кот'), [other])
  assert.deepEqual(await find(me, '猫'), [other])
})

test('the name of the author is found, also after it has changed', async () => {
  const [me, author] = [await shop.people.make(), await shop.people.make({ name: 'Åsa Lindqvist' })]
  const id = await makePage(shop, { by: author, prompt: 'A boat' })
  const cat = await makePage(shop, { prompt: 'lindqvist was here' })
  assert.deepEqual(await find(me, 'asa'), [id])
  assert.deepEqual(await find(me, 'boat lindq'), [id])
  assert.deepEqual(await find(me, 'lindqvist'), [cat, id])
  const renamed = await shop.call('PATCH', '/users/update', {
    as: author,
    body: { name: 'Boat Captain', photo: null, email: author.email },
  })
  assert.equal(renamed.status, 200)
  assert.deepEqual(await find(me, 'asa'), [])
  assert.deepEqual(await find(me, 'lindqvist'), [cat])
  assert.deepEqual(await find(me, 'captain boat'), [id])
  const left = await shop.db.selectFrom('words').select('word').where('word', '=', 'asa').execute()
  assert.deepEqual(left, [], 'nobody is called so any more')
})

test('of a deleted account, what others colored is found by its title alone', async () => {
  const [author, artist] = [
    await shop.people.make({ name: 'Quentin Zork' }),
    await shop.people.make({ plan: 'starter' }),
  ]
  const [kept, gone] = [
    await makePage(shop, { by: author, prompt: 'A boat' }),
    await makePage(shop, { by: author, prompt: 'A xylophone' }),
  ]
  await shop.db.updateTable('pages').set({ prompt: 'A boat of uncle Fritz' }).where('id', '=', kept).execute()
  assert.deepEqual(await find(author, 'fritz', { scope: 'owned' }), [kept])
  const { color } = await import('./gallery.ts')
  assert.equal((await color(shop, artist, kept)).status, 200)
  const answer = await shop.call('POST', '/users/delete', { as: author, body: { currentPassword: 'correct horse' } })
  assert.equal(answer.status, 200)
  for (const search of ['fritz', 'zork', 'quentin', 'xylophone'])
    assert.deepEqual(await find(artist, search), [], search)
  assert.deepEqual(await find(artist, 'boat'), [kept])
  const { rows } = { rows: await shop.db.selectFrom('words').select('word').orderBy('word').execute() }
  assert.deepEqual(
    rows.map(({ word }) => word),
    ['a', 'boat', '~sea', '~vehicles'],
  )
  assert.equal(gone > 0, true)
})

test('a search has the same order as the list, with completions merged and no page twice', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'starter' })]
  const made: number[] = []
  for (let i = 0; i < 30; i += 1) {
    const id = await makePage(shop, { prompt: ['star', 'starry star', 'starfish', 'a stare', 'moon'][i % 5] as string })
    await setCounts(shop, id, { favorited_count: (i * 7) % 11, colored_count: (i * 5) % 13 })
    made.push(id)
  }
  await favorite(shop, me, made[0] as number)
  await toggleBlocked(shop, admin, made[2] as number)
  for (const sort of ['latest', 'oldest', 'popularity', 'mostFavorited', 'mostColored', 'trending']) {
    const all = [...(await ids(shop, me, { sort })), ...(await ids(shop, me, { sort, page: 2 }))]
    const stars = all.filter((id) => made.indexOf(id) % 5 !== 4)
    const found = [...(await find(me, 'star', { sort })), ...(await find(me, 'star', { sort, page: '2' }))]
    assert.deepEqual(found, stars, sort)
    assert.deepEqual((await find(me, 'starr star', { sort })).length, 0)
    assert.deepEqual(
      await find(me, 'star starr', { sort }),
      stars.filter((id) => made.indexOf(id) % 5 === 1),
    )
  }
})

test('words of scripts without spaces are found where they stand, and those of others too', async () => {
  const [owner, other] = [await shop.people.make(), await shop.people.make()]
  const panda = await makePage(shop, { by: owner, prompt: '一只熊猫骑自行车', title: '一只熊猫骑自行车' })
  const cat = await makePage(shop, { by: owner, prompt: '自転車に乗る猫', title: '自転車に乗る猫' })
  const camel = await makePage(shop, { by: owner, prompt: 'ولد يركب جملا', title: 'ولد يركب جملا' })
  const elephant = await makePage(shop, { by: owner, prompt: 'हाथी और मोर', title: 'हाथी और मोर' })
  for (const viewer of [owner, other]) {
    assert.deepEqual(await ids(shop, viewer, { search: '熊猫' }), [panda])
    assert.deepEqual(await ids(shop, viewer, { search: '自行车 熊' }), [panda])
    assert.deepEqual(await ids(shop, viewer, { search: '猫' }), [cat])
    assert.deepEqual(await ids(shop, viewer, { search: '自転車' }), [cat])
    assert.deepEqual(await ids(shop, viewer, { search: 'يركب' }), [camel])
    assert.deepEqual(await ids(shop, viewer, { search: 'हाथी' }), [elephant])
  }
})
