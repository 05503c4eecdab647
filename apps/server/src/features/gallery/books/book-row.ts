import type { Book, BookSummary } from '@inkbloom/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Books } from '../../../db/gallery-tables.ts'
import type { Job } from '../../../jobs/queue.ts'
import { notFound } from '../../../kernel/errors.ts'
import { bookFailure } from './book-failures.ts'
import { type BookPageRow, costOf, pictureOf, readBookPages, toBookPage } from './book-pages.ts'

export type BookRow = Selectable<Books> & {
  job_status: Job['status'] | null
  job_progress: number | null
  job_error: string | null
}

export function selectBooks(db: Db | Tx, userId: number) {
  return db
    .selectFrom('books')
    .leftJoin('jobs', 'jobs.id', 'books.job_id')
    .selectAll('books')
    .select(['jobs.status as job_status', 'jobs.progress as job_progress', 'jobs.error as job_error'])
    .where('books.user_id', '=', userId)
}

export interface Whose {
  bookId: number
  userId: number
}

export async function showBook(db: Db | Tx, { bookId, userId }: Whose): Promise<Book> {
  const row = await selectBooks(db, userId).where('books.id', '=', bookId).executeTakeFirst()
  if (!row) throw notFound('This book')
  const pages = await readBookPages(db, { bookId, userId })
  return {
    ...toSummary(row, pages),
    pages: pages.map((page) => toBookPage(page, userId)),
    cost: costOf(pages),
  }
}

/** The row, held until the end of tx: two orders for one book come one after the other. */
export async function lockBook(tx: Tx, { bookId, userId }: Whose): Promise<BookRow> {
  await tx.selectFrom('books').select('id').where('id', '=', bookId).forNoKeyUpdate().execute()
  const row = await selectBooks(tx, userId).where('books.id', '=', bookId).executeTakeFirst()
  if (!row) throw notFound('This book')
  return row
}

export const isBeingMade = ({ job_status }: Pick<BookRow, 'job_status'>) =>
  job_status === 'queued' || job_status === 'running'

export function toSummary(row: BookRow, pages: readonly BookPageRow[]): BookSummary {
  const cover = coverOf(row, pages)
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    paper: row.paper,
    blank_backs: row.blank_backs,
    cover_id: cover?.id ?? null,
    cover: cover?.is_visible ? pictureOf(cover) : null,
    pictures: pages.length,
    status: statusOf(row),
    share: row.job_status === 'done' ? 1 : (row.job_progress ?? 0),
    failure: row.job_status === 'failed' ? bookFailure(row.job_error) : null,
    file: fileOf(row),
    is_changed: row.made_at !== null && row.updated_at > row.made_at,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The chosen one, while it is in the book; else the first that can be seen. */
export const coverOf = ({ cover_id }: Pick<BookRow, 'cover_id'>, pages: readonly BookPageRow[]) =>
  pages.find(({ id }) => id === cover_id) ?? pages.find(({ is_visible }) => is_visible) ?? null

function statusOf(row: BookRow): BookSummary['status'] {
  if (row.job_status === 'queued') return 'queued'
  if (row.job_status === 'running') return 'making'
  if (row.job_status === 'failed') return 'failed'
  return row.file === null ? 'draft' : 'ready'
}

function fileOf({ bytes, sheets, made_at }: BookRow): BookSummary['file'] {
  if (bytes === null || sheets === null || made_at === null) return null
  return { bytes, pages: sheets, made_at: made_at.toISOString() }
}
