import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkLedger } from '../../../../src/features/billing/credits/check-ledger.ts'
import { product } from '../../../support/product.ts'
import { color, makePage, read as readPage, toggleBlocked } from '../gallery.ts'
import { books, creditsOf, makeDrawnPage, setCredits } from './binding.ts'

const shop = product()
const { create, read, update, make, ended, remove } = books(shop)
const bookJobs = () => shop.db.selectFrom('jobs').select('id').where('kind', '=', 'book').execute()
const ledgerIsRight = async () => assert.deepEqual((await checkLedger(shop.db)).wrong, [])

test("a page of somebody else's costs one credit, once, whether it is put into a book or colored first", async () => {
  const [me, other] = [await shop.people.make({ plan: 'starter' }), await shop.people.make()]
  const mine = await makeDrawnPage(shop, { by: me })
  const [colored, one, two] = [
    await makeDrawnPage(shop, { by: other }),
    await makeDrawnPage(shop, { by: other }),
    await makeDrawnPage(shop),
  ]
  await color(shop, me, colored)
  assert.equal(await creditsOf(shop, me), 99)
  const { data: draft } = await create(me, [mine, colored, one, two])
  assert.equal(draft.cost, 2, 'the sum is said before')
  assert.deepEqual(
    draft.pages.map((page: { is_paid: boolean }) => page.is_paid),
    [true, true, false, false],
  )
  assert.equal(await creditsOf(shop, me), 99, 'a draft costs nothing')
  const ordered = await make(me, draft.id, 2)
  assert.equal(ordered.status, 200, JSON.stringify(ordered.body))
  const book = await ended(me, draft.id)
  assert.deepEqual([book.status, book.share, book.cost, book.failure], ['ready', 1, 0, null])
  assert.equal(await creditsOf(shop, me), 97)
  const page = (await readPage(shop, me, one)).data
  assert.deepEqual([page.is_paid, page.is_colored], [true, false], 'the studio says that it is free')
  assert.equal((await color(shop, me, one)).status, 200)
  assert.equal((await make(me, draft.id, 0)).status, 200)
  await ended(me, draft.id)
  assert.equal(await creditsOf(shop, me), 97, 'coloring it afterwards is free, and so is making the book again')
  const { data: history } = (await shop.call('GET', '/credits/history', { as: me })).data
  const spent = history.filter((entry: { reason: string }) => entry.reason === 'book')
  assert.deepEqual(
    spent.map((entry: { delta: number; page: { id: number } }) => [entry.delta, entry.page.id]).sort(),
    [
      [-1, one],
      [-1, two],
    ].sort(),
  )
  await ledgerIsRight()
})

test('with too few credits nothing is spent, and nothing is made', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const pages = [await makeDrawnPage(shop), await makeDrawnPage(shop), await makeDrawnPage(shop)]
  await setCredits(shop, me, 2)
  const { data: draft } = await create(me, pages)
  const refused = await make(me, draft.id, 3)
  assert.deepEqual([refused.status, refused.body.code], [403, 'NO_CREDITS'])
  assert.equal(await creditsOf(shop, me), 2)
  assert.deepEqual(await bookJobs(), [])
  assert.equal((await read(me, draft.id)).cost, 3)
  await ledgerIsRight()
})

test('on Free a book can be put together and looked at, and is not made', async () => {
  const free = await shop.people.make()
  const { data: draft } = await create(free, [await makeDrawnPage(shop)])
  assert.ok(draft.cover.thumbs.length > 0)
  const refused = await make(free, draft.id, 1)
  assert.deepEqual(
    [refused.status, refused.body],
    [403, { code: 'NO_PAID_PLAN', message: 'Books are only available on the paid plan.' }],
  )
  assert.equal(await creditsOf(shop, free), 10)
  assert.deepEqual(await bookJobs(), [])
})

test('a book that has come to cost more than was said is not made', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop)])
  const refused = await make(me, draft.id, 0)
  assert.deepEqual([refused.status, refused.body.code], [409, 'STALE'])
  assert.match(refused.body.message ?? '', /now costs 1 credit.*Nothing was charged\./)
  assert.equal(await creditsOf(shop, me), 100)
  assert.deepEqual(await bookJobs(), [])
})

test('twenty orders at once for one book spend what one costs', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop), await makeDrawnPage(shop)])
  const answers = await Promise.all(Array.from({ length: 20 }, () => make(me, draft.id, 2)))
  assert.ok(answers.some(({ status }) => status === 200))
  assert.ok(answers.every(({ status }) => status === 200 || status === 409))
  assert.equal((await ended(me, draft.id)).status, 'ready')
  assert.equal(await creditsOf(shop, me), 98)
  await ledgerIsRight()
})

test('the same request id is the same order, however often it is sent', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop)])
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(me, draft.id, 1, requestId)))
  assert.ok(answers.every(({ status }) => status === 200))
  await ended(me, draft.id)
  assert.equal((await make(me, draft.id, 1, requestId)).status, 200)
  assert.equal((await bookJobs()).length, 1)
  assert.equal(await creditsOf(shop, me), 99)
})

test('two books and the colorings of their pages, all at once, spend one credit for each page', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const pages = await Promise.all(Array.from({ length: 10 }, () => makeDrawnPage(shop)))
  const drafts = [(await create(me, pages)).data.id, (await create(me, pages.toReversed())).data.id]
  const answers = await Promise.all([
    ...drafts.map((id) => make(me, id, 10)),
    ...pages.map((page) => color(shop, me, page)),
  ])
  assert.ok(
    answers.every(({ status }) => status === 200),
    JSON.stringify(answers.map(({ status }) => status)),
  )
  for (const id of drafts) assert.equal((await ended(me, id)).status, 'ready')
  assert.equal(await creditsOf(shop, me), 90)
  await ledgerIsRight()
})

