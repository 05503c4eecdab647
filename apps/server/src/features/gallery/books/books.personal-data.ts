import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { PersonalData } from '../../../db/personal-data.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { queueFileDeletion } from '../../files/delete-files.job.ts'
import { type BookOrder, bookKind } from './book-order.ts'

export const bookData: PersonalData = {
  name: 'books',
  tables: ['books', 'book_pages', 'paid_pages'],
  read: async (db, userId) => ({
    books: (
      await sql`
        select id, title, author, paper, blank_backs, bytes, made_at, created_at, updated_at,
          array(select page_id from book_pages where book_id = books.id order by place) as pages
        from books where user_id = ${userId} order by id`.execute(db)
    ).rows,
    paid: await db.selectFrom('paid_pages').select(['page_id', 'created_at']).where('user_id', '=', userId).execute(),
  }),
  remove: async (tx, userId, clock) => {
    await makeOthersAnew(tx, userId, clock)
    const gone = await tx.deleteFrom('books').where('user_id', '=', userId).returning('file').execute()
    await tx.deleteFrom('paid_pages').where('user_id', '=', userId).execute()
    return gone.flatMap(({ file }) => (file ? [file] : []))
  },
}

interface OthersBook extends Omit<BookOrder, 'paid'> {
  userId: number
  file: string
}

/** The credits in others' books name whoever leaves: those books are made again, for nothing, without the name. */
async function makeOthersAnew(tx: Tx, userId: number, clock: Clock): Promise<void> {
  const { rows } = await sql<OthersBook>`
    update books set file = null, bytes = null, sheets = null, bound = null, made_at = null
    from (select id, file, bound from books) as old
    where old.id = books.id and books.user_id <> ${userId}
      and exists (select from pages where pages.id = any (old.bound) and pages.user_id = ${userId})
    returning books.id as "bookId", books.user_id as "userId", title, author, paper, blank_backs as "blankBacks",
      cover_id as "coverId", old.bound as "pageIds", old.file`.execute(tx)
  for (const { userId: owner, file, ...book } of rows) {
    await queueFileDeletion(tx, clock, [file])
    const payload = { ...book, paid: [] } satisfies BookOrder
    const { job } = await enqueue(tx, clock, { kind: bookKind, userId: owner, payload: { ...payload } })
    await tx.updateTable('books').set({ job_id: job.id }).where('id', '=', book.bookId).execute()
  }
}
