import type { Book, BookSummary, Paper } from '@inkbloom/contract'
import { book as limits } from '@inkbloom/contract/constants'
import { unletteredIn } from '@inkbloom/illustrator/prompts'
import type { Db, Tx } from '../../../db/client.ts'
import { cancel } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, invalid, notFound } from '../../../kernel/errors.ts'
import { queueFileDeletion } from '../../files/delete-files.job.ts'
import { findGone } from '../pages/pages.service.ts'
import { refundBook } from './book-order.ts'
import { readBookPages, readPagesOf } from './book-pages.ts'
import { isBeingMade, lockBook, selectBooks, showBook, toSummary, type Whose } from './book-row.ts'

export async function listBooks(db: Db, { userId }: { userId: number }): Promise<BookSummary[]> {
  const rows = await selectBooks(db, userId)
    .orderBy('books.updated_at', 'desc')
    .orderBy('books.id', 'desc')
    .limit(limits.most)
    .execute()
  const pages = await readPagesOf(db, { bookIds: rows.map(({ id }) => id), userId })
  return rows.map((row) => toSummary(row, pages.get(row.id) ?? []))
}

interface NewBook {
  userId: number
  title: string
  author?: string | undefined
  paper: Paper
  pageIds: number[]
}

export async function createBook(db: Db, clock: Clock, input: NewBook): Promise<Book> {
  const { userId, title, author, paper, pageIds } = input
  requireLetters({ title, author })
  await requireSeen(db, { userId, pageIds })
  return db.transaction().execute(async (tx) => {
    // Held: two books at once must not both be the last that there is room for.
    const { name } = await tx
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { count } = await tx
      .selectFrom('books')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= limits.most)
      throw new AppError('TOO_LARGE', `You have ${limits.most} books. Delete one before you begin another.`)
    const now = clock.now()
    const by = author ?? firstName(name)
    const { id: bookId } = await tx
      .insertInto('books')
      .values({
        ...{ user_id: userId, title, author: by, paper, blank_backs: true },
        ...{ cover_id: pageIds[0] ?? null, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPages(tx, bookId, pageIds)
    return showBook(tx, { bookId, userId })
  })
}

/** What stands on a book that somebody may give away: not the whole name, unless they write it. */
const firstName = (name: string) => {
  const first = name.trim().split(/\s+/)[0]?.slice(0, limits.authorLength) ?? ''
  return unletteredIn(first).length > 0 ? '' : first
}

export const readBook = (db: Db, whose: Whose): Promise<Book> => showBook(db, whose)

interface Changes {
  title?: string | undefined
  author?: string | undefined
  paper?: Paper | undefined
  blankBacks?: boolean | undefined
  coverId?: number | null | undefined
  pageIds?: number[] | undefined
}

export async function updateBook(db: Db, clock: Clock, { changes, ...whose }: Whose & { changes: Changes }) {
  const { title, author, paper, blankBacks, coverId, pageIds } = changes
  requireLetters({ title, author })
  return db.transaction().execute(async (tx) => {
    const row = await lockBook(tx, whose)
    if (pageIds) {
      const before = new Set((await readBookPages(tx, whose)).map(({ id }) => id))
      // What is there already may have been taken down since: it stays until its owner takes it out.
      await requireSeen(tx, { userId: whose.userId, pageIds: pageIds.filter((id) => !before.has(id)) })
      await setPages(tx, row.id, pageIds)
    }
    const inBook = (await readBookPages(tx, whose)).map(({ id }) => id)
    if (coverId && !inBook.includes(coverId)) throw invalid({ coverId: 'Choose one of the pages in the book.' })
    const cover = coverId === undefined ? row.cover_id : coverId
    await tx
      .updateTable('books')
      .set({
        ...(title !== undefined && { title }),
        ...(author !== undefined && { author }),
        ...(paper !== undefined && { paper }),
        ...(blankBacks !== undefined && { blank_backs: blankBacks }),
        // Named, not 'the first': it stays on the cover when another page comes to stand before it.
        cover_id: cover !== null && inBook.includes(cover) ? cover : (inBook[0] ?? null),
        updated_at: clock.now(),
      })
      .where('id', '=', row.id)
      .execute()
    return showBook(tx, whose)
  })
}

async function setPages(tx: Tx, bookId: number, pageIds: number[]): Promise<void> {
  await tx.deleteFrom('book_pages').where('book_id', '=', bookId).execute()
  if (pageIds.length === 0) return
  await tx
    .insertInto('book_pages')
    .values(pageIds.map((page_id, place) => ({ book_id: bookId, place, page_id })))
    .execute()
}

/** Only what its owner can see: a book must not tell the titles of blocked pages, nor of others' private ones. */
async function requireSeen(db: Db | Tx, { userId, pageIds }: { userId: number; pageIds: number[] }): Promise<void> {
  const gone = await findGone(db, { ids: pageIds, viewer: { id: userId, admin: false } })
  if (gone.length > 0) throw notFound(gone.length === 1 ? 'A page' : 'Some of the pages')
}

/** The cover is drawn with fonts of ours: better to say so than to print a gap. */
function requireLetters(texts: { title: string | undefined; author: string | undefined }): void {
  const errors: Record<string, string> = {}
  for (const [field, text] of Object.entries(texts)) {
    const missing = [...new Set(unletteredIn(text ?? ''))].slice(0, 5)
    if (missing.length > 0) errors[field] = `The cover cannot be lettered with ${missing.join(' ')} yet.`
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** One that is being made is stopped first, and what it cost is back. */
export async function deleteBook(db: Db, clock: Clock, whose: Whose): Promise<{ deleted: boolean }> {
  return db.transaction().execute(async (tx) => {
    const row = await lockBook(tx, whose)
    const stopped =
      row.job_id !== null && isBeingMade(row) && (await cancel(tx, clock, { id: row.job_id, userId: whose.userId }))
    if (stopped) await refundBook(tx, clock, stopped)
    await tx.deleteFrom('books').where('id', '=', row.id).execute()
    if (row.file) await queueFileDeletion(tx, clock, [row.file])
    return { deleted: true }
  })
}
