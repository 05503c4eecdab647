import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Job } from '../../../jobs/queue.ts'
import { type JobContext, type JobHandler, JobRefused } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Press } from '../../../press/press-pool.ts'
import type { Storage } from '../../../providers/storage.ts'
import { queueFileDeletion } from '../../files/delete-files.job.ts'
import { listSettings } from '../../site/settings.service.ts'
import { bookTooLarge } from '../coloreds/storage-quota.ts'
import { bookFailureText } from './book-failures.ts'
import { orderOf, refundBook } from './book-order.ts'
import { namesOf } from './book-pages.ts'

export interface BookDeps {
  db: Db
  clock: Clock
  storage: Storage
  press: Press
}

interface Made {
  file: string
  bytes: number
  sheets: number
  bound: number[]
}

/** Pages to one file. The book's row has it with the job's end, in one transaction; the credits come back so, if it fails. */
export function bookJob(deps: BookDeps): JobHandler<Made> {
  const { clock, storage } = deps
  return {
    run: (job, context) => make(deps, job, context),
    complete: (tx, job, made) => keep(tx, clock, job, made),
    discard: ({ file }) => storage.delete(file),
    gaveUp: (tx, job) => refundBook(tx, clock, job),
  }
}

async function make(deps: BookDeps, job: Job, { signal, setPhase }: JobContext): Promise<Made> {
  const { db, clock, storage, press } = deps
  const { title, author, paper, blankBacks, coverId, pageIds } = orderOf(job)
  await setPhase('drawing', 0)
  const found = await readPages(db, pageIds)
  if (found.length === 0) throw new JobRefused(bookFailureText('NOT_FOUND', 'None of its pages is there any more.'))
  const pages = []
  for (const [i, page] of found.entries()) {
    pages.push({ ...page, plate: await plateOf(deps, page, signal) })
    await setPhase('drawing', (0.85 * (i + 1)) / found.length)
  }
  const onCover = Math.max(
    0,
    pages.findIndex(({ id }) => id === coverId),
  )
  const svg = await readSvg(storage, pages[onCover]?.vector ?? null)
  const color = svg ? await press.run({ kind: 'cover', svg }, signal).catch(orAbort(signal)) : null
  await setPhase('binding', 0.95)
  const { pdf, sheets } = await press.run(
    {
      kind: 'bind',
      book: {
        title,
        author,
        paper,
        blankBacks,
        pages: pages.map(({ plate, title: name, author: by }) => ({
          plate,
          credit: { title: name, author: by ?? '' },
        })),
        cover: { page: onCover, color },
        site: await siteName(db),
        madeAt: clock.now(),
      },
    },
    signal,
  )
  const file = `books/${randomBytes(24).toString('base64url')}.pdf`
  await storage.put(file, pdf, 'application/pdf')
  return { file, bytes: pdf.length, sheets, bound: pages.map(({ id }) => id) }
}

/** A cover without color is still a cover. */
const orAbort = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error
  return null
}

interface PageRow {
  id: number
  title: string
  author: string | null
  illustration: string
  vector: string | null
}

/** In the order of the book. Names are those of today: whoever has left since is not named. */
async function readPages(db: Db, ids: number[]): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select pages.id, pages.title, users.name as author, pages.illustration, pages.vector
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join pages on pages.id = wanted.id left join users on users.id = pages.user_id
    order by wanted.place`.execute(db)
  return rows
}

async function plateOf({ storage, press }: BookDeps, page: PageRow, signal: AbortSignal) {
  const svg = await readSvg(storage, page.vector)
  const picture = await storage.get(page.illustration)
  if (!svg && !picture)
    throw new JobRefused(bookFailureText('NOT_FOUND', `The picture of ${namesOf([page])} is lost. Take it out.`))
  return press.run({ kind: 'plate', svg, picture }, signal)
}

async function readSvg(storage: Storage, key: string | null): Promise<string | null> {
  const bytes = key && (await storage.get(key))
  return bytes ? Buffer.from(bytes).toString() : null
}

async function siteName(db: Db): Promise<string> {
  const settings = await listSettings(db)
  return settings.find(({ name }) => name === 'app_name')?.value ?? ''
}

/** A page that was blocked while the book was made is not in a book; nor is there one that has no room. */
async function keep(tx: Tx, clock: Clock, job: Job, { file, bytes, sheets, bound }: Made): Promise<void> {
  const { bookId } = orderOf(job)
  const blocked = await blockedAmong(tx, bound)
  if (blocked.length > 0)
    throw new JobRefused(bookFailureText('STALE', `${namesOf(blocked)} was taken down meanwhile.`))
  const before = await tx
    .selectFrom('books')
    .select(['file', 'bytes', 'user_id'])
    .where('id', '=', bookId)
    .where('job_id', '=', job.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new JobRefused(bookFailureText('NOT_FOUND', 'The book is not there any more.'))
  const added = bytes - (before.bytes ?? 0)
  const noRoom = await bookTooLarge(tx, clock, { userId: before.user_id, added })
  if (noRoom) throw new JobRefused(bookFailureText('TOO_LARGE', noRoom))
  await tx
    .updateTable('books')
    .set({ file, bytes, sheets, bound, made_at: job.created_at })
    .where('id', '=', bookId)
    .execute()
  if (before.file) await queueFileDeletion(tx, clock, [before.file])
}

export function blockedAmong(db: Db | Tx, ids: number[]): Promise<{ title: string }[]> {
  return db.selectFrom('pages').select('title').where('id', 'in', ids).where('blocked_at', 'is not', null).execute()
}
