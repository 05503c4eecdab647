import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshTrends } from '../../../src/features/gallery/pages/trends.service.ts'
import { product } from '../../support/product.ts'
import { color, favorite, ids, list, makePage, read, setCounts, toggleBlocked } from './gallery.ts'

const shop = product()
const sorts = ['trending', 'popularity', 'latest', 'oldest', 'mostFavorited', 'mostColored']
const scopes = ['public', 'favorited', 'colored', 'owned']

test('a page carries every field, and what only its owner may know goes to the owner', async () => {
  const [owner, other] = [await shop.people.make({ name: 'Zoë' }), await shop.people.make()]
  const id = await makePage(shop, {
    by: owner,
    prompt: 'Zoë and her cat',
    bloom: 'pages/abcdefghijklmnopqrstuvwx.webp',
  })
  const [mine, theirs] = [(await read(shop, owner, id)).data, (await read(shop, other, id)).data]
  assert.equal(mine.prompt, 'Zoë and her cat')
  assert.equal(theirs.prompt, null)
  assert.deepEqual([mine.is_owner, theirs.is_owner], [true, false])
  assert.deepEqual(theirs.user, { name: 'Zoë', stripe_id: null })
  const { illustration, vector, regions, thumbs, ...rest } = theirs
  assert.match(illustration, /^\/files\/pages\/[\w-]+\.png$/)
  assert.match(vector, /\.svg$/)
  assert.match(regions, /\.bin$/)
  assert.deepEqual(
    thumbs.map((thumb: { width: number }) => thumb.width),
    [320, 560, 1024],
  )
  assert.equal(thumbs[0].url, `${illustration.replace('/files/', '/pictures/')}/320.webp`)
  assert.deepEqual(rest, {
    id,
    title: 'Zoë and her cat',
    prompt: null,
    missing: null,
    user: { name: 'Zoë', stripe_id: null },
    width: 1024,
    height: 1024,
    themes: ['animals'],
    difficulty: null,
    bloom: '/pictures/pages/abcdefghijklmnopqrstuvwx.webp/560.webp',
    colored: null,
    colored_count: 0,
    favorited_count: 0,
    reported_count: null,
    is_colored: false,
    is_paid: false,
    is_favorited: false,
    is_owner: false,
    blocked: false,
    deleted: false,
    private: false,
    trending: false,
    created_at: '2030-01-15T12:00:00.000Z',
  })
  assert.deepEqual((await list(shop, other)).data[0], theirs)
})

test('among colored pages latest and oldest go by when the person last colored them, also page by page', async () => {
  const [me, other] = [await shop.people.make({ plan: 'advanced' }), await shop.people.make()]
  const made: number[] = []
  for (let i = 0; i < 23; i += 1) {
    shop.clock.advance(1000)
    made.push(await makePage(shop, { prompt: i % 2 ? 'an odd cat' : 'an even cat' }))
  }
  // The newest page first, the oldest last; then two of them again, and somebody else colors one.
  for (const id of made.toReversed()) {
    shop.clock.advance(1000)
    await color(shop, me, id)
  }
  const [third, tenth] = [made[3] as number, made[10] as number]
  for (const id of [third, tenth]) {
    shop.clock.advance(1000)
    await color(shop, me, id)
  }
  shop.clock.advance(1000)
  await color(shop, other, made[20] as number)
  const lastFirst = [tenth, third, ...made.filter((id) => id !== third && id !== tenth)]
  const all = async (query: Record<string, string>) => {
    const first = await list(shop, me, { scope: 'colored', ...query })
    const rest = first.next ? await ids(shop, me, { scope: 'colored', ...query, page: 2, after: first.next }) : []
    return [...first.data.map(({ id }) => id), ...rest]
  }
  assert.deepEqual(await all({}), lastFirst, 'latest is the default')
  assert.deepEqual(await all({ sort: 'oldest' }), lastFirst.toReversed())
  assert.deepEqual(await ids(shop, me, { scope: 'colored', page: 2 }), lastFirst.slice(20), 'by offset')
  const even = lastFirst.filter((id) => made.indexOf(id) % 2 === 0)
  assert.deepEqual(await all({ search: 'even' }), even)
  const { next } = await list(shop, me, { sort: 'latest' })
  const foreign = await shop.call('GET', `/pages/paginate?scope=colored&page=2&after=${next}`, { as: me })
  assert.equal(foreign.status, 422, 'where another order ended says nothing here')
})

test('six sorts, each total, in each of four scopes', async () => {
  const me = await shop.people.make({ plan: 'advanced' })
  const made: number[] = []
  for (let i = 0; i < 6; i += 1) {
    const id = await makePage(shop, { by: me, prompt: `page ${i}` })
    made.push(id)
    await favorite(shop, me, id)
    await color(shop, me, id)
    // Two of a time, so that the id decides.
    if (i % 2 === 1) shop.clock.advance(1000)
  }
  const [a, b, c, d, e, f] = made as [number, number, number, number, number, number]
  await setCounts(shop, a, { favorited_count: 5, colored_count: 2 })
  await setCounts(shop, b, { favorited_count: 9, colored_count: 1 })
  await setCounts(shop, c, { favorited_count: 5, colored_count: 9 })
  await refreshTrends(shop.db, shop.clock)
  await shop.db.updateTable('pages').set({ trending_score: 7 }).where('id', '=', b).execute()
  const expected: Record<string, number[]> = {
    latest: [f, e, d, c, b, a],
    oldest: [a, b, c, d, e, f],
    mostFavorited: [b, c, a, f, e, d],
    mostColored: [c, a, f, e, d, b],
    popularity: [c, b, a, f, e, d],
    trending: [b, f, e, d, c, a],
  }
  for (const scope of scopes) {
    for (const sort of sorts) {
      assert.deepEqual(await ids(shop, me, { scope, sort }), expected[sort], `${scope} by ${sort}`)
      assert.deepEqual(
        await ids(shop, me, { scope, sort, search: 'page' }),
        expected[sort],
        `${scope} by ${sort}, searched`,
      )
    }
  }
})

