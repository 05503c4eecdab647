import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { countBookPages } from '@inkbloom/contract/constants'
import { idle } from '../../../support/idle.ts'
import { type Person, password } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'
import { toggleBlocked } from '../gallery.ts'
import { books, creditsOf, makeDrawnPage } from './binding.ts'

const shop = product()
const { create, read, update, make, ended, remove, download } = books(shop)
const fileOf = async (id: number) =>
  (await shop.db.selectFrom('books').select('file').where('id', '=', id).executeTakeFirst())?.file ?? null

async function madeBook(me: Person, pages: number[], more: object = {}) {
  const { data: draft } = await create(me, pages)
  await update(me, draft.id, more)
  await make(me, draft.id, pages.length)
  const book = await ended(me, draft.id)
  assert.equal(book.status, 'ready', JSON.stringify(book.failure))
  return book
}

async function storedBooks(): Promise<string[]> {
  const keys: string[] = []
  for await (const files of shop.storage.list()) keys.push(...files.map(({ key }) => key))
  return keys.filter((key) => key.startsWith('books/')).sort()
}

test('a book is one file: cover, pictures with empty backs, credits, back cover, on the paper that was chosen', async () => {
  const me = await shop.people.make({ plan: 'starter', name: 'Mia Lund' })
  const pages = await Promise.all(Array.from({ length: 5 }, () => makeDrawnPage(shop)))
  const papers = { letter: [612, 792], a4: [595, 842] }
  for (const [paper, size] of Object.entries(papers))
    for (const blankBacks of [true, false]) {
      const book = await madeBook(me, pages, { paper, blankBacks })
      const answer = await download(me, book.id)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
      const count = countBookPages(5, { blankBacks })
      assert.deepEqual([pdf.getPageCount(), count % 2], [count, 0])
      assert.deepEqual([book.file?.pages, book.file?.bytes], [count, bytes.length])
      for (const sheet of pdf.getPages()) assert.deepEqual([sheet.getWidth(), sheet.getHeight()].map(Math.round), size)
      assert.deepEqual([pdf.getTitle(), pdf.getAuthor()], ['A quiet afternoon', 'Mia'])
    }
})

test('nobody else gets the file, nor does its owner once they no longer pay; it is kept for them', async () => {
  const [me, other] = [await shop.people.make({ plan: 'starter' }), await shop.people.make({ plan: 'starter' })]
  const book = await madeBook(me, [await makeDrawnPage(shop)])
  assert.equal((await download(other, book.id)).status, 404)
  for (const call of [`/books/${book.id}/read`, `/books/${book.id}/file`])
    assert.equal((await shop.call('GET', call, { as: other })).status, 404)
  for (const call of ['make', 'delete'])
    assert.equal((await shop.call('POST', `/books/${book.id}/${call}`, { as: other, body: { cost: 0 } })).status, 404)
  assert.equal((await update(other, book.id, { title: 'Mine now' })).status, 404)
  assert.equal((await fetch(`${shop.url}/files/${await fileOf(book.id)}`)).status, 404, 'not by its address either')
  shop.clock.advance(40 * 86_400_000)
  const again = await shop.people.again(me)
  const refused = await shop.call('GET', `/books/${book.id}/file`, { as: again })
  assert.deepEqual([refused.status, refused.body.code], [403, 'NO_PAID_PLAN'])
  assert.equal((await read(again, book.id)).file?.bytes, book.file?.bytes)
})

test('a book with a page that was blocked since is refused by that name, until it is made without it', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'starter' })]
  const [cat, fox] = [await makeDrawnPage(shop, { prompt: 'A cat' }), await makeDrawnPage(shop, { prompt: 'A fox' })]
  const book = await madeBook(me, [cat, fox])
  await toggleBlocked(shop, admin, cat)
  const refused = await shop.call('GET', `/books/${book.id}/file`, { as: me })
  assert.equal(refused.status, 409)
  assert.match(refused.body.message ?? '', /^“A cat” has been taken down since\./)
  shop.clock.advance(1000)
  await update(me, book.id, { pageIds: [fox] })
  assert.equal((await read(me, book.id)).is_changed, true)
  shop.clock.advance(1000)
  await make(me, book.id, 0)
  assert.equal((await ended(me, book.id)).is_changed, false)
  assert.equal((await download(me, book.id)).status, 200)
})

