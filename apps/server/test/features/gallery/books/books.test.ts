import assert from 'node:assert/strict'
import { test } from 'node:test'
import { book as limits } from '@inkbloom/contract/constants'
import { product } from '../../../support/product.ts'
import { books, makeDrawnPage } from './binding.ts'

const shop = product()
const { create, read, update } = books(shop)

test('a book remembers its pages in their order, its words, its paper and its cover', async () => {
  const me = await shop.people.make({ name: 'Mia Lund' })
  const [one, two, three] = [await makeDrawnPage(shop), await makeDrawnPage(shop), await makeDrawnPage(shop)]
  const { status, data: draft } = await create(me, [one, two])
  assert.equal(status, 200)
  assert.deepEqual([draft.status, draft.author, draft.paper, draft.blank_backs], ['draft', 'Mia', 'letter', true])
  assert.deepEqual([draft.cover_id, draft.file, draft.is_changed], [one, null, false])
  const changed = await update(me, draft.id, {
    title: 'Mia’s quiet afternoon',
    author: '',
    paper: 'a4',
    blankBacks: false,
    pageIds: [three, two, one],
    coverId: two,
  })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  const book = await read(me, draft.id)
  assert.deepEqual(
    [book.title, book.author, book.paper, book.blank_backs, book.cover_id, book.pages.map(({ id }) => id)],
    ['Mia’s quiet afternoon', '', 'a4', false, two, [three, two, one]],
  )
  await update(me, draft.id, { pageIds: [one, three, two] })
  assert.equal((await read(me, draft.id)).cover_id, two, 'whatever stands before it')
  await update(me, draft.id, { pageIds: [three, one] })
  assert.equal((await read(me, draft.id)).cover_id, three, 'a cover that is no longer in it is the first page')
})

test('the shelf has the book that was changed last first, and nobody else’s', async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const first = (await create(me, [await makeDrawnPage(shop)])).data.id
  shop.clock.advance(1000)
  const second = (await create(me, [])).data.id
  await create(other, [])
  const list = async () =>
    (await shop.call('GET', '/books/list', { as: me })).data.map((one: { id: number; pictures: number }) => [
      one.id,
      one.pictures,
    ])
  assert.deepEqual(await list(), [
    [second, 0],
    [first, 1],
  ])
  shop.clock.advance(1000)
  await update(me, first, { title: 'Changed' })
  assert.deepEqual(
    (await list()).map(([id]: [number]) => id),
    [first, second],
  )
})

test('what a book cannot be is said beside the field', async () => {
  const me = await shop.people.make()
  const page = await makeDrawnPage(shop)
  const { data: draft } = await create(me, [page])
  const wrong: [object, string, RegExp][] = [
    [{ title: '   ' }, 'title', /Give the book a title/],
    [{ title: 'x'.repeat(41) }, 'title', /at most 40/],
    [{ title: '李明的书' }, 'title', /cannot be lettered with 李 明 的 书/],
    [{ title: 'My 🦊 book' }, 'title', /cannot be lettered with 🦊/],
    [{ author: 'x'.repeat(41) }, 'author', /at most 40/],
    [{ paper: 'a3' }, 'paper', /letter or a4/],
    [{ coverId: 999_999 }, 'coverId', /one of the pages/],
    [{ pageIds: [page, page] }, 'pageIds', /once/],
    [{ pageIds: Array.from({ length: limits.mostPictures + 1 }, (_, i) => i + 1) }, 'pageIds', /at most 60/],
  ]
  for (const [body, field, message] of wrong) {
    const refused = await update(me, draft.id, body)
    assert.equal(refused.status, 422, JSON.stringify(body))
    assert.match(refused.body.errors?.[field] ?? '', message)
  }
  const empty = (await create(me, [])).data.id
  const paying = await shop.people.make({ plan: 'starter' })
  const none = (await create(paying, [])).data.id
  const refused = await shop.call('POST', `/books/${none}/make`, { as: paying, body: { cost: 0 } })
  assert.match(refused.body.errors?.pageIds ?? '', /at least one page/)
  assert.equal((await read(me, empty)).pages.length, 0)
})

test('titles in the scripts that the illustrator letters are welcome', async () => {
  const me = await shop.people.make()
  for (const title of ['Ärger mit Øl & Żółw', 'मेरी किताब', 'كتابي', 'ねこの ほん', 'Mia’s “best” day – no. 2!'])
    assert.equal((await create(me, [], { title })).status, 200, title)
})

test('a cover is looked at before it is chosen', async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const page = await makeDrawnPage(shop)
  const { status, data } = await shop.call('GET', `/pages/${page}/cover`, { as: me })
  assert.equal(status, 200)
  assert.match(data.picture, /^data:image\/webp;base64,/)
  await shop.db.updateTable('pages').set({ private: true, user_id: other.id }).where('id', '=', page).execute()
  assert.equal((await shop.call('GET', `/pages/${page}/cover`, { as: me })).status, 404)
})

test('there is room for a hundred books', async () => {
  const me = await shop.people.make()
  const now = shop.clock.now()
  const row = { user_id: me.id, title: 'One of many', author: '', paper: 'a4' as const, blank_backs: true }
  await shop.db
    .insertInto('books')
    .values(Array.from({ length: limits.most - 1 }, () => ({ ...row, created_at: now, updated_at: now })))
    .execute()
  const answers = await Promise.all([create(me, []), create(me, [])])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 413])
})
