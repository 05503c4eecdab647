import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Creation, Detail } from '@inkbloom/contract'
import { withoutNames } from '@inkbloom/illustrator/prompts'
import type { Db } from '../../../db/client.ts'
import { cancel, enqueue, type Job } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { giveBack, spend } from '../../billing/credits/credits.service.ts'
import { toCreation } from './creation-state.ts'
import type { Illustrators } from './illustrators.ts'
import { requireSafe } from './safety.ts'
import { countStop, orTooManyStops } from './stops.ts'
import { requireUnderstood } from './understand.service.ts'
import { readUsualTime } from './usual-time.ts'
import { countWantedWords } from './wanted-words.ts'

export interface CreationDeps {
  db: Db
  clock: Clock
  illustrators: Illustrators
  wake(): void
  /** How many words of a new page will not be on it: the number alone, never the words. */
  countNotDrawn(words: number): void
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
  await orTooManyStops(db, clock, input)
  const illustrator = await deps.illustrators.current()
  await requireSafe(illustrator, input.prompt)
  const { unknown } = await requireUnderstood(illustrator, input.prompt)
  const { job, created } = await db.transaction().execute(async (tx) => {
    const payload = { prompt: input.prompt, detail: input.detail ?? null, seed: randomInt(2 ** 31) }
    const queued = await enqueue(tx, clock, { kind: 'draw', userId: input.userId, requestId, payload })
    const { job, created } = queued
    if (!created) return queued
    await spend(tx, clock, {
      userId: input.userId,
      kind: 'page_creation',
      reason: 'create',
      reference: `job:${job.id}`,
    })
    await countWantedWords(tx, clock, { userId: input.userId, words: unknown, without: withoutNames(input.prompt) })
    return queued
  })
  if (created && unknown.length > 0) deps.countNotDrawn(unknown.length)
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
  { db, clock, illustrators }: Pick<CreationDeps, 'db' | 'clock' | 'illustrators'>,
  { userId, requestId, signal }: { userId: number; requestId: string; signal: AbortSignal },
): AsyncGenerator<Creation> {
  const usual = await readUsualTime(db, await illustrators.current())
  let last = ''
  for (let pause = 150; !signal.aborted; pause = Math.min(1000, pause * 1.25)) {
    const job = await findCreation(db, { userId, requestId })
    if (!job) throw notFound('This drawing')
    const creation = toCreation(job, { now: clock.now(), usual })
    const line = JSON.stringify(creation)
    if (line !== last) yield creation
    if (job.finished_at) return
    last = line
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}

export async function stopCreation(
  { db, clock, illustrators }: CreationDeps,
  { userId, requestId }: { userId: number; requestId: string },
) {
  const stopped = await db.transaction().execute(async (tx) => {
    const job = await findCreation(tx, { userId, requestId })
    if (!job) throw notFound('This drawing')
    const canceled = await cancel(tx, clock, { id: job.id, userId })
    // Too late: it has ended by itself, and what it cost is settled.
    if (!canceled) return findCreation(tx, { userId, requestId })
    await countStop(tx, clock, { userId, running: job.status === 'running' })
    await giveBack(tx, clock, { kind: 'page_creation', reason: 'create', reference: `job:${job.id}` })
    return { ...job, ...canceled }
  })
  if (!stopped) throw notFound('This drawing')
  const usual = await readUsualTime(db, await illustrators.current())
  return toCreation(stopped, { now: clock.now(), usual })
}

export async function listCreations(
  { db, clock, illustrators }: CreationDeps,
  { userId }: { userId: number },
): Promise<Creation[]> {
  const now = clock.now()
  const recently = new Date(now.getTime() - 3_600_000)
  const jobs = await selectCreations(db, userId)
    .where((eb) => eb.or([eb('jobs.finished_at', 'is', null), eb('jobs.finished_at', '>', recently)]))
    .orderBy('jobs.id', 'desc')
    .limit(50)
    .execute()
  const usual = await readUsualTime(db, await illustrators.current())
  return jobs.map((job) => toCreation(job, { now, usual }))
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