test('a page that is blocked while the book is made ends it, and the credits are back', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'starter' })]
  const cat = await makeDrawnPage(shop, { prompt: 'A cat' })
  const { data: draft } = await create(me, [cat])
  const before = await storedBooks()
  const { put } = shop.storage
  shop.storage.put = async (key, ...rest) => {
    if (key.startsWith('books/')) await toggleBlocked(shop, admin, cat)
    return put(key, ...rest)
  }
  await make(me, draft.id, 1)
  const book = await ended(me, draft.id)
  shop.storage.put = put
  assert.equal(book.failure?.message, '“A cat” was taken down meanwhile. Nothing was charged.')
  assert.equal(await creditsOf(shop, me), 100)
  assert.deepEqual(await storedBooks(), before, 'and no file is left behind')
})

test('books count with what a plan keeps; one too many costs nothing', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const large = await madeBook(me, [await makeDrawnPage(shop)])
  await shop.db.updateTable('books').set({ bytes: 2_147_483_647 }).where('id', '=', large.id).execute()
  const { data: draft } = await create(me, [await makeDrawnPage(shop)])
  await make(me, draft.id, 1)
  const book = await ended(me, draft.id)
  assert.match(
    book.failure?.message ?? '',
    /^Your plan keeps 2048\.0 MB of colorings and books: .* Nothing was charged\.$/,
  )
  assert.equal(book.failure?.code, 'TOO_LARGE')
  assert.equal(await creditsOf(shop, me), 99)
  assert.equal((await make(me, large.id, 0)).status, 200, 'what is there may be made again')
  assert.equal((await ended(me, large.id)).status, 'ready')
})

test('a book made again, and one that is deleted, leave no file behind', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const book = await madeBook(me, [await makeDrawnPage(shop)])
  const first = (await fileOf(book.id)) ?? ''
  await make(me, book.id, 0)
  await ended(me, book.id)
  const second = (await fileOf(book.id)) ?? ''
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(first), null)
  assert.notEqual(await shop.storage.get(second), null)
  assert.equal((await remove(me, book.id)).status, 200)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(second), null)
})

test('when an author leaves, books with their pages are made anew without the name, and lose no page', async () => {
  const [me, author] = [await shop.people.make({ plan: 'starter' }), await shop.people.make({ name: 'Nora Leaving' })]
  const theirs = await makeDrawnPage(shop, { by: author, prompt: 'A cat' })
  const book = await madeBook(me, [theirs, await makeDrawnPage(shop)])
  const first = (await fileOf(book.id)) ?? ''
  assert.equal(book.pages[0]?.author, 'Nora Leaving')
  await shop.call('POST', '/users/delete', { as: author, body: { currentPassword: password } })
  await until(async () => ((await fileOf(book.id)) ?? first) !== first, 'the new file')
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(first), null)
  const anew = await read(me, book.id)
  assert.deepEqual([anew.status, anew.pages.map(({ author: by }) => by)], ['ready', ['', '']])
  assert.equal(await creditsOf(shop, me), 98)
  assert.equal((await download(me, book.id)).status, 200)
})

test('a person takes their books with them, and leaves none behind', async () => {
  const me = await shop.people.make({ plan: 'starter' })
  const page = await makeDrawnPage(shop)
  const book = await madeBook(me, [page], { author: 'Grandma' })
  const file = (await fileOf(book.id)) ?? ''
  const { sections } = (await shop.call('POST', '/users/export', { as: me, body: { currentPassword: password } })).data
  assert.deepEqual(
    sections.books.books.map((one: { title: string; author: string; pages: number[] }) => [
      one.title,
      one.author,
      one.pages,
    ]),
    [['A quiet afternoon', 'Grandma', [page]]],
  )
  assert.equal(sections.books.paid.length, 1)
  await shop.call('POST', '/users/delete', { as: me, body: { currentPassword: password } })
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(file), null)
  assert.deepEqual(await shop.db.selectFrom('books').select('id').execute(), [])
})
