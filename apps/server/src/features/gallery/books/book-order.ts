import { randomUUID } from 'node:crypto'
import { type Book, messages } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import { enqueue, type Job } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { livePlan } from '../../billing/plans/live-plan.ts'
import { bookTooLarge } from '../coloreds/storage-quota.ts'
import { payForPages, takeBackPages } from '../pages/paid-pages.ts'
import { type BookPageRow, namesOf, readBookPages } from './book-pages.ts'
import { type BookRow, coverOf, isBeingMade, lockBook, showBook, type Whose } from './book-row.ts'

export const bookKind = 'book'

/** What a `book` job is to make: as the book was when it was ordered, whatever is changed meanwhile. */
export interface BookOrder {
  bookId: number
  title: string
  author: string
  paper: BookRow['paper']
  blankBacks: boolean
  coverId: number | null
  pageIds: number[]
  /** Pages that this order has paid for. */
  paid: number[]
}

export const orderOf = (job: Pick<Job, 'payload'>) => job.payload as unknown as BookOrder

interface Making extends Whose {
  /** What the person was told. */
  cost: number
  requestId?: string | undefined
}

interface OrderDeps {
  db: Db
  clock: Clock
  wake(): void
}

/**
 * Spends every credit with the job, in one transaction: there is never a charge without a book under way, nor the other way
 * round. The same request id is the same order.
 */
export async function makeBook({ db, clock, wake }: OrderDeps, making: Making): Promise<Book> {
  const { userId, bookId, requestId = randomUUID() } = making
  const book = await db.transaction().execute(async (tx) => {
    const row = await lockBook(tx, making)
    const known = await tx
      .selectFrom('jobs')
      .select('id')
      .where('user_id', '=', userId)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (!known) await order(tx, clock, { ...making, requestId, row })
    return showBook(tx, { bookId, userId })
  })
  wake()
  return book
}

async function order(tx: Tx, clock: Clock, { row, ...making }: Making & { requestId: string; row: BookRow }) {
  const { userId, bookId, requestId } = making
  if (!(await livePlan(tx, { userId, now: clock.now() })).paid)
    throw new AppError('NO_PAID_PLAN', messages.booksPaidOnly)
  if (isBeingMade(row)) throw new AppError('STALE', 'This book is being made right now.')
  const pages = await readBookPages(tx, { bookId, userId })
  requirePages(pages)
  const noRoom = await bookTooLarge(tx, clock, { userId, added: 1 - (row.bytes ?? 0) })
  if (noRoom) throw new AppError('TOO_LARGE', noRoom)
  const foreign = pages.filter((page) => page.user_id !== userId).map(({ id }) => id)
  // The id of the job is in what the ledger says of each credit, so there is a job before there is a charge.
  const { job, created } = await enqueue(tx, clock, { kind: bookKind, userId, requestId, payload: {} })
  if (!created) throw new AppError('STALE', 'This order has been sent for another book.')
  const paid = await payForPages(tx, clock, {
    userId,
    pageIds: foreign,
    reason: 'book',
    referenceOf: referenceOf(job.id),
  })
  if (paid.length > making.cost)
    throw new AppError('STALE', `This book now costs ${paid.length} credits. Nothing was charged.`)
  const payload = orderFor(row, pages, paid)
  await tx
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', job.id)
    .execute()
  await tx.updateTable('books').set({ job_id: job.id }).where('id', '=', bookId).execute()
}

export function orderFor(row: BookRow, pages: readonly BookPageRow[], paid: number[]): BookOrder {
  return {
    bookId: row.id,
    title: row.title,
    author: row.author,
    paper: row.paper,
    blankBacks: row.blank_backs,
    coverId: coverOf(row, pages)?.id ?? null,
    pageIds: pages.map(({ id }) => id),
    paid,
  }
}

function requirePages(pages: readonly BookPageRow[]): void {
  if (pages.length === 0) throw invalid({ pageIds: 'Put at least one page into the book.' })
  const gone = pages.filter((page) => !page.is_visible)
  if (gone.length > 0)
    throw invalid({
      pageIds: `${namesOf(gone)} ${gone.length === 1 ? 'is' : 'are'} no longer available. Take ${gone.length === 1 ? 'it' : 'them'} out to make the book. Nothing was charged.`,
    })
}

const referenceOf = (jobId: number) => (pageId: number) => `job:${jobId}:${pageId}`

/** In the transaction that ends a job without a book: once, however often it is asked for. */
export async function refundBook(tx: Tx, clock: Clock, job: Pick<Job, 'id' | 'user_id' | 'payload'>): Promise<void> {
  if (job.user_id === null) return
  await takeBackPages(tx, clock, {
    userId: job.user_id,
    pageIds: orderOf(job).paid,
    reason: 'book',
    referenceOf: referenceOf(job.id),
  })
}
