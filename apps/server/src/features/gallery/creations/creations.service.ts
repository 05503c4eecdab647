import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Creation, Detail } from '@inkbloom/contract'
import { titleOf } from '@inkbloom/illustrator/prompts'
import type { Db } from '../../../db/client.ts'
import { cancel, enqueue, type Job } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { giveBack, spend } from '../../billing/credits/credits.service.ts'
import { toCreation } from './creation-state.ts'
import type { Illustrators } from './illustrators.ts'
import { requireSafe } from './safety.ts'
import { requireUnderstood } from './understand.service.ts'
import { countWantedWords } from './wanted-words.ts'

export interface CreationDeps {
  db: Db
  clock: Clock
  illustrators: Illustrators
  wake(): void
}

/**
 * Reserves the credit with the job, in one transaction: there is never a charge without a drawing under way, nor the
 * other way round. The same request id finds the same job, and is charged once.
 */
export async function startCreation(
  deps: CreationDeps,
  input: { userId: number; prompt: string; detail?: Detail | undefined; requestId?: string | undefined },
) {
  const { db, clock } = deps
  const requestId = input.requestId ?? randomUUID()
  const known = await findCreation(db, { userId: input.userId, requestId })
  if (known) return known
  const illustrator = await deps.illustrators.current()
  await requireSafe(illustrator, input.prompt)
  const { unknown } = await requireUnderstood(illustrator, input.prompt)
  const job = await db.transaction().execute(async (tx) => {
    const payload = { prompt: input.prompt, detail: input.detail ?? null, seed: randomInt(2 ** 31) }
    const { job, created } = await enqueue(tx, clock, { kind: 'draw', userId: input.userId, requestId, payload })
    if (!created) return job
    await spend(tx, clock, {
      userId: input.userId,
      kind: 'page_creation',
      reason: 'create',
      reference: `job:${job.id}`,
    })
    await countWantedWords(tx, clock, { userId: input.userId, words: unknown, title: titleOf(input.prompt) })
    return job
  })
  deps.wake()
  return job
}

/** Waits until the page is there. Whoever leaves stops waiting, not the drawing. */
export async function finishCreation(
  deps: CreationDeps,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<{ id: number }> {
  for await (const creation of watch(deps, { userId: job.user_id ?? 0, requestId: job.request_id ?? '', signal })) {
    if (creation.page_id !== null) return { id: creation.page_id }
    if (creation.status === 'stopped') throw new AppError('STOPPED', 'You stopped this drawing. Your credit is back.')
    if (creation.failure) throw new AppError(creation.failure.code, creation.failure.message)
  }
  throw new AppError('STOPPED', 'The page is still being drawn. It will be in My pages.')
}

/** Every change of a creation, whichever server works on it: all of them see the same row. */
export async function* watch(
  { db, clock }: Pick<CreationDeps, 'db' | 'clock'>,
  { userId, requestId, signal }: { userId: number; requestId: string; signal: AbortSignal },
): AsyncGenerator<Creation> {
  const usualSeconds = await readUsualSeconds(db)
  let last = ''
  for (let pause = 150; !signal.aborted; pause = Math.min(1000, pause * 1.25)) {
    const job = await findCreation(db, { userId, requestId })
    if (!job) throw notFound('This drawing')
    const creation = toCreation(job, { now: clock.now(), usualSeconds })
    const line = JSON.stringify(creation)
    if (line !== last) yield creation
    if (job.finished_at) return
    last = line
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}

export async function stopCreation(
  { db, clock }: CreationDeps,
  { userId, requestId }: { userId: number; requestId: string },
) {
  const stopped = await db.transaction().execute(async (tx) => {
    const job = await findCreation(tx, { userId, requestId })
    if (!job) throw notFound('This drawing')
    const canceled = await cancel(tx, clock, { id: job.id, userId })
    // Too late: it has ended by itself, and what it cost is settled.
    if (!canceled) return findCreation(tx, { userId, requestId })
    await giveBack(tx, clock, { kind: 'page_creation', reason: 'create', reference: `job:${job.id}` })
    return { ...job, ...canceled }
  })
  if (!stopped) throw notFound('This drawing')
  return toCreation(stopped, { now: clock.now(), usualSeconds: 0 })
}

export async function listCreations({ db, clock }: CreationDeps, { userId }: { userId: number }): Promise<Creation[]> {
  const now = clock.now()
  const recently = new Date(now.getTime() - 3_600_000)
  const jobs = await selectCreations(db, userId)
    .where((eb) => eb.or([eb('jobs.finished_at', 'is', null), eb('jobs.finished_at', '>', recently)]))
    .orderBy('jobs.id', 'desc')
    .limit(50)
    .execute()
  const usualSeconds = await readUsualSeconds(db)
  return jobs.map((job) => toCreation(job, { now, usualSeconds }))
}

function selectCreations(db: Pick<Db, 'selectFrom'>, userId: number) {
  return db
    .selectFrom('jobs')
    .leftJoin('pages', 'pages.job_id', 'jobs.id')
    .selectAll('jobs')
    .select('pages.id as page_id')
    .where('jobs.kind', '=', 'draw')
    .where('jobs.user_id', '=', userId)
}

function findCreation(db: Pick<Db, 'selectFrom'>, { userId, requestId }: { userId: number; requestId: string }) {
  return selectCreations(db, userId).where('jobs.request_id', '=', requestId).executeTakeFirst()
}

/** How long the last drawings took, so that the time left is measured and not made up. */
async function readUsualSeconds(db: Db): Promise<number> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['created_at', 'finished_at'])
    .where('kind', '=', 'draw')
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const seconds = jobs
    .map((job) => ((job.finished_at?.getTime() ?? 0) - job.created_at.getTime()) / 1000)
    .sort((a, b) => a - b)
  return seconds[seconds.length >> 1] ?? 10
}