test('each scope has its own pages', async () => {
  const [me, other] = [await shop.people.make({ plan: 'starter' }), await shop.people.make()]
  const [mine, liked, done, plain] = [
    await makePage(shop, { by: me }),
    await makePage(shop, { by: other }),
    await makePage(shop, { by: other }),
    await makePage(shop),
  ]
  await favorite(shop, me, liked)
  await color(shop, me, done)
  assert.deepEqual(await ids(shop, me), [plain, done, liked, mine])
  assert.deepEqual(await ids(shop, me, { scope: 'favorited' }), [liked])
  assert.deepEqual(await ids(shop, me, { scope: 'colored' }), [done])
  assert.deepEqual(await ids(shop, me, { scope: 'owned' }), [mine])
  assert.deepEqual(await ids(shop, other, { scope: 'owned' }), [done, liked])
  assert.deepEqual(await ids(shop, other, { scope: 'favorited' }), [])
  const [colored] = (await list(shop, me, { scope: 'colored' })).data
  assert.equal(colored?.is_colored, true)
  assert.match(colored?.colored?.preview ?? '', /^\/files\/uploads\//)
  assert.equal((await read(shop, other, done)).data.colored, null)
})

test('twenty to a page, by cursor and by number, without a count', async () => {
  const me = await shop.people.make()
  const made: number[] = []
  for (let i = 0; i < 45; i += 1) made.unshift(await makePage(shop, { prompt: `cat number ${i}` }))
  for (const search of ['', 'cat']) {
    const first = await list(shop, me, { search })
    assert.deepEqual([first.current_page, first.last_page, first.data.length], [1, 2, 20])
    const second = await list(shop, me, { search, page: 2, after: first.next ?? '' })
    const third = await list(shop, me, { search, page: 3, after: second.next ?? '' })
    assert.deepEqual([third.current_page, third.last_page, third.data.length, third.next], [3, 3, 5, null])
    const shown = [first, second, third].flatMap(({ data }) => data.map((page) => page.id))
    assert.deepEqual(shown, made)
    assert.deepEqual(await ids(shop, me, { search, page: 2 }), made.slice(20, 40))
    assert.deepEqual(await ids(shop, me, { search, page: 3 }), made.slice(40))
    const beyond = await list(shop, me, { search, page: 4000 })
    assert.deepEqual([beyond.data, beyond.current_page, beyond.last_page], [[], 4000, 4000])
  }
})

test('what makes no sense is refused, and a cursor of another list too', async () => {
  const me = await shop.people.make()
  for (let i = 0; i < 21; i += 1) await makePage(shop)
  const next = (await list(shop, me)).next ?? ''
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const bad = [
    'sort=worst',
    'scope=everything',
    'page=0',
    'page=x',
    'page=1.5',
    'reported=maybe',
    `search=${'a'.repeat(3_000)}`,
    'after=nonsense',
    `sort=mostColored&after=${next}`,
    `after=${forged(['latest', 1])}`,
    `after=${forged(['latest', -1, 2])}`,
    `after=${forged(['latest', 1e300, 2])}`,
    `after=${forged(['mostColored', 2 ** 40, 2])}&sort=mostColored`,
    `after=${forged(['latest', '1; drop table pages', 2])}`,
    `after=${forged({ 0: 'latest' })}`,
  ]
  for (const query of bad) {
    const answer = await shop.call('GET', `/pages/paginate?${query}`, { as: me })
    assert.deepEqual([answer.status, answer.body.code], [422, 'INVALID'], query.slice(0, 80))
  }
  assert.equal((await shop.call('GET', '/pages/paginate')).status, 401)
  for (const id of ['0', 'x', '9007199254740993'])
    assert.equal((await shop.call('GET', `/pages/${id}/read`, { as: me })).status, 422)
  assert.equal((await read(shop, me, 4711)).status, 404)
})

test('an admin sees blocked pages as such, in every order and search, and nobody else sees them at all', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make()]
  const [a, b, c] = [await makePage(shop), await makePage(shop), await makePage(shop)]
  await setCounts(shop, b, { favorited_count: 3 })
  await toggleBlocked(shop, admin, b)
  for (const search of ['', 'cat', 'gard']) {
    assert.deepEqual(await ids(shop, me, { search }), [c, a])
    const seen = (await list(shop, admin, { search })).data
    assert.deepEqual(
      seen.map((page) => [page.id, page.blocked]),
      [
        [c, false],
        [b, true],
        [a, false],
      ],
    )
    assert.deepEqual(await ids(shop, admin, { search, sort: 'mostFavorited' }), [b, c, a])
    assert.deepEqual(await ids(shop, admin, { search, sort: 'oldest' }), [a, b, c])
  }
  assert.equal((await read(shop, admin, b)).data.blocked, true)
  assert.equal((await read(shop, admin, a)).data.prompt, 'A cat in a garden')
})

test('stripe_id is told to admins only', async () => {
  const [admin, owner, me] = [await shop.people.admin(), await shop.people.make(), await shop.people.make()]
  await shop.db.updateTable('users').set({ stripe_id: 'cus_1' }).where('id', '=', owner.id).execute()
  const id = await makePage(shop, { by: owner })
  assert.equal((await read(shop, admin, id)).data.user.stripe_id, 'cus_1')
  assert.equal((await read(shop, me, id)).data.user.stripe_id, null)
  assert.equal((await read(shop, owner, id)).data.user.stripe_id, null)
})