test('with credits for one of two books, one is made and the other costs nothing', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const drafts: number[] = []
  for (let i = 0; i < 2; i += 1) {
    const pages = [await makeDrawnPage(shop), await makeDrawnPage(shop), await makeDrawnPage(shop)]
    drafts.push((await create(me, pages)).data.id)
  }
  await setCredits(shop, me, 4)
  const answers = await Promise.all(drafts.map((id) => make(me, id, 3)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403])
  for (const id of drafts) await ended(me, id)
  assert.equal(await creditsOf(shop, me), 1)
  await ledgerIsRight()
})

test('blocked pages are refused by name, and nothing is spent', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'starter' })]
  const [cat, fox, hen] = [
    await makeDrawnPage(shop, { prompt: 'A cat' }),
    await makeDrawnPage(shop, { prompt: 'A fox' }),
    await makeDrawnPage(shop, { prompt: 'A hen' }),
  ]
  const { data: draft } = await create(me, [cat, fox, hen])
  await toggleBlocked(shop, admin, cat)
  await toggleBlocked(shop, admin, hen)
  const seen = await read(me, draft.id)
  assert.deepEqual(
    seen.pages.map(({ title, picture }) => [title, picture === null]),
    [
      ['A cat', true],
      ['A fox', false],
      ['A hen', true],
    ],
  )
  assert.equal(seen.cost, 1)
  const refused = await make(me, draft.id, 3)
  assert.equal(refused.status, 422)
  assert.match(refused.body.errors?.pageIds ?? '', /^“A cat” and “A hen” are no longer available\./)
  assert.equal(await creditsOf(shop, me), 100)
  assert.equal(
    (await update(me, draft.id, { title: 'Still mine', pageIds: [hen, fox, cat] })).status,
    200,
    'they may stay',
  )
  assert.equal((await update(me, draft.id, { pageIds: [fox] })).status, 200)
  assert.equal((await make(me, draft.id, 1)).status, 200)
  assert.equal((await ended(me, draft.id)).status, 'ready')
})

test('what cannot be seen cannot be put into a book: blocked, deleted, and private pages of others', async () => {
  const [admin, me, other] = [
    await shop.people.admin(),
    await shop.people.make({ plan: 'starter' }),
    await shop.people.make(),
  ]
  const blocked = await makePage(shop)
  await toggleBlocked(shop, admin, blocked)
  const deleted = await makePage(shop, { by: other })
  await toggleBlocked(shop, other, deleted)
  const theirs = await makePage(shop, { by: other, prompt: 'the words "For Grandma Rosa" in big letters' })
  const mine = await makePage(shop, { by: me, prompt: 'the words "For Grandma Rosa" in big letters' })
  const { data: draft } = await create(me, [mine])
  for (const id of [blocked, deleted, theirs, 999_999]) {
    const refused = await update(me, draft.id, { pageIds: [mine, id] })
    assert.deepEqual([refused.status, refused.body.message], [404, 'A page was not found.'], 'and no title is told')
    assert.equal((await create(me, [id])).status, 404)
  }
  assert.deepEqual((await read(me, draft.id)).pages.length, 1)
})

test('a book that fails gives every credit back, except for a page that was colored meanwhile', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const [lost, fine, colored] = [
    await makePage(shop, { prompt: 'A lost cat' }),
    await makeDrawnPage(shop),
    await makeDrawnPage(shop),
  ]
  const { data: draft } = await create(me, [colored, fine, lost])
  // The first of its files is read once the coloring is there.
  const { get } = shop.storage
  const held = Promise.withResolvers<void>()
  shop.storage.get = async (key) => {
    await held.promise
    return get(key)
  }
  assert.equal((await make(me, draft.id, 3)).status, 200)
  assert.equal(await creditsOf(shop, me), 97)
  assert.equal((await color(shop, me, colored)).status, 200)
  assert.equal(await creditsOf(shop, me), 97)
  held.resolve()
  const failed = await ended(me, draft.id)
  shop.storage.get = get
  assert.equal(failed.status, 'failed')
  assert.equal(failed.failure?.message, 'The picture of “A lost cat” is lost. Take it out. Nothing was charged.')
  assert.equal(failed.cost, 2)
  assert.equal(await creditsOf(shop, me), 99)
  await update(me, draft.id, { pageIds: [colored, fine] })
  assert.equal((await make(me, draft.id, 1)).status, 200)
  assert.equal((await ended(me, draft.id)).status, 'ready')
  assert.equal(await creditsOf(shop, me), 98)
  await ledgerIsRight()
})

test('deleting a book that is being made stops it and gives its credits back', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const { data: draft } = await create(me, [await makeDrawnPage(shop), await makeDrawnPage(shop)])
  const { get } = shop.storage
  const held = Promise.withResolvers<void>()
  shop.storage.get = async (key) => {
    await held.promise
    return get(key)
  }
  await make(me, draft.id, 2)
  assert.equal((await remove(me, draft.id)).status, 200)
  held.resolve()
  shop.storage.get = get
  assert.equal(await creditsOf(shop, me), 100)
  assert.equal((await shop.call('GET', `/books/${draft.id}/read`, { as: me })).status, 404)
  await ledgerIsRight()
})
