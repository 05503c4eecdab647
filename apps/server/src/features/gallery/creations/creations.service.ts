import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Creation, Detail } from '@inkbloom/contract'
import { cancel, type Job } from '../../../jobs/queue.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { refund } from './cost.ts'
import { toCreation } from './creation-state.ts'
import { findCreation, selectCreations } from './find-creation.ts'
import { type CreationDeps, queueDrawing } from './queue-drawing.ts'
import { countStop } from './stops.ts'
import { readUsualTime } from './usual-time.ts'

export async function startCreation(
  deps: CreationDeps,
  input: {
    userId: number
    prompt: string
    detail?: Detail | undefined
    seed?: number | undefined
    requestId?: string | undefined
  },
): Promise<Job> {
  const { requestId = randomUUID(), detail = null } = input
  return queueDrawing(deps, { ...input, requestId, detail, terms: async () => ({ cost: 1, redrawOf: null }) })
}

/** Waits until the page is there. Whoever leaves stops waiting, not the drawing. */
export async function finishCreation(
  deps: CreationDeps,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<{ id: number }> {
  for await (const creation of watch(deps, { userId: job.user_id ?? 0, requestId: job.request_id ?? '', signal })) {
    if (creation.page_id !== null) return { id: creation.page_id }
    if (creation.status === 'stopped') throw stopped(creation)
    if (creation.failure) throw new AppError(creation.failure.code, creation.failure.message)
  }
  throw new AppError('STOPPED', 'The page is still being drawn. It will be in My pages.')
}

const stopped = ({ cost }: Creation) =>
  new AppError('STOPPED', `You stopped this drawing. ${cost > 0 ? 'Your credit is back.' : 'Nothing was charged.'}`)

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
    await refund(tx, clock, job)
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
